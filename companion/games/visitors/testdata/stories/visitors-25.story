# Three spirits lie in the Library. Player 2 passes the marker and nobody puts a
# Visitor there; Player 1 draws a Visit. The Visitor is still to come, and then
# two Visits are due.
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
play player2 lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
lay turn-marker @TURN-player1
wait 5s
	ask The turn marker moved, but the turn is not done. Player 2: use your actions, 2 left.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
wait 6s
	ask No Visit card is drawn now. Player 2: use your actions, 2 left.
	  expected “Turn” lies before Player 2
	  expected “Reading desk, Library” lies on the drawn Visits
	  expected “Cradle, Nursery” is not on the table
	  seen “Turn” lies before Player 1
	  seen “Reading desk, Library” is in none of its places
	  seen “Cradle, Nursery” lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visitor-1 @library/visitor
	record player2 end
	record player2 summon visitor-1 @library/visitor
	record player2 done
	record player1 visit visit-nursery-cradle-shade @VISITS
wait 4s
lay shade-2 @nursery/cradle
	record player1 lay shade-2 @nursery/cradle
wait 4s
