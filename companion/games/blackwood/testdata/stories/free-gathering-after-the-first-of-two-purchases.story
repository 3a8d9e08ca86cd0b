# Star buys a card, and then casts a Free Gathering: her next marionette stands in this column, too.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f24 @R1C1
	record table deal forest-f24 @R1C1
play table deal forest-f26 @R1C2
	record table deal forest-f26 @R1C2
play table deal forest-f09 @R1C3
	record table deal forest-f09 @R1C3
play table deal forest-f14 @R1C4
	record table deal forest-f14 @R1C4
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f52 @R2C1
	record table deal forest-f52 @R2C1
play table deal forest-f25 @R2C2
	record table deal forest-f25 @R2C2
play table deal forest-f29 @R2C3
	record table deal forest-f29 @R2C3
play table deal forest-f23 @R2C4
	record table deal forest-f23 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f37 @R3C1
	record table deal forest-f37 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f20 @R3C3
	record table deal forest-f20 @R3C3
play table deal forest-f56 @R3C4
	record table deal forest-f56 @R3C4
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p32 @D3
	record table deal potion-p32 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p21,forest-f53
	record player1 prepare potion-p21,forest-f53
play player1 done
	record player1 done
play table deal forest-f11 @R3C4
	record table deal forest-f11 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p32,forest-f25
	record player1 prepare potion-p32,forest-f25
play player1 exchange spell-s2a,potion-p21,potion-p32
	record player1 exchange spell-s2a,potion-p21,potion-p32
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p40,forest-f37,forest-f56
	record player2 prepare potion-p40,forest-f37,forest-f56
play player2 done
	record player2 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p08,forest-f14,forest-f45
	record player2 prepare potion-p08,forest-f14,forest-f45
play player2 exchange spell-s5a,potion-p08,potion-p40
	record player2 exchange spell-s5a,potion-p08,potion-p40
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p02,forest-f19
	record player2 prepare potion-p02,forest-f19
play player2 done
	record player2 done
lay forest-f40 @FOREST-player1
wait 2s
	record player1 buy forest-f40 @FOREST-player1
lay spell-s2a @USED-player1
wait 2s
	apart 1 pieces
lay player1-doll-1 @HOME1-player1
wait 5s
	ask Does the Star Witch cast Free Gathering for Clover, Fungus, Bat (F40), which was bought?
	- The Star Witch casts Free Gathering. The Star Witch buys Clover, Fungus, Bat (F40) for 0 coins.
	- Something else

answer 1
	revoke player1 buy forest-f40 @FOREST-player1
	record player1 cast spell-s2a
	record player1 buy forest-f40 @FOREST-player1
wait 3s
