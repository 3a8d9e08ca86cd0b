# The next player turns a card up before the two that are no pair are turned back.
game pairs
players 3
play table start @TURN-player2
	record table start @TURN-player2
play player2 turn acorn-2 @P13
	record player2 turn acorn-2 @P13
play player2 turn clover-2 @P8
	record player2 turn clover-2 @P8
play player2 done
	record player2 done
play player3 turn clover-2 @P8
	record player3 turn clover-2 @P8
play player3 turn deer-2 @P24
	record player3 turn deer-2 @P24
play player3 done
	record player3 done
play player1 turn mushroom-2 @P14
	record player1 turn mushroom-2 @P14
play player1 turn lantern-1 @P11
	record player1 turn lantern-1 @P11
play player1 done
	record player1 done
play player2 turn snail-2 @P21
	record player2 turn snail-2 @P21
play player2 turn snail-1 @P18
	record player2 turn snail-1 @P18
play player2 done
	record player2 done
play player2 turn clover-1 @P5
	record player2 turn clover-1 @P5
play player2 turn clover-2 @P8
	record player2 turn clover-2 @P8
play player2 done
	record player2 done
play player2 turn moon-1 @P20
	record player2 turn moon-1 @P20
play player2 turn frog-1 @P16
	record player2 turn frog-1 @P16
play player2 done
	record player2 done
play player3 turn bat-2 @P9
	record player3 turn bat-2 @P9
play player3 turn key-2 @P17
	record player3 turn key-2 @P17
play player3 done
	record player3 done
play player1 turn frog-1 @P16
	record player1 turn frog-1 @P16
play player1 turn mushroom-2 @P14
	record player1 turn mushroom-2 @P14
play player1 done
	record player1 done
play player2 turn deer-2 @P24
	record player2 turn deer-2 @P24
play player2 turn frog-2 @P23
	record player2 turn frog-2 @P23
play player2 done
	record player2 done
play player3 turn frog-1 @P16
	record player3 turn frog-1 @P16
play player3 turn frog-2 @P23
	record player3 turn frog-2 @P23
play player3 done
	record player3 done
play player3 turn fox-1 @P3
	record player3 turn fox-1 @P3
play player3 turn bat-1 @P22
	record player3 turn bat-1 @P22
play player3 done
	record player3 done
play player1 turn bat-2 @P9
	record player1 turn bat-2 @P9
play player1 turn bat-1 @P22
	record player1 turn bat-1 @P22
play player1 done
	record player1 done
play player1 turn key-1 @P12
	record player1 turn key-1 @P12
play player1 turn key-2 @P17
	record player1 turn key-2 @P17
play player1 done
	record player1 done
play player1 turn acorn-1 @P7
	record player1 turn acorn-1 @P7
play player1 turn acorn-2 @P13
	record player1 turn acorn-2 @P13
play player1 done
	record player1 done
play player1 turn fox-2 @P19
	record player1 turn fox-2 @P19
play player1 turn fox-1 @P3
	record player1 turn fox-1 @P3
play player1 done
	record player1 done
play player1 turn lantern-1 @P11
	record player1 turn lantern-1 @P11
play player1 turn deer-2 @P24
	record player1 turn deer-2 @P24
play player1 done
	record player1 done
play player2 turn deer-1 @P6
	record player2 turn deer-1 @P6
play player2 turn mushroom-2 @P14
	record player2 turn mushroom-2 @P14
play player2 done
	record player2 done
play player3 turn deer-2 @P24
	record player3 turn deer-2 @P24
play player3 turn mushroom-2 @P14
	record player3 turn mushroom-2 @P14
play player3 done
	record player3 done
play player1 turn deer-2 @P24
	record player1 turn deer-2 @P24
play player1 turn deer-1 @P6
	record player1 turn deer-1 @P6
play player1 done
	record player1 done
play player1 turn owl-1 @P4
	record player1 turn owl-1 @P4
play player1 turn mushroom-2 @P14
	record player1 turn mushroom-2 @P14
play player1 done
	record player1 done
play player2 turn moon-1 @P20
	record player2 turn moon-1 @P20
play player2 turn owl-1 @P4
	record player2 turn owl-1 @P4
play player2 done
	record player2 done
play player3 turn owl-1 @P4
	record player3 turn owl-1 @P4
play player3 turn mushroom-2 @P14
	record player3 turn mushroom-2 @P14
play player3 done
	record player3 done
play player1 turn moon-1 @P20
	record player1 turn moon-1 @P20
play player1 turn mushroom-1 @P2
	record player1 turn mushroom-1 @P2
play player1 done
	record player1 done
play player2 turn mushroom-1 @P2
	record player2 turn mushroom-1 @P2
play player2 turn mushroom-2 @P14
	record player2 turn mushroom-2 @P14
play player2 done
	record player2 done
play player2 turn lantern-1 @P11
	record player2 turn lantern-1 @P11
play player2 turn owl-1 @P4
	record player2 turn owl-1 @P4
play player2 done
	record player2 done
play player3 turn lantern-2 @P10
	record player3 turn lantern-2 @P10
play player3 turn owl-2 @P1
	record player3 turn owl-2 @P1
play player3 done
	record player3 done
play player1 turn moon-1 @P20
	record player1 turn moon-1 @P20
play player1 turn lantern-1 @P11
	record player1 turn lantern-1 @P11
play player1 done
	record player1 done
play player2 turn lantern-2 @P10
	record player2 turn lantern-2 @P10
play player2 turn owl-2 @P1
	record player2 turn owl-2 @P1
lay lantern-1 @P11
wait 2s
	apart 1 pieces
take owl-2
	apart 2 pieces
wait 2.3s
lay owl-2 @P1 down
lay lantern-2 @P10 down
	apart 3 pieces
lay turn-marker @TURN-player3
	apart 4 pieces
	record player2 done
	record player3 turn lantern-1 @P11
wait 15s
wait 2s
