# With a Spirit Vessel Player 2 takes the Visitor and then all spirits of the Library: they stay.
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
play player2 visit visit-library-ladder-shade @VISITS
	record player2 visit visit-library-ladder-shade @VISITS
play player2 lay shade-1 @library/ladder
	record player2 lay shade-1 @library/ladder
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-2 @library/reading-desk
	record player1 lay whisper-2 @library/reading-desk
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 end
	record player1 end
play player1 summon visitor-1 @library/visitor
	record player1 summon visitor-1 @library/visitor
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-2 @nursery/cradle
	record player2 lay shade-2 @nursery/cradle
play player2 visit visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
play player2 lay frost-2 @nursery/window
	record player2 lay frost-2 @nursery/window
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
together
take vessel-3
take visitor-1
end
	record player2 use vessel-3,visitor-1
wait 3s
together
take whisper-1
take whisper-2
take shade-1
end
wait 20s
	apart 3 pieces
	ask A Spirit Vessel removes the Visitor alone: lay the spirits in the Library back.
	  expected “Shade” lies on the ladder in the Library
	  expected “Whisper” lies on the hearth in the Library
	  expected “Whisper” lies on the reading desk in the Library
	  seen “Shade” is in none of its places
	  seen “Whisper” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay whisper-1 @library/hearth
lay whisper-2 @library/reading-desk
lay shade-1 @library/ladder
end
wait 3s
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
wait 3s
