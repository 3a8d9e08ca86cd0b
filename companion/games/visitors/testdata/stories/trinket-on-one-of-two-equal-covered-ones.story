# A sixth Trinket comes to lie on one of two equal ones, of which the other lies covered, too: neither was put away.
game visitors
players 2
lay tile-nursery @M-1+0/270
	record table join tile-nursery @M-1+0/270
lay tile-kitchen @M+1+0/90
	record table join tile-kitchen @M+1+0/90
lay tile-chapel @M-1-1/0
	record table join tile-chapel @M-1-1/0
lay tile-attic @M+0-1/90
	record table join tile-attic @M+0-1/90
wait 7.4s
lay tile-attic @M+1+1/180
	revoke table join tile-attic @M+0-1/90
	record table join tile-attic @M+1+1/180
say table aside
	record table aside
say table stack
	record table stack
say table shuffle
	record table shuffle
lay turn-marker @TURN-player2
lay pawn-player1 @foyer/pawns
lay pawn-player2 @foyer/pawns
	record table start @player2
lay visit-nursery-toy-chest-frost @VISITS
	record player2 visit visit-nursery-toy-chest-frost @VISITS
together
lay frost-1 @nursery/toy-chest
lay visit-kitchen-oven-frost @VISITS
end
	record player2 lay frost-1 @nursery/toy-chest
	record player2 visit visit-kitchen-oven-frost @VISITS
lay frost-2 @kitchen/oven
	record player2 lay frost-2 @kitchen/oven
lay vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
lay bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
take pawn-player2
wait 2.3s
	hint Player 2 stands in no room: push the character into one. It was in the Foyer.
	  expected “Player 2” is still to be moved
	  seen “Player 2” is in none of its places
	apart 1 pieces
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
say player2 end
	record player2 end
lay turn-marker @TURN-player1
	record player2 done
lay visit-chapel-font-shade @VISITS
	record player1 visit visit-chapel-font-shade @VISITS
lay shade-1 @chapel/font
	record player1 lay shade-1 @chapel/font
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
lay pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
lay pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
wait 3s
take candle-1
take shade-1
	record player1 use candle-1,shade-1
lay turn-marker @TURN-player2
	record player1 done
lay visit-chapel-confessional-whisper @VISITS
	record player2 visit visit-chapel-confessional-whisper @VISITS
lay whisper-1 @chapel/confessional
	record player2 lay whisper-1 @chapel/confessional
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
take ember-1
take frost-2
	record player2 use ember-1,frost-2
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
wait 2s
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
lay turn-marker @TURN-player1
	record player2 done
lay visit-kitchen-visitor @VISITS
	record player1 visit visit-kitchen-visitor @VISITS
lay visitor-1 @kitchen/visitor
	record player1 lay visitor-1 @kitchen/visitor
lay visit-chapel-visitor @VISITS
	record player1 visit visit-chapel-visitor @VISITS
lay visitor-2 @chapel/visitor
	record player1 lay visitor-2 @chapel/visitor
lay visit-chapel-altar-shade @VISITS
	record player1 visit visit-chapel-altar-shade @VISITS
lay shade-1 @chapel/altar
	record player1 lay shade-1 @chapel/altar
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 3s
take bell-2
wait 3s
	hint The Silver Bell of Player 1 is gone, and a Whisper still lies in the Chapel: take it away, or lay the Silver Bell back.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the confessional in the Chapel
	apart 1 pieces
take whisper-1
	record player1 use bell-2,whisper-1
wait 3s
take candle-2
take shade-1
	record player1 use candle-2,shade-1
lay pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
lay turn-marker @TURN-player2
	record player1 done
lay visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
lay shade-1 @attic/rocking-chair
	record player2 lay shade-1 @attic/rocking-chair
wait 2s
lay shade-2 @nursery/cradle
	revoke player2 lay shade-1 @attic/rocking-chair
	revoke player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 lay shade-2 @attic/rocking-chair
