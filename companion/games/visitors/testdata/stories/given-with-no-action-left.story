# With no action left Player 1 gives her Silver Bell to Player 2. This table does not allow it: it goes back.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 move pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
lay bell-1 @HAND-player2
wait 30s
	hint Trinkets are not given away at this table: the Silver Bell goes back to Player 1. Giving one for an action is a house rule, chosen before a game.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	apart 1 pieces
	hint Trinkets are not given away at this table: the Silver Bell goes back to Player 1. Giving one for an action is a house rule, chosen before a game.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	- The camera is wrong: it lies as expected
lay bell-1 @HAND-player1
wait 3s
lay turn-marker @TURN-player2
	record player1 done
wait 8s
