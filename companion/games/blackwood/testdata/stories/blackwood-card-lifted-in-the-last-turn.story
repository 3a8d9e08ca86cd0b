# In the last turn of the game she takes up one of two cards for a potion, and lays it on the
# discard pile: the game is not over while the other one lies before her.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f42 @R1C1
	record table deal forest-f42 @R1C1
play table deal forest-f41 @R1C2
	record table deal forest-f41 @R1C2
play table deal forest-f04 @R1C3
	record table deal forest-f04 @R1C3
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f52 @R2C1
	record table deal forest-f52 @R2C1
play table deal forest-f44 @R2C2
	record table deal forest-f44 @R2C2
play table deal forest-f35 @R2C3
	record table deal forest-f35 @R2C3
play table deal forest-f17 @R2C4
	record table deal forest-f17 @R2C4
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f14 @R3C1
	record table deal forest-f14 @R3C1
play table deal forest-f08 @R3C2
	record table deal forest-f08 @R3C2
play table deal forest-f20 @R3C3
	record table deal forest-f20 @R3C3
play table deal forest-f18 @R3C4
	record table deal forest-f18 @R3C4
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table deal potion-p27 @D3
	record table deal potion-p27 @D3
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table deal potion-p04 @D6
	record table deal potion-p04 @D6
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p04,forest-f42
	record player1 prepare potion-p04,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f50 @R1C4
	record table deal forest-f50 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p10,forest-f41,forest-f17
	record player2 prepare potion-p10,forest-f41,forest-f17
play player2 done
	record player2 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 prepare potion-p30,forest-f44,forest-f20
	record player1 prepare potion-p30,forest-f44,forest-f20
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f15 @R3C4
	record table deal forest-f15 @R3C4
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table deal potion-p37 @D4
	record table deal potion-p37 @D4
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f15 @FOREST-player2
	record player2 buy forest-f15 @FOREST-player2
play player2 prepare potion-p14,forest-f18,forest-f15
	record player2 prepare potion-p14,forest-f18,forest-f15
play player2 done
	record player2 done
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s1a,potion-p10,potion-p14
	record player2 exchange spell-s1a,potion-p10,potion-p14
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p04,potion-p30
	record player1 exchange spell-s3a,potion-p04,potion-p30
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 leave forest-f34
	record player1 leave forest-f34
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p39,forest-f40
	record player1 prepare potion-p39,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p29,forest-f54
	record player1 prepare potion-p29,forest-f54
play player1 done
	record player1 done
play table deal forest-f07 @R2C3
	record table deal forest-f07 @R2C3
play table deal forest-f28 @R2C4
	record table deal forest-f28 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 exchange spell-s2a,potion-p29,potion-p39
	record player1 exchange spell-s2a,potion-p29,potion-p39
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 prepare potion-p38,forest-f52,forest-f35,forest-f03
	record player2 prepare potion-p38,forest-f52,forest-f35,forest-f03
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p15,forest-f50
	record player1 prepare potion-p15,forest-f50
play player1 done
	record player1 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f05 @R1C3
	record table deal forest-f05 @R1C3
play table deal forest-f22 @R1C4
	record table deal forest-f22 @R1C4
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p20,forest-f49,forest-f22
	record player1 prepare potion-p20,forest-f49,forest-f22
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p17,forest-f45,forest-f28
	record player2 prepare potion-p17,forest-f45,forest-f28
play player2 done
	record player2 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p21 @D2
	record table deal potion-p21 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 exchange spell-s4a,potion-p17,potion-p38
	record player2 exchange spell-s4a,potion-p17,potion-p38
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
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p02,forest-f04
	record player1 prepare potion-p02,forest-f04
play player1 done
	record player1 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p11,forest-f24
	record player2 prepare potion-p11,forest-f24
play player2 done
	record player2 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C4
	record table deal forest-f47 @R1C4
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f47
	record player2 swap forest-f47
play player2 swap forest-f47,forest-f32
	record player2 swap forest-f47,forest-f32
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p34,forest-f27,forest-f31
	record player1 prepare potion-p34,forest-f27,forest-f31
play player1 done
	record player1 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 prepare potion-p26,forest-f05,forest-f47
	record player2 prepare potion-p26,forest-f05,forest-f47
play player2 done
	record player2 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f46 @R3C4
	record table deal forest-f46 @R3C4
play table deal forest-f26 @R3C5
	record table deal forest-f26 @R3C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p36,forest-f23,forest-f48
	record player1 prepare potion-p36,forest-f23,forest-f48
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
take forest-f33
wait 3s
	hint Not finished yet:
	  expected “Fungus, Bat” (F26) lies on the discard pile
	  seen “Fungus, Bat” (F26) lies among the ingredients of the Moon Witch
	apart 1 pieces
lay forest-f33 @DECK2
take potion-p28
wait 2.3s
	apart 2 pieces
lay potion-p28 @POTIONS-player2
	apart 2 pieces
wait 7.4s
	hint Green Essence still needs Fungus, Bat.
	  expected “Fungus, Bat” (F26) lies on the discard pile
	  seen “Fungus, Bat” (F26) lies among the ingredients of the Moon Witch
	hint Green Essence still needs Fungus, Bat.
	  expected “Fungus, Bat” (F26) lies on the discard pile
	  seen “Fungus, Bat” (F26) lies among the ingredients of the Moon Witch
	- The camera is wrong: it lies as expected
take forest-f26
	apart 3 pieces
wait 10.7s
	record player2 prepare potion-p28,forest-f33,forest-f26
