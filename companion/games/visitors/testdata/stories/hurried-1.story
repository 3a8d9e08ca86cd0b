# A hurried first turn: cards piled, a spirit on the neighbour place, Trinkets before
# the second Visit, a pawn forth and back.
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
lay bell-1 @HAND-player1
lay visit-library-hearth-whisper @VISITS
wait 2s
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-2 @library/ladder
wait 2s
	apart 1 pieces
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
	apart 3 pieces
wait 5s
	ask The Whisper lies on the Ladder in the Library. It belongs on the Hearth in the Library.
	  expected “Silver Bell” is not on the table
	  expected “Oven, Kitchen” (V10) is not on the table
	  expected “Hearth, Library” (V00) lies on the drawn Visits
	  expected “Whisper” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Oven, Kitchen” (V10) lies on the drawn Visits
	  seen “Hearth, Library” (V00) is in none of its places
	  seen “Whisper” lies on the ladder in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-2 @library/hearth
lay frost-3 @kitchen/oven
	apart 4 pieces
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
	record player1 take bell-1 @HAND-player1
wait 2s
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 3s
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
lay pawn-player1 @library/pawns
	revoke player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @library/pawns
take whisper-2
wait 4s
	hint A Whisper is only removed with a Silver Bell: put the Silver Bell on the used Trinkets, or show again what is gone or covered.
	  expected “Silver Bell” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	apart 1 pieces
take bell-1
	record player1 use bell-1,whisper-1
wait 3s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
lay turn-marker @TURN-player2
	record player1 done
wait 4s
