# A Whisper is laid in the Library, and no Visit card has brought it. Hint: that one. Moves: the Trinkets,
# meanwhile.
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
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
lay frost-3 @library/hearth
	record player2 lay frost-3 @library/hearth
wait 2s
lay whisper-2 @library/ladder
wait 6s
	apart 1 pieces
	hint No Visit card has brought the Whisper on the Ladder in the Library: take it away.
lay candle-1 @HAND-player2
	apart 2 pieces
	record player2 take candle-1 @HAND-player2
	apart 1 pieces
wait 2s
take whisper-2
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
wait 4s
