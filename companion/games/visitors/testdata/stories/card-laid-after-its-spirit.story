# A Visitor card is drawn, and the spirit of the next card comes before the card: it is
# taken to lie under the Visitor card, until it is laid over that.
game visitors
players 3
play table join tile-kitchen @M+0-1/0
	record table join tile-kitchen @M+0-1/0
play table join tile-conservatory @M-1+0/270
	record table join tile-conservatory @M-1+0/270
play table join tile-attic @M-1-1/0
	record table join tile-attic @M-1-1/0
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table join tile-bathhouse @M+1+0/90
	record table join tile-bathhouse @M+1+0/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-bathhouse-grating-shade @VISITS
	record player2 visit visit-bathhouse-grating-shade @VISITS
play player2 lay shade-1 @bathhouse/grating
	record player2 lay shade-1 @bathhouse/grating
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-2 @bathhouse/boiler
	record player2 lay shade-2 @bathhouse/boiler
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-1 @conservatory/fern-bed
	record player2 lay frost-1 @conservatory/fern-bed
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-cellar-drain-shade @VISITS
	record player3 visit visit-cellar-drain-shade @VISITS
play player3 lay shade-3 @cellar/drain
	record player3 lay shade-3 @cellar/drain
play player3 take ember-1 @HAND-player3
	record player3 take ember-1 @HAND-player3
play player3 take ember-2 @HAND-player3
	record player3 take ember-2 @HAND-player3
play player3 move pawn-player3 @bathhouse/pawns
	record player3 move pawn-player3 @bathhouse/pawns
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-conservatory-iron-bench-whisper @VISITS
	record player1 visit visit-conservatory-iron-bench-whisper @VISITS
play player1 lay whisper-1 @conservatory/iron-bench
	record player1 lay whisper-1 @conservatory/iron-bench
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-2 @cellar/drain
	record player2 lay whisper-2 @cellar/drain
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use bell-3,whisper-1
	record player2 use bell-3,whisper-1
play player2 done
	record player2 done
play player3 visit visit-cellar-coal-heap-shade @VISITS
	record player3 visit visit-cellar-coal-heap-shade @VISITS
play player3 lay shade-4 @cellar/coal-heap
	record player3 lay shade-4 @cellar/coal-heap
play player3 take candle-1 @HAND-player3
	record player3 take candle-1 @HAND-player3
play player3 take ember-3 @HAND-player3
	record player3 take ember-3 @HAND-player3
play player3 use candle-1,shade-2
	record player3 use candle-1,shade-2
play player3 move pawn-player3 @foyer/pawns
	record player3 move pawn-player3 @foyer/pawns
play player3 move pawn-player3 @kitchen/pawns
	record player3 move pawn-player3 @kitchen/pawns
play player3 summon visitor-1 @cellar/visitor
	record player3 summon visitor-1 @cellar/visitor
play player3 done
	record player3 done
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-2 @attic/visitor
	record player1 lay visitor-2 @attic/visitor
play player1 visit visit-conservatory-visitor @VISITS
	record player1 visit visit-conservatory-visitor @VISITS
play player1 lay visitor-3 @conservatory/visitor
	record player1 lay visitor-3 @conservatory/visitor
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-1 @kitchen/sink
	record player1 lay whisper-1 @kitchen/sink
play player1 visit visit-attic-trunk-shade @VISITS
	record player1 visit visit-attic-trunk-shade @VISITS
play player1 lay shade-2 @attic/trunk
	record player1 lay shade-2 @attic/trunk
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use vessel-4,visitor-3
	record player1 use vessel-4,visitor-3
play player1 done
	record player1 done
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
play player2 lay shade-5 @kitchen/pantry
	record player2 lay shade-5 @kitchen/pantry
play player2 visit visit-attic-dormer-frost @VISITS
	record player2 visit visit-attic-dormer-frost @VISITS
