# Two Visits that bring the same spirit are drawn, then Trinkets; somebody lifts the last Visit to read
# it. Moves: the walk. Never: that the Visits were drawn in another order.
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
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay visit-nursery-window-frost @VISITS
	record player1 visit visit-nursery-window-frost @VISITS
lay frost-2 @nursery/window
	record player1 lay frost-2 @nursery/window
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
take visit-nursery-window-frost
wait 2s
lay pawn-player1 @kitchen/pawns
wait 5s
	record player1 move pawn-player1 @kitchen/pawns
lay visit-nursery-window-frost @VISITS
wait 3s
take visit-nursery-window-frost
take visit-kitchen-oven-frost
lay visit-nursery-window-frost @VISITS
lay visit-kitchen-oven-frost @VISITS
wait 5s
take ember-1
take frost-1
wait 3s
	record player1 use ember-1,frost-1
