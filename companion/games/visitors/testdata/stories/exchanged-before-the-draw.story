# Player 1 and Player 2 exchange Trinkets before Player 1 draws hers. Moves: none. It names the handing
# over, not a cover, and offers no draw of a Silver Bell that is in sight.
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
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-oven-shade @VISITS
	record player1 visit visit-kitchen-oven-shade @VISITS
play player1 lay shade-1 @kitchen/oven
	record player1 lay shade-1 @kitchen/oven
lay candle-1 @HAND-player2
wait 8s
	hint A Candle Stub of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
lay bell-2 @HAND-player1
wait 8s
	apart 1 pieces
	ask A Silver Bell of Player 2 is covered or gone, and one has come to Player 1. Trinkets are not given away at this table.
	  expected “Silver Bell” lies with the cards of Player 2
	  expected “Candle Stub” lies with the cards of Player 1
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Candle Stub” lies with the cards of Player 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay candle-1 @HAND-player1
lay bell-2 @HAND-player2
end
wait 3s
