# Hands are hidden, and before anybody has drawn Trinkets a spirit is taken up and laid back: the
# draw that was concluded from its use falls with it.
game visitors
players 3
option blight_out=fails
option clash=win
option difficulty=easy
option hands=hidden
option mixing=even
option trade=no
play table join tile-kitchen @M-1+0/270
	record table join tile-kitchen @M-1+0/270
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-cellar @M-1-1/0
	record table join tile-cellar @M-1-1/0
play table join tile-attic @M-1+1/270
	record table join tile-attic @M-1+1/270
play table join tile-chapel @M+1-1/90
	record table join tile-chapel @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-conservatory-iron-bench-whisper @VISITS
	record player2 visit visit-conservatory-iron-bench-whisper @VISITS
play player2 lay whisper-1 @conservatory/iron-bench
	record player2 lay whisper-1 @conservatory/iron-bench
play player2 visit visit-attic-visitor @VISITS
	record player2 visit visit-attic-visitor @VISITS
play player2 lay visitor-1 @attic/visitor
	record player2 lay visitor-1 @attic/visitor
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-1 @conservatory/iron-bench
	record player2 lay shade-1 @conservatory/iron-bench
play player2 visit visit-attic-trunk-whisper @VISITS
	record player2 visit visit-attic-trunk-whisper @VISITS
play player2 lay whisper-2 @attic/trunk
	record player2 lay whisper-2 @attic/trunk
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-chapel-confessional-whisper @VISITS
	record player3 visit visit-chapel-confessional-whisper @VISITS
play player3 lay whisper-3 @chapel/confessional
	record player3 lay whisper-3 @chapel/confessional
play player3 visit visit-conservatory-fern-bed-frost @VISITS
	record player3 visit visit-conservatory-fern-bed-frost @VISITS
play player3 lay frost-1 @conservatory/fern-bed
	record player3 lay frost-1 @conservatory/fern-bed
play player3 take =2
	record player3 take =2
play player3 move pawn-player3 @kitchen/pawns
	record player3 move pawn-player3 @kitchen/pawns
play player3 move pawn-player3 @attic/pawns
	record player3 move pawn-player3 @attic/pawns
play player3 use vessel-1,visitor-1
	record player3 use vessel-1,visitor-1
play player3 done
	record player3 done
play player1 visit visit-cellar-coal-heap-shade @VISITS
	record player1 visit visit-cellar-coal-heap-shade @VISITS
play player1 lay shade-1 @cellar/coal-heap
	record player1 lay shade-1 @cellar/coal-heap
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-cask-frost @VISITS
	record player2 visit visit-cellar-cask-frost @VISITS
play player2 lay frost-2 @cellar/cask
	record player2 lay frost-2 @cellar/cask
play player2 take =2
	record player2 take =2
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 done
	record player2 done
play player3 visit visit-kitchen-pantry-whisper @VISITS
	record player3 visit visit-kitchen-pantry-whisper @VISITS
play player3 lay whisper-1 @kitchen/pantry
	record player3 lay whisper-1 @kitchen/pantry
play player3 take =2
	record player3 take =2
play player3 move pawn-player3 @kitchen/pawns
	record player3 move pawn-player3 @kitchen/pawns
play player3 move pawn-player3 @cellar/pawns
	record player3 move pawn-player3 @cellar/pawns
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-2 @kitchen/sink
	record player1 lay frost-2 @kitchen/sink
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 done
	record player1 done
play player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
play player2 lay whisper-1 @conservatory/fountain
	record player2 lay whisper-1 @conservatory/fountain
play player2 take =2
	record player2 take =2
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-attic-dormer-frost @VISITS
	record player3 visit visit-attic-dormer-frost @VISITS
play player3 lay frost-3 @attic/dormer
	record player3 lay frost-3 @attic/dormer
play player3 take =2
	record player3 take =2
play player3 drop =1
	record player3 drop =1
play player3 move pawn-player3 @conservatory/pawns
	record player3 move pawn-player3 @conservatory/pawns
play player3 use ember-1,frost-1
	record player3 use ember-1,frost-1
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-chapel-font-shade @VISITS
	record player1 visit visit-chapel-font-shade @VISITS
play player1 lay shade-1 @chapel/font
	record player1 lay shade-1 @chapel/font
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-2 @cellar/drain
	record player2 lay whisper-2 @cellar/drain
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 done
	record player2 done
play player3 visit visit-kitchen-visitor @VISITS
	record player3 visit visit-kitchen-visitor @VISITS
play player3 lay visitor-1 @kitchen/visitor
	record player3 lay visitor-1 @kitchen/visitor
play player3 visit visit-attic-trunk-shade @VISITS
	record player3 visit visit-attic-trunk-shade @VISITS
play player3 lay shade-1 @attic/trunk
	record player3 lay shade-1 @attic/trunk
play player3 take =2
	record player3 take =2
play player3 drop =1
	record player3 drop =1
play player3 move pawn-player3 @foyer/pawns
	record player3 move pawn-player3 @foyer/pawns
play player3 move pawn-player3 @kitchen/pawns
	record player3 move pawn-player3 @kitchen/pawns
play player3 use vessel-1,visitor-1
	record player3 use vessel-1,visitor-1
play player3 done
	record player3 done
play player1 visit visit-conservatory-fountain-frost @VISITS
	record player1 visit visit-conservatory-fountain-frost @VISITS
play player1 lay frost-1 @conservatory/fountain
	record player1 lay frost-1 @conservatory/fountain
play player1 take =2
	record player1 take =2
play player1 use ember-1,frost-3
	record player1 use ember-1,frost-3
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-whisper @VISITS
	record player2 visit visit-kitchen-sink-whisper @VISITS
play player2 lay whisper-4 @kitchen/sink
	record player2 lay whisper-4 @kitchen/sink
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-kitchen-oven-frost @VISITS
	record player3 visit visit-kitchen-oven-frost @VISITS
play player3 lay frost-1 @kitchen/oven
	record player3 lay frost-1 @kitchen/oven
play player3 take =2
	record player3 take =2
play player3 drop =1
	record player3 drop =1
play player3 use bell-1,whisper-4
	record player3 use bell-1,whisper-4
play player3 use ember-1,frost-1
	record player3 use ember-1,frost-1
play player3 move pawn-player3 @cellar/pawns
	record player3 move pawn-player3 @cellar/pawns
play player3 done
	record player3 done
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-4 @chapel/font
	record player1 lay whisper-4 @chapel/font
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-1 @cellar/coal-heap
	record player2 lay frost-1 @cellar/coal-heap
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-chapel-altar-shade @VISITS
	record player3 visit visit-chapel-altar-shade @VISITS
lay shade-1 @chapel/altar
	record player3 lay shade-1 @chapel/altar
take whisper-2
	record player3 take =2
	record player3 use bell-1,whisper-2
wait 2s
lay whisper-2 @cellar/drain -1.3,+1.8 turn -2
wait 18.1s
	revoke player3 use bell-1,whisper-2
	revoke player3 take =2
say player3 take =2
	record player3 take =2
wait 2s
