# A Visitor is tidied into another room. Later Player 1, who has one action left, goes
# through two doors.
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
play player2 visit visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
play player2 lay visitor-1 @library/visitor
	record player2 lay visitor-1 @library/visitor
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 visit visit-nursery-window-shade @VISITS
	record player1 visit visit-nursery-window-shade @VISITS
play player1 lay shade-2 @nursery/window
	record player1 lay shade-2 @nursery/window
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
lay visitor-1 @kitchen/visitor
wait 6s
	apart 1 pieces
	hint A Visitor stands in the Kitchen. It belongs in the Library.
lay visitor-1 @library/visitor
wait 3s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
together
take vessel-2
take visitor-1
end
	record player1 use vessel-2,visitor-1
wait 3s
lay pawn-player1 @kitchen/pawns
wait 6s
	apart 1 pieces
	ask Player 1 has 1 of 3 actions left, and what was done takes 2: put back what is too much.
	  expected “Player 1” lies in the Library
	  seen “Player 1” lies in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 2s
lay turn-marker @TURN-player2
	record player1 done
wait 2s
