# Star turns a potion over while Moon holds the Pedlar's card that she buys; it is laid down only after some seconds.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f14 @R1C1
	record table deal forest-f14 @R1C1
play table deal forest-f44 @R1C2
	record table deal forest-f44 @R1C2
play table deal forest-f42 @R1C3
	record table deal forest-f42 @R1C3
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f47 @R2C1
	record table deal forest-f47 @R2C1
play table deal forest-f12 @R2C2
	record table deal forest-f12 @R2C2
play table deal forest-f25 @R2C3
	record table deal forest-f25 @R2C3
play table deal forest-f35 @R2C4
	record table deal forest-f35 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f53 @R3C1
	record table deal forest-f53 @R3C1
play table deal forest-f49 @R3C2
	record table deal forest-f49 @R3C2
play table deal forest-f31 @R3C3
	record table deal forest-f31 @R3C3
play table deal forest-f46 @R3C4
	record table deal forest-f46 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table deal potion-p21 @D6
	record table deal potion-p21 @D6
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p34,forest-f44
	record player2 prepare potion-p34,forest-f44
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play table deal forest-f34 @R1C4
	record table deal forest-f34 @R1C4
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s2a,potion-p21,potion-p34
	record player2 exchange spell-s2a,potion-p21,potion-p34
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p26,forest-f39
	record player1 prepare potion-p26,forest-f39
play player1 done
	record player1 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p20,forest-f25,forest-f38
	record player1 prepare potion-p20,forest-f25,forest-f38
play player1 done
	record player1 done
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p33 @D2
	record table deal potion-p33 @D2
play table deal potion-p40 @D3
	record table deal potion-p40 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 exchange spell-s6a,potion-p20,potion-p26
	record player1 exchange spell-s6a,potion-p20,potion-p26
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p40,forest-f46,forest-f55
	record player2 prepare potion-p40,forest-f46,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 prepare potion-p11,forest-f49
	record player1 prepare potion-p11,forest-f49
play player1 done
	record player1 done
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p08 @D3
	record table deal potion-p08 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p08,forest-f47,forest-f17
	record player2 prepare potion-p08,forest-f47,forest-f17
play player2 exchange spell-s5a,potion-p08,potion-p40
	record player2 exchange spell-s5a,potion-p08,potion-p40
play player2 done
	record player2 done
play table deal forest-f02 @R3C4
	record table deal forest-f02 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
lay potion-p11 @USED-player1
wait 2s
	apart 1 pieces
take forest-f13
	apart 2 pieces
take forest-f16
	apart 3 pieces
wait 3s
take forest-f30
	apart 4 pieces
lay forest-f04 @DECK2
	apart 5 pieces
	hint Blue Draught lies on the used pile of the Star Witch, but it is the turn of the Moon Witch: potions are sold in their Witch's own turn.
take forest-f21
	apart 6 pieces
wait 2.3s
	record player2 pass
	record player1 sell potion-p11
lay forest-f21 @FOREST-player2
wait 16.7s
	revoke player1 sell potion-p11
	revoke player2 pass
	record player2 buy forest-f21 @FOREST-player2
	record player1 sell potion-p11

