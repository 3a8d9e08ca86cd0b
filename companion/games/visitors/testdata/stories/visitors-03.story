# The first Visit card lies, but nobody puts its spirit down. The second card and
# its spirit follow. The first spirit is still to come.
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
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
wait 2s
	apart 2 pieces
lay frost-1 @kitchen/oven
	apart 3 pieces
wait 8s
	hint The card Hearth, Library still brings a Whisper to that place.
lay bell-1 @HAND-player1
wait 3s
lay whisper-1 @library/hearth
	apart 4 pieces
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
	record player1 take bell-1 @HAND-player1
wait 4s
