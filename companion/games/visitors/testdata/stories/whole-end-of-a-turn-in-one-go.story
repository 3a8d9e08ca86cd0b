# The turn marker, the Visitor, the Blight, the Trinkets and the character move in one
# go.
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
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-2 @library/hearth
	record player2 lay frost-2 @library/hearth
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 1s
together
lay turn-marker @TURN-player1
lay visitor-1 @library/visitor
lay blight-salt-tongue @HAND-player2
take bell-2
take candle-1
lay pawn-player2 @foyer/pawns
end
	record player2 end
	record player2 summon visitor-1 @library/visitor
	record player2 curse blight-salt-tongue @HAND-player2
	record player2 done
wait 6s
