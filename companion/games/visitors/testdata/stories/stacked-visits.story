# The second Visit card is laid on the first before any spirit has come; the spirits
# follow in the other order.
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
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
wait 6s
	apart 2 pieces
	hint The card Hearth, Library still brings a Whisper to that place.
lay frost-1 @kitchen/oven
	apart 3 pieces
wait 6s
	hint The card Hearth, Library still brings a Whisper to that place.
lay whisper-1 @library/hearth
	apart 4 pieces
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
wait 6s
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 5s
