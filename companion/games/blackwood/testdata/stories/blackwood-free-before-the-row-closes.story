# She has bought a card, and lays down Free Gathering for the next one before its row closes up.
# Whether it is for the card that was bought is asked. Moves: done, cast, buy.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f49 @R1C2
	record table deal forest-f49 @R1C2
play table deal forest-f10 @R1C3
	record table deal forest-f10 @R1C3
play table deal forest-f54 @R1C4
	record table deal forest-f54 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f41 @R2C1
	record table deal forest-f41 @R2C1
play table deal forest-f04 @R2C2
	record table deal forest-f04 @R2C2
play table deal forest-f11 @R2C3
	record table deal forest-f11 @R2C3
play table deal forest-f45 @R2C4
	record table deal forest-f45 @R2C4
play table deal forest-f29 @R2C5
	record table deal forest-f29 @R2C5
play table deal forest-f51 @R3C1
	record table deal forest-f51 @R3C1
play table deal forest-f38 @R3C2
	record table deal forest-f38 @R3C2
play table deal forest-f18 @R3C3
	record table deal forest-f18 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p06 @D2
	record table deal potion-p06 @D2
play table deal potion-p31 @D3
	record table deal potion-p31 @D3
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p31,forest-f41
	record player2 prepare potion-p31,forest-f41
play player2 done
	record player2 done
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p36,forest-f38
	record player1 prepare potion-p36,forest-f38
play player1 done
	record player1 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f35 @R3C4
	record table deal forest-f35 @R3C4
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p20,forest-f49,forest-f54
	record player2 prepare potion-p20,forest-f49,forest-f54
play player2 done
	record player2 done
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 prepare potion-p24,forest-f18,forest-f34
	record player1 prepare potion-p24,forest-f18,forest-f34
play player1 exchange spell-s2a,potion-p24,potion-p36
	record player1 exchange spell-s2a,potion-p24,potion-p36
play player1 done
	record player1 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player2 exchange spell-s4a,potion-p20,potion-p31
	record player2 exchange spell-s4a,potion-p20,potion-p31
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p06,forest-f19,forest-f55
	record player2 prepare potion-p06,forest-f19,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 prepare potion-p19,forest-f52,forest-f16
	record player1 prepare potion-p19,forest-f52,forest-f16
play player1 done
	record player1 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p02,forest-f51
	record player1 prepare potion-p02,forest-f51
play player1 exchange spell-s1a,potion-p02,potion-p19
	record player1 exchange spell-s1a,potion-p02,potion-p19
play player1 done
	record player1 done
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f32 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
play player1 prepare potion-p15,forest-f35,forest-f32
	record player1 prepare potion-p15,forest-f35,forest-f32
play player1 done
	record player1 done
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play player2 sell potion-p06
	record player2 sell potion-p06
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p13,forest-f10,forest-f48
	record player2 prepare potion-p13,forest-f10,forest-f48
play player2 done
	record player2 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p39,forest-f45,forest-f22
	record player2 prepare potion-p39,forest-f45,forest-f22
play player2 done
	record player2 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 prepare potion-p26,forest-f25,forest-f30
	record player1 prepare potion-p26,forest-f25,forest-f30
play player1 done
	record player1 done
play table deal forest-f27 @R2C4
	record table deal forest-f27 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p16 @D6
	record table deal potion-p16 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f43
	record player2 swap forest-f43
play player2 swap forest-f43,forest-f04
	record player2 swap forest-f43,forest-f04
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
lay spell-s2a @USED-player1
wait 6s
	ask Does the Star Witch cast Free Gathering for Fungus (F05), which was bought?
	- The Star Witch casts Free Gathering. The Star Witch buys Fungus (F05) for 0 coins.
	- Something else
answer "Something else"
lay player1-doll-2 @M1C1
lay forest-f17 @R1C1
lay forest-f24 @R1C2
lay forest-f36 @R1C3
lay forest-f09 @R1C4
wait 3s
	apart 5 pieces
	hint Does the Star Witch cast Free Gathering for Fungus (F05), which was bought?
lay forest-f17 @FOREST-player1
lay player1-doll-2 @HOME2-player1
	record player1 done
	record player1 cast spell-s2a
	record player1 buy forest-f17 @FOREST-player1
wait 3s
