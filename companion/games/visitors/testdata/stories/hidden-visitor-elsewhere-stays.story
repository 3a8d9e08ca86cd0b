# Hands are hidden, and with the end of a turn unsaid a figure is laid for a Visitor to come: that
# the one in another room went and came back in the meantime is not concluded.
game visitors
players 2
option clash=win
option hands=hidden
option visits=long
play table join tile-music-room @M+0+1/180
	record table join tile-music-room @M+0+1/180
play table join tile-kitchen @M+1+0/90
	record table join tile-kitchen @M+1+0/90
play table join tile-cellar @M+1+1/180
	record table join tile-cellar @M+1+1/180
play table join tile-bathhouse @M-1+1/270
	record table join tile-bathhouse @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-1 @bathhouse/boiler
	record player2 lay shade-1 @bathhouse/boiler
play player2 visit visit-music-room-mirror-shade @VISITS
	record player2 visit visit-music-room-mirror-shade @VISITS
play player2 lay shade-2 @music-room/mirror
	record player2 lay shade-2 @music-room/mirror
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-1 @kitchen/pantry
	record player1 lay whisper-1 @kitchen/pantry
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-music-room-piano-whisper @VISITS
	record player2 visit visit-music-room-piano-whisper @VISITS
play player2 lay whisper-2 @music-room/piano
	record player2 lay whisper-2 @music-room/piano
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-3 @cellar/cask
	record player1 lay whisper-3 @cellar/cask
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-mirror-whisper @VISITS
	record player2 visit visit-music-room-mirror-whisper @VISITS
play player2 lay whisper-4 @music-room/mirror
	record player2 lay whisper-4 @music-room/mirror
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-frost @VISITS
	record player1 visit visit-bathhouse-grating-frost @VISITS
play player1 lay frost-1 @bathhouse/grating
	record player1 lay frost-1 @bathhouse/grating
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-shade @VISITS
	record player2 visit visit-kitchen-sink-shade @VISITS
play player2 lay shade-1 @kitchen/sink
	record player2 lay shade-1 @kitchen/sink
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-coal-heap-whisper @VISITS
	record player1 visit visit-cellar-coal-heap-whisper @VISITS
play player1 lay whisper-2 @cellar/coal-heap
	record player1 lay whisper-2 @cellar/coal-heap
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 done
	record player1 done
play player2 visit visit-music-room-piano-shade @VISITS
	record player2 visit visit-music-room-piano-shade @VISITS
play player2 lay shade-1 @music-room/piano
	record player2 lay shade-1 @music-room/piano
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-2 @cellar/coal-heap
	record player2 lay frost-2 @cellar/coal-heap
play player2 take =2
	record player2 take =2
play player2 drop =2
	record player2 drop =2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-shade @VISITS
	record player1 visit visit-cellar-cask-shade @VISITS
play player1 lay shade-1 @cellar/cask
	record player1 lay shade-1 @cellar/cask
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-whisper @VISITS
	record player2 visit visit-kitchen-oven-whisper @VISITS
play player2 lay whisper-1 @kitchen/oven
	record player2 lay whisper-1 @kitchen/oven
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-2 @bathhouse/grating
	record player1 lay whisper-2 @bathhouse/grating
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-visitor @VISITS
	record player2 visit visit-bathhouse-visitor @VISITS
play player2 lay visitor-1 @bathhouse/visitor
	record player2 lay visitor-1 @bathhouse/visitor
play player2 visit visit-bathhouse-boiler-frost @VISITS
	record player2 visit visit-bathhouse-boiler-frost @VISITS
play player2 lay frost-1 @bathhouse/boiler
	record player2 lay frost-1 @bathhouse/boiler
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use vessel-1,visitor-1
	record player2 use vessel-1,visitor-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-3 @bathhouse/tub
	record player1 lay whisper-3 @bathhouse/tub
play player1 take =2
	record player1 take =2
play player1 drop =2
	record player1 drop =2
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
play player2 lay shade-1 @music-room/harp
	record player2 lay shade-1 @music-room/harp
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-5 @kitchen/sink
	record player1 lay whisper-5 @kitchen/sink
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 done
	record player1 done
