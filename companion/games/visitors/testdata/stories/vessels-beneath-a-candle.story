# Two Spirit Vessels lie beneath a Candle Stub. She has gone too early, and takes one of them from beneath it.
# It is seen nowhere: when she says that the table is right, it is taken to be discarded. It is not drawn again
# when the other is used, and comes back later.
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
play player1 visit visit-conservatory-fountain-frost @VISITS
	record player1 visit visit-conservatory-fountain-frost @VISITS
play player1 lay frost-1 @conservatory/fountain
	record player1 lay frost-1 @conservatory/fountain
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-1 @nursery/cradle
	record player1 lay whisper-1 @nursery/cradle
lay vessel-1 @HAND-player1 -60,+0
	record player1 take vessel-1 @HAND-player1
lay vessel-2 @HAND-player1 -30,+0
	record player1 take vessel-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
play player2 lay shade-1 @kitchen/pantry
	record player2 lay shade-1 @kitchen/pantry
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-fern-bed-shade @VISITS
	record player1 visit visit-conservatory-fern-bed-shade @VISITS
play player1 lay shade-2 @conservatory/fern-bed
	record player1 lay shade-2 @conservatory/fern-bed
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-3 @nursery/window
	record player2 lay shade-3 @nursery/window
play player2 take ember-2 @HAND-player2
	record player2 take ember-1 @HAND-player2
	revoke player2 take ember-1 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-1 @HAND-player2
	revoke player2 take ember-1 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-1 @kitchen/sink
	record player1 lay frost-1 @kitchen/sink
play player1 take ember-4 @HAND-player1
	record player1 take ember-1 @HAND-player1
	revoke player1 take ember-1 @HAND-player1
	record player1 take ember-4 @HAND-player1
lay candle-1 @HAND-player1 -45,-10 turn 90
	record player1 take candle-1 @HAND-player1
wait 4s
lay pawn-player1 @foyer/pawns
wait 2s
	apart 1 pieces
take vessel-1
wait 10s
	hint Player 1 has 5 Trinkets and keeps 4: discard one of your choice first.
wait 20s
answer "The table is right"
	record player1 drop vessel-2
	record player1 move pawn-player1 @foyer/pawns
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 2s
play player2 visit visit-library-hearth-whisper @VISITS
	record player2 visit visit-library-hearth-whisper @VISITS
play player2 lay whisper-2 @library/hearth
	record player2 lay whisper-2 @library/hearth
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 take bell-5 @HAND-player2
	record player2 take bell-5 @HAND-player2
play player2 drop bell-5
	record player2 drop bell-5
play player2 drop bell-4
	record player2 drop bell-4
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-hearth-frost @VISITS
	record player1 visit visit-library-hearth-frost @VISITS
play player1 lay frost-2 @library/hearth
	record player1 lay frost-2 @library/hearth
lay bell-4 @HAND-player1 +60,+0
	record player1 take bell-4 @HAND-player1
lay bell-5 @HAND-player1 +90,+0
	record player1 take bell-5 @HAND-player1
take bell-5
	record player1 drop bell-5
take vessel-2
wait 2s
lay pawn-player1 @conservatory/pawns
wait 5s
	apart 1 pieces
	hint Player 1 has 5 Trinkets and keeps 4: discard one of your choice first.
lay turn-marker @TURN-player2
	apart 3 pieces
wait 5s
	ask More than one thing can have happened. Which was it?
	- Player 1 discards a Warm Ember.
	- Player 1 discards a Spirit Vessel.
	- None of these: we put it back
answer "Player 1 discards a Spirit Vessel."
	record player1 drop vessel-1
	record player1 move pawn-player1 @conservatory/pawns
	record player1 end
	record player1 done
wait 4s
play player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
play player2 lay whisper-3 @conservatory/fountain
	record player2 lay whisper-3 @conservatory/fountain
play player2 take bell-5 @HAND-player2
	record player2 take bell-5 @HAND-player2
play player2 take bell-6 @HAND-player2
	record player2 take bell-6 @HAND-player2
play player2 drop bell-6
	record player2 drop bell-6
play player2 drop bell-5
	record player2 drop bell-5
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-toy-chest-frost @VISITS
	record player1 visit visit-nursery-toy-chest-frost @VISITS
play player1 lay frost-3 @nursery/toy-chest
	record player1 lay frost-3 @nursery/toy-chest
lay ember-5 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 2s
lay vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
wait 4s
