# Player 1 pushes her Ember over to Player 2, who is to draw Trinkets. It goes back, and she draws her own. Moves:
# what is drawn. Never: that the Ember was drawn.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay ember-1 @HAND-player2
wait 6s
	apart 1 pieces
	ask A Warm Ember of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
	- Player 2 draws a Warm Ember.
	- We put it back
lay bell-2 @HAND-player2
	apart 2 pieces
wait 6s
	ask A Warm Ember of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
	- Player 2 draws a Silver Bell. Player 2 draws a Warm Ember.
	- We put it back
lay ember-2 @HAND-player2
	apart 3 pieces
wait 6s
	ask A Warm Ember of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” lies with the cards of Player 1
	  expected “Warm Ember” is not on the table
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Warm Ember” lies with the cards of Player 2
	  seen “Warm Ember” lies with the cards of Player 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay ember-1 @HAND-player1
	apart 2 pieces
	record player2 take bell-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 6s
