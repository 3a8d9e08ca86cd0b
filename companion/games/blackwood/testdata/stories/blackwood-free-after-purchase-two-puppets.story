# The next marionette to fetch is hers, too. She lays the card before her and pays, and then
# lays down the Free Gathering for it; the row is still open, so the turn is not over. Moves:
# cast, buy, done. Never: done before cast.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f14 @R1C1
	record table deal forest-f14 @R1C1
play table deal forest-f15 @R1C2
	record table deal forest-f15 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f56 @R2C1
	record table deal forest-f56 @R2C1
play table deal forest-f13 @R2C2
	record table deal forest-f13 @R2C2
play table deal forest-f44 @R2C3
	record table deal forest-f44 @R2C3
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f27 @R3C1
	record table deal forest-f27 @R3C1
play table deal forest-f25 @R3C2
	record table deal forest-f25 @R3C2
play table deal forest-f42 @R3C3
	record table deal forest-f42 @R3C3
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table deal potion-p12 @D5
	record table deal potion-p12 @D5
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p38,forest-f27,forest-f42
	record player2 prepare potion-p38,forest-f27,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f04 @R3C4
	record table deal forest-f04 @R3C4
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p05,forest-f51,forest-f01
	record player1 prepare potion-p05,forest-f51,forest-f01
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p26,forest-f40
	record player2 prepare potion-p26,forest-f40
play player2 done
	record player2 done
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 exchange spell-s2a,potion-p26,potion-p38
	record player2 exchange spell-s2a,potion-p26,potion-p38
play player2 done
	record player2 done
play player1 buy forest-f03 @FOREST-player1
	record player1 buy forest-f03 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 done
	record player2 done
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 prepare potion-p27,forest-f56,forest-f03,forest-f08
	record player1 prepare potion-p27,forest-f56,forest-f03,forest-f08
play player1 done
	record player1 done
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p12,forest-f25
	record player1 prepare potion-p12,forest-f25
play player1 done
	record player1 done
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s1a,potion-p05,potion-p12
	record player1 exchange spell-s1a,potion-p05,potion-p12
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay forest-f15 @FOREST-player2
wait 2s
	record player2 buy forest-f15 @FOREST-player2
lay spell-s2a @USED-player2
wait 2s
	apart 1 pieces
lay player2-doll-1 @HOME1-player2
wait 2s
	ask Does the Moon Witch cast Free Gathering for Bat (F15), which was bought?
	- The Moon Witch casts Free Gathering. The Moon Witch buys Bat (F15) for 0 coins.
	- Something else
lay forest-f23 @R1C2
	apart 2 pieces
lay forest-f20 @R1C3
	apart 3 pieces
lay forest-f35 @R1C4
	apart 4 pieces
wait 6s
	ask Does the Moon Witch cast Free Gathering for Bat (F15), which was bought?
	- The Moon Witch casts Free Gathering. The Moon Witch buys Bat (F15) for 0 coins. The Moon Witch ends the turn. Row 1 closes up towards the village.
	- Something else
answer 1
	revoke player2 buy forest-f15 @FOREST-player2
	record player2 cast spell-s2a
	record player2 buy forest-f15 @FOREST-player2
	record player2 done
wait 3s
