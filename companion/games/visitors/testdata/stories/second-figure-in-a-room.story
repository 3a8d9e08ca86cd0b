# Three spirits lie in a room in which a Visitor stands already, and somebody puts a
# second figure there.
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
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
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-3 @kitchen/oven
	record player2 lay frost-3 @kitchen/oven
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 2s
lay visitor-2 @library/visitor +28,0
wait 5s
	apart 1 pieces
	hint A room has one Visitor at most, and one stands in the Library already: take the second figure away.
lay turn-marker @TURN-player1
wait 6s
	record player2 end
	record player2 done
	hint A room has one Visitor at most, and one stands in the Library already: take the second figure away.
take visitor-2
wait 5s
