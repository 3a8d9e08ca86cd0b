# Player 1 takes up her Bell to look at it while Player 2 draws and lays: Player 2 is
# not held up.
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
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
wait 3s
play player1 done
	record player1 done
wait 3s
take bell-1
wait 3s
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 3s
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 3s
wait 6s
	hint A Silver Bell of Player 1 is covered or gone: spread the Trinkets.
	hint A Silver Bell of Player 1 is covered or gone: spread the Trinkets.
	- The camera is wrong: it lies as expected
lay bell-1 @HAND-player1
wait 3s
