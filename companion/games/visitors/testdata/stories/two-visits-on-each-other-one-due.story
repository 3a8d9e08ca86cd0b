# One Visit is due. Two are drawn and laid on each other, with both spirits.
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
together
lay visit-nursery-cradle-shade @VISITS
lay visit-library-ladder-frost on visit-nursery-cradle-shade
lay shade-1 @nursery/cradle
lay frost-2 @library/ladder
end
wait 8s
	apart 3 pieces
	hint Beside the Frost for Ladder, Library there are new spirits: 1. Visit cards that are still due: 0. Take away what is too much, with its card.
take visit-library-ladder-frost
take frost-2
	apart 2 pieces
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
wait 5s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 4s
