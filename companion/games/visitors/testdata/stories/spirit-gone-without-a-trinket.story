# A Shade is gone from the room of Player 1, who has no Candle Stub: nobody has removed
# it. It is named, and the next turn goes on beside it.
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
play player1 visit visit-library-ladder-shade @VISITS
	record player1 visit visit-library-ladder-shade @VISITS
play player1 lay shade-1 @library/ladder
	record player1 lay shade-1 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
take shade-1
wait 8s
	apart 1 pieces
	ask A Shade in the Library is covered or gone: spread the spirits there.
	  expected “Shade” lies on the ladder in the Library
	  seen “Shade” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 5s
	hint A Shade in the Library is covered or gone: spread the spirits there.
	  expected “Ladder, Library” (V03) lies on the drawn Visits
	  seen “Ladder, Library” (V03) is in none of its places
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
wait 30s
	hint The card Cradle, Nursery still brings a Shade to that place.
lay shade-1 @library/ladder
wait 6s
