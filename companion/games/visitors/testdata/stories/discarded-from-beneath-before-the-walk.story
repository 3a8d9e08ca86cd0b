# A Silver Bell is discarded from beneath a Candle Stub, unseen; the Warm Ember that removes a Frost after the walk was
# taken for it. When the Frost is gone, it is asked what was discarded.
game visitors
players 2
play table join tile-nursery @M+1+0/90
	record table join tile-nursery @M+1+0/90
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-cellar @M+1+1/180
	record table join tile-cellar @M+1+1/180
play table join tile-chapel @M-1+1/270
	record table join tile-chapel @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-chapel-confessional-whisper @VISITS
	record player2 visit visit-chapel-confessional-whisper @VISITS
play player2 lay whisper-1 @chapel/confessional
	record player2 lay whisper-1 @chapel/confessional
play player2 visit visit-conservatory-iron-bench-whisper @VISITS
	record player2 visit visit-conservatory-iron-bench-whisper @VISITS
play player2 lay whisper-2 @conservatory/iron-bench
	record player2 lay whisper-2 @conservatory/iron-bench
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-1 @cellar/drain
	record player1 lay shade-1 @cellar/drain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use bell-2,whisper-2
	record player1 use bell-2,whisper-2
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-cellar-cask-whisper @VISITS
	record player2 visit visit-cellar-cask-whisper @VISITS
play player2 lay whisper-2 @cellar/cask
	record player2 lay whisper-2 @cellar/cask
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use bell-2,whisper-2
	record player2 use bell-2,whisper-2
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 done
	record player2 done
play player1 visit visit-conservatory-fountain-frost @VISITS
	record player1 visit visit-conservatory-fountain-frost @VISITS
play player1 lay frost-1 @conservatory/fountain
	record player1 lay frost-1 @conservatory/fountain
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use ember-3,frost-1
	record player1 use ember-3,frost-1
play player1 done
	record player1 done
play player2 visit visit-cellar-visitor @VISITS
	record player2 visit visit-cellar-visitor @VISITS
play player2 lay visitor-1 @cellar/visitor
	record player2 lay visitor-1 @cellar/visitor
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-1 @conservatory/fern-bed
	record player2 lay frost-1 @conservatory/fern-bed
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use ember-2,frost-1
	record player2 use ember-2,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 visit visit-chapel-confessional-frost @VISITS
	record player1 visit visit-chapel-confessional-frost @VISITS
play player1 lay frost-1 @chapel/confessional
	record player1 lay frost-1 @chapel/confessional
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use candle-2,shade-1
	record player1 use candle-2,shade-1
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-1 @nursery/toy-chest
	record player2 lay whisper-1 @nursery/toy-chest
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-1 @conservatory/iron-bench
	record player2 lay shade-1 @conservatory/iron-bench
lay candle-2 on bell-2
	record player2 take candle-2 @HAND-player2
wait 2s
lay ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
wait 2s
take bell-2
wait 4s
lay pawn-player2 @chapel/pawns
wait 3s
	apart 2 pieces
take ember-3
	apart 3 pieces
	apart 2 pieces
	record player2 drop ember-3
	record player2 move pawn-player2 @chapel/pawns
wait 2s
take frost-1
wait 12s
	apart 1 pieces
	ask A Frost is only removed with a Warm Ember: put the Warm Ember on the used Trinkets, or show again what is gone or covered.
	- Player 2 discards a Silver Bell. Player 2 removes Frost from the Confessional in the Chapel.
	- Something else
answer 1
	revoke player2 move pawn-player2 @chapel/pawns
	revoke player2 drop ember-3
	record player2 drop bell-2
	record player2 move pawn-player2 @chapel/pawns
	record player2 use ember-3,frost-1
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 3s
