# The last Visit card is lifted and laid back on the one below it.
game visitors
players 2
play table join tile-gallery @M+0+1/180
	record table join tile-gallery @M+0+1/180
play table join tile-music-room @M+0-1/0
	record table join tile-music-room @M+0-1/0
play table join tile-attic @M+1+1/180
	record table join tile-attic @M+1+1/180
play table join tile-cellar @M-1-1/0
	record table join tile-cellar @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-1 @cellar/drain
	record player1 lay whisper-1 @cellar/drain
play player1 visit visit-attic-dormer-whisper @VISITS
	record player1 visit visit-attic-dormer-whisper @VISITS
play player1 lay whisper-2 @attic/dormer
	record player1 lay whisper-2 @attic/dormer
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
take visit-attic-dormer-whisper
wait 2s
lay visit-attic-dormer-whisper @VISITS -0.1,+0.9 turn 2
wait 5s
lay pawn-player1 @foyer/pawns
