# A Candle Stub lies on two Spirit Vessels, and one of these is pulled out and used. When the Candle Stub is pushed
# aside the other one comes to light: it lay there all the time.
game visitors
players 2
play table join tile-kitchen @M+0-1/0
	record table join tile-kitchen @M+0-1/0
play table join tile-library @M+1+0/90
	record table join tile-library @M+1+0/90
play table join tile-music-room @M-1+0/270
	record table join tile-music-room @M-1+0/270
play table join tile-cellar @M-1-1/0
	record table join tile-cellar @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-music-room-piano-frost @VISITS
	record player1 visit visit-music-room-piano-frost @VISITS
play player1 lay frost-1 @music-room/piano
	record player1 lay frost-1 @music-room/piano
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-2 @library/hearth
	record player2 lay frost-2 @library/hearth
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-music-room-mirror-frost @VISITS
	record player1 visit visit-music-room-mirror-frost @VISITS
play player1 lay frost-2 @music-room/mirror
	record player1 lay frost-2 @music-room/mirror
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 take candle-4 @HAND-player1
	record player1 take candle-4 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-reading-desk-whisper @VISITS
	record player2 visit visit-library-reading-desk-whisper @VISITS
play player2 lay whisper-2 @library/reading-desk
	record player2 lay whisper-2 @library/reading-desk
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-1 @cellar/drain
	record player1 lay shade-1 @cellar/drain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop candle-4
	record player1 drop candle-4
play player1 drop candle-3
	record player1 drop candle-3
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 done
	record player1 done
play player2 visit visit-kitchen-pantry-whisper @VISITS
	record player2 visit visit-kitchen-pantry-whisper @VISITS
play player2 lay whisper-1 @kitchen/pantry
	record player2 lay whisper-1 @kitchen/pantry
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use candle-3,shade-1
	record player2 use candle-3,shade-1
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 done
	record player2 done
play player1 visit visit-music-room-visitor @VISITS
	record player1 visit visit-music-room-visitor @VISITS
play player1 lay visitor-1 @music-room/visitor
	record player1 lay visitor-1 @music-room/visitor
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-3 @cellar/cask
	record player1 lay whisper-3 @cellar/cask
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 use bell-2,whisper-2
	record player1 use bell-2,whisper-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 curse blight-cold-hands @HAND-player1
	record player1 curse blight-cold-hands @HAND-player1
play player1 done
	record player1 done
play player2 visit visit-library-ladder-shade @VISITS
	record player2 visit visit-library-ladder-shade @VISITS
play player2 lay shade-1 @library/ladder
	record player2 lay shade-1 @library/ladder
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-1 @library/ladder
	record player2 lay frost-1 @library/ladder
lay vessel-1 @HAND-player2 -60,+0
lay vessel-3 @HAND-player2 -25,+0
lay vessel-2 @HAND-player2 +60,+0
wait 1s
lay candle-1 @HAND-player2 -42,+0
	record player2 take candle-1 @HAND-player2
wait 2s
lay vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
take vessel-4
	record player2 drop vessel-4
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
take pawn-player2
wait 3s
	hint Player 2 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 2” is still to be moved
	  seen “Player 2” is in none of its places
	apart 1 pieces
lay pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
take vessel-3
wait 700ms
take visitor-1
wait 4.7s
	hint A Visitor is only removed with a Spirit Vessel: put the Spirit Vessel on the used Trinkets, or show again what is gone or covered.
	  expected “Spirit Vessel” is not on the table
	  seen “Spirit Vessel” lies with the cards of Player 2
	apart 1 pieces
lay turn-marker @TURN-player1
	apart 3 pieces
wait 700ms
take frost-2
	apart 4 pieces
wait 2.7s
lay frost-2 @music-room/mirror +0.0,+2.2 turn 1
	apart 3 pieces
wait 4s
	hint Player 2 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
	record player2 use vessel-3,visitor-1
	record player2 done
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
wait 3s
lay frost-3 @kitchen/oven
	record player1 lay frost-3 @kitchen/oven
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
take ember-1
wait 700ms
take frost-1
	record player1 use ember-1,frost-1
take candle-2
wait 700ms
take shade-1
	record player1 use candle-2,shade-1
lay turn-marker @TURN-player2
	record player1 done
lay visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
lay frost-1 @kitchen/pawns
wait 5.7s
	apart 1 pieces
	hint The card Sink, Kitchen still brings a Frost to that place.
lay frost-1 @kitchen/sink
	record player2 lay frost-1 @kitchen/sink
wait 700ms
lay candle-1 @HAND-player2 +0,+0
wait 700ms
wait 12s
