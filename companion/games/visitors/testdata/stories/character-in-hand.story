# She holds her character while the Visits are drawn: what is laid counts, and the hint is of the
# character.
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
take pawn-player1
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
wait 2s
	apart 1 pieces
lay whisper-1 @library/hearth
	apart 2 pieces
	record player1 lay whisper-1 @library/hearth
	apart 1 pieces
wait 5s
	hint Player 1 stands in no room: push the character into one. It was in the Foyer.
lay visit-kitchen-oven-frost @VISITS
	apart 2 pieces
	record player1 visit visit-kitchen-oven-frost @VISITS
	apart 1 pieces
lay frost-1 @kitchen/oven
	apart 2 pieces
	record player1 lay frost-1 @kitchen/oven
	apart 1 pieces
lay bell-1 @HAND-player1
	apart 2 pieces
	record player1 take bell-1 @HAND-player1
	apart 1 pieces
wait 2s
lay ember-1 @HAND-player1
	apart 2 pieces
	record player1 take ember-1 @HAND-player1
	apart 1 pieces
wait 5s
	hint Player 1 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 4s
