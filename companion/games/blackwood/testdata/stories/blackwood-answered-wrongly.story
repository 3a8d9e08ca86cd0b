# Star turns a potion over to sell it, and the question is answered wrongly. When they
# see it they say that the table is right.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f37 @R1C1
	record table deal forest-f37 @R1C1
play table deal forest-f42 @R1C2
	record table deal forest-f42 @R1C2
play table deal forest-f39 @R1C3
	record table deal forest-f39 @R1C3
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f09 @R2C2
	record table deal forest-f09 @R2C2
play table deal forest-f13 @R2C3
	record table deal forest-f13 @R2C3
play table deal forest-f07 @R2C4
	record table deal forest-f07 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f17 @R3C2
	record table deal forest-f17 @R3C2
play table deal forest-f21 @R3C3
	record table deal forest-f21 @R3C3
play table deal forest-f27 @R3C4
	record table deal forest-f27 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p02,forest-f37
	record player1 prepare potion-p02,forest-f37
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
lay potion-p02 @POTIONS-player1 down
wait 5s
	apart 1 pieces
	ask Has the Star Witch sold Red Tincture for 3 coins?
	- Yes
	- We put it back
answer "We put it back"
	hint Put these back:
	  expected “Red Tincture” (P02) lies among the potions of the Star Witch
	  seen “Red Tincture” (P02) is in none of its places
wait 12s
answer "The table is right"
	record player1 sell potion-p02
wait 3s
lay player1-doll-1 @M1C2
wait 3s
	record player1 place player1-doll-1 @M1C2
