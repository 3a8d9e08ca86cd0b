# Something stands on the tag of a tile, and play goes on in other rooms. Moves: the walk, the use, the
# next turn. Never: that anybody waits for the tile.
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
take tile-library
wait 5s
	apart 2 pieces
	ask The Library is missing: put its tile back.
	  expected “Library” lies 1 right of the Foyer, upright
	  expected “Whisper” lies on the hearth in the Library
	  seen “Library” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @kitchen/pawns
	apart 3 pieces
	record player1 move pawn-player1 @kitchen/pawns
	apart 2 pieces
wait 5s
	ask The Library is missing: put its tile back.
	  expected “Library” lies 1 right of the Foyer, upright
	  expected “Whisper” lies on the hearth in the Library
	  seen “Library” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take ember-1
	apart 3 pieces
take frost-1
	apart 4 pieces
	record player1 use ember-1,frost-1
	apart 2 pieces
wait 5s
	ask The Library is missing: put its tile back.
	  expected “Library” lies 1 right of the Foyer, upright
	  expected “Whisper” lies on the hearth in the Library
	  seen “Library” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
	ask The Library is missing: put its tile back.
	  expected “Library” lies 1 right of the Foyer, upright
	  expected “Whisper” lies on the hearth in the Library
	  seen “Library” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 3 pieces
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 2 pieces
lay shade-1 @nursery/cradle
	apart 3 pieces
	record player2 lay shade-1 @nursery/cradle
	apart 2 pieces
wait 4s
	ask The Library is missing: put its tile back.
	  expected “Library” lies 1 right of the Foyer, upright
	  expected “Whisper” lies on the hearth in the Library
	  seen “Library” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
