# On the first turn a Visitor card is drawn, and another card laid on it. The extra card is forgotten: the
# hint counts the cards of the first turn and one for the Visitor card.
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
together
lay visit-kitchen-visitor @VISITS
lay visit-library-hearth-whisper on visit-kitchen-visitor
lay whisper-1 @library/hearth
lay visitor-1 @kitchen/visitor
end
	record player1 visit visit-kitchen-visitor @VISITS
	record player1 lay visitor-1 @kitchen/visitor
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
wait 5s
lay bell-1 @HAND-player1
wait 3s
lay ember-1 @HAND-player1
wait 30s
	hint 2 Visit cards for the first turn and 1 for each Visitor card drawn make 3. Player 1 still draws 1.
lay visit-nursery-cradle-shade @VISITS
wait 3s
	record player1 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 8s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 8s
