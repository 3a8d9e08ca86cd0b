# Three players. The marker goes to the wrong player, the right one draws, a spirit
# slides into the neighbour room, and two walk at once.
game visitors
players 3
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-music-room @M+2+0/0
	record table join tile-music-room @M+2+0/0
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay turn-marker @TURN-player3
wait 5s
	hint It is the turn of Player 1, and Player 2 comes next: the turn marker belongs before one of the two, not before Player 3.
lay visit-nursery-cradle-shade @VISITS
wait 3s
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
lay turn-marker @TURN-player2
wait 2s
lay shade-1 @nursery/window
wait 5s
	apart 1 pieces
	ask The Shade lies on the Window in the Nursery. It belongs on the Cradle in the Nursery.
	  expected “Shade” is not on the table
	  seen “Shade” lies on the window in the Nursery
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 2s
lay candle-2 @HAND-player3
wait 5s
	hint Player 2 draws Trinkets now: those before Player 3 go there, or back on the pile.
lay candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
together
lay pawn-player2 @nursery/pawns
lay pawn-player3 @kitchen/pawns
end
	record player2 move pawn-player2 @nursery/pawns
wait 6s
	apart 1 pieces
	ask Player 3 stands in the Kitchen, but it is the turn of Player 2: put the character back into the Foyer.
	  expected “Player 3” lies in the Foyer
	  seen “Player 3” lies in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player3 @foyer/pawns
take candle-1
take shade-1
	record player2 use candle-2,shade-1
wait 3s
lay turn-marker @TURN-player3
	record player2 end
	record player2 done
wait 4s
