# Trinkets may be given for an action. In the turn of Player 2 the players exchange
# two: only hers is given, the other one goes back.
game visitors
players 2
option trade=yes
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
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 2s
together
lay bell-1 @HAND-player2
lay candle-1 @HAND-player1
end
wait 6s
	apart 2 pieces
	ask It is the turn of Player 2, who alone may give a Trinket now: the Silver Bell goes back to Player 1.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Candle Stub” lies with the cards of Player 2
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Candle Stub” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
	record player2 give candle-1 @HAND-player1
wait 6s
