# Player 1 has used her Silver Bell, and somebody lays a Whisper back. She walks meanwhile.
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
together
take whisper-1
take bell-1
end
	record player1 use bell-1,whisper-1
wait 5s
lay whisper-1 @library/hearth
wait 3s
	apart 1 pieces
	hint The Silver Bell has removed a Whisper, and one lies on the Hearth in the Library: take it away, or lay the Silver Bell back, too.
lay pawn-player1 @foyer/pawns
	apart 2 pieces
	record player1 move pawn-player1 @foyer/pawns
	apart 1 pieces
wait 20s
	hint The Silver Bell has removed a Whisper, and one lies on the Hearth in the Library: take it away, or lay the Silver Bell back, too.
take whisper-1
wait 3s
lay turn-marker @TURN-player2
	record player1 done
wait 3s
