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
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-2 @conservatory/fountain
	record player1 lay whisper-2 @conservatory/fountain
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-2 @conservatory/iron-bench
	record player2 lay shade-2 @conservatory/iron-bench
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 use bell-3,whisper-1
	record player2 use bell-3,whisper-1
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
	ask No Frost lies on the Oven in the Kitchen: lay it back.
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
