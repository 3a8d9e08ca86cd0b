# Player 1 puts her Blight away when she has read it. It stays with her; Player 2 goes on meanwhile.
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
wait 3s
lay turn-marker @TURN-player2
	record player1 end
wait 3s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
together
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
lay pawn-player1 @foyer/pawns
end
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
wait 5s
take blight-cold-hands
wait 3s
	apart 1 pieces
	hint A card of Player 1 is missing: Cold Hands. Lay it back.
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
wait 3s
	hint A card of Player 1 is missing: Cold Hands. Lay it back.
lay shade-1 @nursery/cradle
	apart 2 pieces
	record player2 lay shade-1 @nursery/cradle
	apart 1 pieces
wait 20s
	hint A card of Player 1 is missing: Cold Hands. Lay it back.
lay blight-cold-hands @HAND-player1
wait 3s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
wait 3s
