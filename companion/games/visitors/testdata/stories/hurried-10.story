# A Visit's spirit is laid twice, the wrong one taken away, pawn knocked over and set
# up in another room.
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
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
together
lay frost-3 @nursery/window
lay frost-4 @nursery/window
end
wait 6s
	apart 2 pieces
	ask The card Window, Nursery brings 1 Frost: take the others away.
	  expected “Frost” is not on the table
	  expected “Frost” is not on the table
	  seen “Frost” lies on the window in the Nursery
	  seen “Frost” lies on the window in the Nursery
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take frost-3
	record player2 lay frost-3 @nursery/window
wait 3s
take pawn-player1
wait 4s
	apart 1 pieces
	ask Player 1 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @kitchen/pawns
wait 6s
	ask Player 1 stands in the Kitchen, but it is the turn of Player 2: put the character back into the Foyer.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” lies in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @foyer/pawns
wait 2s
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
wait 2s
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
lay pawn-player2 @foyer/pawns
	revoke player2 move pawn-player2 @nursery/pawns
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 3s
lay turn-marker @TURN-player3
	record player2 end
	record player2 done
wait 4s
