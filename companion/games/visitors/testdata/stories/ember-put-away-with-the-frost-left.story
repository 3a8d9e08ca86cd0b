# A Warm Ember is put away, and the Frost for it forgotten. The turn ends with a Blight: no Spirit
# Vessel was used on the Visitor, who stands where he stood.
game visitors
players 2
play table join tile-kitchen @M+0+1/180
	record table join tile-kitchen @M+0+1/180
play table join tile-attic @M-1+1/270
	record table join tile-attic @M-1+1/270
play table join tile-cellar @M+1+1/180
	record table join tile-cellar @M+1+1/180
play table join tile-bathhouse @M-1+0/270
	record table join tile-bathhouse @M-1+0/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-cellar-coal-heap-shade @VISITS
	record player2 visit visit-cellar-coal-heap-shade @VISITS
play player2 lay shade-1 @cellar/coal-heap
	record player2 lay shade-1 @cellar/coal-heap
play player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
play player2 lay shade-2 @attic/rocking-chair
	record player2 lay shade-2 @attic/rocking-chair
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-frost @VISITS
	record player1 visit visit-cellar-cask-frost @VISITS
play player1 lay frost-1 @cellar/cask
	record player1 lay frost-1 @cellar/cask
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-2 @kitchen/oven
	record player2 lay frost-2 @kitchen/oven
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-3 @kitchen/sink
	record player1 lay frost-3 @kitchen/sink
play player1 take bell-4 @HAND-player1
	record player1 take bell-4 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-attic-dormer-frost @VISITS
	record player2 visit visit-attic-dormer-frost @VISITS
play player2 lay frost-4 @attic/dormer
	record player2 lay frost-4 @attic/dormer
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-5 @HAND-player2
	record player2 take bell-5 @HAND-player2
play player2 drop bell-5
	record player2 drop bell-5
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-1 @cellar/drain
	record player1 lay whisper-1 @cellar/drain
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use bell-4,whisper-1
	record player1 use bell-4,whisper-1
play player1 done
	record player1 done
play player2 visit visit-attic-trunk-whisper @VISITS
	record player2 visit visit-attic-trunk-whisper @VISITS
play player2 lay whisper-1 @attic/trunk
	record player2 lay whisper-1 @attic/trunk
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 drop bell-4
	record player2 drop bell-4
play player2 drop bell-3
	record player2 drop bell-3
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-1 @bathhouse/grating
	record player1 lay shade-1 @bathhouse/grating
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-visitor @VISITS
	record player2 visit visit-bathhouse-visitor @VISITS
play player2 lay visitor-1 @bathhouse/visitor
	record player2 lay visitor-1 @bathhouse/visitor
play player2 visit visit-kitchen-pantry-whisper @VISITS
	record player2 visit visit-kitchen-pantry-whisper @VISITS
play player2 lay whisper-1 @kitchen/pantry
	record player2 lay whisper-1 @kitchen/pantry
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 take candle-4 @HAND-player2
	record player2 take candle-4 @HAND-player2
play player2 drop candle-4
	record player2 drop candle-4
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 curse blight-borrowed-name @HAND-player2
	record player2 curse blight-borrowed-name @HAND-player2
play player2 done
	record player2 done
play player1 visit visit-attic-rocking-chair-frost @VISITS
	record player1 visit visit-attic-rocking-chair-frost @VISITS
play player1 lay frost-1 @attic/rocking-chair
	record player1 lay frost-1 @attic/rocking-chair
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-1 @bathhouse/tub
	record player1 lay whisper-1 @bathhouse/tub
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop ember-1
	record player1 drop ember-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use vessel-3,visitor-1
	record player1 use vessel-3,visitor-1
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-shade @VISITS
	record player2 visit visit-cellar-drain-shade @VISITS
