# Player 1 draws her Blight before her turn is over, thinks again and removes the Visitor
# with her Spirit Vessel: no Blight is due any more.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay blight-cold-hands @HAND-player1
wait 5s
	apart 1 pieces
	hint Player 1 ends the turn in a room with a Visitor. Still to do: discard all Trinkets and go back to the Foyer.
together
take vessel-1
take visitor-1
end
	apart 3 pieces
	record player1 use vessel-1,visitor-1
	apart 1 pieces
wait 30s
	ask Only who ends a turn in a room with a Visitor draws a Blight: put “Cold Hands” back on the pile.
	  expected “Cold Hands” (B1) is not on the table
	  seen “Cold Hands” (B1) lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take blight-cold-hands
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
