# Hands are hidden, and a Visitor is taken that nobody may send away any more, and laid back: the
# Vessel that was concluded from it falls.
game visitors
players 4
option extra_card=later
option hands=hidden
option trade=no
play table join tile-gallery @M+0-1/0
	record table join tile-gallery @M+0-1/0
play table join tile-library @M+0+1/180
	record table join tile-library @M+0+1/180
play table join tile-kitchen @M-1+0/270
	record table join tile-kitchen @M-1+0/270
play table join tile-music-room @M+1+0/90
	record table join tile-music-room @M+1+0/90
play table join tile-attic @M-1+1/270
	record table join tile-attic @M-1+1/270
play table join tile-bathhouse @M+1-1/90
	record table join tile-bathhouse @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player3
	record table start @player3
play player3 visit visit-attic-trunk-shade @VISITS
	record player3 visit visit-attic-trunk-shade @VISITS
play player3 lay shade-1 @attic/trunk
	record player3 lay shade-1 @attic/trunk
play player3 visit visit-music-room-harp-whisper @VISITS
	record player3 visit visit-music-room-harp-whisper @VISITS
play player3 lay whisper-1 @music-room/harp
	record player3 lay whisper-1 @music-room/harp
play player3 visit visit-gallery-long-curtain-shade @VISITS
	record player3 visit visit-gallery-long-curtain-shade @VISITS
play player3 lay shade-2 @gallery/long-curtain
	record player3 lay shade-2 @gallery/long-curtain
play player3 visit visit-attic-dormer-frost @VISITS
	record player3 visit visit-attic-dormer-frost @VISITS
play player3 lay frost-1 @attic/dormer
	record player3 lay frost-1 @attic/dormer
play player3 take =2
	record player3 take =2
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 move pawn-player3 @attic/pawns
	record player3 move pawn-player3 @attic/pawns
play player3 use candle-1,shade-1
	record player3 use candle-1,shade-1
play player3 done
	record player3 done
play player4 visit visit-kitchen-sink-frost @VISITS
	record player4 visit visit-kitchen-sink-frost @VISITS
play player4 lay frost-2 @kitchen/sink
	record player4 lay frost-2 @kitchen/sink
play player4 take =2
	record player4 take =2
play player4 move pawn-player4 @gallery/pawns
	record player4 move pawn-player4 @gallery/pawns
play player4 use candle-1,shade-2
	record player4 use candle-1,shade-2
play player4 move pawn-player4 @foyer/pawns
	record player4 move pawn-player4 @foyer/pawns
play player4 done
	record player4 done
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-1 @attic/visitor
	record player1 lay visitor-1 @attic/visitor
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-whisper @VISITS
	record player2 visit visit-kitchen-sink-whisper @VISITS
play player2 lay whisper-2 @kitchen/sink
	record player2 lay whisper-2 @kitchen/sink
play player2 visit visit-bathhouse-boiler-frost @VISITS
	record player2 visit visit-bathhouse-boiler-frost @VISITS
play player2 lay frost-2 @bathhouse/boiler
	record player2 lay frost-2 @bathhouse/boiler
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use vessel-1,visitor-1
	record player2 use vessel-1,visitor-1
play player2 done
	record player2 done
play player3 visit visit-library-reading-desk-shade @VISITS
	record player3 visit visit-library-reading-desk-shade @VISITS
play player3 lay shade-1 @library/reading-desk
	record player3 lay shade-1 @library/reading-desk
play player3 take =2
	record player3 take =2
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 use candle-1,shade-1
	record player3 use candle-1,shade-1
play player3 move pawn-player3 @attic/pawns
	record player3 move pawn-player3 @attic/pawns
play player3 done
	record player3 done
play player4 visit visit-bathhouse-boiler-shade @VISITS
	record player4 visit visit-bathhouse-boiler-shade @VISITS
play player4 lay shade-1 @bathhouse/boiler
	record player4 lay shade-1 @bathhouse/boiler
play player4 take =2
	record player4 take =2
play player4 move pawn-player4 @gallery/pawns
	record player4 move pawn-player4 @gallery/pawns
play player4 move pawn-player4 @bathhouse/pawns
	record player4 move pawn-player4 @bathhouse/pawns
play player4 use ember-1,frost-2
	record player4 use ember-1,frost-2
play player4 done
	record player4 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-3 @kitchen/pantry
	record player1 lay whisper-3 @kitchen/pantry
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 done
	record player1 done
play player2 visit visit-library-ladder-shade @VISITS
	record player2 visit visit-library-ladder-shade @VISITS
play player2 lay shade-2 @library/ladder
	record player2 lay shade-2 @library/ladder
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use bell-1,whisper-3
	record player2 use bell-1,whisper-3
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-attic-rocking-chair-shade @VISITS
	record player3 visit visit-attic-rocking-chair-shade @VISITS
play player3 lay shade-3 @attic/rocking-chair
	record player3 lay shade-3 @attic/rocking-chair
play player3 take =2
	record player3 take =2
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 use candle-1,shade-2
	record player3 use candle-1,shade-2
