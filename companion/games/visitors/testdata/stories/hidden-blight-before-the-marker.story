# Hands are hidden. Player 2 has drawn her Blight and gone to the Foyer before she passes the turn marker
# on; nobody sees whether she has discarded.
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
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
play player2 lay visitor-1 @library/visitor
	record player2 lay visitor-1 @library/visitor
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-2 @nursery/cradle
	record player2 lay shade-2 @nursery/cradle
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
together
lay blight-cold-hands @HAND-player2
lay pawn-player2 @foyer/pawns
end
wait 6s
	apart 2 pieces
	hint Player 2 ends the turn in a room with a Visitor. Still to do: discard all Trinkets and pass the turn marker on.
lay turn-marker @TURN-player3
	record player2 end
	record player2 curse blight-cold-hands @HAND-player2
	record player2 done
wait 4s
