# Player 1 gives a Trinket before she has drawn both of hers.
game visitors
players 3
option trade=yes
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
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-2 @nursery/cradle
	record player2 lay shade-2 @nursery/cradle
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-conservatory-fountain-whisper @VISITS
	record player3 visit visit-conservatory-fountain-whisper @VISITS
play player3 lay whisper-2 @conservatory/fountain
	record player3 lay whisper-2 @conservatory/fountain
play player3 take bell-2 @HAND-player3
	record player3 take bell-2 @HAND-player3
play player3 take candle-2 @HAND-player3
	record player3 take candle-2 @HAND-player3
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-3 @kitchen/pantry
	record player1 lay shade-3 @kitchen/pantry
lay ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
wait 1s
lay bell-1 @HAND-player3
wait 6s
	hint Trinkets come first. Player 1: draw a Trinket, 2 of 2.
lay ember-4 @HAND-player1
	record player1 take ember-4 @HAND-player1
	record player1 give bell-1 @HAND-player3
wait 4s
