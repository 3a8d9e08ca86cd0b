# Five Trinkets: she lays two down, takes one back, swaps it for another, then walks
# two rooms in one go and the marker comes twice.
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
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-1 @HAND-player2
	revoke player2 take ember-1 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-window-frost @VISITS
	record player1 visit visit-nursery-window-frost @VISITS
play player1 lay frost-2 @nursery/window
	record player1 lay frost-2 @nursery/window
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-2 @nursery/toy-chest
	record player2 lay whisper-2 @nursery/toy-chest
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 end
	record player2 end
play player2 summon visitor-1 @nursery/visitor
	record player2 summon visitor-1 @nursery/visitor
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-3 @conservatory/fountain
	record player1 lay whisper-3 @conservatory/fountain
lay ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
lay vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
wait 3s
take candle-1
	record player1 drop candle-2
take bell-1
	record player1 drop bell-1
wait 2s
lay bell-1 @HAND-player1
wait 2s
	revoke player1 drop bell-1
take candle-2
	record player1 drop candle-1
lay candle-1 @HAND-player1
wait 4s
	revoke player1 drop candle-1
take ember-3
	record player1 drop ember-3
wait 2s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
take bell-1
take whisper-1
	record player1 use bell-1,whisper-1
wait 2s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 1s
lay turn-marker @TURN-player1
lay pawn-player1 @foyer/pawns
	revoke player1 done
	revoke player1 end
	record player1 move pawn-player1 @foyer/pawns
wait 2s
lay turn-marker @TURN-player2
	record player1 done
wait 4s
