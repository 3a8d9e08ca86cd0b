game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f05 @R1C2
	record table deal forest-f05 @R1C2
play table deal forest-f14 @R1C3
	record table deal forest-f14 @R1C3
play table deal forest-f18 @R1C4
	record table deal forest-f18 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f44 @R2C1
	record table deal forest-f44 @R2C1
play table deal forest-f53 @R2C2
	record table deal forest-f53 @R2C2
play table deal forest-f55 @R2C3
	record table deal forest-f55 @R2C3
play table deal forest-f47 @R2C4
	record table deal forest-f47 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f33 @R3C1
	record table deal forest-f33 @R3C1
play table deal forest-f42 @R3C2
	record table deal forest-f42 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f11 @R3C4
	record table deal forest-f11 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table deal potion-p09 @D4
	record table deal potion-p09 @D4
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p23,forest-f44
	record player1 prepare potion-p23,forest-f44
play player1 done
	record player1 done
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p09,forest-f05,forest-f18,forest-f19
	record player2 prepare potion-p09,forest-f05,forest-f18,forest-f19
play player2 done
	record player2 done
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 prepare potion-p05,forest-f42,forest-f04
	record player1 prepare potion-p05,forest-f42,forest-f04
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p04 @D3
	record table deal potion-p04 @D3
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p34,forest-f43
	record player2 prepare potion-p34,forest-f43
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p20,forest-f50,forest-f51
	record player1 prepare potion-p20,forest-f50,forest-f51
play player1 done
	record player1 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table advance forest-tracker
	record table advance forest-tracker
take cauldron
wait 5s
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player2 exchange spell-s5a,potion-p09,potion-p34
	record player2 exchange spell-s5a,potion-p09,potion-p34
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
	hint Do not forget:
	  expected “Cauldron” lies before the Star Witch
	  seen “Cauldron” is in none of its places
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
take forest-f21
take forest-f35
take forest-f36
lay forest-f26 @DECK2
take forest-f52
wait 2.3s
	record player2 pass
lay forest-f52 @FOREST-player2
wait 5s
	revoke player2 pass
	record player2 buy forest-f52 @FOREST-player2

