# A Visitor stands in the Library. Player 2 goes in, takes the Whisper with the Bell,
# walks out by accident of a sleeve and back, ends there; the Blight comes first, then
# all the rest.
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
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
play player2 lay visitor-1 @library/visitor
	record player2 lay visitor-1 @library/visitor
play player2 visit visit-nursery-cradle-whisper @VISITS
	record player2 visit visit-nursery-cradle-whisper @VISITS
play player2 lay whisper-2 @nursery/cradle
	record player2 lay whisper-2 @nursery/cradle
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
together
take bell-1
take whisper-1
end
	record player2 use bell-1,whisper-1
wait 3s
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
wait 2s
lay pawn-player2 @library/pawns
wait 4s
	revoke player2 move pawn-player2 @foyer/pawns
lay blight-cold-hands @HAND-player2
wait 3s
	apart 1 pieces
lay pawn-player2 @foyer/pawns
	apart 2 pieces
wait 3s
take ember-2
	apart 3 pieces
wait 3s
lay turn-marker @TURN-player1
	record player2 end
	record player2 curse blight-cold-hands @HAND-player2
	record player2 done
wait 3s
lay visit-nursery-window-shade @VISITS
	record player1 visit visit-nursery-window-shade @VISITS
lay shade-1 @nursery/window
	record player1 lay shade-1 @nursery/window
wait 4s
lay visit-kitchen-pantry-shade on visit-nursery-window-shade
	record player1 visit visit-kitchen-pantry-shade @VISITS
lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
wait 4s
