# From the Library Player 1 uses an Ember on the Frost in the Kitchen and passes the marker: why that is
# none is still said when Player 2 has drawn.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
take ember-1
wait 3s
	apart 1 pieces
take frost-1
	apart 2 pieces
wait 5s
	ask Player 1 is not in the Kitchen: a Warm Ember works only in the room where its player stands.
	  expected “Warm Ember” lies with the cards of Player 1
	  expected “Frost” lies on the oven in the Kitchen
	  seen “Warm Ember” is in none of its places
	  seen “Frost” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
wait 4s
	record player1 end
	record player1 done
	apart 1 pieces
	hint Player 1 is not in the Kitchen: a Warm Ember works only in the room where its player stands.
	  expected “Oven, Kitchen” (V11) lies on the drawn Visits
	  seen “Oven, Kitchen” (V11) is in none of its places
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 3s
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 12s
	record player2 lay shade-1 @nursery/cradle
	apart 1 pieces
	ask Player 1 is not in the Kitchen: a Warm Ember works only in the room where its player stands.
	  expected “Frost” lies on the oven in the Kitchen
	  seen “Frost” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay frost-1 @kitchen/oven
lay ember-1 @HAND-player1
wait 4s
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
wait 4s
