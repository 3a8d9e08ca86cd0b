# A Trinket is used beneath another one and what it removes lies beneath a character: nothing is seen of it
# until the same Trinket is drawn by somebody else. Then it is asked whether it was used before.
game visitors
players 2
play table join tile-conservatory @M+1+0/90
	record table join tile-conservatory @M+1+0/90
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table join tile-chapel @M+0+1/180
	record table join tile-chapel @M+0+1/180
play table join tile-attic @M+1-1/90
	record table join tile-attic @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-bathhouse-tub-frost @VISITS
	record player2 visit visit-bathhouse-tub-frost @VISITS
play player2 lay frost-1 @bathhouse/tub
	record player2 lay frost-1 @bathhouse/tub
play player2 visit visit-chapel-font-whisper @VISITS
	record player2 visit visit-chapel-font-whisper @VISITS
play player2 lay whisper-1 @chapel/font
	record player2 lay whisper-1 @chapel/font
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-font-shade @VISITS
	record player1 visit visit-chapel-font-shade @VISITS
play player1 lay shade-1 @chapel/font
	record player1 lay shade-1 @chapel/font
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
play player2 lay shade-1 @attic/rocking-chair
	record player2 lay shade-1 @attic/rocking-chair
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-chapel-visitor @VISITS
	record player1 visit visit-chapel-visitor @VISITS
play player1 lay visitor-1 @chapel/visitor
	record player1 lay visitor-1 @chapel/visitor
play player1 visit visit-bathhouse-boiler-shade @VISITS
	record player1 visit visit-bathhouse-boiler-shade @VISITS
play player1 lay shade-2 @bathhouse/boiler
	record player1 lay shade-2 @bathhouse/boiler
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay ember-1 on candle-1
	record player1 take ember-1 @HAND-player1
wait 3s
lay pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
lay pawn-player1 @attic/pawns -30,-24 turn 3
	record player1 move pawn-player1 @attic/pawns
wait 3s
take candle-1
	hint A Shade is only removed with a Candle Stub: put the Candle Stub on the used Trinkets, or show again what is gone or covered.
wait 700ms
take shade-1
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s
	hint A Shade in the Attic is covered or gone: spread the spirits there.
lay visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
wait 4s
	hint The card Fountain, Conservatory still brings a Whisper to that place.
lay whisper-1 @conservatory/fountain
	record player2 lay whisper-1 @conservatory/fountain
wait 4s
	hint A Shade in the Attic is covered or gone: spread the spirits there.
lay visit-attic-dormer-whisper @VISITS
	record player2 visit visit-attic-dormer-whisper @VISITS
wait 4s
	hint The card Dormer, Attic still brings a Whisper to that place.
lay whisper-2 @attic/dormer
	record player2 lay whisper-2 @attic/dormer
wait 4s
	hint A Shade in the Attic is covered or gone: spread the spirits there.
lay candle-1 @HAND-player2
wait 6s
	apart 1 pieces
	ask A Candle Stub of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
	- Player 1 removes Shade from the Rocking chair in the Attic. Player 2 draws a Candle Stub.
	- Player 2 draws a Candle Stub.
	- We put it back
answer "Player 1 removes Shade from the Rocking chair in the Attic. Player 2 draws a Candle Stub."
	revoke player2 lay whisper-2 @attic/dormer
	revoke player2 visit visit-attic-dormer-whisper @VISITS
	revoke player2 lay whisper-1 @conservatory/fountain
	revoke player2 visit visit-conservatory-fountain-whisper @VISITS
	revoke player1 done
	revoke player1 end
	record player1 use candle-1,shade-1
	record player1 done
	record player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 lay whisper-1 @conservatory/fountain
	record player2 visit visit-attic-dormer-whisper @VISITS
	record player2 lay whisper-2 @attic/dormer
	record player2 take candle-1 @HAND-player2
wait 3s
lay vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
wait 2s
