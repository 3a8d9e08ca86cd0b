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
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-shade @VISITS
	record player1 visit visit-library-reading-desk-shade @VISITS
play player1 lay shade-1 @library/reading-desk
	record player1 lay shade-1 @library/reading-desk
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay turn-marker @TURN-player2
	record player1 end
wait 6s
	hint 3 spirits or more: put a Visitor in the Library.
lay pawn-player1 @foyer/pawns
wait 6s
	apart 1 pieces
	ask 3 spirits or more: put a Visitor in the Library.
	- Player 1 ends the actions. This is taken back: Player 1 goes to the Library.
	- Something else
lay visitor-1 @library/visitor
	apart 2 pieces
wait 8s
	ask Player 1 ends the turn in a room with a Visitor. Still to do: draw a Blight and discard all Trinkets.
	- 3 spirits or more bring a Visitor to the Library. It is the turn of Player 2. This is taken back: Player 1 goes to the Library.
	- Something else
answer "Something else"
lay blight-cold-hands @HAND-player1
	apart 3 pieces
wait 3s
	hint Player 1 ends the turn in a room with a Visitor. Still to do: discard all Trinkets.
take bell-1
	apart 4 pieces
take ember-1
	apart 5 pieces
take candle-1
	apart 6 pieces
take candle-2
	apart 7 pieces
	record player1 summon visitor-1 @library/visitor
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
wait 4s
