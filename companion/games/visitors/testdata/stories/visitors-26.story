# The third spirit comes to the Library, and Player 2 puts a Visitor there at once.
# It comes only at the end of the turn, if three are left. She removes one of them,
# so no Visitor comes and the figure goes off again.
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
lay visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
wait 2s
lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
lay visitor-1 @library/visitor
wait 6s
	apart 1 pieces
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
lay bell-2 @HAND-player2
wait 2s
	apart 2 pieces
	record player2 take bell-2 @HAND-player2
	apart 1 pieces
lay ember-2 @HAND-player2
	apart 2 pieces
wait 3s
	record player2 take ember-2 @HAND-player2
	apart 1 pieces
lay pawn-player2 @library/pawns
	apart 2 pieces
wait 3s
	record player2 move pawn-player2 @library/pawns
	apart 1 pieces
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
together
take bell-2
take whisper-1
end
	apart 3 pieces
wait 6s
	record player2 use bell-2,whisper-1
	apart 1 pieces
	hint A Visitor comes to a room with 3 spirits at the end of a turn, and the Library has fewer: take the figure away.
	hint A Visitor comes to a room with 3 spirits at the end of a turn, and the Library has fewer: take the figure away.
take visitor-1
wait 3s
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 4s
