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
# GO
together
lay whisper-1 @nursery/window
lay frost-1 @library/ladder
lay pawn-player2 @conservatory/pawns
lay bell-1 @HAND-player2
lay visit-kitchen-sink-whisper @VISITS
take turn-marker
lay visitor-1 @kitchen/visitor
end
wait 60s
	apart 5 pieces
	ask Player 2 stands in the Conservatory, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Player 2” lies in the Foyer
	  expected “Sink, Kitchen” (V16) is not on the table
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Frost” lies on the ladder in the Library
	  seen “Player 2” lies in the Conservatory
	  seen “Sink, Kitchen” (V16) lies on the drawn Visits
	  seen “Whisper” lies on the window in the Nursery
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct bell-1 @HAND-player2
	record table correct frost-1 @library/ladder
	record table correct pawn-player2 @conservatory/pawns
	record table correct visitor-1 @kitchen/visitor
	record table correct whisper-1 @nursery/window
	apart 1 pieces
	hint Player 1 may still act, and the next Visit card is due when the turn marker has been passed on: pass it, or put Sink, Kitchen back on the pile with what it brought. Until it is moved, this counts as lying where the record has it:
	  expected “Sink, Kitchen” (V16) is not on the table
	  seen “Sink, Kitchen” (V16) lies on the drawn Visits
wait 6s
lay turn-marker @TURN-player1
lay pawn-player1 @library/pawns
wait 5s
	record player1 move pawn-player1 @library/pawns
