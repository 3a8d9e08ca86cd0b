# Two rooms call Visitors, and only one figure is set when Player 2 draws on. The second
# one is the third in the manor: the game is over by it, whatever was drawn since.
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
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-1 @library/ladder
	record player1 lay frost-1 @library/ladder
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-2 @kitchen/oven
	record player1 lay frost-2 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-pantry-shade @VISITS
	record player2 visit visit-kitchen-pantry-shade @VISITS
play player2 lay shade-1 @kitchen/pantry
	record player2 lay shade-1 @kitchen/pantry
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-nursery-visitor @VISITS
	record player3 visit visit-nursery-visitor @VISITS
play player3 lay visitor-1 @nursery/visitor
	record player3 lay visitor-1 @nursery/visitor
play player3 visit visit-nursery-cradle-shade @VISITS
	record player3 visit visit-nursery-cradle-shade @VISITS
play player3 lay shade-2 @nursery/cradle
	record player3 lay shade-2 @nursery/cradle
play player3 take bell-3 @HAND-player3
	record player3 take bell-3 @HAND-player3
play player3 take ember-3 @HAND-player3
	record player3 take ember-3 @HAND-player3
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-kitchen-sink-whisper @VISITS
	record player1 visit visit-kitchen-sink-whisper @VISITS
play player1 lay whisper-2 @kitchen/sink
	record player1 lay whisper-2 @kitchen/sink
play player1 visit visit-library-reading-desk-shade @VISITS
	record player1 visit visit-library-reading-desk-shade @VISITS
play player1 lay shade-3 @library/reading-desk
	record player1 lay shade-3 @library/reading-desk
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay turn-marker @TURN-player2
wait 3s
	ask Has Player 1 ended the turn without an action?
	- Yes
	- No: the turn marker goes back
lay visitor-2 @kitchen/visitor
	record player1 end
	record player1 summon visitor-2 @kitchen/visitor
wait 4s
	hint 3 spirits or more: put a Visitor in the Library.
lay visit-conservatory-fountain-whisper @VISITS
wait 2s
	apart 1 pieces
lay whisper-3 @conservatory/fountain
wait 30s
	apart 2 pieces
	hint 3 spirits or more: put a Visitor in the Library.
lay visitor-3 @library/visitor
	apart 3 pieces
wait 5s
	record player1 summon visitor-3 @library/visitor
lay visit-conservatory-fern-bed-shade @VISITS
lay shade-4 @conservatory/fern-bed
wait 5s
