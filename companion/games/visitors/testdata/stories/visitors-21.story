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
wait 5s
	apart 1 pieces
	ask Player 1 stands where spirits lie: push her to the row of characters in her room.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” lies on the ladder in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @foyer/pawns +75,0
wait 8s
	hint Player 1 stands in no room: push her into one. She was in the Foyer.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
	hint Player 1 stands in no room: push her into one. She was in the Foyer.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
	- The camera is wrong: it lies as expected
lay pawn-player1 @foyer/pawns
wait 4s
