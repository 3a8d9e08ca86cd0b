# Player 1 goes to two rooms and back while people talk, and stays in a third one.
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
wait 2s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @library/pawns
wait 3s
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
wait 3s
lay pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @kitchen/pawns
wait 3s
lay pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
wait 5s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 5s
