# Hands are hidden, and Player 1 takes a spirit of a room in which her character does
# not stand.
game visitors
players 2
option hands=hidden
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
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
take frost-1
wait 6s
	apart 1 pieces
	ask A Frost in the Kitchen is covered or gone, and Player 1 is not there to remove it: spread the spirits, or lay it back.
	  expected “Frost” lies on the oven in the Kitchen
	  seen “Frost” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay frost-1 @kitchen/oven
wait 4s
