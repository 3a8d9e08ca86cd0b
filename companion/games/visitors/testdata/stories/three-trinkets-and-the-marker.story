# Three Trinkets are drawn at once, and the marker passed: nobody knows which two count
# before one is put back.
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
together
lay bell-1 @HAND-player1
lay ember-1 @HAND-player1
lay vessel-1 @HAND-player1
end
wait 4s
	apart 3 pieces
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Spirit Vessel” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Spirit Vessel” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
	apart 4 pieces
wait 4s
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Player 1” lies in the Foyer
	  expected “Spirit Vessel” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Player 1” lies in the Library
	  seen “Spirit Vessel” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
wait 4s
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Player 1” lies in the Foyer
	  expected “Spirit Vessel” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Player 1” lies in the Library
	  seen “Spirit Vessel” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 5 pieces
wait 2s
lay shade-1 @nursery/cradle
	apart 6 pieces
wait 30s
	ask Player 1 draws 2 more Trinkets, and there are 3 new ones: put the rest back on the pile.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Player 1” lies in the Foyer
	  expected “Shade” is not on the table
	  expected “Spirit Vessel” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Player 1” lies in the Library
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Spirit Vessel” lies with the cards of Player 1
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take vessel-1
	apart 5 pieces
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
	record player1 move pawn-player1 @library/pawns
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
wait 5s
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 5s
