# The third spirit comes to the Library, and Player 2 puts a Visitor there at once.
# It comes only at the end of the turn, if three are left. She removes one of them,
# so no Visitor comes and the figure goes off again.
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
wait 2s
lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
lay visitor-1 @library/visitor
wait 6s
	ask A Visitor stands in the Library. Is that right?
	  expected “Visitor” is not on the table
	  seen “Visitor” lies in the Visitor's place in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-2 @HAND-player2
wait 2s
lay ember-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
	record player2 end
	record player2 summon visitor-1 @library/visitor
wait 3s
lay pawn-player2 @library/pawns
wait 3s
together
take bell-2
take whisper-1
end
wait 6s
	ask No Whisper lies on the Hearth in the Library: lay it back.
	  expected “Silver Bell” lies with the cards of Player 2
	  expected “Player 2” lies in the Foyer
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Player 2” lies in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take visitor-1
wait 3s
lay turn-marker @TURN-player1
wait 4s
	ask No Whisper lies on the Hearth in the Library: lay it back.
	  expected “Silver Bell” lies with the cards of Player 2
	  expected “Player 2” lies in the Foyer
	  expected “Turn” lies before Player 2
	  expected “Visitor” lies in the Visitor's place in the Library
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Player 2” lies in the Library
	  seen “Turn” lies before Player 1
	  seen “Visitor” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
