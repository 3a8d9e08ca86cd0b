# A cup stands on a spirit while a Visitor comes to another room: the Visitor is recorded at once, and
# the spirit is named. Moves: lay. Never: that the Visitor is still to come.
game visitors
players 2
play table join tile-library @M+1+0/90
	record table join tile-library @M+1+0/90
play table join tile-music-room @M-1+0/270
	record table join tile-music-room @M-1+0/270
play table join tile-nursery @M+0+1/180
	record table join tile-nursery @M+0+1/180
play table join tile-chapel @M+1+1/180
	record table join tile-chapel @M+1+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-nursery-toy-chest-whisper @VISITS
	record player1 visit visit-nursery-toy-chest-whisper @VISITS
play player1 lay whisper-1 @nursery/toy-chest
	record player1 lay whisper-1 @nursery/toy-chest
play player1 visit visit-music-room-mirror-whisper @VISITS
	record player1 visit visit-music-room-mirror-whisper @VISITS
play player1 lay whisper-2 @music-room/mirror
	record player1 lay whisper-2 @music-room/mirror
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-1 @library/ladder
	record player2 lay frost-1 @library/ladder
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-1 @nursery/cradle
	record player1 lay whisper-1 @nursery/cradle
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use ember-2,frost-1
	record player1 use ember-2,frost-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-1 @nursery/window
	record player2 lay shade-1 @nursery/window
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use candle-2,shade-1
	record player2 use candle-2,shade-1
play player2 done
	record player2 done
play player1 visit visit-chapel-altar-shade @VISITS
	record player1 visit visit-chapel-altar-shade @VISITS
play player1 lay shade-1 @chapel/altar
	record player1 lay shade-1 @chapel/altar
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-1 @library/hearth
	record player2 lay frost-1 @library/hearth
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 drop ember-3
	record player2 drop ember-3
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-altar-frost @VISITS
	record player1 visit visit-chapel-altar-frost @VISITS
play player1 lay frost-2 @chapel/altar
	record player1 lay frost-2 @chapel/altar
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-chapel-confessional-whisper @VISITS
	record player2 visit visit-chapel-confessional-whisper @VISITS
play player2 lay whisper-1 @chapel/confessional
	record player2 lay whisper-1 @chapel/confessional
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 use ember-2,frost-1
	record player2 use ember-2,frost-1
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 take vessel-5 @HAND-player1
	record player1 take vessel-5 @HAND-player1
play player1 drop bell-1
	record player1 drop bell-1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-frost @VISITS
	record player2 visit visit-nursery-toy-chest-frost @VISITS
play player2 lay frost-1 @nursery/toy-chest
	record player2 lay frost-1 @nursery/toy-chest
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-1 @chapel/font
	record player1 lay whisper-1 @chapel/font
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 drop candle-1
	record player1 drop candle-1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 done
	record player1 done
play player2 visit visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
play player2 lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
play player2 take vessel-7 @HAND-player2
	record player2 take vessel-7 @HAND-player2
play player2 drop vessel-7
	record player2 drop vessel-7
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-music-room-piano-frost @VISITS
	record player1 visit visit-music-room-piano-frost @VISITS
play player1 lay frost-1 @music-room/piano
	record player1 lay frost-1 @music-room/piano
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop ember-1
	record player1 drop ember-1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 done
	record player1 done
play player2 visit visit-music-room-mirror-frost @VISITS
	record player2 visit visit-music-room-mirror-frost @VISITS
play player2 lay frost-2 @music-room/mirror
	record player2 lay frost-2 @music-room/mirror
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop candle-1
	record player2 drop candle-1
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop candle-1
	record player1 drop candle-1
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-font-shade @VISITS
	record player2 visit visit-chapel-font-shade @VISITS
play player2 lay shade-1 @chapel/font
	record player2 lay shade-1 @chapel/font
play player2 take vessel-7 @HAND-player2
	record player2 take vessel-7 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 drop vessel-7
	record player2 drop vessel-7
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-ladder-shade @VISITS
	record player1 visit visit-library-ladder-shade @VISITS
play player1 lay shade-2 @library/ladder
	record player1 lay shade-2 @library/ladder
play player1 take vessel-7 @HAND-player1
	record player1 take vessel-7 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 drop vessel-7
	record player1 drop vessel-7
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
play player2 lay shade-3 @music-room/harp
	record player2 lay shade-3 @music-room/harp
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 drop bell-2
	record player2 drop bell-2
play player2 drop bell-1
	record player2 drop bell-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-1 @library/reading-desk
	record player1 lay whisper-1 @library/reading-desk
play player1 take vessel-7 @HAND-player1
	record player1 take vessel-7 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 drop vessel-7
	record player1 drop vessel-7
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
play player2 lay frost-1 @nursery/window
	record player2 lay frost-1 @nursery/window
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 drop ember-1
	record player2 drop ember-1
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-visitor @VISITS
	record player1 visit visit-chapel-visitor @VISITS
play player1 lay visitor-1 @chapel/visitor
	record player1 lay visitor-1 @chapel/visitor
play player1 visit visit-music-room-harp-whisper @VISITS
	record player1 visit visit-music-room-harp-whisper @VISITS
play player1 lay whisper-1 @music-room/harp
	record player1 lay whisper-1 @music-room/harp
play player1 take vessel-7 @HAND-player1
	record player1 take vessel-7 @HAND-player1
play player1 take vessel-8 @HAND-player1
	record player1 take vessel-8 @HAND-player1
play player1 drop vessel-8
	record player1 drop vessel-8
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 use vessel-7,visitor-1
	record player1 use vessel-7,visitor-1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-confessional-frost @VISITS
	record player2 visit visit-chapel-confessional-frost @VISITS
play player2 lay frost-2 @chapel/confessional
	record player2 lay frost-2 @chapel/confessional
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 drop bell-1
	record player2 drop bell-1
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 done
	record player2 done
lay visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
take shade-1
wait 2s
	apart 1 pieces
lay visitor-1 @library/visitor
	apart 2 pieces
	record player1 lay visitor-1 @library/visitor
	apart 1 pieces
wait 20s
	ask A Shade in the Chapel is covered or gone: spread the spirits there.
	  expected “Shade” lies on the font in the Chapel
	  seen “Shade” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay shade-1 @chapel/font
wait 700ms
