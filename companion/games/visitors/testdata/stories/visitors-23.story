# Player 1 ends her turn beside a Visitor. She forgets the Blight and passes the
# marker; Player 2 draws a Visit. The Blight is still to be drawn.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
lay turn-marker @TURN-player2
wait 5s
	ask More than one thing can have happened. Which was it?
	- Player 1 goes to the Kitchen.
	- Player 1 goes to the Nursery.
	- Player 1 goes to the Conservatory.
	- Player 1 ends her actions.
	- None of these: we put it back
lay visit-nursery-cradle-shade @VISITS
wait 5s
	ask More than one thing can have happened. Which was it?
	- Player 1 goes to the Kitchen.
	- Player 1 goes to the Nursery.
	- Player 1 goes to the Conservatory.
	- Player 1 ends her actions.
	- None of these: we put it back
together
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
lay pawn-player1 @foyer/pawns
end
	record player1 end
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 4s
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 4s
