# The turn marker passes before what the last Trinket drove out has been taken away.
game visitors
players 2
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-chapel @M-1-1/0
	record table join tile-chapel @M-1-1/0
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table join tile-attic @M-1+0/0
	record table join tile-attic @M-1+0/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-conservatory-fern-bed-shade @VISITS
	record player2 visit visit-conservatory-fern-bed-shade @VISITS
play player2 lay shade-1 @conservatory/fern-bed
	record player2 lay shade-1 @conservatory/fern-bed
play player2 visit visit-conservatory-fountain-frost @VISITS
	record player2 visit visit-conservatory-fountain-frost @VISITS
play player2 lay frost-1 @conservatory/fountain
	record player2 lay frost-1 @conservatory/fountain
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-2 @cellar/drain
	record player1 lay shade-2 @cellar/drain
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
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
play player2 visit visit-cellar-cask-frost @VISITS
	record player2 visit visit-cellar-cask-frost @VISITS
play player2 lay frost-1 @cellar/cask
	record player2 lay frost-1 @cellar/cask
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 use candle-2,shade-1
	record player2 use candle-2,shade-1
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 2s
take candle-1
take shade-2
wait 19s
	revoke player2 done
	revoke player2 end
	record player2 use candle-1,shade-2
	record player2 done
wait 2s
