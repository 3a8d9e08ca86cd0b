# In the Library a Frost is pushed onto the Whisper. Whether that one was removed nobody sees; it is said where it may
# lie, and that a Silver Bell would be due.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
together
lay frost-1 on whisper-1
take whisper-1
end
wait 9s
	record table correct frost-1 @library/hearth
	hint A Whisper in the Library is covered or gone: spread the spirits there. If it was removed, the Silver Bell goes to the used Trinkets.
lay frost-1 @library/ladder
wait 2s
	record table correct frost-1 @library/ladder
lay whisper-1 @library/hearth
wait 3s
