# Star turns two potions over, thinks, and only then takes the spell for them.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f25 @R1C1
	record table deal forest-f25 @R1C1
play table deal forest-f10 @R1C2
	record table deal forest-f10 @R1C2
play table deal forest-f40 @R1C3
	record table deal forest-f40 @R1C3
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal forest-f29 @R2C1
	record table deal forest-f29 @R2C1
play table deal forest-f42 @R2C2
	record table deal forest-f42 @R2C2
play table deal forest-f47 @R2C3
	record table deal forest-f47 @R2C3
play table deal forest-f32 @R2C4
	record table deal forest-f32 @R2C4
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f54 @R3C1
	record table deal forest-f54 @R3C1
play table deal forest-f43 @R3C2
	record table deal forest-f43 @R3C2
play table deal forest-f48 @R3C3
	record table deal forest-f48 @R3C3
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table deal potion-p16 @D6
	record table deal potion-p16 @D6
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p23,forest-f43
	record player2 prepare potion-p23,forest-f43
play player2 done
	record player2 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f04 @R3C4
	record table deal forest-f04 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p27,forest-f40,forest-f41
	record player1 prepare potion-p27,forest-f40,forest-f41
play player1 done
	record player1 done
take potion-p16
wait 3s
	apart 1 pieces
wait 6s
	ask Has the Star Witch sold Blue Balm for 3 coins?
	- Yes
	- We put it back
take potion-p27
	apart 2 pieces
wait 3s
wait 6s
	ask Has the Star Witch turned Blue Balm and Green Brew over for Push, or sold them?
	  expected “Blue Balm” (P16) lies among the potions of the Star Witch
	  expected “Green Brew” (P27) lies among the potions of the Star Witch
	  seen “Blue Balm” (P16) is in none of its places
	  seen “Green Brew” (P27) is in none of its places
	- The Star Witch turns Blue Balm and Green Brew face down and pays 2 coins for Push.
	- The Star Witch sells Blue Balm for 3 coins. The Star Witch sells Green Brew for 3 coins.
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay spell-s6a @SPELLS-player1
	apart 3 pieces
	record player1 exchange spell-s6a,potion-p16,potion-p27
wait 3s
