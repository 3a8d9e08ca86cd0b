# Player 1 has three Trinkets, draws two, keeps all five and moves on. One is
# discarded first; then her move counts.
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
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
lay visit-nursery-toy-chest-whisper @VISITS
	record player1 visit visit-nursery-toy-chest-whisper @VISITS
lay whisper-2 @nursery/toy-chest
	record player1 lay whisper-2 @nursery/toy-chest
lay ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
lay ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
wait 2s
together
take ember-3
take frost-1
end
	record player1 use ember-3,frost-1
wait 2s
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
lay whisper-3 @conservatory/fountain
	record player2 lay whisper-3 @conservatory/fountain
lay bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
lay bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
lay visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
wait 2s
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
wait 2s
lay candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
wait 2s
lay pawn-player1 @foyer/pawns
wait 6s
	apart 1 pieces
	hint Player 1 has 5 Trinkets and keeps 4: discard one of your choice first.
take candle-3
	apart 2 pieces
	record player1 drop candle-3
	record player1 move pawn-player1 @foyer/pawns
wait 4s
