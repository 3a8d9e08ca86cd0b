# Which Trinket was discarded at once is said wrongly, taken back and asked again when people say that the
# table is right.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
play player2 lay frost-3 @kitchen/sink
	record player2 lay frost-3 @kitchen/sink
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-1 @conservatory/fountain
	record player1 lay whisper-1 @conservatory/fountain
lay ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
wait 3s
lay pawn-player1 @foyer/pawns
wait 8s
	apart 1 pieces
	ask Has Player 1 drawn a Trinket and discarded one of the same kind?
	- Yes, a Silver Bell
	- Yes, a Warm Ember
	- Yes, a Candle Stub
	- Yes, a Spirit Vessel
	- No, 1 Trinket is still to be drawn
answer "Yes, a Silver Bell"
	record player1 take bell-3 @HAND-player1
	record player1 drop bell-3
	record player1 move pawn-player1 @foyer/pawns
wait 6s
undo
	revoke player1 move pawn-player1 @foyer/pawns
undo
	revoke player1 drop bell-3
undo
	revoke player1 take bell-3 @HAND-player1
	apart 1 pieces
wait 12s
	hint The last 3 moves were taken back, and the table lies as after them: put the pieces back, or redo them.
answer "The table is right"
	ask Has Player 1 drawn a Trinket and discarded one of the same kind?
	- Yes, a Silver Bell
	- Yes, a Warm Ember
	- Yes, a Candle Stub
	- Yes, a Spirit Vessel
	- No, 1 Trinket is still to be drawn
answer "Yes, a Candle Stub"
	record player1 take candle-4 @HAND-player1
	record player1 drop candle-4
	record player1 move pawn-player1 @foyer/pawns
wait 4s