play player2 lay shade-2 @cellar/drain
	record player2 lay shade-2 @cellar/drain
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use ember-1,frost-4
	record player2 use ember-1,frost-4
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-2 @cellar/cask
	record player1 lay whisper-2 @cellar/cask
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-2 @cellar/coal-heap
	record player2 lay frost-2 @cellar/coal-heap
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 done
	record player2 done
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-1 @attic/visitor
	record player1 lay visitor-1 @attic/visitor
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-1 @bathhouse/grating
	record player1 lay whisper-1 @bathhouse/grating
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use vessel-2,visitor-1
	record player1 use vessel-2,visitor-1
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-shade @VISITS
	record player2 visit visit-kitchen-oven-shade @VISITS
play player2 lay shade-1 @kitchen/oven
	record player2 lay shade-1 @kitchen/oven
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use ember-2,frost-3
	record player2 use ember-2,frost-3
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-3 @kitchen/sink
	record player1 lay whisper-3 @kitchen/sink
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 drop bell-3
	record player1 drop bell-3
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use bell-2,whisper-3
	record player1 use bell-2,whisper-3
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-3 @bathhouse/boiler
	record player2 lay shade-3 @bathhouse/boiler
play player2 take vessel-5 @HAND-player2
	record player2 take vessel-5 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop vessel-5
	record player2 drop vessel-5
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-frost @VISITS
	record player1 visit visit-bathhouse-tub-frost @VISITS
play player1 lay frost-2 @bathhouse/tub
	record player1 lay frost-2 @bathhouse/tub
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take vessel-5 @HAND-player1
	record player1 take vessel-5 @HAND-player1
play player1 drop ember-1
	record player1 drop ember-1
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 summon visitor-1 @bathhouse/visitor
	record player1 summon visitor-1 @bathhouse/visitor
play player1 done
	record player1 done
play player2 visit visit-attic-dormer-whisper @VISITS
	record player2 visit visit-attic-dormer-whisper @VISITS
play player2 lay whisper-2 @attic/dormer
	record player2 lay whisper-2 @attic/dormer
play player2 visit visit-attic-trunk-shade @VISITS
	record player2 visit visit-attic-trunk-shade @VISITS
play player2 lay shade-2 @attic/trunk
	record player2 lay shade-2 @attic/trunk
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
play player2 drop vessel-6
	record player2 drop vessel-6
play player2 drop ember-2
	record player2 drop ember-2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-frost @VISITS
	record player1 visit visit-bathhouse-boiler-frost @VISITS
play player1 lay frost-1 @bathhouse/boiler
	record player1 lay frost-1 @bathhouse/boiler
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-4 @kitchen/pantry
	record player1 lay shade-4 @kitchen/pantry
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
take ember-1
wait 2s
	hint The Warm Ember of Player 1 is gone, and a Frost still lies in the Bathhouse: take it away, or lay the Warm Ember back.
	  expected “Warm Ember” lies with the cards of Player 1
	  seen “Warm Ember” is in none of its places
	apart 1 pieces
take vessel-1
	apart 2 pieces
take vessel-5
	apart 3 pieces
take vessel-6
	apart 4 pieces
lay pawn-player1 @foyer/pawns
	apart 5 pieces
lay blight-third-footstep @HAND-player1
	apart 6 pieces
wait 4s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
	  expected “Third Footstep” (B3) is not on the table
	  expected “Warm Ember” lies with the cards of Player 1
	  expected “Player 1” lies in the Bathhouse
	  expected “Spirit Vessel” lies with the cards of Player 1
	  expected “Spirit Vessel” lies with the cards of Player 1
	  expected “Spirit Vessel” lies with the cards of Player 1
	  seen “Third Footstep” (B3) lies with the cards of Player 1
	  seen “Warm Ember” is in none of its places
	  seen “Player 1” lies in the Foyer
	  seen “Spirit Vessel” is in none of its places
	  seen “Spirit Vessel” is in none of its places
	  seen “Spirit Vessel” is in none of its places
take frost-1
	apart 7 pieces
	record player1 use ember-1,frost-1
	record player1 curse blight-third-footstep @HAND-player1
wait 10.7s
