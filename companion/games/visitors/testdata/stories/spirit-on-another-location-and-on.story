# The Shade of the last Visit card is laid on another location of the Nursery, and Player 1 draws, walks and
# passes the turn marker. That the table is right records all of it, her walk as a walk.
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
lay shade-1 @nursery/window
wait 2s
	apart 1 pieces
lay bell-2 @HAND-player1
lay ember-2 @HAND-player1
wait 2s
lay pawn-player1 @nursery/pawns
	apart 2 pieces
wait 2s
	hint The Shade lies on the Window in the Nursery. It belongs on the Cradle in the Nursery.
lay turn-marker @TURN-player2
wait 6s
	ask The Shade lies on the Window in the Nursery. It belongs on the Cradle in the Nursery.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Player 1” lies in the Foyer
	  expected “Shade” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Player 1” lies in the Nursery
	  seen “Shade” lies on the window in the Nursery
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right: correct the record"
	record player1 lay shade-1 @nursery/cradle
	record table correct shade-1 @nursery/window
	apart 3 pieces
	record player1 take bell-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
	record player1 move pawn-player1 @nursery/pawns
	record player1 end
	record player1 done
wait 4s
