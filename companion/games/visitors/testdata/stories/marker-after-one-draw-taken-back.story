# Player 2, whose hand is full with the first of two Trinkets, passes the turn marker on. It comes back, and she draws
# the second one: none was made up in between.
game visitors
players 2
play table join tile-nursery @M+1+0/90
	record table join tile-nursery @M+1+0/90
play table join tile-kitchen @M+0-1/0
	record table join tile-kitchen @M+0-1/0
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
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
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-1 @cellar/drain
	record player1 lay whisper-1 @cellar/drain
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-2 @kitchen/pantry
	record player1 lay whisper-2 @kitchen/pantry
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-coal-heap-shade @VISITS
	record player1 visit visit-cellar-coal-heap-shade @VISITS
play player1 lay shade-2 @cellar/coal-heap
	record player1 lay shade-2 @cellar/coal-heap
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-1 @cellar/coal-heap
	record player2 lay frost-1 @cellar/coal-heap
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 use ember-3,frost-1
	record player2 use ember-3,frost-1
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-1 @nursery/cradle
	record player1 lay whisper-1 @nursery/cradle
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-cask-frost @VISITS
	record player2 visit visit-cellar-cask-frost @VISITS
play player2 lay frost-1 @cellar/cask
	record player2 lay frost-1 @cellar/cask
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use ember-3,frost-1
	record player2 use ember-3,frost-1
play player2 done
	record player2 done
play player1 visit visit-kitchen-visitor @VISITS
	record player1 visit visit-kitchen-visitor @VISITS
play player1 lay visitor-1 @kitchen/visitor
	record player1 lay visitor-1 @kitchen/visitor
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-1 @cellar/cask
	record player1 lay whisper-1 @cellar/cask
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use vessel-3,visitor-1
	record player1 use vessel-3,visitor-1
play player1 done
	record player1 done
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-1 @conservatory/iron-bench
	record player2 lay shade-1 @conservatory/iron-bench
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-visitor @VISITS
	record player1 visit visit-conservatory-visitor @VISITS
play player1 lay visitor-1 @conservatory/visitor
	record player1 lay visitor-1 @conservatory/visitor
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-2 @kitchen/sink
	record player1 lay whisper-2 @kitchen/sink
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 drop bell-1
	record player1 drop bell-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use vessel-4,visitor-1
	record player1 use vessel-4,visitor-1
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-1 @kitchen/oven
	record player2 lay frost-1 @kitchen/oven
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 take ember-4 @HAND-player2
	record player2 take ember-4 @HAND-player2
play player2 drop ember-4
	record player2 drop ember-4
play player2 drop ember-3
	record player2 drop ember-3
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use ember-2,frost-1
	record player2 use ember-2,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-2 @cellar/drain
	record player1 lay shade-2 @cellar/drain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 drop ember-2
	record player1 drop ember-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-3 @nursery/toy-chest
	record player2 lay whisper-3 @nursery/toy-chest
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
lay turn-marker @TURN-player1
wait 3s
lay turn-marker @TURN-player2
wait 5s
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 8s
