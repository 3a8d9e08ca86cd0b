# The Whisper of the Fountain is pushed onto the Iron bench for the next Visit card: it is missed on the Fountain, and the card is not said to bring one more.
game visitors
players 2
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-chapel @M-1+1/270
	record table join tile-chapel @M-1+1/270
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table join tile-attic @M+1+0/180
	record table join tile-attic @M+1+0/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-1 @conservatory/fountain
	record player1 lay whisper-1 @conservatory/fountain
lay visit-conservatory-iron-bench-whisper @VISITS
	record player1 visit visit-conservatory-iron-bench-whisper @VISITS
wait 3s
lay whisper-1 @conservatory/iron-bench
wait 9s
	apart 1 pieces
	hint No Whisper lies on the Fountain in the Conservatory: lay it back.
lay whisper-2 @conservatory/fountain
	record player1 lay whisper-2 @conservatory/iron-bench
wait 5s
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
wait 3s
