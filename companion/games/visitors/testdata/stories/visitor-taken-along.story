# A Visitor is taken along to the Foyer.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 1s
together
lay pawn-player1 @foyer/pawns
lay visitor-1 @foyer/pawns
end
wait 6s
	apart 2 pieces
	ask No spirit and no Visitor comes to the Foyer: put the Visitor back in the Library.
	  expected “Player 1” lies in the Library
	  expected “Visitor” lies on the Visitor's space in the Library
	  seen “Player 1” lies in the Foyer
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visitor-1 @library/visitor
	revoke player1 move pawn-player1 @library/pawns
wait 4s
