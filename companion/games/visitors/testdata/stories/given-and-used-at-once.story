# Trinkets may be given for an action. In her own turn Player 2 takes the Silver Bell of Player 1 and
# uses it: only she could have given one.
game visitors
players 3
option trade=yes
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
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-2 @nursery/cradle
	record player2 lay shade-2 @nursery/cradle
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
lay bell-1 @HAND-player2
wait 1s
together
take bell-1
take whisper-1
end
	apart 1 pieces
wait 6s
	ask It is the turn of Player 2, who alone uses Trinkets now: the Silver Bell goes back to Player 1, and the Whisper to the Library.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
lay bell-1 @HAND-player1
wait 4s
