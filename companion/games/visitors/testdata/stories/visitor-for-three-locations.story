# At this table three spirits of one location call a Visitor. Three lie in the Library, each elsewhere, and
# somebody puts a Visitor there.
game visitors
players 2
option summon_at=location
option visits=long
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
play player2 visit visit-library-ladder-shade @VISITS
	record player2 visit visit-library-ladder-shade @VISITS
play player2 lay shade-1 @library/ladder
	record player2 lay shade-1 @library/ladder
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-2 @library/reading-desk
	record player1 lay whisper-2 @library/reading-desk
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
lay visitor-1 @library/visitor
wait 20s
	apart 1 pieces
	hint A Visitor comes to a location with 3 spirits at the end of a turn, and none in the Library has so many: take the figure away.
take visitor-1
wait 3s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 3s
