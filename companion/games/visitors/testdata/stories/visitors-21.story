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
lay pawn-player1 @library/ladder
wait 5s
	ask Player 1 stands where nobody can.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” lies on the ladder in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @foyer/pawns +75,0
wait 8s
	hint Player 1 is in no room: the Foyer is where she was.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” is in none of its places
	hint Player 1 is in no room: the Foyer is where she was.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” is in none of its places
	- The camera is wrong: it lies as expected
lay pawn-player1 @foyer/pawns
wait 4s
