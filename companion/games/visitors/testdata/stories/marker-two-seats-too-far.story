# Player 1 passes the turn marker to Player 3, and Player 2 draws all the same: that the marker lies before who
# comes next does not end her turn, which is asked about. Player 3 has no use for an action: her turn is over.
game visitors
players 3
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
lay turn-marker @TURN-player3
wait 5s
	hint It is the turn of Player 1, and Player 2 comes next: the turn marker belongs before one of the two, not before Player 3.
lay visit-nursery-cradle-shade @VISITS
wait 2s
	apart 1 pieces
lay shade-2 @nursery/cradle
	apart 2 pieces
wait 3s
lay ember-4 @HAND-player2
wait 3s
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-2 @nursery/cradle
	record player2 take ember-2 @HAND-player2
lay ember-5 @HAND-player2
wait 5s
	record player2 take ember-3 @HAND-player2
	ask Has Player 2 ended the turn without an action?
	- Yes
	- No: the turn marker goes back
answer "No: the turn marker goes back"
wait 5s
lay turn-marker @TURN-player2
wait 5s
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 5s
lay turn-marker @TURN-player3
	record player2 end
	record player2 done
wait 5s
lay visit-library-ladder-shade @VISITS
	record player3 visit visit-library-ladder-shade @VISITS
lay shade-3 @library/ladder
	record player3 lay shade-3 @library/ladder
lay candle-2 @HAND-player3
	record player3 take candle-1 @HAND-player3
lay candle-3 @HAND-player3
	record player3 take candle-2 @HAND-player3
wait 3s
lay turn-marker @TURN-player1
wait 5s
	ask Has Player 3 ended the turn without an action?
	- Yes
	- No: the turn marker goes back
answer "Yes"
	record player3 end
	record player3 done
wait 3s
lay visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
lay whisper-2 @kitchen/sink
	record player1 lay whisper-2 @kitchen/sink
wait 3s
