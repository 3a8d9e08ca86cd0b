# Player 1 draws her Trinkets into the hand of Player 2 and pushes them over.
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
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay bell-1 @HAND-player2
wait 2s
lay ember-1 @HAND-player2
wait 6s
	hint Player 1 draws Trinkets now: those before Player 2 go there, or back on the pile.
lay bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 5s
