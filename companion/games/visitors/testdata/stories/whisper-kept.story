# Player 1 keeps the Whisper that she has removed before her, as people count them: it is
# off the table.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
take bell-1
lay whisper-1 @HAND-player1
	record player1 use bell-1,whisper-1
wait 30s
take whisper-1
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
