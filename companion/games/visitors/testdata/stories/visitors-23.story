# Player 1 ends her turn beside a Visitor. She forgets the Blight and passes the
# marker; Player 2 draws a Visit. The Blight is still to be drawn.
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
lay visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay turn-marker @TURN-player2
	record player1 end
wait 5s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay visit-nursery-cradle-shade @VISITS
wait 5s
	apart 1 pieces
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
together
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
lay pawn-player1 @foyer/pawns
end
	apart 5 pieces
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 4s
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 4s
