# Three spirits call a Visitor, and somebody takes them away: at this table they stay.
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
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
wait 3s
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
wait 3s
play player1 end
	record player1 end
wait 3s
play player1 done
	record player1 done
wait 3s
play player2 visit visit-kitchen-sink-whisper @VISITS
	record player2 visit visit-kitchen-sink-whisper @VISITS
wait 3s
play player2 lay whisper-2 @kitchen/sink
	record player2 lay whisper-2 @kitchen/sink
wait 3s
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
wait 3s
play player2 lay shade-2 @kitchen/pantry
	record player2 lay shade-2 @kitchen/pantry
wait 3s
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 3s
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
wait 3s
lay turn-marker @TURN-player1
	record player2 end
wait 3s
	hint 3 spirits or more: put a Visitor in the Kitchen.
lay visitor-2 @kitchen/visitor
	record player2 summon visitor-2 @kitchen/visitor
	record player2 done
wait 3s
together
take frost-1
take whisper-2
take shade-2
end
wait 3s
	apart 3 pieces
wait 8s
	ask The spirits in the Kitchen stay when a Visitor comes: lay them back.
	  expected “Frost” lies on the oven in the Kitchen
	  expected “Shade” lies on the pantry in the Kitchen
	  expected “Whisper” lies on the sink in the Kitchen
	  seen “Frost” is in none of its places
	  seen “Shade” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay frost-1 @kitchen/oven
lay whisper-2 @kitchen/sink
lay shade-2 @kitchen/pantry
end
wait 3s
