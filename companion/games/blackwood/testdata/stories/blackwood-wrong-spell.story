# She lays a spell of the next step on the used pile by mistake, takes it back and lays
# the one that she casts.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f09 @R1C1
	record table deal forest-f09 @R1C1
play table deal forest-f06 @R1C2
	record table deal forest-f06 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f45 @R1C4
	record table deal forest-f45 @R1C4
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f40 @R2C1
	record table deal forest-f40 @R2C1
play table deal forest-f18 @R2C2
	record table deal forest-f18 @R2C2
play table deal forest-f26 @R2C3
	record table deal forest-f26 @R2C3
play table deal forest-f35 @R2C4
	record table deal forest-f35 @R2C4
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f29 @R3C1
	record table deal forest-f29 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f04 @R3C3
	record table deal forest-f04 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p12 @D2
	record table deal potion-p12 @D2
play table deal potion-p29 @D3
	record table deal potion-p29 @D3
play table deal potion-p23 @D4
	record table deal potion-p23 @D4
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p03,forest-f40
	record player2 prepare potion-p03,forest-f40
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R2C4
	record table deal forest-f11 @R2C4
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p27,forest-f18,forest-f53
	record player1 prepare potion-p27,forest-f18,forest-f53
play player1 done
	record player1 done
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p23,forest-f35,forest-f23
	record player2 prepare potion-p23,forest-f35,forest-f23
play player2 exchange spell-s3a,potion-p03,potion-p23
	record player2 exchange spell-s3a,potion-p03,potion-p23
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p12
	record player2 prepare potion-p12
play player2 done
	record player2 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player1 leave forest-f50
	record player1 leave forest-f50
play player1 done
	record player1 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 prepare potion-p09,forest-f48,forest-f12
	record player2 prepare potion-p09,forest-f48,forest-f12
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player1 done
	record player1 done
play player2 exchange spell-s1a,potion-p09,potion-p12
	record player2 exchange spell-s1a,potion-p09,potion-p12
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p26,forest-f26
	record player2 prepare potion-p26,forest-f26
play player2 done
	record player2 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f02 @R2C4
	record table deal forest-f02 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p39,forest-f47,forest-f45
	record player2 prepare potion-p39,forest-f47,forest-f45
play player2 done
	record player2 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p37,forest-f29,forest-f43
	record player1 prepare potion-p37,forest-f29,forest-f43
play player1 done
	record player1 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p30,forest-f52,forest-f41
	record player2 prepare potion-p30,forest-f52,forest-f41
play player2 exchange spell-s2a,potion-p26,potion-p39
	record player2 exchange spell-s2a,potion-p26,potion-p39
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f44 @R2C4
	record table deal forest-f44 @R2C4
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p02 @D1
	record table deal potion-p02 @D1
play table deal potion-p38 @D2
	record table deal potion-p38 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 prepare potion-p38,forest-f25,forest-f39,forest-f10
	record player1 prepare potion-p38,forest-f25,forest-f39,forest-f10
play player1 done
	record player1 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
lay spell-s2a @USED-player2
wait 4s
	record player2 done
	record table hand cauldron @CAULDRON-player2
	record player2 cast spell-s2a
	hint Do not forget:
	  expected “Cauldron” lies before the Moon Witch
	  seen “Cauldron” lies before the Star Witch
lay spell-s2a @SPELLS-player2
lay spell-s1a @USED-player2
wait 10.7s
	revoke player2 cast spell-s2a
	revoke table hand cauldron @CAULDRON-player2
	revoke player2 done
	record player2 cast spell-s1a
