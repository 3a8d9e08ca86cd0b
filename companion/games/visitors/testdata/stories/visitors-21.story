# A character that stands anywhere on a tile is in that room: on the row of a
# location, or on the Visitor's place. On the line between two rooms it is unclear.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/ladder
	record player1 move pawn-player1 @library/pawns
wait 5s
lay pawn-player1 @library/door-4
wait 5s
	apart 1 pieces
	ask Is Player 1 in the Library or in the Foyer?
	- In the Library
	- In the Foyer
answer "In the Library"
wait 5s
lay pawn-player1 @library/visitor
wait 5s
lay pawn-player1 @library/door-4
wait 5s
	apart 1 pieces
	ask Is Player 1 in the Library or in the Foyer?
	- In the Library
	- In the Foyer
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 4s
lay pawn-player1 @foyer/pawns +75,0
wait 8s
	hint Player 1 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
	apart 1 pieces
	hint Player 1 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
	- The camera is wrong: it lies as expected
lay pawn-player1 @foyer/pawns
wait 4s
