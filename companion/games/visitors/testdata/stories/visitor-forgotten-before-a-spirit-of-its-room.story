# A Visitor card is drawn and its figure forgotten. The next card brings a Shade into the same room.
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
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-visitor @VISITS
	record player2 visit visit-nursery-visitor @VISITS
wait 3s
lay visit-nursery-cradle-shade on visit-nursery-visitor
lay shade-1 @nursery/cradle
wait 3s
	apart 3 pieces
lay bell-2 @HAND-player2
lay candle-1 @HAND-player2
wait 5s
	hint The Visitor card still brings a Visitor to the Nursery.
	hint The Visitor card still brings a Visitor to the Nursery.
lay pawn-player2 @kitchen/pawns
	apart 4 pieces
wait 5s
	hint The Visitor card still brings a Visitor to the Nursery.
lay visitor-1 @nursery/visitor
	apart 5 pieces
	record player2 lay visitor-1 @nursery/visitor
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @kitchen/pawns
wait 5s
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 5s
