# A new spell is laid so far beside its place that it covers a used copy of it, and cannot be
# cast now: it is said where it belongs.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f13 @R1C1
	record table deal forest-f13 @R1C1
play table deal forest-f54 @R1C2
	record table deal forest-f54 @R1C2
play table deal forest-f18 @R1C3
	record table deal forest-f18 @R1C3
play table deal forest-f07 @R1C4
	record table deal forest-f07 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f09 @R2C1
	record table deal forest-f09 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f43 @R2C3
	record table deal forest-f43 @R2C3
play table deal forest-f32 @R2C4
	record table deal forest-f32 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f05 @R3C1
	record table deal forest-f05 @R3C1
play table deal forest-f39 @R3C2
	record table deal forest-f39 @R3C2
play table deal forest-f16 @R3C3
	record table deal forest-f16 @R3C3
play table deal forest-f21 @R3C4
	record table deal forest-f21 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal forest-f29 @R4C1
	record table deal forest-f29 @R4C1
play table deal forest-f10 @R4C2
	record table deal forest-f10 @R4C2
play table deal forest-f45 @R4C3
	record table deal forest-f45 @R4C3
play table deal forest-f50 @R4C4
	record table deal forest-f50 @R4C4
play table deal forest-f14 @R4C5
	record table deal forest-f14 @R4C5
play table deal potion-p08 @D1
	record table deal potion-p08 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table deal potion-p10 @D3
	record table deal potion-p10 @D3
play table deal potion-p15 @D4
	record table deal potion-p15 @D4
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play player3 place player3-doll-1 @M2C3
	record player3 place player3-doll-1 @M2C3
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-1 @M4C1
	record player2 place player2-doll-1 @M4C1
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f35 @R4C5
	record table deal forest-f35 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M4C3
	record player2 place player2-doll-1 @M4C3
play player3 place player3-doll-3 @M4C2
	record player3 place player3-doll-3 @M4C2
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
	due The Flame Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p08,forest-f54,forest-f39
	record player1 prepare potion-p08,forest-f54,forest-f39
play player1 done
	record player1 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 done
	record player2 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal forest-f38 @R4C4
	record table deal forest-f38 @R4C4
play table deal forest-f31 @R4C5
	record table deal forest-f31 @R4C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p33 @D4
	record table deal potion-p33 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C3
	record player3 place player3-doll-3 @M4C3
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 prepare potion-p20,forest-f45,forest-f43
	record player3 prepare potion-p20,forest-f45,forest-f43
play player3 done
	record player3 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f35 @FOREST-player3
	record player3 buy forest-f35 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p22,forest-f38
	record player1 prepare potion-p22,forest-f38
play player1 done
	record player1 done
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal forest-f02 @R4C4
	record table deal forest-f02 @R4C4
play table deal forest-f03 @R4C5
	record table deal forest-f03 @R4C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M2C4
	record player3 place player3-doll-1 @M2C4
play player3 done
	record player3 done
play player1 place player1-doll-3 @M4C4
	record player1 place player1-doll-3 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 prepare potion-p16,forest-f21,forest-f34
	record player2 prepare potion-p16,forest-f21,forest-f34
play player2 done
	record player2 done
play player3 buy forest-f25 @FOREST-player3
	record player3 buy forest-f25 @FOREST-player3
play player3 prepare potion-p35,forest-f35,forest-f25
	record player3 prepare potion-p35,forest-f35,forest-f25
play player3 done
	record player3 done
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 exchange spell-s3a,potion-p08,potion-p22
	record player1 exchange spell-s3a,potion-p08,potion-p22
play player1 done
	record player1 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 done
	record player3 done
play player3 exchange spell-s4a,potion-p20,potion-p35
	record player3 exchange spell-s4a,potion-p20,potion-p35
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 prepare potion-p05,forest-f29,forest-f12
	record player2 prepare potion-p05,forest-f29,forest-f12
play player2 exchange spell-s1a,potion-p05,potion-p16
	record player2 exchange spell-s1a,potion-p05,potion-p16
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p33,forest-f51
	record player1 prepare potion-p33,forest-f51
play player1 done
	record player1 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f55
	record player3 swap forest-f55
play player3 swap forest-f55,forest-f05
	record player3 swap forest-f55,forest-f05
play player3 place player3-doll-2 @M3C1
	record player3 place player3-doll-2 @M3C1
	due The Flame Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f55 @FOREST-player3
	record player3 buy forest-f55 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f15 @R2C4
	record table deal forest-f15 @R2C4
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 done
	record player3 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player3 buy forest-f33 @FOREST-player3
	record player3 buy forest-f33 @FOREST-player3
play player3 prepare potion-p06,forest-f55,forest-f33
	record player3 prepare potion-p06,forest-f55,forest-f33
play player3 done
	record player3 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p07,forest-f52,forest-f22
	record player2 prepare potion-p07,forest-f52,forest-f22
take potion-p07
take potion-p15
lay spell-s1b on spell-s1a
wait 8s
	record player2 exchange spell-s1b,potion-p07,potion-p15
	hint Second Puppet of the Moon Witch is out of sight: lay it face up among the spells, or on the used pile if it was cast.
lay spell-s1b @SPELLS-player2
wait 3s
