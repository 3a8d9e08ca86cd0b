game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f11 @R1C1
	record table deal forest-f11 @R1C1
play table deal forest-f41 @R1C2
	record table deal forest-f41 @R1C2
play table deal forest-f17 @R1C3
	record table deal forest-f17 @R1C3
play table deal forest-f28 @R1C4
	record table deal forest-f28 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f39 @R2C1
	record table deal forest-f39 @R2C1
play table deal forest-f25 @R2C2
	record table deal forest-f25 @R2C2
play table deal forest-f43 @R2C3
	record table deal forest-f43 @R2C3
play table deal forest-f40 @R2C4
	record table deal forest-f40 @R2C4
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f04 @R3C1
	record table deal forest-f04 @R3C1
play table deal forest-f36 @R3C2
	record table deal forest-f36 @R3C2
play table deal forest-f10 @R3C3
	record table deal forest-f10 @R3C3
play table deal forest-f30 @R3C4
	record table deal forest-f30 @R3C4
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p22,forest-f41
	record player1 prepare potion-p22,forest-f41
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p18,forest-f39,forest-f43
	record player2 prepare potion-p18,forest-f39,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f49 @R2C4
	record table deal forest-f49 @R2C4
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play player1 prepare potion-p01,forest-f40
	record player1 prepare potion-p01,forest-f40
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 exchange spell-s3a,potion-p01,potion-p22
	record player1 exchange spell-s3a,potion-p01,potion-p22
play player1 done
	record player1 done
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p02 @D1
	record table deal potion-p02 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p02,forest-f10
	record player1 prepare potion-p02,forest-f10
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 prepare potion-p38,forest-f28,forest-f21
	record player2 prepare potion-p38,forest-f28,forest-f21
play player2 done
	record player2 done
play player2 exchange spell-s4a,potion-p18,potion-p38
	record player2 exchange spell-s4a,potion-p18,potion-p38
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p35,forest-f05,forest-f56
	record player1 prepare potion-p35,forest-f05,forest-f56
play player1 done
	record player1 done
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p12 @D3
	record table deal potion-p12 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s5a,potion-p02,potion-p35
	record player1 exchange spell-s5a,potion-p02,potion-p35
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
take player2-doll-2
wait 2.3s
lay player2-doll-2 @M1C5
wait 2s
	apart 1 pieces
take forest-f20
	apart 2 pieces
take forest-f29
	apart 3 pieces
take forest-f52
	apart 4 pieces
lay forest-f50 @DECK2
	apart 5 pieces
take forest-f51
	apart 6 pieces
	record player1 pass
	record player2 place player2-doll-2 @M1C5
wait 2.3s
lay forest-f51 @FOREST-player1
wait 20.1s
	revoke player2 place player2-doll-2 @M1C5
	revoke player1 pass
	record player1 buy forest-f51 @FOREST-player1
	record player2 place player2-doll-2 @M1C5
