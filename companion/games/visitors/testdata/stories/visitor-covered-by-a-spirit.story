# A Whisper comes to lie over the Visitor beside it. It is laid all the same, and what is drawn meanwhile counts.
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
play player1 visit visit-kitchen-visitor @VISITS
	record player1 visit visit-kitchen-visitor @VISITS
play player1 lay visitor-1 @kitchen/visitor
	record player1 lay visitor-1 @kitchen/visitor
play player1 visit visit-kitchen-oven-shade @VISITS
	record player1 visit visit-kitchen-oven-shade @VISITS
together
lay shade-1 @kitchen/oven
take visitor-1
end
	record player1 lay shade-1 @kitchen/oven
wait 4s
	apart 1 pieces
	ask The Visitor in the Kitchen is covered or gone: put it where all can see it.
	  expected “Visitor” lies on the Visitor's space in the Kitchen
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-toy-chest-frost @VISITS
	apart 2 pieces
	record player1 visit visit-nursery-toy-chest-frost @VISITS
	apart 1 pieces
wait 4s
	hint The card Toy chest, Nursery still brings a Frost to that place.
lay frost-1 @nursery/toy-chest
	apart 2 pieces
	record player1 lay frost-1 @nursery/toy-chest
	apart 1 pieces
wait 4s
	ask The Visitor in the Kitchen is covered or gone: put it where all can see it.
	  expected “Visitor” lies on the Visitor's space in the Kitchen
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
	apart 2 pieces
	record player1 take bell-1 @HAND-player1
	apart 1 pieces
wait 4s
	ask The Visitor in the Kitchen is covered or gone: put it where all can see it.
	  expected “Visitor” lies on the Visitor's space in the Kitchen
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay ember-1 @HAND-player1
	apart 2 pieces
	record player1 take ember-1 @HAND-player1
	apart 1 pieces
wait 30s
	ask The Visitor in the Kitchen is covered or gone: put it where all can see it.
	  expected “Visitor” lies on the Visitor's space in the Kitchen
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visitor-1 @kitchen/visitor
wait 4s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 4s