play player2 visit visit-kitchen-visitor @VISITS
	record player2 visit visit-kitchen-visitor @VISITS
play player2 lay visitor-1 @kitchen/visitor
	record player2 lay visitor-1 @kitchen/visitor
play player2 visit visit-bathhouse-grating-shade @VISITS
	record player2 visit visit-bathhouse-grating-shade @VISITS
play player2 lay shade-1 @bathhouse/grating
	record player2 lay shade-1 @bathhouse/grating
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 curse blight-salt-tongue @HAND-player2
	record player2 curse blight-salt-tongue @HAND-player2
play player2 done
	record player2 done
play player1 visit visit-music-room-harp-frost @VISITS
	record player1 visit visit-music-room-harp-frost @VISITS
play player1 lay frost-1 @music-room/harp
	record player1 lay frost-1 @music-room/harp
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-2 @cellar/drain
	record player1 lay whisper-2 @cellar/drain
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use vessel-1,visitor-1
	record player1 use vessel-1,visitor-1
play player1 done
	record player1 done
play player2 visit visit-bathhouse-tub-frost @VISITS
	record player2 visit visit-bathhouse-tub-frost @VISITS
play player2 lay frost-2 @bathhouse/tub
	record player2 lay frost-2 @bathhouse/tub
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-frost @VISITS
	record player1 visit visit-cellar-cask-frost @VISITS
play player1 lay frost-1 @cellar/cask
	record player1 lay frost-1 @cellar/cask
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-shade @VISITS
	record player2 visit visit-kitchen-oven-shade @VISITS
play player2 lay shade-2 @kitchen/oven
	record player2 lay shade-2 @kitchen/oven
play player2 take =2
	record player2 take =2
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 summon visitor-1 @kitchen/visitor
	record player2 summon visitor-1 @kitchen/visitor
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-frost @VISITS
	record player1 visit visit-kitchen-pantry-frost @VISITS
play player1 lay frost-1 @kitchen/pantry
	record player1 lay frost-1 @kitchen/pantry
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-3 @kitchen/sink
	record player1 lay frost-3 @kitchen/sink
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 use ember-1,frost-3
	record player1 use ember-1,frost-3
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 end
	record player1 end
play player1 curse blight-borrowed-name @HAND-player1
	record player1 curse blight-borrowed-name @HAND-player1
play player1 done
	record player1 done
play player2 visit visit-bathhouse-tub-shade @VISITS
	record player2 visit visit-bathhouse-tub-shade @VISITS
play player2 lay shade-1 @bathhouse/tub
	record player2 lay shade-1 @bathhouse/tub
play player2 visit visit-cellar-coal-heap-shade @VISITS
	record player2 visit visit-cellar-coal-heap-shade @VISITS
play player2 lay shade-2 @cellar/coal-heap
	record player2 lay shade-2 @cellar/coal-heap
play player2 take =2
	record player2 take =2
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 end
	record player2 end
play player2 curse blight-third-footstep @HAND-player2
	record player2 curse blight-third-footstep @HAND-player2
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-whisper @VISITS
	record player1 visit visit-bathhouse-boiler-whisper @VISITS
play player1 lay whisper-3 @bathhouse/boiler
	record player1 lay whisper-3 @bathhouse/boiler
play player1 visit visit-cellar-drain-frost @VISITS
	record player1 visit visit-cellar-drain-frost @VISITS
play player1 lay frost-3 @cellar/drain
	record player1 lay frost-3 @cellar/drain
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
lay visitor-2 @bathhouse/visitor
wait 4s
	apart 1 pieces
	hint A Visitor comes to the Bathhouse at the end of the turn, if 3 spirits are still there then. The figure is too early.
lay pawn-player1 @foyer/pawns
lay blight-cold-hands @HAND-player1
	apart 3 pieces
wait 3s
say player1 end
	record player1 end
	record player1 summon visitor-2 @bathhouse/visitor
	record player1 curse blight-cold-hands @HAND-player1
wait 3s
lay turn-marker @TURN-player2
	record player1 done
wait 2s
