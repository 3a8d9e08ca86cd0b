# While Player 1 is still in the Library, Player 2 draws her Visit and lays its spirit. Then Player 1
# uses her Silver Bell: the turn had not ended, and what Player 2 has done counts after it.
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
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay visit-nursery-cradle-shade @VISITS
wait 0.7s
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 5s
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	hint Do not forget:
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
together
take whisper-1
take bell-1
end
wait 30s
	revoke player2 lay shade-1 @nursery/cradle
	revoke player2 visit visit-nursery-cradle-shade @VISITS
	revoke player1 done
	revoke player1 end
	record player1 use bell-1,whisper-1
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
lay turn-marker @TURN-player2
wait 3s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
wait 8s
