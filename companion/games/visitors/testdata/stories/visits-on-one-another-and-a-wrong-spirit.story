# Two Visit cards lie on one another: that one of them is still due may not be true.
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
wait 4s
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
wait 4s
lay shade-1 @library/hearth
wait 8s
	apart 1 pieces
	hint Visits come first: Player 1 still draws 1. If two of them lie on one another, lay them side by side.
take shade-1
lay whisper-1 @library/hearth
	revoke player1 lay frost-1 @kitchen/oven
	revoke player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
wait 6s
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
