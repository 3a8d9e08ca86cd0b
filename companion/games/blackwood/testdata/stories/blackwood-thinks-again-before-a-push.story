# A Witch thinks again where she sends her marionette, and the next one lays down Push, for
# another one. Whether the first was pushed is asked. Moves: place, cast, yield.
game blackwood
players 3
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f40 @R1C1
	record table deal forest-f40 @R1C1
play table deal forest-f10 @R1C2
	record table deal forest-f10 @R1C2
play table deal forest-f15 @R1C3
	record table deal forest-f15 @R1C3
play table deal forest-f52 @R1C4
	record table deal forest-f52 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f12 @R2C1
	record table deal forest-f12 @R2C1
play table deal forest-f32 @R2C2
	record table deal forest-f32 @R2C2
play table deal forest-f47 @R2C3
	record table deal forest-f47 @R2C3
play table deal forest-f26 @R2C4
	record table deal forest-f26 @R2C4
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f42 @R3C1
	record table deal forest-f42 @R3C1
play table deal forest-f50 @R3C2
	record table deal forest-f50 @R3C2
play table deal forest-f51 @R3C3
	record table deal forest-f51 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal forest-f03 @R4C1
	record table deal forest-f03 @R4C1
play table deal forest-f37 @R4C2
	record table deal forest-f37 @R4C2
play table deal forest-f29 @R4C3
	record table deal forest-f29 @R4C3
play table deal forest-f43 @R4C4
	record table deal forest-f43 @R4C4
play table deal forest-f41 @R4C5
	record table deal forest-f41 @R4C5
play table deal potion-p28 @D1
	record table deal potion-p28 @D1
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table deal potion-p14 @D5
	record table deal potion-p14 @D5
play table deal potion-p25 @D6
	record table deal potion-p25 @D6
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player3 place player3-doll-1 @M3C3
	record player3 place player3-doll-1 @M3C3
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p14,forest-f40
	record player2 prepare potion-p14,forest-f40
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C2
	record player1 place player1-doll-2 @M4C2
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C4
	record player3 place player3-doll-3 @M4C4
play player3 buy forest-f51 @FOREST-player3
	record player3 buy forest-f51 @FOREST-player3
play player3 prepare potion-p25,forest-f51
	record player3 prepare potion-p25,forest-f51
play player3 done
	record player3 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p28,forest-f42,forest-f37
	record player1 prepare potion-p28,forest-f42,forest-f37
play player1 done
	record player1 done
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal forest-f05 @R4C5
	record table deal forest-f05 @R4C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 exchange spell-s6a,potion-p14,potion-p24
	record player2 exchange spell-s6a,potion-p14,potion-p24
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 done
	record player3 done
play player3 buy forest-f41 @FOREST-player3
	record player3 buy forest-f41 @FOREST-player3
play player3 prepare potion-p38,forest-f43,forest-f41
	record player3 prepare potion-p38,forest-f43,forest-f41
play player3 exchange spell-s2a,potion-p25,potion-p38
	record player3 exchange spell-s2a,potion-p25,potion-p38
play player3 done
	record player3 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal forest-f25 @R4C4
	record table deal forest-f25 @R4C4
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p34 @D5
	record table deal potion-p34 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p19,forest-f52,forest-f26
	record player2 prepare potion-p19,forest-f52,forest-f26
play player2 done
	record player2 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f25 @FOREST-player3
	record player3 buy forest-f25 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f48 @R4C5
	record table deal forest-f48 @R4C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C5
	record player3 place player3-doll-1 @M3C5
play player1 place player1-doll-3 @M4C5
	record player1 place player1-doll-3 @M4C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C1
	record player1 yield player1-doll-1 @M2C1
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f54
	record player2 leave forest-f54
play player2 done
	record player2 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p18,forest-f49,forest-f48
	record player1 prepare potion-p18,forest-f49,forest-f48
play player1 exchange spell-s6b,potion-p18,potion-p28
	record player1 exchange spell-s6b,potion-p18,potion-p28
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal forest-f35 @R4C5
	record table deal forest-f35 @R4C5
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C1
	record player3 place player3-doll-3 @M1C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f10 @FOREST-player3
	record player3 buy forest-f10 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f12 @FOREST-player1
	record player1 buy forest-f12 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M1C4
	record player1 yield player1-doll-2 @M1C4
play player2 place player2-doll-2 @M4C2
	record player2 place player2-doll-2 @M4C2
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
lay player3-doll-3 @M2C4
	record player3 place player3-doll-3 @M2C4
wait 7s
lay player3-doll-3 @M1C3
	revoke player3 place player3-doll-3 @M2C4
	record player3 place player3-doll-3 @M1C3
lay spell-s6b @USED-player1
wait 8s
	apart 1 pieces
	ask The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Flame Witch sends a marionette to row 2, column 4. The Star Witch casts Push on the marionette in row 2, column 4. The Flame Witch moves a marionette to row 1, column 3 and gets 2 coins.
	- Something else
answer "Something else"
lay player2-doll-3 @M4C4
	apart 2 pieces
	record player1 cast spell-s6b,player2-doll-3
	record player2 yield player2-doll-3 @M4C4
wait 3s
