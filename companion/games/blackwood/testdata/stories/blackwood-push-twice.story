# A pushed marionette is moved to another card than at first. The second Push, laid down
# after it, says nothing of it.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f20 @R1C2
	record table deal forest-f20 @R1C2
play table deal forest-f21 @R1C3
	record table deal forest-f21 @R1C3
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f25 @R2C1
	record table deal forest-f25 @R2C1
play table deal forest-f30 @R2C2
	record table deal forest-f30 @R2C2
play table deal forest-f03 @R2C3
	record table deal forest-f03 @R2C3
play table deal forest-f31 @R2C4
	record table deal forest-f31 @R2C4
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal forest-f48 @R3C1
	record table deal forest-f48 @R3C1
play table deal forest-f55 @R3C2
	record table deal forest-f55 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal forest-f37 @R4C1
	record table deal forest-f37 @R4C1
play table deal forest-f27 @R4C2
	record table deal forest-f27 @R4C2
play table deal forest-f02 @R4C3
	record table deal forest-f02 @R4C3
play table deal forest-f08 @R4C4
	record table deal forest-f08 @R4C4
play table deal forest-f39 @R4C5
	record table deal forest-f39 @R4C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play player3 place player3-doll-1 @M1C1
	record player3 place player3-doll-1 @M1C1
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M4C2
	record player1 place player1-doll-3 @M4C2
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p08,forest-f21,forest-f40
	record player2 prepare potion-p08,forest-f21,forest-f40
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p23,forest-f25,forest-f27
	record player1 prepare potion-p23,forest-f25,forest-f27
play player1 done
	record player1 done
play table deal forest-f51 @R1C4
	record table deal forest-f51 @R1C4
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p21,forest-f28
	record player1 prepare potion-p21,forest-f28
play player1 done
	record player1 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f26 @R3C5
	record table deal forest-f26 @R3C5
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M3C4
	record player3 place player3-doll-2 @M3C4
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f42 @FOREST-player3
	record player3 buy forest-f42 @FOREST-player3
play player3 prepare potion-p39,forest-f17,forest-f42
	record player3 prepare potion-p39,forest-f17,forest-f42
play player3 done
	record player3 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p27,forest-f19,forest-f50
	record player2 prepare potion-p27,forest-f19,forest-f50
play player2 done
	record player2 done
play player3 buy forest-f10 @FOREST-player3
	record player3 buy forest-f10 @FOREST-player3
play player3 done
	record player3 done
play player3 buy forest-f39 @FOREST-player3
	record player3 buy forest-f39 @FOREST-player3
play player3 prepare potion-p14,forest-f39
	record player3 prepare potion-p14,forest-f39
play player3 exchange spell-s4a,potion-p14,potion-p39
	record player3 exchange spell-s4a,potion-p14,potion-p39
play player3 done
	record player3 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p11,forest-f24
	record player1 prepare potion-p11,forest-f24
play player1 done
	record player1 done
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal forest-f38 @R4C4
	record table deal forest-f38 @R4C4
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 exchange spell-s6a,potion-p11,potion-p21
	record player1 exchange spell-s6a,potion-p11,potion-p21
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f53 @FOREST-player3
	record player3 buy forest-f53 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal forest-f52 @R4C5
	record table deal forest-f52 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
play player3 done
	record player3 done
play player1 cast spell-s6a,player3-doll-1
	record player1 cast spell-s6a,player3-doll-1
play player3 yield player3-doll-1 @M4C4
	record player3 yield player3-doll-1 @M4C4
play player1 place player1-doll-3 @M4C1
	record player1 place player1-doll-3 @M4C1
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 exchange spell-s3a,potion-p08,potion-p27
	record player2 exchange spell-s3a,potion-p08,potion-p27
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
	due The Star Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 leave forest-f37
	record player1 leave forest-f37
play player1 done
	record player1 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal forest-f12 @R4C5
	record table deal forest-f12 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 leave forest-f51
	record player2 leave forest-f51
play player2 done
	record player2 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player3 done
	record player3 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player3 done
	record player3 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 prepare potion-p06,forest-f43
	record player3 prepare potion-p06,forest-f43
play player3 done
	record player3 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p17,forest-f20,forest-f26
	record player1 prepare potion-p17,forest-f20,forest-f26
play player1 done
	record player1 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 done
	record player3 done
play player2 leave forest-f52
	record player2 leave forest-f52
play player2 done
	record player2 done
play table deal forest-f44 @R1C4
	record table deal forest-f44 @R1C4
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f05 @R3C4
	record table deal forest-f05 @R3C4
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal forest-f34 @R4C4
	record table deal forest-f34 @R4C4
play table deal forest-f23 @R4C5
	record table deal forest-f23 @R4C5
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p25 @D6
	record table deal potion-p25 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M1C4
	record player3 place player3-doll-3 @M1C4
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 sell potion-p06
	record player3 sell potion-p06
play player3 buy forest-f44 @FOREST-player3
	record player3 buy forest-f44 @FOREST-player3
play player3 prepare potion-p19,forest-f38,forest-f44
	record player3 prepare potion-p19,forest-f38,forest-f44
play player3 done
	record player3 done
play player2 leave forest-f46
	record player2 leave forest-f46
play player2 done
	record player2 done
play player1 exchange spell-s6b,potion-p17,potion-p23
	record player1 exchange spell-s6b,potion-p17,potion-p23
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 prepare potion-p33,forest-f22,forest-f34
	record player1 prepare potion-p33,forest-f22,forest-f34
play player1 done
	record player1 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C5
	record player3 place player3-doll-3 @M2C5
play player3 done
	record player3 done
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p36,forest-f48
	record player2 prepare potion-p36,forest-f48
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f13 @FOREST-player3
	record player3 buy forest-f13 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f45 @R4C5
	record table deal forest-f45 @R4C5
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f45
	record player3 swap forest-f45
play player3 swap forest-f45,forest-f02
	record player3 swap forest-f45,forest-f02
play player3 place player3-doll-3 @M4C1
	record player3 place player3-doll-3 @M4C1
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 leave forest-f18
	record player2 leave forest-f18
play player2 done
	record player2 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal forest-f41 @R4C5
	record table deal forest-f41 @R4C5
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C3
	record player2 place player2-doll-2 @M4C3
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player3 done
	record player3 done
play player1 cast spell-s6b,player3-doll-1
	record player1 cast spell-s6b,player3-doll-1
lay player3-doll-1 @M4C2
	record player3 yield player3-doll-1 @M4C2
wait 7s
lay player3-doll-1 @M3C2
	revoke player3 yield player3-doll-1 @M4C2
	record player3 yield player3-doll-1 @M3C2
lay spell-s6a @USED-player1
wait 5s
lay player2-doll-2 @M1C2
	record player1 cast spell-s6a,player2-doll-2
	record player2 yield player2-doll-2 @M1C2
wait 3s
