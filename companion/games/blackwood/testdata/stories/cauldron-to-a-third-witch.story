# The Cauldron goes to a Witch who stands neither farthest nor had it before: the fetching goes
# on meanwhile.
game blackwood
players 4
option coins=hidden
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
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
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
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
play table deal forest-f16 @R4C1
	record table deal forest-f16 @R4C1
play table deal forest-f17 @R4C2
	record table deal forest-f17 @R4C2
play table deal forest-f18 @R4C3
	record table deal forest-f18 @R4C3
play table deal forest-f19 @R4C4
	record table deal forest-f19 @R4C4
play table deal forest-f20 @R4C5
	record table deal forest-f20 @R4C5
play table deal forest-f21 @R5C1
	record table deal forest-f21 @R5C1
play table deal forest-f22 @R5C2
	record table deal forest-f22 @R5C2
play table deal forest-f23 @R5C3
	record table deal forest-f23 @R5C3
play table deal forest-f24 @R5C4
	record table deal forest-f24 @R5C4
play table deal forest-f25 @R5C5
	record table deal forest-f25 @R5C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C2
	record player3 place player3-doll-1 @M2C2
play player3 done
	record player3 done
play player4 place player4-doll-1 @M5C1
	record player4 place player4-doll-1 @M5C1
lay cauldron @CAULDRON-player2
wait 3s
wait 4s
	hint The Leaf Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Star Witch is nearest and is fetched first.
lay forest-f01 @FOREST-player1
wait 3s
	record player4 done
	record table hand cauldron @CAULDRON-player4
	record player1 buy forest-f01 @FOREST-player1
	hint The Star Witch's marionette 1 goes home.
	  expected “Cauldron” lies before the Leaf Witch
	  seen “Cauldron” lies before the Moon Witch
lay player1-doll-1 @HOME1-player1
wait 3s
wait 4s
lay cauldron @CAULDRON-player4
wait 3s
wait 30s
