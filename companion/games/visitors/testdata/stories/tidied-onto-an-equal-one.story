# Six Trinkets are in the hand of Player 1. She discards one, lifts an Ember to tidy her hand
# and puts it back on another Ember. As many lie there in sight as if she had discarded it,
# but she has not: one is still due.
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
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-1 @kitchen/sink
	record player1 lay whisper-1 @kitchen/sink
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-2 @nursery/window
	record player2 lay shade-2 @nursery/window
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take ember-4 @HAND-player1
	record player1 take ember-4 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
play player2 lay whisper-2 @conservatory/fountain
	record player2 lay whisper-2 @conservatory/fountain
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-fern-bed-frost @VISITS
	record player1 visit visit-conservatory-fern-bed-frost @VISITS
play player1 lay frost-2 @conservatory/fern-bed
	record player1 lay frost-2 @conservatory/fern-bed
lay bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
wait 2s
lay bell-4 @HAND-player1
	record player1 take bell-4 @HAND-player1
wait 2s
take bell-4
	record player1 drop bell-4
wait 1s
take ember-3
	record player1 drop ember-4
wait 2s
lay ember-3 on ember-4
wait 6s
	revoke player1 drop ember-4
take bell-3
	record player1 drop bell-3
wait 6s
lay ember-3 @HAND-player1
wait 6s
