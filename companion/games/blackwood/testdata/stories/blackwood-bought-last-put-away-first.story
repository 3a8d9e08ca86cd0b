# What was bought in the last turn of the expedition is put away once the table has dealt, before
# the trackers move. Moves: buy, the deals, advance. Never: that she has left it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f45 @R1C1
	record table deal forest-f45 @R1C1
play table deal forest-f16 @R1C2
	record table deal forest-f16 @R1C2
play table deal forest-f30 @R1C3
	record table deal forest-f30 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal forest-f36 @R2C1
	record table deal forest-f36 @R2C1
play table deal forest-f50 @R2C2
	record table deal forest-f50 @R2C2
play table deal forest-f10 @R2C3
	record table deal forest-f10 @R2C3
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f07 @R3C1
	record table deal forest-f07 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f52 @R3C3
	record table deal forest-f52 @R3C3
play table deal forest-f34 @R3C4
	record table deal forest-f34 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p32,forest-f50
	record player2 prepare potion-p32,forest-f50
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p17,forest-f45,forest-f53
	record player1 prepare potion-p17,forest-f45,forest-f53
play player1 prepare potion-p22
	record player1 prepare potion-p22
play player1 exchange spell-s6a,potion-p17,potion-p22
	record player1 exchange spell-s6a,potion-p17,potion-p22
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 prepare potion-p11,forest-f52
	record player2 prepare potion-p11,forest-f52
play player2 done
	record player2 done
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p10 @D3
	record table deal potion-p10 @D3
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 done
	record player1 done
play player2 exchange spell-s4a,potion-p11,potion-p32
	record player2 exchange spell-s4a,potion-p11,potion-p32
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f49 @R2C4
	record table deal forest-f49 @R2C4
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f30
	record player2 swap forest-f30
play player2 swap forest-f30,forest-f27
	record player2 swap forest-f30,forest-f27
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 prepare potion-p10,forest-f44,forest-f30
	record player2 prepare potion-p10,forest-f44,forest-f30
play player2 done
	record player2 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p05,forest-f46
	record player2 prepare potion-p05,forest-f46
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p18,forest-f43,forest-f18
	record player1 prepare potion-p18,forest-f43,forest-f18
play player1 done
	record player1 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p01,forest-f39
	record player1 prepare potion-p01,forest-f39
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table deal potion-p29 @D6
	record table deal potion-p29 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s1a,potion-p01,potion-p18
	record player1 exchange spell-s1a,potion-p01,potion-p18
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f40
	record player2 swap forest-f40
play player2 swap forest-f40,forest-f16
	record player2 swap forest-f40,forest-f16
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f51 @R1C4
	record table deal forest-f51 @R1C4
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 prepare potion-p28,forest-f40,forest-f34
	record player2 prepare potion-p28,forest-f40,forest-f34
play player2 done
	record player2 done
play player1 leave forest-f22
	record player1 leave forest-f22
play player1 done
	record player1 done
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 exchange spell-s3a,potion-p10,potion-p28
	record player2 exchange spell-s3a,potion-p10,potion-p28
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p09,forest-f49
	record player2 prepare potion-p09,forest-f49
play player2 done
	record player2 done
play player1 loan fagus-2 @FAGUS-player1
	record player1 loan fagus-2 @FAGUS-player1
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p29,forest-f27,forest-f21
	record player1 prepare potion-p29,forest-f27,forest-f21
play player1 done
	record player1 done
play table deal forest-f11 @R2C4
	record table deal forest-f11 @R2C4
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
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
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p35,forest-f36,forest-f24
	record player1 prepare potion-p35,forest-f36,forest-f24
play player1 exchange spell-s2a,potion-p29,potion-p35
	record player1 exchange spell-s2a,potion-p29,potion-p35
play table deal forest-f32 @R1C4
	record table deal forest-f32 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 prepare potion-p33,forest-f51,forest-f14
	record player2 prepare potion-p33,forest-f51,forest-f14
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
lay forest-f20 @DECK2
take spell-s1a
wait 2.3s
	record table advance forest-tracker
lay spell-s1a @SPELLS-player1
lay spell-s2a @SPELLS-player1
lay spell-s3a @SPELLS-player2
lay spell-s4a @SPELLS-player2
take forest-tracker
wait 2.3s
	hint Do not forget:
	  expected “Expedition Tracker” lies on expedition 3
	  seen “Expedition Tracker” lies on expedition 2
lay forest-tracker @T1
lay expedition-tracker @X3
wait 3s
