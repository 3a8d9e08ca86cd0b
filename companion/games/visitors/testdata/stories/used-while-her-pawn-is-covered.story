# A cup stands on the pawn of Player 2, who uses a Candle Stub beneath it.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
	revoke player2 take bell-1 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
wait 1s
take pawn-player2
wait 4s
	hint Player 2 stands in no room, or lies under something in the Nursery: push the character where all can see it.
	  expected “Player 2” is still to be moved
	  seen “Player 2” is in none of its places
	apart 1 pieces
together
take candle-1
take shade-1
end
	apart 3 pieces
wait 6s
	ask Player 2 stands in no room: push the character into one. It was in the Nursery.
	  expected “Candle Stub” lies with the cards of Player 2
	  expected “Player 2” lies in the Nursery
	  expected “Shade” lies on the cradle in the Nursery
	  seen “Candle Stub” is in none of its places
	  seen “Player 2” is in none of its places
	  seen “Shade” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player1
wait 6s
	ask Player 2 stands in no room: push the character into one. It was in the Nursery.
	  expected “Candle Stub” lies with the cards of Player 2
	  expected “Player 2” lies in the Nursery
	  expected “Shade” lies on the cradle in the Nursery
	  seen “Candle Stub” is in none of its places
	  seen “Player 2” is in none of its places
	  seen “Shade” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player2 @nursery/pawns
	apart 2 pieces
	record player2 use candle-1,shade-1
	record player2 end
	record player2 done
wait 4s