play player3 move pawn-player3 @attic/pawns
	record player3 move pawn-player3 @attic/pawns
play player3 done
	record player3 done
play player4 visit visit-library-hearth-whisper @VISITS
	record player4 visit visit-library-hearth-whisper @VISITS
play player4 lay whisper-3 @library/hearth
	record player4 lay whisper-3 @library/hearth
play player4 take =2
	record player4 take =2
play player4 use candle-1,shade-1
	record player4 use candle-1,shade-1
play player4 move pawn-player4 @music-room/pawns
	record player4 move pawn-player4 @music-room/pawns
play player4 use bell-1,whisper-1
	record player4 use bell-1,whisper-1
play player4 done
	record player4 done
play player1 visit visit-kitchen-oven-shade @VISITS
	record player1 visit visit-kitchen-oven-shade @VISITS
play player1 lay shade-1 @kitchen/oven
	record player1 lay shade-1 @kitchen/oven
play player1 take =2
	record player1 take =2
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 done
	record player1 done
play player2 visit visit-gallery-portrait-shade @VISITS
	record player2 visit visit-gallery-portrait-shade @VISITS
play player2 lay shade-1 @gallery/portrait
	record player2 lay shade-1 @gallery/portrait
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use bell-1,whisper-3
	record player2 use bell-1,whisper-3
play player2 done
	record player2 done
play player3 visit visit-library-reading-desk-whisper @VISITS
	record player3 visit visit-library-reading-desk-whisper @VISITS
play player3 lay whisper-1 @library/reading-desk
	record player3 lay whisper-1 @library/reading-desk
play player3 take =2
	record player3 take =2
play player3 drop =1
	record player3 drop =1
play player3 use candle-1,shade-3
	record player3 use candle-1,shade-3
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 end
	record player3 end
play player3 done
	record player3 done
play player4 visit visit-gallery-portrait-whisper @VISITS
	record player4 visit visit-gallery-portrait-whisper @VISITS
play player4 lay whisper-2 @gallery/portrait
	record player4 lay whisper-2 @gallery/portrait
play player4 take =2
	record player4 take =2
play player4 move pawn-player4 @bathhouse/pawns
	record player4 move pawn-player4 @bathhouse/pawns
play player4 move pawn-player4 @gallery/pawns
	record player4 move pawn-player4 @gallery/pawns
play player4 use bell-1,whisper-2
	record player4 use bell-1,whisper-2
play player4 done
	record player4 done
play player1 visit visit-bathhouse-visitor @VISITS
	record player1 visit visit-bathhouse-visitor @VISITS
play player1 lay visitor-1 @bathhouse/visitor
	record player1 lay visitor-1 @bathhouse/visitor
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 done
	record player1 done
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-1 @library/hearth
	record player2 lay frost-1 @library/hearth
play player2 visit visit-bathhouse-tub-frost @VISITS
	record player2 visit visit-bathhouse-tub-frost @VISITS
play player2 lay frost-2 @bathhouse/tub
	record player2 lay frost-2 @bathhouse/tub
play player2 take =2
	record player2 take =2
play player2 drop =1
	record player2 drop =1
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player3 visit visit-kitchen-pantry-shade @VISITS
	record player3 visit visit-kitchen-pantry-shade @VISITS
play player3 lay shade-2 @kitchen/pantry
	record player3 lay shade-2 @kitchen/pantry
play player3 visit visit-bathhouse-grating-whisper @VISITS
	record player3 visit visit-bathhouse-grating-whisper @VISITS
play player3 lay whisper-1 @bathhouse/grating
	record player3 lay whisper-1 @bathhouse/grating
play player3 take =2
	record player3 take =2
play player3 drop =1
	record player3 drop =1
play player3 move pawn-player3 @foyer/pawns
	record player3 move pawn-player3 @foyer/pawns
play player3 move pawn-player3 @gallery/pawns
	record player3 move pawn-player3 @gallery/pawns
play player3 use candle-1,shade-1
	record player3 use candle-1,shade-1
play player3 done
	record player3 done
play player4 visit visit-kitchen-visitor @VISITS
	record player4 visit visit-kitchen-visitor @VISITS
play player4 lay visitor-2 @kitchen/visitor
	record player4 lay visitor-2 @kitchen/visitor
play player4 visit visit-attic-rocking-chair-frost @VISITS
	record player4 visit visit-attic-rocking-chair-frost @VISITS
play player4 lay frost-1 @attic/rocking-chair
	record player4 lay frost-1 @attic/rocking-chair
play player4 take =2
	record player4 take =2
play player4 drop =1
	record player4 drop =1
play player4 move pawn-player4 @bathhouse/pawns
	record player4 move pawn-player4 @bathhouse/pawns
take frost-2
	record player4 use ember-1,frost-2
take visitor-1
	record player4 use vessel-1,visitor-1
wait 2s
lay visitor-1 @bathhouse/visitor +0.4,+0.6 turn 1
wait 5s
	revoke player4 use vessel-1,visitor-1
