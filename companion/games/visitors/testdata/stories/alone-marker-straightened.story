# Alone she takes up the turn marker, which never goes anywhere, and lays it back: her turn
# beside a Visitor goes on.
game visitors
players 1
option cursed=all
option extra_card=later
option first_turn=game
option summon_at=type
play table join tile-nursery @M-1+0/270
	record table join tile-nursery @M-1+0/270
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-bathhouse @M-1-1/0
	record table join tile-bathhouse @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-nursery-toy-chest-whisper @VISITS
	record player1 visit visit-nursery-toy-chest-whisper @VISITS
play player1 lay whisper-1 @nursery/toy-chest
	record player1 lay whisper-1 @nursery/toy-chest
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player1 visit visit-nursery-visitor @VISITS
	record player1 visit visit-nursery-visitor @VISITS
play player1 lay visitor-1 @nursery/visitor
	record player1 lay visitor-1 @nursery/visitor
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
take turn-marker
wait 2s
lay turn-marker @TURN-player1 +2.0,+1.8 turn -1
wait 18.1s
