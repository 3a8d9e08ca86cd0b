# Four moves are taken back: the band counts all that lies as after them, Trinkets, too.
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
undo
	revoke player1 take ember-1 @HAND-player1
undo
	revoke player1 take bell-1 @HAND-player1
undo
	revoke player1 lay frost-1 @kitchen/oven
	apart 3 pieces
undo
	revoke player1 visit visit-kitchen-oven-frost @VISITS
	apart 4 pieces
wait 6s
	hint The last 4 moves were taken back, and the table lies as after them: put the pieces back, or redo them.
answer "Redo"
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 4s
