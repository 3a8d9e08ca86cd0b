# Four players: a Visit too few, a character that is not in turn, and the marker skips a
# player.
game visitors
players 4
play table join tile-music-room @M+0+1/180
	record table join tile-music-room @M+0+1/180
play table join tile-library @M+0-1/0
	record table join tile-library @M+0-1/0
play table join tile-gallery @M+1+0/90
	record table join tile-gallery @M+1+0/90
play table join tile-chapel @M+1-1/90
	record table join tile-chapel @M+1-1/90
play table join tile-attic @M+1+1/180
	record table join tile-attic @M+1+1/180
play table join tile-cellar @M-1-1/0
	record table join tile-cellar @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-music-room-visitor @VISITS
	record player1 visit visit-music-room-visitor @VISITS
play player1 lay visitor-1 @music-room/visitor
	record player1 lay visitor-1 @music-room/visitor
play player1 visit visit-chapel-altar-frost @VISITS
	record player1 visit visit-chapel-altar-frost @VISITS
play player1 lay frost-1 @chapel/altar
	record player1 lay frost-1 @chapel/altar
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-1 @chapel/font
	record player1 lay whisper-1 @chapel/font
play player1 visit visit-cellar-coal-heap-frost @VISITS
	record player1 visit visit-cellar-coal-heap-frost @VISITS
play player1 lay frost-2 @cellar/coal-heap
	record player1 lay frost-2 @cellar/coal-heap
play player1 visit visit-attic-trunk-whisper @VISITS
	record player1 visit visit-attic-trunk-whisper @VISITS
play player1 lay whisper-2 @attic/trunk
	record player1 lay whisper-2 @attic/trunk
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
lay shade-1 @music-room/harp
	record player2 lay shade-1 @music-room/harp
wait 1s
lay bell-2 @HAND-player2
lay bell-3 @HAND-player2
wait 8s
	hint 1 Visit card for the turn and 1 for each Visitor make 2. Player 2 still draws 1.
lay visit-cellar-drain-shade @VISITS
lay shade-9 @cellar/drain
	record player2 visit visit-cellar-drain-shade @VISITS
	record player2 lay shade-2 @cellar/drain
	record player2 take bell-2 @HAND-player2
	record player2 take bell-3 @HAND-player2
wait 2s
lay pawn-player3 @music-room/pawns
wait 8s
	apart 1 pieces
	ask Player 3 stands in the Music Room, but it is the turn of Player 2: put the character back into the Foyer.
	  expected “Player 3” lies in the Foyer
	  seen “Player 3” lies in the Music Room
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player3 @foyer/pawns
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
lay turn-marker @TURN-player4
wait 6s
	hint Player 3 comes after Player 2: the turn marker goes there, not to Player 4.
lay turn-marker @TURN-player3
	record player2 end
	record player2 done
wait 3s
