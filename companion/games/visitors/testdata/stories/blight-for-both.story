# Both players stand beside the Visitor, and both draw a Blight: only Player 1, whose
# turn ends, should.
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
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 3s
play player2 end
	record player2 end
wait 3s
play player2 done
	record player2 done
wait 3s
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
wait 3s
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
wait 3s
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
wait 3s
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
wait 3s
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
wait 3s
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
wait 3s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay turn-marker @TURN-player2
	record player1 end
wait 3s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay blight-cold-hands @HAND-player1
wait 3s
	apart 1 pieces
	hint Player 1 ends the turn in a room with a Visitor. Still to do: discard all Trinkets and go back to the Foyer.
lay blight-lost-hour @HAND-player2
	apart 2 pieces
wait 3s
	hint Only who ends a turn in a room with a Visitor draws a Blight: put “Lost Hour” back on the pile.
together
take bell-1
take ember-1
take vessel-1
take candle-2
take bell-2
take candle-1
end
	apart 6 pieces
wait 3s
	hint Only who ends a turn in a room with a Visitor draws a Blight: put “Lost Hour” back on the pile.
together
lay pawn-player1 @foyer/pawns
lay pawn-player2 @foyer/pawns
end
	apart 8 pieces
wait 3s
	hint Only who ends a turn in a room with a Visitor draws a Blight: put “Lost Hour” back on the pile.
wait 8s
together
lay bell-2 @HAND-player2
lay candle-1 @HAND-player2
take blight-lost-hour
lay pawn-player2 @library/pawns
end
	apart 6 pieces
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
wait 3s
