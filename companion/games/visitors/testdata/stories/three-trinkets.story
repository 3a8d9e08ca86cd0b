# Player 1 draws three Trinkets instead of two. She puts one back.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
together
lay bell-1 @HAND-player1
lay ember-1 @HAND-player1
lay candle-1 @HAND-player1
end
wait 6s
	apart 3 pieces
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Candle Stub” is not on the table
	  expected “Warm Ember” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Candle Stub” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
	apart 4 pieces
wait 6s
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Candle Stub” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Player 1” lies in the Foyer
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Candle Stub” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Player 1” lies in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take candle-1
	apart 3 pieces
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
	record player1 move pawn-player1 @library/pawns
wait 6s
