# Player 1 uses a Bell in her room after Player 2 has drawn a Visit.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
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
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 2s
lay bell-1 @USED-trinkets
take whisper-1
wait 8s
	apart 1 pieces
	hint The card Cradle, Nursery still brings a Shade to that place.
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 8s
	record player2 lay shade-1 @nursery/cradle
	apart 1 pieces
	ask It is the turn of Player 2, who alone uses Trinkets now: the Silver Bell goes back to Player 1, and the Whisper to the Library.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay candle-1 @HAND-player2
	apart 2 pieces
lay vessel-1 @HAND-player2
	apart 3 pieces
wait 6s
	record player2 take candle-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
	apart 1 pieces
	ask It is the turn of Player 2, who alone uses Trinkets now: the Silver Bell goes back to Player 1, and the Whisper to the Library.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
lay whisper-1 @library/hearth
wait 4s
