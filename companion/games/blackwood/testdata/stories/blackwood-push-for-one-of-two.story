game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f23 @R1C1
	record table deal forest-f23 @R1C1
play table deal forest-f18 @R1C2
	record table deal forest-f18 @R1C2
play table deal forest-f26 @R1C3
	record table deal forest-f26 @R1C3
play table deal forest-f34 @R1C4
	record table deal forest-f34 @R1C4
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f24 @R2C1
	record table deal forest-f24 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f36 @R2C3
	record table deal forest-f36 @R2C3
play table deal forest-f16 @R2C4
	record table deal forest-f16 @R2C4
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f25 @R3C1
	record table deal forest-f25 @R3C1
play table deal forest-f04 @R3C2
	record table deal forest-f04 @R3C2
play table deal forest-f03 @R3C3
	record table deal forest-f03 @R3C3
play table deal forest-f27 @R3C4
	record table deal forest-f27 @R3C4
play table deal forest-f12 @R3C5
	record table deal forest-f12 @R3C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p19,forest-f25,forest-f52
	record player1 prepare potion-p19,forest-f25,forest-f52
play player1 done
	record player1 done
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p17,forest-f23,forest-f22
	record player2 prepare potion-p17,forest-f23,forest-f22
play player2 done
	record player2 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f48 @R2C4
	record table deal forest-f48 @R2C4
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f06 @R3C5
	record table deal forest-f06 @R3C5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 prepare potion-p06,forest-f43
	record player1 prepare potion-p06,forest-f43
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 prepare potion-p05,forest-f09,forest-f45
	record player1 prepare potion-p05,forest-f09,forest-f45
play player1 done
	record player1 done
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 prepare potion-p26,forest-f27,forest-f19,forest-f06
	record player2 prepare potion-p26,forest-f27,forest-f19,forest-f06
play player2 exchange spell-s6a,potion-p17,potion-p26
	record player2 exchange spell-s6a,potion-p17,potion-p26
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p23 @D6
	record table deal potion-p23 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player1 exchange spell-s1a,potion-p06,potion-p19
	record player1 exchange spell-s1a,potion-p06,potion-p19
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p01,forest-f18
	record player2 prepare potion-p01,forest-f18
play player2 done
	record player2 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p15,forest-f26,forest-f24
	record player1 prepare potion-p15,forest-f26,forest-f24
play player1 done
	record player1 done
play table deal forest-f35 @R1C4
	record table deal forest-f35 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
lay spell-s6a @USED-player2
wait 6s
	apart 1 pieces
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
answer "The table is right"
	ask More than one thing can have happened. Which was it?
	- The Moon Witch casts Push on the marionette in row 1, column 3.
	- The Moon Witch casts Push on the marionette in row 2, column 3.
	- None of these: we put it back
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
