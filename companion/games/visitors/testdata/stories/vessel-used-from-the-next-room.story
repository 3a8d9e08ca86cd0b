# Player 1 uses a Spirit Vessel on the Visitor of another room, and walks there afterwards.
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
play player2 visit visit-nursery-visitor @VISITS
	record player2 visit visit-nursery-visitor @VISITS
play player2 lay visitor-1 @nursery/visitor
	record player2 lay visitor-1 @nursery/visitor
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
	revoke player2 take bell-1 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 2s
lay visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
lay visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
lay whisper-2 @conservatory/fountain
	record player1 lay whisper-1 @conservatory/fountain
wait 2s
lay vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
lay vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
wait 2s
together
take vessel-1
take visitor-1
end
wait 8s
	apart 2 pieces
	ask Player 1 is not in the Nursery: a Spirit Vessel works only in the room where its player stands.
	  expected “Spirit Vessel” lies with the cards of Player 1
	  expected “Visitor” lies on the Visitor's space in the Nursery
	  seen “Spirit Vessel” is in none of its places
	  seen “Visitor” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @foyer/pawns
	apart 3 pieces
lay pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @nursery/pawns
	record player1 use vessel-2,visitor-1
wait 6s
