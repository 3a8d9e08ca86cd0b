# The Frost of the Kitchen and the Whisper of the Library are exchanged. Both players play on, and nobody
# is held up. That the table is right corrects both.
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
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
together
lay frost-1 @library/hearth
lay whisper-1 @kitchen/oven
end
wait 6s
	apart 2 pieces
	ask The Whisper lies on the Oven in the Kitchen. It belongs on the Hearth in the Library.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” lies on the hearth in the Library
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player2 @library/pawns
	apart 3 pieces
	record player2 move pawn-player2 @library/pawns
	apart 2 pieces
wait 4s
	ask The Whisper lies on the Oven in the Kitchen. It belongs on the Hearth in the Library.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” lies on the hearth in the Library
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 4s
	ask The Whisper lies on the Oven in the Kitchen. It belongs on the Hearth in the Library.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” lies on the hearth in the Library
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 3 pieces
	record player1 visit visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 1s
lay shade-1 @nursery/cradle
	apart 3 pieces
	record player1 lay shade-1 @nursery/cradle
	apart 2 pieces
wait 4s
	ask The Whisper lies on the Oven in the Kitchen. It belongs on the Hearth in the Library.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” lies on the hearth in the Library
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-2 @HAND-player1
	apart 3 pieces
	record player1 take bell-2 @HAND-player1
	apart 2 pieces
lay ember-2 @HAND-player1
	apart 3 pieces
	record player1 take ember-2 @HAND-player1
	apart 2 pieces
wait 4s
	ask The Whisper lies on the Oven in the Kitchen. It belongs on the Hearth in the Library.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” lies on the hearth in the Library
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct frost-1 @library/hearth
	record table correct whisper-1 @kitchen/oven
wait 4s
