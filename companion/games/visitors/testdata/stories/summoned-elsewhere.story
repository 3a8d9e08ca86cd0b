# Three spirits lie in the Library at the end of the turn, and the Visitor is put into
# the Kitchen. No Visit card has brought it there.
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
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
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
lay turn-marker @TURN-player2
	record player1 end
wait 2s
lay visitor-1 @kitchen/visitor
wait 8s
	apart 1 pieces
	hint A Visitor stands in the Kitchen. It belongs in the Library.
lay visitor-1 @library/visitor
	record player1 summon visitor-1 @library/visitor
	record player1 done
wait 3s
