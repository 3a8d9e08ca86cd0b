# Three rooms of four are laid, and the turn marker lies before who is to begin. It
# counts when the house is ready; the characters are missing then.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
wait 2s
lay turn-marker @TURN-player1
wait 6s
lay visit-library-hearth-whisper @VISITS
wait 6s
	apart 1 pieces
	ask No Visit card is drawn now. Build the manor: 3 of 4 rooms.
	  expected “Turn” is not on the table
	  expected “Hearth, Library” (V00) is not on the table
	  seen “Turn” lies before Player 1
	  seen “Hearth, Library” (V00) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take visit-library-hearth-whisper
lay tile-conservatory @M+0+1/180
wait 6s
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
	hint All characters start in the Foyer. Put there: Player 1 and Player 2.
	  expected “Player 1” lies in the Foyer
	  expected “Player 2” lies in the Foyer
	  seen “Player 1” is in none of its places
	  seen “Player 2” is in none of its places
	hint All characters start in the Foyer. Put there: Player 1 and Player 2.
	  expected “Player 1” lies in the Foyer
	  expected “Player 2” lies in the Foyer
	  seen “Player 1” is in none of its places
	  seen “Player 2” is in none of its places
	- The camera is wrong: it lies as expected
wait 3s
	apart 1 pieces
lay pawn-player1 @foyer/pawns
wait 3s
	hint All characters start in the Foyer. Put there: Player 2.
	  expected “Player 2” lies in the Foyer
	  seen “Player 2” is in none of its places
	apart 1 pieces
lay pawn-player2 @foyer/pawns
	record table start @player1
wait 3s
