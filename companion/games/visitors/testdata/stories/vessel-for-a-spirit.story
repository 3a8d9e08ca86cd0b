# A Spirit Vessel is used on a Whisper, for which it is no good.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
take vessel-1
take whisper-1
wait 6s
	apart 2 pieces
	ask A Whisper is only removed with a Silver Bell, not with a Spirit Vessel: lay both back, or take the right one.
	  expected “Spirit Vessel” lies with the cards of Player 1
	  expected “Whisper” lies on the hearth in the Library
	  seen “Spirit Vessel” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
	apart 1 pieces
lay vessel-1 @HAND-player1
wait 4s
