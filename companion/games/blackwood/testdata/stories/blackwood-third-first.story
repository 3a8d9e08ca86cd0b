# The third of three Witches places first; the others follow in their order. Then the
# Cauldron is handed to the wrong one.
game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f01 @R2C1
	record table deal forest-f01 @R2C1
play table deal forest-f05 @R2C2
	record table deal forest-f05 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal forest-f03 @R4C1
	record table deal forest-f03 @R4C1
play table deal forest-f07 @R4C2
	record table deal forest-f07 @R4C2
play table deal forest-f11 @R4C3
	record table deal forest-f11 @R4C3
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f26 @R4C5
	record table deal forest-f26 @R4C5
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
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
lay player3-doll-1 @M2C2
wait 5s
	apart 1 pieces
	hint The Star Witch sends a marionette first, the Flame Witch later.
	  expected “Marionette FLAME 1” lies at home 1 of the Flame Witch
	  seen “Marionette FLAME 1” lies on the card in row 2, column 2
lay player1-doll-1 @M1C1
	apart 2 pieces
	record player1 place player1-doll-1 @M1C1
	apart 1 pieces
wait 5s
	hint The Moon Witch sends a marionette first, then the Flame Witch.
	  expected “Marionette FLAME 1” lies at home 1 of the Flame Witch
	  seen “Marionette FLAME 1” lies on the card in row 2, column 2
lay player2-doll-1 @M4C1
	apart 2 pieces
	record player2 place player2-doll-1 @M4C1
	record player3 place player3-doll-1 @M2C2
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 5s
lay cauldron @CAULDRON-player3
wait 8s
	hint The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
wait 3s
lay forest-f17 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f17 @FOREST-player1
wait 4s
