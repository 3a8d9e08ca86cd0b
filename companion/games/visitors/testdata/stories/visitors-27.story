# Player 1 has used her last point and forgets the turn marker. Player 2 plays a
# whole turn. Only she can have drawn, so all of it is hers.
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
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
together
take bell-1
take whisper-1
end
	record player1 use bell-1,whisper-1
wait 2s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 2s
lay visit-nursery-cradle-shade @VISITS
wait 3s
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	hint Do not forget:
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 3s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
wait 3s
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 3s
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
wait 8s
