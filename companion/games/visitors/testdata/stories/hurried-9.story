# The last Visit card is laid on the Trinkets by mistake, her hand is read and laid
# back in another order, a Trinket falls in a room.
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
play table join tile-music-room @M+2+0/0
	record table join tile-music-room @M+2+0/0
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
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 2s
lay visit-library-reading-desk-shade @HAND-player2
wait 5s
	apart 1 pieces
	ask The Visit card Reading desk, Library belongs on the drawn Visits, if it was drawn.
	  expected “Reading desk, Library” (V06) is not on the table
	  seen “Reading desk, Library” (V06) lies with the cards of Player 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
lay shade-2 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
wait 2s
together
take bell-1
take ember-1
end
wait 5s
	hint A Silver Bell of Player 1 is covered or gone: spread the Trinkets.
together
lay ember-1 @HAND-player1
lay bell-1 @HAND-player1
end
wait 2s
lay candle-1 @kitchen/pawns
wait 5s
	apart 1 pieces
	ask Trinkets do not lie in rooms: take the Candle Stub out of the Kitchen.
	  expected “Candle Stub” is not on the table
	  seen “Candle Stub” lies in the Kitchen
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 2s
lay bell-4 @HAND-player2
	record player2 take bell-2 @HAND-player2
wait 2s
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
take shade-2
wait 4s
	hint A Shade is only removed with a Candle Stub: put the Candle Stub on the used Trinkets, or show again what is gone or covered.
	  expected “Candle Stub” is not on the table
	  seen “Candle Stub” lies with the cards of Player 2
	apart 1 pieces
take candle-1
	record player2 use candle-1,shade-1
wait 2s
take whisper-1
take bell-4
	record player2 use bell-2,whisper-1
wait 4s
lay turn-marker @TURN-player3
	record player2 done
wait 4s
