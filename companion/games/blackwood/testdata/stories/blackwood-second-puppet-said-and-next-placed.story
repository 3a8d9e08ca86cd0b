# Star sends two marionettes and has not laid Second Puppet down when Moon sends hers. The second one goes
# home, or the spell on the used pile: then both were sent before Moon's.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f02 @R1C2
	record table deal forest-f02 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f23 @R2C2
	record table deal forest-f23 @R2C2
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
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
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
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p11,forest-f23
	record player1 prepare potion-p11,forest-f23
play player1 exchange spell-s1a,potion-p01,potion-p11
	record player1 exchange spell-s1a,potion-p01,potion-p11
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
lay player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
wait 2s
lay player1-doll-2 @M3C3
wait 6s
	apart 1 pieces
	ask Does the Star Witch cast Second Puppet?
	- Yes
	- We put it back
lay player2-doll-3 @M2C3
	apart 2 pieces
wait 12s
	record player1 done
	record player2 place player2-doll-3 @M2C3
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
	apart 1 pieces
	hint The Star Witch's marionette 2 goes home, or Second Puppet on the used pile, if it was cast.
lay spell-s1a @USED-player1
	apart 2 pieces
	revoke player2 place player2-doll-3 @M2C3
	revoke player1 done
	record player1 cast spell-s1a
	record player1 place player1-doll-2 @M3C3
	record player2 place player2-doll-3 @M2C3
wait 4s
lay cauldron @CAULDRON-player1
wait 3s
