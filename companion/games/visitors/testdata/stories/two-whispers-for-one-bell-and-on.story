# Two Whispers are taken for one Silver Bell, and play goes on: what is named stays the
# same.
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
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-2 @library/reading-desk
	record player1 lay whisper-2 @library/reading-desk
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
together
take bell-1
take whisper-1
take whisper-2
end
wait 4s
	apart 3 pieces
	ask A Silver Bell removes 1 Whisper, and 2 are gone: lay the others back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Whisper” lies on the hearth in the Library
	  expected “Whisper” lies on the reading desk in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Whisper” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
wait 4s
	ask A Silver Bell removes 1 Whisper, and 2 are gone: lay the others back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Whisper” lies on the hearth in the Library
	  expected “Whisper” lies on the reading desk in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Whisper” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 4 pieces
wait 2s
lay shade-1 @nursery/cradle
	apart 5 pieces
wait 30s
	ask A Silver Bell removes 1 Whisper, and 2 are gone: lay the others back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Shade” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  expected “Whisper” lies on the hearth in the Library
	  expected “Whisper” lies on the reading desk in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	  seen “Whisper” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-2 @library/reading-desk
	apart 4 pieces
	record player1 use bell-1,whisper-1
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
wait 5s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
wait 3s
