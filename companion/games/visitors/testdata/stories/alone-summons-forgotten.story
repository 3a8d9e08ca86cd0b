# Alone she begins the next turn with a Visit card while three spirits call a Visitor.
game visitors
players 1
option solo=one
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player1 visit visit-library-reading-desk-shade @VISITS
	record player1 visit visit-library-reading-desk-shade @VISITS
play player1 lay shade-1 @library/reading-desk
	record player1 lay shade-1 @library/reading-desk
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 drop candle-1
	record player1 drop candle-1
wait 1s
lay visit-kitchen-oven-frost @VISITS
lay frost-2 @kitchen/oven
wait 6s
	apart 2 pieces
	hint The turn of Player 1 ends. 3 spirits or more: put a Visitor in the Library.
lay visitor-1 @library/visitor
	apart 3 pieces
	record player1 end
	record player1 summon visitor-1 @library/visitor
	record player1 done
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-2 @kitchen/oven
wait 4s
lay visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
lay shade-2 @nursery/cradle
	record player1 lay shade-2 @nursery/cradle
wait 4s
