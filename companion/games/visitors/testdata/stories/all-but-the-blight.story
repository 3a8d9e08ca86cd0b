# Who ends her turn beside a Visitor puts her Trinkets away and goes to the Foyer, but
# draws no Blight, and the next player goes on.
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
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
play player2 lay visitor-1 @library/visitor
	record player2 lay visitor-1 @library/visitor
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
lay turn-marker @TURN-player1
	record player2 end
wait 2s
take bell-2
take vessel-1
lay pawn-player2 @foyer/pawns
wait 8s
	apart 3 pieces
	hint Player 2 ends the turn in a room with a Visitor. Still to do: draw a Blight.
lay visit-nursery-cradle-shade @VISITS
	apart 4 pieces
lay shade-1 @nursery/cradle
	apart 5 pieces
wait 6s
	hint Player 2 ends the turn in a room with a Visitor. Still to do: draw a Blight.
lay blight-cold-hands @HAND-player2
	apart 6 pieces
	record player2 curse blight-cold-hands @HAND-player2
	record player2 done
	record player1 visit visit-nursery-cradle-shade @VISITS
	record player1 lay shade-1 @nursery/cradle
wait 4s
