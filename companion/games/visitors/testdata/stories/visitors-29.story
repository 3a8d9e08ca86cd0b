# The spirits of the Library are pushed onto one heap, and a third one is laid on
# top. One cannot be seen. None has left the room.
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
lay visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
wait 2s
lay frost-2 on whisper-1
	record player2 lay frost-2 @library/hearth
wait 8s
	hint A Whisper in the Library is covered or gone: spread the spirits there.
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
wait 3s
