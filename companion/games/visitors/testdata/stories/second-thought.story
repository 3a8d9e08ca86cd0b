# Player 1 lays the spirit on another place of the same room, looks at the card
# again and moves it. No card lies under the one that was drawn.
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
wait 2s
lay whisper-1 @library/ladder
wait 3s
	apart 1 pieces
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
wait 6s
