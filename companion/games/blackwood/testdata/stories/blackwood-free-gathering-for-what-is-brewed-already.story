# A Free Gathering that was got in this turn is laid down for the next card, before the turn is over.
# What was bought is in a potion already: which of them it is for is asked, not taken for the former.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f19 @R1C2
	record table deal forest-f19 @R1C2
play table deal forest-f49 @R1C3
	record table deal forest-f49 @R1C3
play table deal forest-f32 @R1C4
	record table deal forest-f32 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f33 @R2C1
	record table deal forest-f33 @R2C1
play table deal forest-f20 @R2C2
	record table deal forest-f20 @R2C2
play table deal forest-f39 @R2C3
	record table deal forest-f39 @R2C3
play table deal forest-f48 @R2C4
	record table deal forest-f48 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f46 @R3C1
	record table deal forest-f46 @R3C1
play table deal forest-f38 @R3C2
	record table deal forest-f38 @R3C2
play table deal forest-f23 @R3C3
	record table deal forest-f23 @R3C3
play table deal forest-f04 @R3C4
	record table deal forest-f04 @R3C4
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table deal potion-p33 @D2
	record table deal potion-p33 @D2
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p10,forest-f46,forest-f39
	record player2 prepare potion-p10,forest-f46,forest-f39
play player2 done
	record player2 done
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p11,forest-f49
	record player2 prepare potion-p11,forest-f49
play player2 exchange spell-s1a,potion-p10,potion-p11
	record player2 exchange spell-s1a,potion-p10,potion-p11
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p28,forest-f33,forest-f43
	record player1 prepare potion-p28,forest-f33,forest-f43
play player1 done
	record player1 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p37,forest-f18,forest-f28
	record player2 prepare potion-p37,forest-f18,forest-f28
play player2 done
	record player2 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f29 @R3C4
	record table deal forest-f29 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p35,forest-f50,forest-f21
	record player1 prepare potion-p35,forest-f50,forest-f21
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p02,forest-f20
	record player2 prepare potion-p02,forest-f20
play player2 exchange spell-s5a,potion-p02,potion-p37
	record player2 exchange spell-s5a,potion-p02,potion-p37
play player2 done
	record player2 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 done
	record player2 done
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p09 @D5
	record table deal potion-p09 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player1 leave forest-f51
	record player1 leave forest-f51
play player1 done
	record player1 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p27,forest-f19,forest-f26
	record player1 prepare potion-p27,forest-f19,forest-f26
play player1 exchange spell-s2a,potion-p28,potion-p35
	record player1 exchange spell-s2a,potion-p28,potion-p35
lay spell-s2a @USED-player1
wait 2s
	apart 1 pieces
lay forest-f47 @R1C4
	apart 2 pieces
wait 6s
	ask Does the Star Witch cast Free Gathering for Fungus, Bat (F26), which was bought?
	- The Star Witch ends the turn. Row 1 closes up towards the village. The Star Witch casts Free Gathering.
	- Something else
answer 1
	revoke player1 exchange spell-s2a,potion-p28,potion-p35
	record player1 done
	record player1 exchange spell-s2a,potion-p28,potion-p35
	record player1 cast spell-s2a
wait 2s
