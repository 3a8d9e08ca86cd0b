# One Visitor stands in the Library, so two Visits are drawn. Player 2 draws one,
# takes her Trinkets, and Player 1 draws a Visit. That card is Player 2's second.
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
lay visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 2s
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 2s
lay bell-2 @HAND-player2
wait 5s
	hint 1 Visit card for the turn and 1 for each Visitor make 2. Player 2 still draws 1.
lay candle-1 @HAND-player2
wait 2s
lay pawn-player2 @kitchen/pawns
wait 2s
	apart 1 pieces
lay turn-marker @TURN-player1
wait 3s
lay visit-conservatory-fountain-whisper @VISITS
	apart 2 pieces
lay whisper-2 @conservatory/fountain
	apart 3 pieces
	record player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 lay whisper-2 @conservatory/fountain
	record player2 take bell-2 @HAND-player2
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @kitchen/pawns
	record player2 end
	record player2 done
wait 8s
