# A Visitor is taken away, and its Spirit Vessel stays in the hand while the turn marker
# goes on.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 1s
take visitor-1
wait 6s
	hint A Visitor is only removed with a Spirit Vessel: put the Spirit Vessel on the used Trinkets, or show again what is gone or covered.
	  expected “Spirit Vessel” is not on the table
	  seen “Spirit Vessel” lies with the cards of Player 1
	apart 1 pieces
lay turn-marker @TURN-player2
wait 5s
	apart 1 pieces
	hint A Visitor is only removed with a Spirit Vessel: put the Spirit Vessel on the used Trinkets, or show again what is gone or covered.
	  expected “Spirit Vessel” is not on the table
	  seen “Spirit Vessel” lies with the cards of Player 1
take vessel-1
	apart 2 pieces
	record player1 use vessel-1,visitor-1
	record player1 end
	record player1 done
wait 5s
