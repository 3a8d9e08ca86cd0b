# A Trinket is drawn where a Blight is due, before the turn marker has been passed on.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
wait 3s
lay candle-1 @HAND-player1
wait 4s
	apart 1 pieces
	ask Player 1 has drawn Trinkets already: the Candle Stub goes back to where it came from.
	  expected “Candle Stub” is not on the table
	  seen “Candle Stub” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take ember-1
lay pawn-player1 @foyer/pawns
end
	apart 3 pieces
wait 10s
	hint A Blight is due, and Player 1 has drawn a Trinket: put the Candle Stub back on its pile and draw a Blight.
lay turn-marker @TURN-player2
wait 10s
	hint A Blight is due, and Player 1 has drawn a Trinket: put the Candle Stub back on its pile and draw a Blight.
take candle-1
	apart 2 pieces
wait 3s
lay blight-cold-hands @HAND-player1
	apart 3 pieces
	record player1 end
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
wait 5s
