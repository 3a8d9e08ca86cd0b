# Hands are hidden: in her third turn she has six Trinkets, and two of them are put
# away unseen.
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
wait 5s
lay turn-marker @TURN-player2
	record player1 take =2
	record player1 end
	record player1 done
wait 4s
lay visit-nursery-cradle-whisper @VISITS
	record player2 visit visit-nursery-cradle-whisper @VISITS
lay whisper-2 @nursery/cradle
	record player2 lay whisper-2 @nursery/cradle
wait 3s
lay pawn-player2 @library/pawns
	record player2 take =2
	record player2 move pawn-player2 @library/pawns
wait 3s
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 3s
lay visit-nursery-window-shade @VISITS
	record player1 visit visit-nursery-window-shade @VISITS
lay shade-1 @nursery/window
	record player1 lay shade-1 @nursery/window
wait 3s
lay turn-marker @TURN-player2
	record player1 take =2
	record player1 end
	record player1 done
wait 2s
lay visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
lay shade-2 @kitchen/pantry
	record player2 lay shade-2 @kitchen/pantry
wait 3s
lay turn-marker @TURN-player1
	record player2 take =2
	record player2 end
	record player2 done
wait 3s
lay visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
lay whisper-3 @kitchen/sink
	record player1 lay whisper-3 @kitchen/sink
wait 6s
lay pawn-player1 @library/pawns
	record player1 take =2
	record player1 drop =2
	record player1 move pawn-player1 @library/pawns
wait 8s
