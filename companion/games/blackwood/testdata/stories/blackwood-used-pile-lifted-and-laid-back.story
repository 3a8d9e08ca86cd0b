# The used pile is lifted and laid back at the end of an expedition. What was bared beneath it was not
# cast anew, and the expedition has not ended yet.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f52 @R1C1
	record table deal forest-f52 @R1C1
play table deal forest-f24 @R1C2
	record table deal forest-f24 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f32 @R1C4
	record table deal forest-f32 @R1C4
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f36 @R2C1
	record table deal forest-f36 @R2C1
play table deal forest-f42 @R2C2
	record table deal forest-f42 @R2C2
play table deal forest-f33 @R2C3
	record table deal forest-f33 @R2C3
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal forest-f55 @R3C1
	record table deal forest-f55 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f37 @R3C3
	record table deal forest-f37 @R3C3
play table deal forest-f15 @R3C4
	record table deal forest-f15 @R3C4
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p27,forest-f55,forest-f42
	record player1 prepare potion-p27,forest-f55,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p36,forest-f37
	record player2 prepare potion-p36,forest-f37
play player2 done
	record player2 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p37,forest-f24,forest-f40
	record player2 prepare potion-p37,forest-f24,forest-f40
play player2 done
	record player2 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p02,forest-f20
	record player2 prepare potion-p02,forest-f20
play player2 done
	record player2 done
play table deal forest-f35 @R2C4
	record table deal forest-f35 @R2C4
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s5a,potion-p02,potion-p37
	record player2 exchange spell-s5a,potion-p02,potion-p37
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p21,forest-f28
	record player2 prepare potion-p21,forest-f28
play player2 exchange spell-s2a,potion-p21,potion-p36
	record player2 exchange spell-s2a,potion-p21,potion-p36
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
lay potion-p08 @D5
	record table deal potion-p08 @D5
take spell-s2a
wait 2s
lay spell-s2a @USED-player2 +1.1,+1.3 turn 1
wait 15.3s
