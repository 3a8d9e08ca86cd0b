# Player 1 puts her character into the Library, thinks again, and takes it back. She
# goes to the Kitchen and uses two Embers there: three points in all.
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
lay visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
lay shade-1 @kitchen/pantry
	record player1 lay shade-1 @kitchen/pantry
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 5s
lay pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @library/pawns
wait 2s
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
wait 3s
together
take frost-1
take ember-1
end
	record player1 use ember-1,frost-1
wait 3s
together
take shade-1
take candle-1
end
	record player1 use candle-1,shade-1
wait 5s
