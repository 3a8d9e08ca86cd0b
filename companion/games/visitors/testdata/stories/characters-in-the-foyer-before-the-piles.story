# The characters are put into the Foyer before the piles are made: nobody has said yet who begins.
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
lay pawn-player1 @foyer/pawns
lay pawn-player2 @foyer/pawns
wait 4s
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
wait 5s
lay turn-marker @TURN-player1
	record table start @player1
wait 4s
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
wait 5s
