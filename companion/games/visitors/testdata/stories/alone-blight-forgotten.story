# Alone beside a Visitor she begins the next turn with a Visit card and forgets the Blight. There is
# nobody to pass the turn marker to.
game visitors
players 1
option solo=one
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
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
lay visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
wait 6s
	apart 2 pieces
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
together
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
lay pawn-player1 @foyer/pawns
end
	apart 6 pieces
	record player1 end
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
	record player1 visit visit-nursery-cradle-shade @VISITS
	record player1 lay shade-1 @nursery/cradle
wait 4s
