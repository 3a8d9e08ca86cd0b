# A Trinket is laid upon another one askew and is discarded at once; the one beneath lies as before. Then a hand hides another.
game visitors
players 2
play table join tile-kitchen @M+1+0/90
	record table join tile-kitchen @M+1+0/90
play table join tile-library @M+0-1/0
	record table join tile-library @M+0-1/0
play table join tile-nursery @M-1+0/270
	record table join tile-nursery @M-1+0/270
play table join tile-attic @M-1-1/0
	record table join tile-attic @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
play player2 lay frost-1 @nursery/window
	record player2 lay frost-1 @nursery/window
play player2 visit visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
play player2 lay frost-2 @kitchen/sink
	record player2 lay frost-2 @kitchen/sink
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-shade @VISITS
	record player1 visit visit-library-reading-desk-shade @VISITS
play player1 lay shade-1 @library/reading-desk
	record player1 lay shade-1 @library/reading-desk
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-1 @nursery/toy-chest
	record player2 lay whisper-1 @nursery/toy-chest
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 done
	record player2 done
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use ember-2,frost-2
	record player1 use ember-2,frost-2
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-2 @kitchen/oven
	record player2 lay frost-2 @kitchen/oven
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use candle-2,shade-1
	record player2 use candle-2,shade-1
play player2 done
	record player2 done
play player1 visit visit-library-ladder-shade @VISITS
	record player1 visit visit-library-ladder-shade @VISITS
play player1 lay shade-1 @library/ladder
	record player1 lay shade-1 @library/ladder
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 use candle-2,shade-1
	record player1 use candle-2,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 done
	record player1 done
play player2 visit visit-attic-dormer-whisper @VISITS
	record player2 visit visit-attic-dormer-whisper @VISITS
play player2 lay whisper-1 @attic/dormer
	record player2 lay whisper-1 @attic/dormer
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 drop candle-1
	record player2 drop candle-1
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
play player1 visit visit-nursery-toy-chest-frost @VISITS
	record player1 visit visit-nursery-toy-chest-frost @VISITS
play player1 lay frost-3 @nursery/toy-chest
	record player1 lay frost-3 @nursery/toy-chest
play player1 take vessel-5 @HAND-player1
	record player1 take vessel-5 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 drop ember-2
	record player1 drop ember-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use ember-1,frost-3
	record player1 use ember-1,frost-3
play player1 done
	record player1 done
play player2 visit visit-nursery-visitor @VISITS
	record player2 visit visit-nursery-visitor @VISITS
play player2 lay visitor-1 @nursery/visitor
	record player2 lay visitor-1 @nursery/visitor
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-1 @nursery/window
	record player2 lay shade-1 @nursery/window
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop bell-1
	record player2 drop bell-1
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 use vessel-4,visitor-1
	record player2 use vessel-4,visitor-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-hearth-frost @VISITS
	record player1 visit visit-library-hearth-frost @VISITS
play player1 lay frost-3 @library/hearth
	record player1 lay frost-3 @library/hearth
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 drop bell-2
	record player1 drop bell-2
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-attic-trunk-shade @VISITS
	record player2 visit visit-attic-trunk-shade @VISITS
play player2 lay shade-1 @attic/trunk
	record player2 lay shade-1 @attic/trunk
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-1 @library/reading-desk
	record player1 lay whisper-1 @library/reading-desk
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 drop vessel-6
	record player1 drop vessel-6
play player1 drop bell-3
	record player1 drop bell-3
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-whisper @VISITS
	record player2 visit visit-nursery-cradle-whisper @VISITS
play player2 lay whisper-1 @nursery/cradle
	record player2 lay whisper-1 @nursery/cradle
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-1 @kitchen/pantry
	record player1 lay whisper-1 @kitchen/pantry
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 drop bell-1
	record player1 drop bell-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use ember-2,frost-2
	record player1 use ember-2,frost-2
play player1 done
	record player1 done
play player2 visit visit-library-hearth-whisper @VISITS
	record player2 visit visit-library-hearth-whisper @VISITS
play player2 lay whisper-2 @library/hearth
	record player2 lay whisper-2 @library/hearth
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 done
	record player2 done
play player1 visit visit-attic-dormer-frost @VISITS
	record player1 visit visit-attic-dormer-frost @VISITS
play player1 lay frost-2 @attic/dormer
	record player1 lay frost-2 @attic/dormer
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay candle-2 @HAND-player1 +30,-20 turn -17
	record player1 take candle-2 @HAND-player1
wait 3s
take candle-2
	record player1 drop candle-2
take vessel-5
wait 2s
	apart 1 pieces
lay pawn-player1 @foyer/pawns
	apart 2 pieces
	record player1 move pawn-player1 @foyer/pawns
	apart 1 pieces
wait 1s
lay vessel-5 @HAND-player1
wait 3s
