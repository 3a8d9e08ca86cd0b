# Player 1 takes her two Trinkets first and turns the Visit cards over after that.
# The order of hands does not matter.
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
lay bell-1 @HAND-player1
wait 2s
lay ember-1 @HAND-player1
wait 5s
	hint Visits come first: Player 1 still draws 2.
lay visit-library-hearth-whisper @VISITS
wait 2s
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
wait 2s
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
wait 2s
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 4s
