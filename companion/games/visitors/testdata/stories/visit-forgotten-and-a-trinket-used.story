# One of two Visits is forgotten, and a Trinket is drawn and used at once. Hint: the Visit that is due. Never:
# that the spirit is covered.
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
wait 500ms
lay bell-1 @HAND-player1
lay ember-1 @HAND-player1
lay pawn-player1 @library/pawns
take bell-1
take whisper-1
	apart 1 pieces
wait 3s
lay turn-marker @TURN-player2
wait 6s
	hint Visits come first: Player 1 still draws 1. If two of them lie on one another, lay them side by side.
	hint Visits come first: Player 1 still draws 1. If two of them lie on one another, lay them side by side.
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
lay shade-1 @nursery/cradle
	apart 3 pieces
lay bell-2 @HAND-player2
lay candle-1 @HAND-player2
wait 6s
	hint Visits come first: Player 1 still draws 1. If two of them lie on one another, lay them side by side.
lay pawn-player2 @nursery/pawns
	apart 4 pieces
wait 6s
	hint Visits come first: Player 1 still draws 1. If two of them lie on one another, lay them side by side.
