# Player 1, whose hand is full, discards a Silver Bell and a Warm Ember first, and then draws a Spirit Vessel and
# another Warm Ember. She passes the turn marker, and Player 2 draws. Which Trinkets she has drawn is asked.
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
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
play player2 lay frost-3 @kitchen/sink
	record player2 lay frost-3 @kitchen/sink
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-2 @conservatory/fountain
	record player1 lay whisper-2 @conservatory/fountain
together
take bell-2
take ember-1
end
wait 2s
lay vessel-3 @HAND-player1
wait 2s
	record player1 take vessel-3 @HAND-player1
lay ember-3 @HAND-player1
wait 5s
	hint Trinkets come first. Player 1: draw a Trinket, 2 of 2.
lay turn-marker @TURN-player2
wait 2s
lay visit-nursery-window-frost @VISITS
wait 1s
lay frost-4 @nursery/window
	apart 2 pieces
wait 5s
	ask Has Player 1 drawn a Trinket and discarded one of the same kind?
	- Yes, a Silver Bell
	- Yes, a Warm Ember
	- Yes, a Candle Stub
	- Yes, a Spirit Vessel
	- No, 1 Trinket is still to be drawn
answer "Yes, a Warm Ember"
	record player1 take ember-3 @HAND-player1
	record player1 drop bell-2
	record player1 drop ember-3
	record player1 end
	record player1 done
	record player2 visit visit-nursery-window-frost @VISITS
	record player2 lay frost-4 @nursery/window
wait 4s
