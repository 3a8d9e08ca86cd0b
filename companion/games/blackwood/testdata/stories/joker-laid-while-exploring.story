# A Joker is laid once the next row lies dealt: it belongs to no potion that is made already. The
# Witch means her Push.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f54 @R1C1
	record table deal forest-f54 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f32 @R1C3
	record table deal forest-f32 @R1C3
play table deal forest-f31 @R1C4
	record table deal forest-f31 @R1C4
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f55 @R2C1
	record table deal forest-f55 @R2C1
play table deal forest-f26 @R2C2
	record table deal forest-f26 @R2C2
play table deal forest-f11 @R2C3
	record table deal forest-f11 @R2C3
play table deal forest-f49 @R2C4
	record table deal forest-f49 @R2C4
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f43 @R3C2
	record table deal forest-f43 @R3C2
play table deal forest-f51 @R3C3
	record table deal forest-f51 @R3C3
play table deal forest-f10 @R3C4
	record table deal forest-f10 @R3C4
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table deal potion-p12 @D3
	record table deal potion-p12 @D3
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p12,forest-f55
	record player2 prepare potion-p12,forest-f55
play player2 done
	record player2 done
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p23,forest-f43
	record player1 prepare potion-p23,forest-f43
play player1 done
	record player1 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p18,forest-f51,forest-f31
	record player1 prepare potion-p18,forest-f51,forest-f31
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p37,forest-f21,forest-f49
	record player2 prepare potion-p37,forest-f21,forest-f49
play player2 exchange spell-s4a,potion-p12,potion-p37
	record player2 exchange spell-s4a,potion-p12,potion-p37
play player2 done
	record player2 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f46
	record player2 swap forest-f46
play player2 swap forest-f46,forest-f12
	record player2 swap forest-f46,forest-f12
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player1 exchange spell-s6a,potion-p18,potion-p23
	record player1 exchange spell-s6a,potion-p18,potion-p23
play player1 cast spell-s6a,player2-doll-3
	record player1 cast spell-s6a,player2-doll-3
play player2 yield player2-doll-3 @M2C5
	record player2 yield player2-doll-3 @M2C5
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 done
	record player1 done
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p33 @D6
	record table deal potion-p33 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player1 leave forest-f17
	record player1 leave forest-f17
play player1 done
	record player1 done
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 prepare potion-p33,forest-f54,forest-f33
	record player2 prepare potion-p33,forest-f54,forest-f33
play player2 done
	record player2 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f37 @R1C4
	record table deal forest-f37 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p27,forest-f26,forest-f19
	record player1 prepare potion-p27,forest-f26,forest-f19
play player1 exchange spell-s3a,potion-p05,potion-p27
	record player1 exchange spell-s3a,potion-p05,potion-p27
play player1 done
	record player1 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p24,forest-f37
	record player1 prepare potion-p24,forest-f37
play player1 done
	record player1 done
play player2 sell potion-p33
	record player2 sell potion-p33
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p19,forest-f24,forest-f56
	record player2 prepare potion-p19,forest-f24,forest-f56
play player2 done
	record player2 done
play table deal forest-f38 @R1C4
	record table deal forest-f38 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p25,forest-f38
	record player1 prepare potion-p25,forest-f38
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 prepare potion-p14,forest-f39
	record player2 prepare potion-p14,forest-f39
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f53
	record player2 swap forest-f53
play player2 swap forest-f53,forest-f32
	record player2 swap forest-f53,forest-f32
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 sell potion-p24
	record player1 sell potion-p24
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 prepare potion-p35,forest-f06,forest-f36
	record player1 prepare potion-p35,forest-f06,forest-f36
play player1 done
	record player1 done
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table advance forest-tracker
	record table advance forest-tracker
take spell-s3a
wait 2.3s
lay spell-s3a @USED-player1
wait 7.4s
	apart 1 pieces
	ask Cast Joker when your marionette is fetched, not while exploring.
	  expected “Joker” (S3a) lies among the spells of the Star Witch
	  seen “Joker” (S3a) lies on the used pile of the Star Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay spell-s3a @SPELLS-player1
lay spell-s6a @USED-player1
wait 12s
	apart 1 pieces
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay player2-doll-2 @M3C5
	apart 2 pieces
	record player1 cast spell-s6a,player2-doll-2
	record player2 yield player2-doll-2 @M3C5
wait 3s
