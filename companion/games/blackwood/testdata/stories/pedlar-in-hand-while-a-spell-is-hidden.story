# The Pedlar's card is held while the others are put away, then bought and used; a spell is taken up from its
# pile meanwhile. Moves: the purchase, the potion. Never: that nothing was bought.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f33 @R1C1
	record table deal forest-f33 @R1C1
play table deal forest-f09 @R1C2
	record table deal forest-f09 @R1C2
play table deal forest-f11 @R1C3
	record table deal forest-f11 @R1C3
play table deal forest-f26 @R1C4
	record table deal forest-f26 @R1C4
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f31 @R2C1
	record table deal forest-f31 @R2C1
play table deal forest-f08 @R2C2
	record table deal forest-f08 @R2C2
play table deal forest-f07 @R2C3
	record table deal forest-f07 @R2C3
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f42 @R3C1
	record table deal forest-f42 @R3C1
play table deal forest-f40 @R3C2
	record table deal forest-f40 @R3C2
play table deal forest-f21 @R3C3
	record table deal forest-f21 @R3C3
play table deal forest-f44 @R3C4
	record table deal forest-f44 @R3C4
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table deal potion-p16 @D4
	record table deal potion-p16 @D4
play table deal potion-p24 @D5
	record table deal potion-p24 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p31,forest-f40
	record player2 prepare potion-p31,forest-f40
play player2 done
	record player2 done
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p24,forest-f44,forest-f01
	record player1 prepare potion-p24,forest-f44,forest-f01
play player1 exchange spell-s6a,potion-p16,potion-p24
	record player1 exchange spell-s6a,potion-p16,potion-p24
play player1 done
	record player1 done
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 prepare potion-p02,forest-f09,forest-f04
	record player2 prepare potion-p02,forest-f09,forest-f04
play player2 exchange spell-s5a,potion-p02,potion-p31
	record player2 exchange spell-s5a,potion-p02,potion-p31
play player2 done
	record player2 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f18 @R3C4
	record table deal forest-f18 @R3C4
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p40,forest-f17,forest-f56
	record player2 prepare potion-p40,forest-f17,forest-f56
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p09,forest-f49,forest-f39
	record player1 prepare potion-p09,forest-f49,forest-f39
play player1 done
	record player1 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f23 @SHOW
	record table show forest-f23 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
take forest-f15
take forest-f23
take forest-f29
lay forest-f38 @DECK2
take forest-f55
	record player2 pass
wait 2.3s
lay forest-f55 @FOREST-player2
take spell-s4a
wait 2s
	revoke player2 pass
	record player2 buy forest-f55 @FOREST-player2
	apart 1 pieces
take forest-f55
	apart 2 pieces
lay potion-p35 @POTIONS-player2
	apart 3 pieces
wait 4s
	record player2 prepare potion-p35,forest-f55
	apart 1 pieces
	hint Crossed Paths is not on its pile in the village: it goes back there, or to the Witch who gives two potions for it.
lay spell-s4a @S4
wait 12s
