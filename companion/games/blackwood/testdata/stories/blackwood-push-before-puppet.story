# A Witch lays down Push before the one before her has sent her second marionette. That one
# had thought again about the first, which says nothing of whom Push is for.
game blackwood
players 3
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f10 @R1C2
	record table deal forest-f10 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f46 @R2C1
	record table deal forest-f46 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f45 @R2C3
	record table deal forest-f45 @R2C3
play table deal forest-f34 @R2C4
	record table deal forest-f34 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f54 @R3C1
	record table deal forest-f54 @R3C1
play table deal forest-f08 @R3C2
	record table deal forest-f08 @R3C2
play table deal forest-f17 @R3C3
	record table deal forest-f17 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal forest-f25 @R4C1
	record table deal forest-f25 @R4C1
play table deal forest-f01 @R4C2
	record table deal forest-f01 @R4C2
play table deal forest-f47 @R4C3
	record table deal forest-f47 @R4C3
play table deal forest-f30 @R4C4
	record table deal forest-f30 @R4C4
play table deal forest-f56 @R4C5
	record table deal forest-f56 @R4C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p38 @D2
	record table deal potion-p38 @D2
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p13 @D4
	record table deal potion-p13 @D4
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player3 place player3-doll-3 @M4C1
	record player3 place player3-doll-3 @M4C1
play player1 place player1-doll-1 @M4C3
	record player1 place player1-doll-1 @M4C3
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f25 @FOREST-player3
	record player3 buy forest-f25 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal forest-f40 @R4C5
	record table deal forest-f40 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C3
	record player3 place player3-doll-1 @M4C3
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
	due The Star Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p38,forest-f54,forest-f10
	record player2 prepare potion-p38,forest-f54,forest-f10
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f30 @FOREST-player3
	record player3 buy forest-f30 @FOREST-player3
play player3 prepare potion-p08,forest-f25,forest-f30
	record player3 prepare potion-p08,forest-f25,forest-f30
play player3 done
	record player3 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f20 @R4C4
	record table deal forest-f20 @R4C4
play table deal forest-f48 @R4C5
	record table deal forest-f48 @R4C5
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player2 place player2-doll-3 @M4C3
	record player2 place player2-doll-3 @M4C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C3
	record player3 place player3-doll-1 @M1C3
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f21 @FOREST-player3
	record player3 buy forest-f21 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p16,forest-f47,forest-f28
	record player1 prepare potion-p16,forest-f47,forest-f28
play player1 done
	record player1 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p23,forest-f44
	record player1 prepare potion-p23,forest-f44
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal forest-f04 @R4C5
	record table deal forest-f04 @R4C5
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 done
	record player3 done
play player1 exchange spell-s6a,potion-p16,potion-p23
	record player1 exchange spell-s6a,potion-p16,potion-p23
play player1 cast spell-s6a,player3-doll-1
	record player1 cast spell-s6a,player3-doll-1
play player3 yield player3-doll-1 @M2C3
	record player3 yield player3-doll-1 @M2C3
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 prepare potion-p30,forest-f40,forest-f33
	record player2 prepare potion-p30,forest-f40,forest-f33
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f03 @R3C4
	record table deal forest-f03 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p28 @D5
	record table deal potion-p28 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s2a,potion-p30,potion-p38
	record player2 exchange spell-s2a,potion-p30,potion-p38
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player3 place player3-doll-2 @M2C5
	record player3 place player3-doll-2 @M2C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 leave forest-f37
	record player1 leave forest-f37
play player1 done
	record player1 done
play player3 buy forest-f12 @FOREST-player3
	record player3 buy forest-f12 @FOREST-player3
play player3 done
	record player3 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player1 leave forest-f04
	record player1 leave forest-f04
play player1 done
	record player1 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal forest-f43 @R4C5
	record table deal forest-f43 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player3 place player3-doll-2 @M4C1
	record player3 place player3-doll-2 @M4C1
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 leave forest-f46
	record player1 leave forest-f46
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play player3 leave forest-f01
	record player3 leave forest-f01
play player3 done
	record player3 done
play table deal forest-f23 @R2C3
	record table deal forest-f23 @R2C3
play table deal forest-f35 @R2C4
	record table deal forest-f35 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f38 @R4C5
	record table deal forest-f38 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player3 buy forest-f24 @FOREST-player3
	record player3 buy forest-f24 @FOREST-player3
play player3 prepare potion-p13,forest-f45,forest-f24
	record player3 prepare potion-p13,forest-f45,forest-f24
play player3 done
	record player3 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p28,forest-f27,forest-f23
	record player2 prepare potion-p28,forest-f27,forest-f23
play player2 done
	record player2 done
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal potion-p33 @D4
	record table deal potion-p33 @D4
play table deal potion-p06 @D5
	record table deal potion-p06 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 exchange spell-s1a,potion-p08,potion-p13
	record player3 exchange spell-s1a,potion-p08,potion-p13
take player3-doll-2
wait 2.3s
lay player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
wait 2s
take player3-doll-2
lay player3-doll-2 @M4C5
	revoke player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C5
lay spell-s1a @USED-player3
	record player3 cast spell-s1a
lay spell-s6a @USED-player1
wait 2s
	apart 1 pieces
lay player3-doll-3 @M2C3
	apart 2 pieces
	record player3 place player3-doll-3 @M2C3
wait 5s
	apart 1 pieces
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay player3-doll-2 @M1C3
	apart 2 pieces
	record player1 cast spell-s6a,player3-doll-2
	record player3 yield player3-doll-2 @M1C3
wait 3s
