# Player 2 draws a Visitor card, which brings one more Visit. She forgets it and
# takes her Trinkets and moves. Once the card is drawn all of it counts.
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
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
wait 2s
lay visitor-1 @library/visitor
	record player2 lay visitor-1 @library/visitor
wait 2s
lay bell-2 @HAND-player2
wait 2s
lay candle-1 @HAND-player2
wait 2s
lay pawn-player2 @kitchen/pawns
wait 6s
	apart 1 pieces
	hint A Visitor card brings 1 more Visit card. Player 2 draws it first.
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 2s
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
lay shade-1 @nursery/cradle
	apart 2 pieces
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-2 @HAND-player2
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @kitchen/pawns
wait 5s
