# A Visitor and the third spirit of its room come with two cards, of which only one is seen. The Visitor card is
# shown then: it was drawn first.
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
lay visitor-1 @library/visitor
lay visit-library-reading-desk-shade @VISITS
lay shade-1 @library/reading-desk
	apart 2 pieces
wait 8s
	record player2 visit visit-library-reading-desk-shade @VISITS
	record player2 lay shade-1 @library/reading-desk
	apart 1 pieces
	hint A Visitor comes to the Library at the end of the turn, if 3 spirits are still there then. The figure is too early.
lay visit-library-visitor @VISITS +22,0
	apart 2 pieces
wait 6s
	ask Has Player 2 drawn Visitor, Library before the last Visit card?
	- Yes
	- No: it goes back on the pile
answer Yes
	record table correct visit-library-visitor @VISITS
	record table correct visitor-1 @library/visitor
wait 2s
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 5s
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 4s
lay visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
lay shade-2 @nursery/cradle
	record player1 lay shade-2 @nursery/cradle
wait 3s
lay visit-nursery-window-frost @VISITS
	record player1 visit visit-nursery-window-frost @VISITS
lay frost-2 @nursery/window
	record player1 lay frost-2 @nursery/window
wait 3s
