# A Visitor is set too early, and stays when too few spirits are left and Player 1 draws. Moves: the Visit.
# Never: that the Visitor card was drawn.
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
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-2 @library/hearth
	record player2 lay frost-2 @library/hearth
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 1s
lay visitor-1 @library/visitor
wait 4s
	apart 1 pieces
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
lay pawn-player2 @library/pawns
wait 4s
	record player2 move pawn-player2 @library/pawns
	apart 1 pieces
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
take ember-2
	apart 2 pieces
wait 3s
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
	  expected “Warm Ember” lies with the cards of Player 2
	  expected “Visitor” is not on the table
	  seen “Warm Ember” is in none of its places
	  seen “Visitor” lies on the Visitor's space in the Library
take frost-2
	apart 3 pieces
wait 5s
	record player2 use ember-2,frost-2
	apart 1 pieces
	hint A Visitor comes to a room with 3 spirits at the end of a turn, and the Library has fewer: take the figure away.
lay turn-marker @TURN-player1
wait 5s
	record player2 end
	record player2 done
	hint A Visitor stands in the Library, and too few spirits are there to call one: take the figure away, or lay its Visitor card on the drawn Visits.
lay visit-nursery-cradle-shade @VISITS
wait 3s
	record player1 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
wait 4s
	record player1 lay shade-1 @nursery/cradle
	apart 1 pieces
	hint A Visitor comes to a room with 3 spirits at the end of a turn, and the Library has fewer: take the figure away.
lay bell-2 @HAND-player1
	apart 2 pieces
wait 3s
	record player1 take bell-2 @HAND-player1
	apart 1 pieces
lay candle-2 @HAND-player1
	apart 2 pieces
wait 6s
	record player1 take candle-2 @HAND-player1
	apart 1 pieces
	hint A Visitor comes to a room with 3 spirits at the end of a turn, and the Library has fewer: take the figure away.
take visitor-1
wait 3s
