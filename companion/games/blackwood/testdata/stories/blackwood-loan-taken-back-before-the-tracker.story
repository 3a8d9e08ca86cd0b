# Before the Forest Tracker moves on, somebody lays a Fagus token before a Witch and takes it
# away again: with the loan falls the move of the tracker, which nobody has made.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f51 @R1C1
	record table deal forest-f51 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f17 @R1C3
	record table deal forest-f17 @R1C3
play table deal forest-f41 @R1C4
	record table deal forest-f41 @R1C4
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f56 @R2C1
	record table deal forest-f56 @R2C1
play table deal forest-f14 @R2C2
	record table deal forest-f14 @R2C2
play table deal forest-f39 @R2C3
	record table deal forest-f39 @R2C3
play table deal forest-f07 @R2C4
	record table deal forest-f07 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f11 @R3C1
	record table deal forest-f11 @R3C1
play table deal forest-f22 @R3C2
	record table deal forest-f22 @R3C2
play table deal forest-f16 @R3C3
	record table deal forest-f16 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
	due The Star Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p10,forest-f17,forest-f41
	record player1 prepare potion-p10,forest-f17,forest-f41
play player1 done
	record player1 done
play table deal forest-f15 @R1C4
	record table deal forest-f15 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p32,forest-f39
	record player1 prepare potion-p32,forest-f39
play player1 done
	record player1 done
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 exchange spell-s5a,potion-p10,potion-p32
	record player1 exchange spell-s5a,potion-p10,potion-p32
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p18,forest-f45,forest-f38
	record player2 prepare potion-p18,forest-f45,forest-f38
play player2 exchange spell-s6a,potion-p18,potion-p25
	record player2 exchange spell-s6a,potion-p18,potion-p25
play player2 done
	record player2 done
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 prepare potion-p19,forest-f25,forest-f34
	record player2 prepare potion-p19,forest-f25,forest-f34
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p37,forest-f27,forest-f18
	record player1 prepare potion-p37,forest-f27,forest-f18
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M3C2
	record player1 yield player1-doll-3 @M3C2
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p11,forest-f23
	record player2 prepare potion-p11,forest-f23
play player2 done
	record player2 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
lay potion-p03 @D4
	record table deal potion-p03 @D4
lay fagus-3 @FAGUS-player2
wait 2.4s
	record table advance forest-tracker
	record player2 loan fagus-1 @FAGUS-player2
	hint Column 2 is fetched in this round: the Forest Tracker belongs there.
take fagus-3
wait 12.7s
	apart 1 pieces
	revoke player2 loan fagus-1 @FAGUS-player2
	revoke table advance forest-tracker
