# The character of a player who does not take part is put into the Foyer with the
# others.
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
lay pawn-player1 @foyer/pawns
lay pawn-player2 @foyer/pawns
lay pawn-player3 @foyer/pawns
wait 6s
	hint Only 2 players are playing: take the character of Player 3 away.
lay turn-marker @TURN-player1
wait 3s
	apart 1 pieces
lay visit-library-hearth-whisper @VISITS
	apart 2 pieces
lay whisper-1 @library/hearth
	apart 3 pieces
wait 4s
	ask No Visit card is drawn now. Put all characters in the Foyer. Who begins?
	  expected “Player 1” is not on the table
	  expected “Player 2” is not on the table
	  expected “Player 3” is not on the table
	  expected “Turn” is not on the table
	  expected “Hearth, Library” (V00) is not on the table
	  expected “Whisper” is not on the table
	  seen “Player 1” lies in the Foyer
	  seen “Player 2” lies in the Foyer
	  seen “Player 3” lies in the Foyer
	  seen “Turn” lies before Player 1
	  seen “Hearth, Library” (V00) lies on the drawn Visits
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take pawn-player3
	record table start @player1
	record player1 visit visit-library-hearth-whisper @VISITS
	record player1 lay whisper-1 @library/hearth
wait 3s
