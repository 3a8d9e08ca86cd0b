# Alone at the table she lays a Trinket on a mat that is nobody's and takes it away again: her
# turn is not over, as the next one begins with a Visit card.
game visitors
players 1
play table join tile-library @M+0-1/0
	record table join tile-library @M+0-1/0
play table join tile-kitchen @M-1+0/270
	record table join tile-kitchen @M-1+0/270
play table join tile-conservatory @M+1+0/90
	record table join tile-conservatory @M+1+0/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-ladder-shade @VISITS
	record player1 visit visit-library-ladder-shade @VISITS
play player1 lay shade-1 @library/ladder
	record player1 lay shade-1 @library/ladder
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-1 @conservatory/fountain
	record player1 lay whisper-1 @conservatory/fountain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 done
	record player1 done
play player1 visit visit-kitchen-pantry-whisper @VISITS
	record player1 visit visit-kitchen-pantry-whisper @VISITS
play player1 lay whisper-1 @kitchen/pantry
	record player1 lay whisper-1 @kitchen/pantry
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
lay vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
lay ember-10 @HAND-player2
wait 3.4s
	hint Player 2 has a card too many: Warm Ember. Player 1: use your actions, 3 left.
take ember-10
wait 12.7s
