# She walks to the Foyer and passes the marker in one movement.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
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
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-window-shade @VISITS
	record player1 visit visit-nursery-window-shade @VISITS
play player1 lay shade-1 @nursery/window
	record player1 lay shade-1 @nursery/window
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
together
lay pawn-player1 @foyer/pawns
lay turn-marker @TURN-player2
end
wait 6s
	apart 1 pieces
	ask Did Player 1 walk to the Foyer before the turn ended, or does a Blight send this player there?
	  expected “Player 1” lies in the Library
	  seen “Player 1” lies in the Foyer
	- Player 1 goes to the Foyer.
	- Player 1 ends the actions.
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "Player 1 goes to the Foyer."
	record player1 move pawn-player1 @foyer/pawns
	record player1 end
	record player1 done
wait 4s
