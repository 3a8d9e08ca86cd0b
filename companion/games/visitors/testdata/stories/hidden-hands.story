# Hands are hidden: draws and used Trinkets are concluded from what is seen.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
wait 5s
lay pawn-player1 @library/pawns
	record player1 take =2
	record player1 move pawn-player1 @library/pawns
wait 3s
together
take whisper-1
end
	record player1 use bell-1,whisper-1
wait 5s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 5s
