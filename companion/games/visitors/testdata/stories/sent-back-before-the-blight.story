# Player 1 ends her turn beside the Visitor: she goes back to the Foyer first, then come her Trinkets and the
# Blight. Asked: whether she has ended the turn there. Never: that nobody draws a Blight.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 1s
lay pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @library/pawns
wait 3s
take bell-1
wait 2s
	apart 1 pieces
take vessel-1
	apart 2 pieces
wait 4s
	ask The Silver Bell of Player 1 is covered or gone, and nothing in the Foyer is removed with it: lay it back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Spirit Vessel” lies with the cards of Player 1
	  seen “Silver Bell” is in none of its places
	  seen “Spirit Vessel” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay blight-cold-hands @HAND-player1
	apart 3 pieces
wait 4s
	ask Has Player 1 ended the turn beside the Visitor in the Library?
	- Yes
	- We put it back
answer Yes
	record player1 move pawn-player1 @library/pawns
	record player1 end
	record player1 curse blight-cold-hands @HAND-player1
wait 2s
lay turn-marker @TURN-player2
	record player1 done
wait 3s
