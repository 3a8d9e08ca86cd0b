# Moon has sent her marionette, and Star begins her next turn after a while: nobody is asked.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f09 @R1C1
	record table deal forest-f09 @R1C1
play table deal forest-f28 @R1C2
	record table deal forest-f28 @R1C2
play table deal forest-f37 @R1C3
	record table deal forest-f37 @R1C3
play table deal forest-f24 @R1C4
	record table deal forest-f24 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f17 @R2C1
	record table deal forest-f17 @R2C1
play table deal forest-f02 @R2C2
	record table deal forest-f02 @R2C2
play table deal forest-f36 @R2C3
	record table deal forest-f36 @R2C3
play table deal forest-f05 @R2C4
	record table deal forest-f05 @R2C4
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal forest-f08 @R3C1
	record table deal forest-f08 @R3C1
play table deal forest-f07 @R3C2
	record table deal forest-f07 @R3C2
play table deal forest-f15 @R3C3
	record table deal forest-f15 @R3C3
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p25 @D2
	record table deal potion-p25 @D2
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p16 @D6
	record table deal potion-p16 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p07,forest-f17,forest-f28
	record player2 prepare potion-p07,forest-f17,forest-f28
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p22,forest-f37
	record player1 prepare potion-p22,forest-f37
play player1 done
	record player1 done
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f16 @R1C4
	record table deal forest-f16 @R1C4
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p15,forest-f36,forest-f31
	record player1 prepare potion-p15,forest-f36,forest-f31
play player1 done
	record player1 done
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
lay player2-doll-3 @M1C5
	record player1 done
	record player2 place player2-doll-3 @M1C5
wait 4s
take potion-p15
take potion-p22
lay spell-s6a @SPELLS-player1
	record player2 done
	record player1 exchange spell-s6a,potion-p15,potion-p22
wait 6s
lay player1-doll-2 @M3C3
wait 5s
	apart 1 pieces
	hint Marionettes are sent when column 4 has been fetched and the forest is full: that of the Star Witch in row 3, column 3 is early.
