# The use of a Silver Bell is taken back, and Bell and Whisper stay away: neither is covered.
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
undo
	revoke player1 use bell-2,whisper-1
wait 12s
	apart 2 pieces
	hint The last move was taken back, and the table lies as after it: put the pieces back, or redo it.
answer "Redo"
	record player1 use bell-2,whisper-1
wait 4s
