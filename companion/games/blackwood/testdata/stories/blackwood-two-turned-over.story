# Two potions are turned over where they lie: both are sold, and the one that was sold
# before stays in sight.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f51 @R1C1
	record table deal forest-f51 @R1C1
play table deal forest-f43 @R1C2
	record table deal forest-f43 @R1C2
play table deal forest-f01 @R1C3
	record table deal forest-f01 @R1C3
play table deal forest-f32 @R1C4
	record table deal forest-f32 @R1C4
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f09 @R2C1
	record table deal forest-f09 @R2C1
play table deal forest-f55 @R2C2
	record table deal forest-f55 @R2C2
play table deal forest-f52 @R2C3
	record table deal forest-f52 @R2C3
play table deal forest-f56 @R2C4
	record table deal forest-f56 @R2C4
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f30 @R3C1
	record table deal forest-f30 @R3C1
play table deal forest-f47 @R3C2
	record table deal forest-f47 @R3C2
play table deal forest-f08 @R3C3
	record table deal forest-f08 @R3C3
play table deal forest-f46 @R3C4
	record table deal forest-f46 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table deal potion-p18 @D2
	record table deal potion-p18 @D2
play table deal potion-p13 @D3
	record table deal potion-p13 @D3
play table deal potion-p16 @D4
	record table deal potion-p16 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p39,forest-f55,forest-f47
	record player1 prepare potion-p39,forest-f55,forest-f47
play player1 done
	record player1 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 prepare potion-p18,forest-f51,forest-f32
	record player2 prepare potion-p18,forest-f51,forest-f32
play player2 done
	record player2 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 prepare potion-p16,forest-f56,forest-f03
	record player2 prepare potion-p16,forest-f56,forest-f03
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p04,forest-f53,forest-f22
	record player1 prepare potion-p04,forest-f53,forest-f22
play player1 done
	record player1 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p13,forest-f37
	record player1 prepare potion-p13,forest-f37
play player1 exchange spell-s4a,potion-p13,potion-p39
	record player1 exchange spell-s4a,potion-p13,potion-p39
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 done
	record player1 done
play player1 sell potion-p04
	record player1 sell potion-p04
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p20,forest-f43,forest-f18
	record player2 prepare potion-p20,forest-f43,forest-f18
play player2 done
	record player2 done
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player1 leave forest-f41
	record player1 leave forest-f41
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f20
	record player2 leave forest-f20
play player2 done
	record player2 done
play player1 leave forest-f19
	record player1 leave forest-f19
play player1 done
	record player1 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f26 @R3C4
	record table deal forest-f26 @R3C4
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p19,forest-f52,forest-f25
	record player1 prepare potion-p19,forest-f52,forest-f25
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p27,forest-f38,forest-f44
	record player2 prepare potion-p27,forest-f38,forest-f44
play player2 done
	record player2 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f49
	record player1 swap forest-f49
play player1 swap forest-f49,forest-f30
	record player1 swap forest-f49,forest-f30
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 prepare potion-p15,forest-f49,forest-f35
	record player1 prepare potion-p15,forest-f49,forest-f35
play player1 done
	record player1 done
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal potion-p32 @D3
	record table deal potion-p32 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p28,forest-f34,forest-f26
	record player2 prepare potion-p28,forest-f34,forest-f26
play player2 done
	record player2 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p03,forest-f39
	record player2 prepare potion-p03,forest-f39
play player2 done
	record player2 done
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal potion-p24 @D5
	record table deal potion-p24 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player1 sell potion-p15
	record player1 sell potion-p15
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p33,forest-f42
	record player1 prepare potion-p33,forest-f42
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p35,forest-f36,forest-f50
	record player1 prepare potion-p35,forest-f36,forest-f50
take potion-p33
take potion-p35
wait 9s
	apart 2 pieces
	ask Has the Star Witch sold Gold Philtre and Gold Cordial for 6 coins?
	- Yes
	- We put it back
answer Yes
	record player1 sell potion-p33
	record player1 sell potion-p35
wait 9s
