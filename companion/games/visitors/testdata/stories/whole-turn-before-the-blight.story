# Player 1 ends her turn beside a Visitor and forgets the Blight. Player 2 has drawn
# two Visits and two Trinkets and walked before it comes: all of that counts then.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay turn-marker @TURN-player2
	record player1 end
wait 2s
lay visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
wait 2s
	apart 2 pieces
lay visit-nursery-window-frost @VISITS
lay frost-2 @nursery/window
	apart 3 pieces
wait 2s
lay bell-2 @HAND-player2
	apart 4 pieces
lay candle-1 @HAND-player2
	apart 5 pieces
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay pawn-player2 @nursery/pawns
	apart 6 pieces
wait 6s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
together
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
lay pawn-player1 @foyer/pawns
end
	apart 9 pieces
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 visit visit-nursery-window-frost @VISITS
	record player2 lay frost-2 @nursery/window
	record player2 take bell-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @nursery/pawns
wait 5s
