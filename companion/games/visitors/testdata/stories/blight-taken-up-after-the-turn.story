# The Blight is taken up again after the turn has passed on: that she drew it stands.
game visitors
players 2
play table join tile-nursery @M+0+1/180
	record table join tile-nursery @M+0+1/180
play table join tile-library @M+1+0/90
	record table join tile-library @M+1+0/90
play table join tile-cellar @M+1+1/180
	record table join tile-cellar @M+1+1/180
play table join tile-attic @M-1+1/270
	record table join tile-attic @M-1+1/270
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
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-1 @attic/visitor
	record player1 lay visitor-1 @attic/visitor
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-2 @nursery/cradle
	record player1 lay whisper-2 @nursery/cradle
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use bell-2,whisper-2
	record player1 use bell-2,whisper-2
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
take bell-1
lay pawn-player1 @foyer/pawns +23.8,-26.5 turn 15
lay blight-cold-hands @HAND-player1
	record player1 curse blight-cold-hands @HAND-player1
wait 3s
lay turn-marker @TURN-player2
	record player1 done
take blight-cold-hands
wait 3s
	apart 1 pieces
	hint A card of Player 1 is missing: Cold Hands. Lay it back.
lay visit-library-reading-desk-shade @VISITS
	apart 2 pieces
	record player2 visit visit-library-reading-desk-shade @VISITS
	apart 1 pieces
wait 8s
	hint A card of Player 1 is missing: Cold Hands. Lay it back.
lay blight-cold-hands @HAND-player1
wait 12s
