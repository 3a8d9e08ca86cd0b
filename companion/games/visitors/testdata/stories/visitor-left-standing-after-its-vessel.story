# Player 1 discards the Spirit Vessel, leaves the Visitor standing, walks on and passes the
# marker. Never: that it was used, and no word of the figure any more.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
take vessel-1
wait 2s
	hint The Spirit Vessel of Player 1 is gone, and a Visitor still lies in the Library: take it away, or lay the Spirit Vessel back.
	  expected “Visitor” is not on the table
	  seen “Visitor” lies on the Visitor's space in the Library
	apart 1 pieces
lay pawn-player1 @foyer/pawns
	apart 2 pieces
wait 2s
lay turn-marker @TURN-player2
wait 10s
	ask The Spirit Vessel of Player 1 is gone, and a Visitor still lies in the Library: take it away, or lay the Spirit Vessel back.
	  expected “Player 1” lies in the Library
	  expected “Spirit Vessel” lies with the cards of Player 1
	  seen “Player 1” lies in the Foyer
	  seen “Spirit Vessel” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 3 pieces
lay shade-1 @nursery/cradle
	apart 4 pieces
wait 4s
	ask The Spirit Vessel of Player 1 is gone, and a Visitor still lies in the Library: take it away, or lay the Spirit Vessel back.
	  expected “Player 1” lies in the Library
	  expected “Shade” is not on the table
	  expected “Spirit Vessel” lies with the cards of Player 1
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Player 1” lies in the Foyer
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Spirit Vessel” is in none of its places
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take visitor-1
	apart 5 pieces
	record player1 use vessel-1,visitor-1
	record player1 move pawn-player1 @foyer/pawns
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
wait 4s
