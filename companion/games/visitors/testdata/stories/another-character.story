# Player 1 moves the character of Player 2, and uses a Bell there.
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
lay pawn-player2 @library/pawns
wait 6s
	apart 1 pieces
	ask Player 2 stands in the Library, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Player 2” lies in the Foyer
	  seen “Player 2” lies in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take bell-1
take whisper-1
end
	apart 3 pieces
wait 6s
	ask Player 2 stands in the Library, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Player 2” lies in the Foyer
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Player 2” lies in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player2 @foyer/pawns
	apart 2 pieces
lay pawn-player1 @library/pawns
	apart 3 pieces
	record player1 move pawn-player1 @library/pawns
	record player1 use bell-1,whisper-1
wait 6s
