# Hands are hidden, and Player 2 lays a Trinket down openly.
game visitors
players 2
option hands=hidden
play table join tile-nursery @M-1+0/270
	record table join tile-nursery @M-1+0/270
play table join tile-gallery @M+1+0/90
	record table join tile-gallery @M+1+0/90
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-chapel @M-1-1/0
	record table join tile-chapel @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-1 @conservatory/fern-bed
	record player2 lay frost-1 @conservatory/fern-bed
lay candle-1 @HAND-player2
wait 3s
	apart 1 pieces
wait 6s
	ask Trinkets are hidden at this table: Player 2 takes them up.
	  expected “Candle Stub” is not on the table
	  seen “Candle Stub” lies with the cards of Player 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take candle-1
wait 3s
lay pawn-player2 @nursery/pawns
	record player2 take =2
	record player2 move pawn-player2 @nursery/pawns
wait 3s
wait 3s
