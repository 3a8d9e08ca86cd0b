# A room calls a Visitor while one stands in another room already. It is forgotten, and
# the next player draws.
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
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-2 @kitchen/oven
	record player2 lay frost-2 @kitchen/oven
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-oven-shade @VISITS
	record player1 visit visit-kitchen-oven-shade @VISITS
play player1 lay shade-1 @kitchen/oven
	record player1 lay shade-1 @kitchen/oven
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-3 @library/hearth
	record player2 lay frost-3 @library/hearth
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 end
	record player2 end
play player2 summon visitor-1 @library/visitor
	record player2 summon visitor-1 @library/visitor
play player2 done
	record player2 done
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-2 @kitchen/pantry
	record player1 lay shade-2 @kitchen/pantry
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-3 @nursery/cradle
	record player1 lay shade-3 @nursery/cradle
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take ember-4 @HAND-player1
	record player1 take ember-4 @HAND-player1
play player1 drop ember-4
	record player1 drop ember-4
play player1 drop ember-3
	record player1 drop ember-3
wait 2s
lay turn-marker @TURN-player2
	record player1 end
wait 6s
	hint 3 spirits or more: put a Visitor in the Kitchen.
lay visit-nursery-window-frost @VISITS
wait 6s
	apart 1 pieces
	hint 3 spirits or more: put a Visitor in the Kitchen.
lay visitor-2 @kitchen/visitor
	apart 2 pieces
	record player1 summon visitor-2 @kitchen/visitor
	record player1 done
	record player2 visit visit-nursery-window-frost @VISITS
wait 5s
