# A Visitor comes, and with it all spirits of its room are taken away. Player 1 plays on, and all of it
# counts; the spirits are wanted back until they lie there.
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
play player2 visit visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
play player2 lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay turn-marker @TURN-player1
	record player2 end
wait 3s
	hint 3 spirits or more: put a Visitor in the Library.
together
lay visitor-1 @library/visitor
take whisper-1
take frost-1
take shade-1
end
	record player2 summon visitor-1 @library/visitor
	record player2 done
wait 5s
	apart 3 pieces
	ask The spirits in the Library stay when a Visitor comes: lay them back.
	  expected “Frost” lies on the ladder in the Library
	  expected “Shade” lies on the reading desk in the Library
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” is in none of its places
	  seen “Shade” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 4 pieces
	record player1 visit visit-nursery-cradle-shade @VISITS
	apart 3 pieces
wait 3s
lay shade-2 @nursery/cradle
	record player1 lay shade-2 @nursery/cradle
wait 3s
lay visit-nursery-window-frost @VISITS
	apart 4 pieces
	record player1 visit visit-nursery-window-frost @VISITS
	apart 3 pieces
wait 3s
	hint The card Window, Nursery still brings a Frost to that place.
lay frost-2 @nursery/window
	record player1 lay frost-2 @nursery/window
	hint The spirits in the Library stay when a Visitor comes: lay them back.
wait 12s
	ask The spirits in the Library stay when a Visitor comes: lay them back.
	  expected “Frost” lies on the ladder in the Library
	  expected “Shade” lies on the reading desk in the Library
	  expected “Whisper” lies on the hearth in the Library
	  seen “Frost” is in none of its places
	  seen “Shade” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
	apart 2 pieces
lay frost-1 @library/ladder
	apart 1 pieces
lay shade-1 @library/reading-desk
wait 4s
lay bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
wait 4s