wait 4.6s
lay visit-nursery-cradle-shade @VISITS
wait 1s
	revoke player2 lay shade-2 @attic/rocking-chair
	revoke player2 visit visit-attic-rocking-chair-shade @VISITS
	revoke player2 lay shade-1 @nursery/cradle
	revoke player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 lay shade-1 @attic/rocking-chair
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-2 @nursery/cradle
lay visit-kitchen-oven-shade @VISITS
	record player2 visit visit-kitchen-oven-shade @VISITS
lay shade-3 @kitchen/oven
	record player2 lay shade-3 @kitchen/oven
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
take bell-1
	record player2 drop bell-1
take ember-2
take frost-1
	record player2 use ember-2,frost-1
lay pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
wait 3s
take vessel-2
take visitor-2
	record player2 use vessel-2,visitor-2
lay turn-marker @TURN-player1
	record player2 done
lay visit-attic-trunk-whisper @VISITS
	record player1 visit visit-attic-trunk-whisper @VISITS
lay whisper-1 @attic/trunk
	record player1 lay whisper-1 @attic/trunk
lay visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
wait 3s
lay whisper-2 @chapel/font
	record player1 lay whisper-2 @chapel/font
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
take vessel-2
take visitor-1
	record player1 use vessel-2,visitor-1
lay turn-marker @TURN-player2
	record player1 done
wait 3s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
lay frost-1 @nursery/window
	record player2 lay frost-1 @nursery/window
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
lay candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
take ember-2
take frost-1
	record player2 use ember-2,frost-1
wait 3s
take candle-3
take shade-2
	record player2 use candle-3,shade-2
lay turn-marker @TURN-player1
	record player2 done
wait 3s
lay visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
lay frost-1 @kitchen/sink
	record player1 lay frost-1 @kitchen/sink
lay candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
wait 2s
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
take ember-1
take frost-1
	record player1 use ember-1,frost-1
take pawn-player1
wait 5s
	hint Player 1 stands in no room, or lies under something in the Kitchen: push the character where all can see it.
	  expected “Player 1” is still to be moved
	  seen “Player 1” is in none of its places
	apart 1 pieces
lay pawn-player1 @kitchen/pawns +0.1,-1.2 turn -2
lay pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
wait 3s
take candle-3
take shade-1
	record player1 use candle-3,shade-1
together
lay turn-marker @TURN-player2
lay visit-attic-dormer-whisper @VISITS
end
	record player1 done
	record player2 visit visit-attic-dormer-whisper @VISITS
lay whisper-3 @attic/rocking-chair
wait 2s
	apart 1 pieces
lay whisper-3 @attic/dormer
	record player2 lay whisper-3 @attic/dormer
lay bell-2 @HAND-player2 -51.9,+10.2 turn -12
	record player2 take bell-2 @HAND-player2
wait 3.4s
lay vessel-2 @HAND-player2 -19.1,+3.5 turn 11
	record player2 take vessel-2 @HAND-player2
wait 3.4s
lay pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
lay pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
lay pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
lay turn-marker @TURN-player1
	record player2 done
lay visit-nursery-toy-chest-whisper @VISITS
	record player1 visit visit-nursery-toy-chest-whisper @VISITS
lay whisper-4 @nursery/toy-chest
	record player1 lay whisper-4 @nursery/toy-chest
lay vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
lay bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
wait 3s
take bell-3
take whisper-1
	record player1 use bell-3,whisper-1
take bell-1
take whisper-3
	record player1 use bell-1,whisper-3
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
lay turn-marker @TURN-player2
	record player1 done
take vessel-1
wait 2s
lay vessel-1 @HAND-player2 -0.3,+1.0 turn 3
lay visit-attic-dormer-frost @VISITS
	record player2 visit visit-attic-dormer-frost @VISITS
wait 4s
lay frost-1 @attic/dormer
	record player2 lay frost-1 @attic/dormer
wait 4s
lay ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
wait 4s
lay ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
wait 22.7s
