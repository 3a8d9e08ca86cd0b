# Player 1 pushes her Silver Bell over to Player 2, who is in turn and uses it.
# Trinkets are not given away at this table, so the Bell and the Whisper go back.
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
lay bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
lay bell-1 @HAND-player2
wait 6s
	apart 1 pieces
	ask Trinkets are not given away at this table: the Silver Bell goes back to Player 1. Giving one for an action is a house rule, chosen before a game.
	  expected “Silver Bell” lies with the cards of Player 1
	  seen “Silver Bell” lies with the cards of Player 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take bell-1
take whisper-1
end
wait 6s
	ask Trinkets are not given away at this table: the Silver Bell goes back to Player 1, and what it removed to its room. Giving one for an action is a house rule, chosen before a game.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay bell-1 @HAND-player1
lay whisper-1 @library/hearth
end
wait 4s
