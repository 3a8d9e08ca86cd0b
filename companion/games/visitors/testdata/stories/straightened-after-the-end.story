# Hands are hidden, and the last spirit is taken up to be straightened: the end of the game falls
# with the use that was concluded from it, and the game goes on.
game visitors
players 2
option hands=hidden
play table join tile-kitchen @M+0+1/180
	record table join tile-kitchen @M+0+1/180
play table join tile-nursery @M+1+0/90
	record table join tile-nursery @M+1+0/90
play table join tile-attic @M+1+1/180
	record table join tile-attic @M+1+1/180
play table join tile-bathhouse @M+1-1/90
	record table join tile-bathhouse @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-attic-dormer-whisper @VISITS
	record player1 visit visit-attic-dormer-whisper @VISITS
play player1 lay whisper-1 @attic/dormer
	record player1 lay whisper-1 @attic/dormer
play player1 visit visit-kitchen-visitor @VISITS
	record player1 visit visit-kitchen-visitor @VISITS
play player1 lay visitor-1 @kitchen/visitor
	record player1 lay visitor-1 @kitchen/visitor
play player1 visit visit-bathhouse-tub-frost @VISITS
	record player1 visit visit-bathhouse-tub-frost @VISITS
play player1 lay frost-1 @bathhouse/tub
	record player1 lay frost-1 @bathhouse/tub
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 end
	record player1 end
play player1 curse blight-third-footstep @HAND-player1
	record player1 curse blight-third-footstep @HAND-player1
play player1 done
	record player1 done
play player2 visit visit-bathhouse-grating-shade @VISITS
	record player2 visit visit-bathhouse-grating-shade @VISITS
play player2 lay shade-1 @bathhouse/grating
	record player2 lay shade-1 @bathhouse/grating
play player2 visit visit-kitchen-oven-shade @VISITS
	record player2 visit visit-kitchen-oven-shade @VISITS
play player2 lay shade-2 @kitchen/oven
	record player2 lay shade-2 @kitchen/oven
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-nursery-window-frost @VISITS
	record player1 visit visit-nursery-window-frost @VISITS
play player1 lay frost-1 @nursery/window
	record player1 lay frost-1 @nursery/window
play player1 visit visit-attic-trunk-whisper @VISITS
	record player1 visit visit-attic-trunk-whisper @VISITS
play player1 lay whisper-2 @attic/trunk
	record player1 lay whisper-2 @attic/trunk
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use vessel-1,visitor-1
	record player1 use vessel-1,visitor-1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-3 @nursery/cradle
	record player2 lay shade-3 @nursery/cradle
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use candle-1,shade-3
	record player2 use candle-1,shade-3
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-3 @bathhouse/grating
	record player1 lay whisper-3 @bathhouse/grating
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-1 @nursery/window
	record player2 lay shade-1 @nursery/window
play player2 take =2
	record player2 take =2
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-shade @VISITS
	record player1 visit visit-bathhouse-boiler-shade @VISITS
play player1 lay shade-3 @bathhouse/boiler
	record player1 lay shade-3 @bathhouse/boiler
play player1 take =2
	record player1 take =2
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-2 @nursery/toy-chest
	record player2 lay whisper-2 @nursery/toy-chest
play player2 take =2
	record player2 take =2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-3 @bathhouse/tub
	record player1 lay whisper-3 @bathhouse/tub
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 done
	record player1 done
play player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
play player2 lay shade-4 @attic/rocking-chair
	record player2 lay shade-4 @attic/rocking-chair
play player2 take =2
	record player2 take =2
play player2 drop =2
	record player2 drop =2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-1 @nursery/cradle
	record player1 lay whisper-1 @nursery/cradle
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-1 @kitchen/oven
	record player2 lay frost-1 @kitchen/oven
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 use candle-1,shade-4
	record player2 use candle-1,shade-4
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-1 @attic/visitor
	record player1 lay visitor-1 @attic/visitor
play player1 visit visit-attic-trunk-shade @VISITS
	record player1 visit visit-attic-trunk-shade @VISITS
play player1 lay shade-1 @attic/trunk
	record player1 lay shade-1 @attic/trunk
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 use vessel-1,visitor-1
	record player1 use vessel-1,visitor-1
play player1 done
	record player1 done
play player2 visit visit-attic-rocking-chair-frost @VISITS
	record player2 visit visit-attic-rocking-chair-frost @VISITS
play player2 lay frost-1 @attic/rocking-chair
	record player2 lay frost-1 @attic/rocking-chair
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-2 @kitchen/pantry
	record player1 lay whisper-2 @kitchen/pantry
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-frost @VISITS
	record player2 visit visit-nursery-toy-chest-frost @VISITS
play player2 lay frost-1 @nursery/toy-chest
	record player2 lay frost-1 @nursery/toy-chest
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use candle-1,shade-3
	record player2 use candle-1,shade-3
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
play player1 visit visit-attic-dormer-frost @VISITS
	record player1 visit visit-attic-dormer-frost @VISITS
play player1 lay frost-2 @attic/dormer
	record player1 lay frost-2 @attic/dormer
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
play player2 lay frost-1 @kitchen/sink
	record player2 lay frost-1 @kitchen/sink
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-frost @VISITS
	record player1 visit visit-bathhouse-boiler-frost @VISITS
play player1 lay frost-3 @bathhouse/boiler
	record player1 lay frost-3 @bathhouse/boiler
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 done
	record player1 done
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
play player2 lay shade-1 @kitchen/pantry
	record player2 lay shade-1 @kitchen/pantry
play player2 take =2
	record player2 take =2
play player2 drop =2
	record player2 drop =2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-1 @kitchen/sink
	record player1 lay whisper-1 @kitchen/sink
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
take shade-1
	record player1 use candle-1,shade-1
wait 2s
lay shade-1 @kitchen/pantry +2,-1 turn 4
wait 5s
	revoke player1 use candle-1,shade-1
lay turn-marker @TURN-player2
	record player1 end
wait 4s
