# In the Library Player 1 takes the Whisper away and says “Bell”, but her Silver
# Bell stays before her. She goes on and passes the marker. The Bell is still to be
# discarded; then all of it counts.
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
take whisper-1
wait 5s
	hint A Whisper is only removed with a Silver Bell: put the Silver Bell on the used Trinkets, or show again what is gone or covered.
	  expected “Silver Bell” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	apart 1 pieces
lay pawn-player1 @foyer/pawns
	apart 2 pieces
wait 3s
lay turn-marker @TURN-player2
wait 4s
	ask A Whisper is only removed with a Silver Bell: put the Silver Bell on the used Trinkets, or show again what is gone or covered.
	  expected “Player 1” lies in the Library
	  expected “Whisper” lies on the hearth in the Library
	  seen “Player 1” lies in the Foyer
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take bell-1
	apart 3 pieces
	record player1 use bell-1,whisper-1
	record player1 move pawn-player1 @foyer/pawns
	record player1 done
wait 5s
