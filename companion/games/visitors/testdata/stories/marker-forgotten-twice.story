# The turn marker stays before Player 1 while Player 2, and then Player 3, go on.
game visitors
players 4
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-music-room @M+1+1/180
	record table join tile-music-room @M+1+1/180
play table join tile-gallery @M-1+1/180
	record table join tile-gallery @M-1+1/180
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
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 visit visit-music-room-harp-shade @VISITS
	record player1 visit visit-music-room-harp-shade @VISITS
play player1 lay shade-1 @music-room/harp
	record player1 lay shade-1 @music-room/harp
play player1 visit visit-gallery-portrait-shade @VISITS
	record player1 visit visit-gallery-portrait-shade @VISITS
play player1 lay shade-2 @gallery/portrait
	record player1 lay shade-2 @gallery/portrait
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 1s
lay visit-nursery-cradle-shade @VISITS
lay shade-3 @nursery/cradle
wait 2s
	apart 2 pieces
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-3 @nursery/cradle
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
wait 3s
	hint It is the turn of Player 2, and Player 3 comes next: the turn marker belongs before one of the two, not before Player 1.
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
wait 2s
together
take candle-1
take shade-3
end
	record player2 use candle-1,shade-3
wait 3s
lay visit-conservatory-fountain-whisper @VISITS
lay whisper-2 @conservatory/fountain
wait 3s
	apart 2 pieces
	record player2 end
	record player2 done
	record player3 visit visit-conservatory-fountain-whisper @VISITS
	record player3 lay whisper-2 @conservatory/fountain
lay bell-2 @HAND-player3
	record player3 take bell-2 @HAND-player3
lay ember-2 @HAND-player3
	record player3 take ember-2 @HAND-player3
wait 4s
