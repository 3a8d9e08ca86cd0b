# Player 1 has used a Bell in the Library and gone through the Foyer to the Kitchen:
# three points. An Ember there is a fourth action. It goes back with the Frost.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
lay bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
play player2 end
	record player2 end
play player2 done
	record player2 done
lay visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
lay whisper-2 @conservatory/fountain
	record player1 lay whisper-2 @conservatory/fountain
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
lay shade-2 @conservatory/iron-bench
	record player2 lay shade-2 @conservatory/iron-bench
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
together
take bell-3
take whisper-1
end
	record player2 use bell-3,whisper-1
wait 2s
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
wait 3s
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
wait 3s
together
take ember-3
take frost-1
end
wait 8s
	apart 2 pieces
	ask Player 2 has used all 3 actions: Silver Bell, Foyer and Kitchen. That would be a fourth: put it back.
	  expected “Warm Ember” lies with the cards of Player 2
	  expected “Frost” lies on the oven in the Kitchen
	  seen “Warm Ember” is in none of its places
	  seen “Frost” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay ember-3 @HAND-player2
lay frost-1 @kitchen/oven
end
wait 2s
lay turn-marker @TURN-player1
	record player2 done
wait 4s
