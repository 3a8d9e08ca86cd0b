# Player 1 uses her Silver Bell in the Library before she draws Trinkets, and then draws a Warm Ember and
# another Silver Bell. Whether she has drawn and used one is asked.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
lay visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
wait 1s
lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
wait 3s
lay pawn-player1 @library/pawns
wait 1s
take bell-1
	apart 1 pieces
take whisper-1
	apart 2 pieces
wait 8s
	ask A Silver Bell of Player 1 is covered or gone. It can be used once the Trinkets are drawn.
	  expected “Player 1” lies in the Foyer
	  expected “Whisper” lies on the hearth in the Library
	  seen “Player 1” lies in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay ember-2 @HAND-player1
	apart 3 pieces
wait 2s
	record player1 take ember-2 @HAND-player1
	apart 2 pieces
lay bell-2 @HAND-player1
wait 6s
	ask Has Player 1 drawn a Silver Bell and used one in the Library?
	- Yes
	- We put it back
answer Yes
	record player1 take bell-2 @HAND-player1
	apart 3 pieces
	record player1 move pawn-player1 @library/pawns
	record player1 use bell-2,whisper-1
wait 3s
