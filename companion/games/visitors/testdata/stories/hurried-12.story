# Both players put a spirit: one on the place, one beside it; one is taken back, the
# other pushed.
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
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 1s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
together
lay frost-2 @nursery/cradle
lay frost-3 @nursery/window
end
wait 6s
	apart 2 pieces
	ask The Frost lies on the Cradle in the Nursery. It belongs on the Window in the Nursery.
	  expected “Frost” is not on the table
	  expected “Frost” is not on the table
	  seen “Frost” lies on the cradle in the Nursery
	  seen “Frost” lies on the window in the Nursery
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take frost-2
	record player2 lay frost-2 @nursery/window
wait 3s
together
lay bell-2 @HAND-player2
lay candle-1 @HAND-player2
end
	record player2 take bell-2 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
wait 2s
lay frost-3 @nursery/cradle
wait 5s
	record table correct frost-2 @nursery/cradle
lay frost-3 @nursery/window
wait 2s
	record table correct frost-2 @nursery/window
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 3s
