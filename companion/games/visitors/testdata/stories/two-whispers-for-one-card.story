# Two Whispers are laid for one Visit card. The second one is named, and the next card
# counts beside it.
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
wait 1s
lay whisper-2 @library/hearth
wait 6s
	apart 1 pieces
	hint The card Hearth, Library brings 1 Whisper: take the others away.
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
	apart 1 pieces
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
	apart 1 pieces
wait 5s
	hint The card Hearth, Library brings 1 Whisper: take the others away.
take whisper-2
wait 3s
