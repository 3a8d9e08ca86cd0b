# The Cauldron was not handed over. Star takes up a potion that she sells before she buys.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f25 @R1C4
	record table deal forest-f25 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
play table deal forest-f21 @R2C2
	record table deal forest-f21 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f11 @R3C1
	record table deal forest-f11 @R3C1
play table deal forest-f12 @R3C2
	record table deal forest-f12 @R3C2
play table deal forest-f13 @R3C3
	record table deal forest-f13 @R3C3
play table deal forest-f14 @R3C4
	record table deal forest-f14 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
take potion-p01
wait 6s
	apart 1 pieces
	ask Has the Star Witch sold Red Draught for 3 coins?
	- Yes
	- We put it back
answer "Yes"
	record table hand cauldron @CAULDRON-player2
	record player1 sell potion-p01
	hint Do not forget:
	  expected “Cauldron” lies before the Moon Witch
	  seen “Cauldron” lies before the Star Witch
lay forest-f25 @FOREST-player1
lay player1-doll-1 @HOME1-player1
wait 3s
	record player1 buy forest-f25 @FOREST-player1
