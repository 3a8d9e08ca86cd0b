# Player 1 has three Trinkets, draws two, keeps all five and moves on. One is
# discarded first; then her move counts.
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
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-toy-chest-whisper @VISITS
	record player1 visit visit-nursery-toy-chest-whisper @VISITS
play player1 lay whisper-2 @nursery/toy-chest
	record player1 lay whisper-2 @nursery/toy-chest
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
play player1 use ember-3,frost-1
	record player1 use ember-3,frost-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
play player2 lay whisper-3 @conservatory/fountain
	record player2 lay whisper-3 @conservatory/fountain
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
lay visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
wait 2s
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
wait 2s
lay candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
wait 2s
lay pawn-player1 @foyer/pawns
wait 6s
	ask Player 1 stands in the Foyer, but belongs in the Kitchen. Is that right?
	  expected “Player 1” lies in the Kitchen
	  seen “Player 1” lies in the Foyer
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take candle-3
	record player1 drop candle-3
	record player1 move pawn-player1 @foyer/pawns
wait 4s
