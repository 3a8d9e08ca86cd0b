# A Shade lies in the Nursery when a Visit is drawn that brings a Whisper. Asked: whether its card lies
# beneath. Never: that it was drawn, without a word.
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
lay shade-5 @nursery/window
wait 3s
	apart 1 pieces
lay visit-library-hearth-whisper @VISITS
	apart 2 pieces
wait 2s
lay whisper-1 @library/hearth
	apart 3 pieces
wait 6s
	ask Visits come first: Player 1 still draws 2.
	- Visit card: Shade, Window, Nursery. Shade lies on the Window in the Nursery. Visit card: Whisper, Hearth, Library. Whisper lies on the Hearth in the Library.
	- We put it back
take shade-5
	apart 2 pieces
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
wait 3s
