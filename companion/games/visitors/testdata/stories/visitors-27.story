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
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
lay visit-nursery-cradle-shade @VISITS
wait 3s
	hint No Visit card is drawn now. Player 1: pass the turn marker to Player 2.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
lay shade-1 @nursery/cradle
wait 3s
	hint No Visit card is drawn now. Player 1: pass the turn marker to Player 2.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
lay bell-2 @HAND-player2
wait 3s
	hint No Visit card is drawn now. Player 1: pass the turn marker to Player 2.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
lay ember-2 @HAND-player2
wait 3s
	ask More than one thing can have happened. Which was it?
	- Player 2 ends her actions. It is the turn of Player 1.
	- Player 2 goes to the Library.
	- Player 2 goes to the Kitchen.
	- Player 2 goes to the Nursery.
	- Player 2 goes to the Conservatory.
	- None of these: we put it back
lay pawn-player2 @kitchen/pawns
wait 8s
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-1 @HAND-player2
	record player2 take ember-2 @HAND-player2
	record player2 move pawn-player2 @kitchen/pawns
	record player2 end
	record player2 done
