# The Trinket that was drawn is exchanged for another one in the hand: one click records it.
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
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
take ember-1
lay candle-1 @HAND-player1
wait 6s
	apart 2 pieces
	ask The Warm Ember of Player 1 is covered or gone, and a Candle Stub lies there. Has it come instead?
	  expected “Candle Stub” is not on the table
	  expected “Warm Ember” lies with the cards of Player 1
	  seen “Candle Stub” lies with the cards of Player 1
	  seen “Warm Ember” is in none of its places
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right: correct the record"
	record table correct ember-1
	record table correct candle-1 @HAND-player1
lay blight-mirror-debt @foyer/pawns
wait 6s
	apart 1 pieces
	ask Blights do not lie in rooms: take “Mirror Debt” out of the Foyer.
	  expected “Mirror Debt” (B4) is not on the table
	  seen “Mirror Debt” (B4) lies in the Foyer
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take blight-mirror-debt
wait 2s
