# Free Gathering is laid down after the card was bought and paid for; no row closes up, and her
# next marionette is fetched after this one. It is asked which card it is for. Moves: cast, buy.
game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f35 @R1C1
	record table deal forest-f35 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f36 @R1C3
	record table deal forest-f36 @R1C3
play table deal forest-f52 @R1C4
	record table deal forest-f52 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f27 @R2C1
	record table deal forest-f27 @R2C1
play table deal forest-f51 @R2C2
	record table deal forest-f51 @R2C2
play table deal forest-f26 @R2C3
	record table deal forest-f26 @R2C3
play table deal forest-f33 @R2C4
	record table deal forest-f33 @R2C4
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f41 @R3C1
	record table deal forest-f41 @R3C1
play table deal forest-f22 @R3C2
	record table deal forest-f22 @R3C2
play table deal forest-f40 @R3C3
	record table deal forest-f40 @R3C3
play table deal forest-f25 @R3C4
	record table deal forest-f25 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal forest-f18 @R4C1
	record table deal forest-f18 @R4C1
play table deal forest-f53 @R4C2
	record table deal forest-f53 @R4C2
play table deal forest-f50 @R4C3
	record table deal forest-f50 @R4C3
play table deal forest-f56 @R4C4
	record table deal forest-f56 @R4C4
play table deal forest-f09 @R4C5
	record table deal forest-f09 @R4C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player2 place player2-doll-1 @M4C2
	record player2 place player2-doll-1 @M4C2
play player3 place player3-doll-3 @M1C1
	record player3 place player3-doll-3 @M1C1
play player3 buy forest-f35 @FOREST-player3
	record player3 buy forest-f35 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player3 place player3-doll-1 @M2C2
	record player3 place player3-doll-1 @M2C2
	due The Moon Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f51 @FOREST-player3
	record player3 buy forest-f51 @FOREST-player3
play player3 prepare potion-p38,forest-f35,forest-f51
	record player3 prepare potion-p38,forest-f35,forest-f51
play player3 done
	record player3 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p10,forest-f41,forest-f40
	record player1 prepare potion-p10,forest-f41,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p32,forest-f25
	record player2 prepare potion-p32,forest-f25
play player2 done
	record player2 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f06 @R3C4
	record table deal forest-f06 @R3C4
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal forest-f30 @R4C5
	record table deal forest-f30 @R4C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C3
	record player3 place player3-doll-3 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 prepare potion-p28,forest-f53,forest-f52
	record player2 prepare potion-p28,forest-f53,forest-f52
play player2 done
	record player2 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f56 @FOREST-player3
	record player3 buy forest-f56 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f13 @R4C5
	record table deal forest-f13 @R4C5
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 exchange spell-s2a,potion-p28,potion-p32
	record player2 exchange spell-s2a,potion-p28,potion-p32
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p19,forest-f33,forest-f39
	record player1 prepare potion-p19,forest-f33,forest-f39
play player1 exchange spell-s1a,potion-p10,potion-p19
	record player1 exchange spell-s1a,potion-p10,potion-p19
play player1 done
	record player1 done
play player3 buy forest-f30 @FOREST-player3
	record player3 buy forest-f30 @FOREST-player3
play player3 prepare potion-p29,forest-f56,forest-f30
	record player3 prepare potion-p29,forest-f56,forest-f30
play player3 done
	record player3 done
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f02 @R4C5
	record table deal forest-f02 @R4C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 exchange spell-s2b,potion-p29,potion-p38
	record player3 exchange spell-s2b,potion-p29,potion-p38
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C5
	record player2 place player2-doll-1 @M4C5
	due The Moon Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 cast spell-s2b
	record player3 cast spell-s2b
play player3 buy forest-f23 @FOREST-player3
	record player3 buy forest-f23 @FOREST-player3
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
lay forest-f45 @FOREST-player2
wait 2s
	record player2 buy forest-f45 @FOREST-player2
lay spell-s2a @USED-player2
wait 2s
	apart 1 pieces
lay player2-doll-2 @HOME2-player2
wait 6s
	ask Does the Moon Witch cast Free Gathering for Clover, Clover, Fungus (F45), which was bought?
	- The Moon Witch casts Free Gathering. The Moon Witch buys Clover, Clover, Fungus (F45) for 0 coins.
	- Something else
answer 1
	revoke player2 buy forest-f45 @FOREST-player2
	record player2 cast spell-s2a
	record player2 buy forest-f45 @FOREST-player2
wait 2s
