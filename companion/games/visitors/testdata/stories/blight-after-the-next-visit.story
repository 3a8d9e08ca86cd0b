# Player 1 ends the turn beside the Visitor and goes to the Foyer, which looks like a walk that is taken back. Only when
# Player 2 has drawn a Visit the Blight is drawn and the Trinkets are put away.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @library/pawns
wait 3s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 4s
lay blight-cold-hands @HAND-player1
take bell-1
take ember-1
	apart 1 pieces
wait 9s
	ask Has Player 1 ended the turn beside the Visitor in the Library?
	- Yes
	- No: it goes back on the pile
answer Yes
	record table correct blight-cold-hands @HAND-player1
	record table correct bell-1
	record table correct ember-1
wait 3s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
lay frost-2 @nursery/window
	record player2 lay frost-2 @nursery/window
wait 2s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
lay ember-2 @HAND-player2
	record player2 take ember-1 @HAND-player2
wait 3s
