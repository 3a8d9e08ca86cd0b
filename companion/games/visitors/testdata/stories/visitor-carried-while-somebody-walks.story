# The Visitor of the Library is pushed into the Kitchen while Player 2 walks. The hint tells of the Visitor
# alone. Then a spirit lies on the Visitor, which is covered, not removed.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
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
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay visitor-1 @kitchen/visitor
wait 4s
	apart 1 pieces
	hint A Visitor stands in the Kitchen. It belongs in the Library.
lay pawn-player2 @library/pawns
	apart 2 pieces
	record player2 move pawn-player2 @library/pawns
wait 3s
	hint A Visitor stands in the Kitchen. It belongs in the Library.
	apart 1 pieces
lay visitor-1 @library/visitor
wait 3s
lay whisper-9 on visitor-1
wait 2s
	apart 2 pieces
lay turn-marker @TURN-player1
wait 6s
	ask The Visitor in the Library is covered or gone: put it where all can see it.
	  expected “Visitor” lies on the Visitor's space in the Library
	  expected “Whisper” is not on the table
	  seen “Visitor” is in none of its places
	  seen “Whisper” lies on the Visitor's space in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take whisper-9
	record player2 end
wait 4s
	hint Player 2 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
