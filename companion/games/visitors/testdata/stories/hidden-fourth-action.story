# Hands are hidden, and Player 1 walks on and removes a spirit when her actions are used.
game visitors
players 3
option hands=hidden
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-music-room @M+1+1/180
	record table join tile-music-room @M+1+1/180
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
play player1 visit visit-music-room-harp-shade @VISITS
	record player1 visit visit-music-room-harp-shade @VISITS
play player1 lay shade-1 @music-room/harp
	record player1 lay shade-1 @music-room/harp
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
take whisper-1
	record player1 use bell-1,whisper-1
wait 4s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 3s
lay pawn-player1 @kitchen/pawns
wait 2s
	apart 1 pieces
take frost-1
	apart 2 pieces
wait 8s
	ask Player 1 has used all 3 actions: Library, Silver Bell and Foyer. That would be a fourth: put it back.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Player 1” lies in the Foyer
	  seen “Frost” is in none of its places
	  seen “Player 1” lies in the Kitchen
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay frost-1 @kitchen/oven
	apart 1 pieces
wait 3s
lay pawn-player1 @foyer/pawns
wait 3s
