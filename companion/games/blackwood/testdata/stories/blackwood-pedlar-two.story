# Star takes two of the Pedlar's cards.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
play table deal forest-f55 @R1C2
	record table deal forest-f55 @R1C2
play table deal forest-f24 @R1C3
	record table deal forest-f24 @R1C3
play table deal forest-f39 @R1C4
	record table deal forest-f39 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
play table deal forest-f46 @R2C2
	record table deal forest-f46 @R2C2
play table deal forest-f12 @R2C3
	record table deal forest-f12 @R2C3
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal forest-f08 @R3C1
	record table deal forest-f08 @R3C1
play table deal forest-f18 @R3C2
	record table deal forest-f18 @R3C2
play table deal forest-f13 @R3C3
	record table deal forest-f13 @R3C3
play table deal forest-f17 @R3C4
	record table deal forest-f17 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 done
	record player2 done
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p18,forest-f18,forest-f43
	record player1 prepare potion-p18,forest-f18,forest-f43
play player1 done
	record player1 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p28 @D5
	record table deal potion-p28 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p34,forest-f55,forest-f10
	record player2 prepare potion-p34,forest-f55,forest-f10
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p07,forest-f40,forest-f23
	record player1 prepare potion-p07,forest-f40,forest-f23
play player1 done
	record player1 done
play table deal forest-f53 @R2C4
	record table deal forest-f53 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player2 exchange spell-s2a,potion-p22,potion-p34
	record player2 exchange spell-s2a,potion-p22,potion-p34
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p28,forest-f52,forest-f25
	record player2 prepare potion-p28,forest-f52,forest-f25
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 exchange spell-s1a,potion-p05,potion-p18
	record player1 exchange spell-s1a,potion-p05,potion-p18
play player1 done
	record player1 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p03,forest-f39
	record player2 prepare potion-p03,forest-f39
play player2 exchange spell-s3a,potion-p03,potion-p28
	record player2 exchange spell-s3a,potion-p03,potion-p28
play player2 done
	record player2 done
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p09,forest-f24,forest-f17
	record player1 prepare potion-p09,forest-f24,forest-f17
play player1 done
	record player1 done
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play table deal forest-f56 @R1C4
	record table deal forest-f56 @R1C4
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p10,forest-f04,forest-f41
	record player2 prepare potion-p10,forest-f04,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p38,forest-f27,forest-f47
	record player1 prepare potion-p38,forest-f27,forest-f47
play player1 done
	record player1 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f37 @R2C5
	record table deal forest-f37 @R2C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 exchange spell-s5a,potion-p07,potion-p38
	record player1 exchange spell-s5a,potion-p07,potion-p38
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 done
	record player2 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
lay forest-f44 @FOREST-player1
wait 3s
	apart 1 pieces
	hint What the Pedlar has not sold goes on the discard pile: Bat, Bat (F35), Clover, Clover (F29), Fungus, Bat (F26) and Clover, Bat, Bat (F54).
lay forest-f29 @FOREST-player1
wait 3s
	apart 2 pieces
	hint The Pedlar sells one card, and Clover, Clover (F29) and Fungus, Toad, Bat (F44) lie before the Star Witch: one of them goes on the discard pile.
wait 6s
lay forest-f29 @DECK2
wait 3s
	hint What the Pedlar has not sold goes on the discard pile: Bat, Bat (F35), Fungus, Bat (F26) and Clover, Bat, Bat (F54).
