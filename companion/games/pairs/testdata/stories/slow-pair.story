# A pair is taken slowly: one card is in the hand for some seconds.
game pairs
players 2
play table start @TURN-player1
	record table start @TURN-player1
play player1 turn frog-2 @P17
	record player1 turn frog-2 @P17
play player1 turn clover-1 @P23
	record player1 turn clover-1 @P23
play player1 done
	record player1 done
play player2 turn fox-2 @P15
	record player2 turn fox-2 @P15
play player2 turn bat-1 @P2
	record player2 turn bat-1 @P2
play player2 done
	record player2 done
play player1 turn mushroom-1 @P1
	record player1 turn mushroom-1 @P1
play player1 turn key-2 @P4
	record player1 turn key-2 @P4
play player1 done
	record player1 done
play player2 turn snail-2 @P14
	record player2 turn snail-2 @P14
play player2 turn acorn-2 @P19
	record player2 turn acorn-2 @P19
play player2 done
	record player2 done
play player1 turn lantern-1 @P7
	record player1 turn lantern-1 @P7
play player1 turn owl-2 @P16
	record player1 turn owl-2 @P16
play player1 done
	record player1 done
play player2 turn mushroom-2 @P9
	record player2 turn mushroom-2 @P9
play player2 turn mushroom-1 @P1
	record player2 turn mushroom-1 @P1
play player2 done
	record player2 done
play player2 turn clover-1 @P23
	record player2 turn clover-1 @P23
play player2 turn owl-1 @P24
	record player2 turn owl-1 @P24
play player2 done
	record player2 done
play player1 turn lantern-2 @P21
	record player1 turn lantern-2 @P21
play player1 turn lantern-1 @P7
	record player1 turn lantern-1 @P7
play player1 done
	record player1 done
play player1 turn owl-2 @P16
	record player1 turn owl-2 @P16
play player1 turn owl-1 @P24
	record player1 turn owl-1 @P24
play player1 done
	record player1 done
play player1 turn moon-1 @P13
	record player1 turn moon-1 @P13
play player1 turn clover-2 @P3
	record player1 turn clover-2 @P3
play player1 done
	record player1 done
play player2 turn clover-2 @P3
	record player2 turn clover-2 @P3
play player2 turn clover-1 @P23
	record player2 turn clover-1 @P23
take clover-2
wait 3s
	hint Not finished yet:
	  expected “Clover” (Clover1) lies with the pairs of Player 2
	  seen “Clover” (Clover1) lies on space 23
	apart 1 pieces
lay clover-1 @WON-player2
	record player2 done
wait 5s