play player2 lay frost-2 @attic/dormer
	record player2 lay frost-2 @attic/dormer
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-3 @kitchen/oven
	record player2 lay frost-3 @kitchen/oven
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 drop bell-4
	record player2 drop bell-4
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use bell-3,whisper-1
	record player2 use bell-3,whisper-1
play player2 done
	record player2 done
play player3 visit visit-attic-dormer-whisper @VISITS
	record player3 visit visit-attic-dormer-whisper @VISITS
play player3 lay whisper-1 @attic/dormer
	record player3 lay whisper-1 @attic/dormer
play player3 visit visit-cellar-coal-heap-frost @VISITS
	record player3 visit visit-cellar-coal-heap-frost @VISITS
play player3 lay frost-4 @cellar/coal-heap
	record player3 lay frost-4 @cellar/coal-heap
play player3 visit visit-bathhouse-tub-whisper @VISITS
	record player3 visit visit-bathhouse-tub-whisper @VISITS
play player3 lay whisper-3 @bathhouse/tub
	record player3 lay whisper-3 @bathhouse/tub
play player3 take vessel-4 @HAND-player3
	record player3 take vessel-4 @HAND-player3
play player3 take ember-4 @HAND-player3
	record player3 take ember-4 @HAND-player3
play player3 drop ember-4
	record player3 drop ember-4
play player3 move pawn-player3 @attic/pawns
	record player3 move pawn-player3 @attic/pawns
play player3 use ember-3,frost-2
	record player3 use ember-3,frost-2
play player3 use vessel-4,visitor-2
	record player3 use vessel-4,visitor-2
play player3 done
	record player3 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-4 @kitchen/pantry
	record player1 lay whisper-4 @kitchen/pantry
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-2 @kitchen/sink
	record player1 lay frost-2 @kitchen/sink
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use bell-3,whisper-1
	record player1 use bell-3,whisper-1
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 summon visitor-2 @kitchen/visitor
	record player1 summon visitor-2 @kitchen/visitor
play player1 done
	record player1 done
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-2 @conservatory/iron-bench
	record player2 lay shade-2 @conservatory/iron-bench
play player2 visit visit-conservatory-fountain-frost @VISITS
	record player2 visit visit-conservatory-fountain-frost @VISITS
play player2 lay frost-5 @conservatory/fountain
	record player2 lay frost-5 @conservatory/fountain
play player2 visit visit-attic-rocking-chair-frost @VISITS
	record player2 visit visit-attic-rocking-chair-frost @VISITS
play player2 lay frost-6 @attic/rocking-chair
	record player2 lay frost-6 @attic/rocking-chair
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 drop bell-2
	record player2 drop bell-2
play player2 use bell-1,whisper-4
	record player2 use bell-1,whisper-4
play player2 use candle-1,shade-5
	record player2 use candle-1,shade-5
play player2 use vessel-4,visitor-2
	record player2 use vessel-4,visitor-2
play player2 summon visitor-2 @conservatory/visitor
	record player2 summon visitor-2 @conservatory/visitor
play player2 done
	record player2 done
play player3 visit visit-cellar-visitor @VISITS
	record player3 visit visit-cellar-visitor @VISITS
lay shade-5 @attic/rocking-chair
	revoke player3 visit visit-cellar-visitor @VISITS
	record player3 visit visit-attic-rocking-chair-shade @VISITS
	record player3 lay shade-5 @attic/rocking-chair
	record player3 visit visit-cellar-visitor @VISITS
wait 4.6s
lay visit-attic-rocking-chair-shade @VISITS
wait 4s
	revoke player3 visit visit-cellar-visitor @VISITS
	revoke player3 lay shade-5 @attic/rocking-chair
	revoke player3 visit visit-attic-rocking-chair-shade @VISITS
	record player3 visit visit-cellar-visitor @VISITS
	record player3 visit visit-attic-rocking-chair-shade @VISITS
	record player3 lay shade-5 @attic/rocking-chair
