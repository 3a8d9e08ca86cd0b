# Player 1 passes the marker beside a Visitor and has forgotten that she meant to leave.
# She goes then, and all say that this is right: she has walked, and no Blight is due.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
wait 2s
lay turn-marker @TURN-player2
	record player1 end
wait 5s
	hint Player 1 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay pawn-player1 @foyer/pawns
wait 8s
	apart 1 pieces
	hint Player 1 ends the turn in a room with a Visitor. Still to do: draw a Blight and discard all Trinkets.
answer "The table is right"
	revoke player1 end
	record player1 move pawn-player1 @foyer/pawns
	record player1 done
wait 3s
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 3s
# Player 2 stays there and goes back only when the Blight is named. Player 1 draws; it is no walk that was
# taken back before the turn ended.
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
play player2 lay shade-2 @kitchen/pantry
	record player2 lay shade-2 @kitchen/pantry
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
lay turn-marker @TURN-player1
	record player2 end
wait 5s
	hint Player 2 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
lay pawn-player2 @foyer/pawns
wait 5s
	apart 1 pieces
	hint Player 2 ends the turn in a room with a Visitor. Still to do: draw a Blight and discard all Trinkets.
lay visit-conservatory-fountain-whisper @VISITS
	apart 2 pieces
wait 4s
	ask Player 2 ends the turn in a room with a Visitor. Still to do: draw a Blight and discard all Trinkets.
	- It is the turn of Player 1. Visit card: Whisper, Fountain, Conservatory. This is taken back: Player 2 goes to the Library.
	- Something else
lay blight-cold-hands @HAND-player2
	apart 3 pieces
wait 2s
take candle-1
	apart 4 pieces
take ember-2
	apart 5 pieces
	record player2 curse blight-cold-hands @HAND-player2
	record player2 done
	record player1 visit visit-conservatory-fountain-whisper @VISITS
wait 4s
