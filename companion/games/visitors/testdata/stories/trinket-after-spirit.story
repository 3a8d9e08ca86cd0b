# The spirit is taken first, the Trinket discarded after it.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
take whisper-1
wait 2s
	hint A Whisper is only removed with a Silver Bell: put the Silver Bell on the used Trinkets, or show again what is gone or covered.
	  expected “Silver Bell” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	apart 1 pieces
take bell-1
	record player1 use bell-1,whisper-1
wait 4s
