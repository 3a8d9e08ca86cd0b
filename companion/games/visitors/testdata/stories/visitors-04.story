# Player 1 reads the card in her hand. Player 2 puts the spirit down. The card
# comes to its place half a minute later.
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
lay whisper-1 @library/hearth
wait 30s
	apart 1 pieces
	hint The Visit card Hearth, Library belongs on the drawn Visits: a Whisper lies on the Hearth in the Library.
lay visit-library-hearth-whisper @VISITS
	apart 2 pieces
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
wait 4s
