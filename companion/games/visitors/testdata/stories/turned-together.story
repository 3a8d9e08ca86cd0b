# Both Visit cards come at once, one on the other, so that nobody has seen the lower
# one. What it brings shows it.
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
together
lay visit-library-hearth-whisper @VISITS
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
end
	record player1 visit visit-kitchen-oven-frost @VISITS
wait 6s
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
wait 6s
lay whisper-1 @library/hearth
	revoke player1 lay frost-1 @kitchen/oven
	revoke player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
wait 6s
