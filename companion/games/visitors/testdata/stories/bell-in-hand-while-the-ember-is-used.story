# Player 1 has her Bell in her hand while she uses the Ember and walks: what she does counts,
# and the Bell is asked for.
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-2 @kitchen/oven
	record player2 lay frost-2 @kitchen/oven
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
take bell-1
wait 1s
	hint The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the hearth in the Library
take ember-1
	apart 2 pieces
wait 2s
together
take frost-1
lay pawn-player1 @foyer/pawns
end
	apart 4 pieces
	record player1 use ember-1,frost-1
	record player1 move pawn-player1 @foyer/pawns
wait 10s
	hint A card of Player 1 is missing: Silver Bell. Lay it back.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	apart 1 pieces
	hint A card of Player 1 is missing: Silver Bell. Lay it back.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	- The camera is wrong: it lies as expected
lay turn-marker @TURN-player2
wait 8s
	record player1 done
	hint A Silver Bell of Player 1 is covered or gone: spread the Trinkets.
	hint A Silver Bell of Player 1 is covered or gone: spread the Trinkets.
	- The camera is wrong: it lies as expected
lay bell-1 @HAND-player1
wait 4s
