# The third spirit comes; the summons is forgotten, the next one walks into the room
# before the Visitor stands there.
game visitors
players 3
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-music-room @M+2+0/0
	record table join tile-music-room @M+2+0/0
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 2s
lay visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
lay shade-2 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay candle-2 on candle-1
	record player2 take candle-2 @HAND-player2
wait 3s
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
wait 2s
lay turn-marker @TURN-player3
	record player2 end
wait 2s
lay visit-nursery-window-frost @VISITS
lay frost-3 @nursery/window
wait 5s
	apart 2 pieces
	hint 3 spirits or more: put a Visitor in the Library.
lay bell-2 @HAND-player3
	apart 3 pieces
wait 2s
lay visitor-2 @library/visitor
	apart 4 pieces
wait 5s
	record player2 summon visitor-1 @library/visitor
	record player2 done
	record player3 visit visit-nursery-window-frost @VISITS
	record player3 lay frost-3 @nursery/window
	hint 1 Visit card for the turn and 1 for each Visitor make 2. Player 3 still draws 1.
lay visit-nursery-cradle-whisper on visit-nursery-window-frost
lay whisper-2 @nursery/cradle
	record player3 visit visit-nursery-cradle-whisper @VISITS
	record player3 lay whisper-2 @nursery/cradle
	record player3 take bell-2 @HAND-player3
wait 4s
lay bell-3 @HAND-player3
	record player3 take bell-3 @HAND-player3
lay pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
wait 4s
lay turn-marker @TURN-player1
	record player3 end
wait 4s
	hint Player 3 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay blight-cold-hands @HAND-player3
wait 2s
	apart 1 pieces
take bell-2
take bell-3
lay pawn-player3 @foyer/pawns
	record player3 curse blight-cold-hands @HAND-player3
	record player3 done
wait 5s
