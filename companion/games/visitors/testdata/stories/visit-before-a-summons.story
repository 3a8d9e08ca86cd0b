# Player 2 lays a Visit before the turn has ended. A Visitor is to come first.
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
lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
wait 2s
lay visit-nursery-cradle-shade @VISITS
wait 6s
	apart 1 pieces
	hint Player 2 may still act, and before the next Visit card a Visitor comes to the Library: pass the turn marker, or put Cradle, Nursery back on the pile with what it brought.
lay shade-2 @nursery/cradle
	apart 2 pieces
wait 6s
	hint Player 2 may still act, and before the next Visit card a Visitor comes to the Library: pass the turn marker, or put Cradle, Nursery back on the pile with what it brought.
lay turn-marker @TURN-player1
wait 6s
	hint The turn of Player 2 ends. 3 spirits or more: put a Visitor in the Library.
lay visitor-1 @library/visitor
	apart 3 pieces
	record player2 end
	record player2 summon visitor-1 @library/visitor
	record player2 done
	record player1 visit visit-nursery-cradle-shade @VISITS
	record player1 lay shade-2 @nursery/cradle
wait 4s
