# A Visitor card is drawn, and a Whisper laid where the Visitor should stand.
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
lay visit-library-visitor @VISITS
	record player2 visit visit-library-visitor @VISITS
wait 3s
lay whisper-2 @library/hearth
wait 20s
	apart 1 pieces
	ask A Visitor comes to the Library, but a Whisper lies there.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take whisper-2
lay visitor-1 @library/visitor
end
	record player2 lay visitor-1 @library/visitor
wait 3s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
wait 3s
lay frost-2 @nursery/window
	record player2 lay frost-2 @nursery/window
wait 3s
