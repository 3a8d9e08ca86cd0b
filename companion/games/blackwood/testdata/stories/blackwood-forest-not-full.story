# One forest card is forgotten at set-up, and Star sends a marionette already. The
# empty place is named, and the marionette counts when it is filled.
game blackwood
players 3
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
play table deal forest-f06 @R4C1
	record table deal forest-f06 @R4C1
play table deal forest-f10 @R4C2
	record table deal forest-f10 @R4C2
play table deal forest-f14 @R4C3
	record table deal forest-f14 @R4C3
play table deal forest-f08 @R4C4
	record table deal forest-f08 @R4C4
lay potion-p01 @D1
	record table deal potion-p01 @D1
lay potion-p11 @D2
	record table deal potion-p11 @D2
lay potion-p21 @D3
	record table deal potion-p21 @D3
lay potion-p31 @D4
	record table deal potion-p31 @D4
lay potion-p02 @D5
	record table deal potion-p02 @D5
lay potion-p12 @D6
	record table deal potion-p12 @D6
wait 3s
lay player1-doll-1 @M1C1
wait 6s
	apart 1 pieces
	hint The forest is not full yet: the next card comes in row 4, column 5 of the forest.
lay forest-f12 @R4C5
	apart 2 pieces
	record table deal forest-f12 @R4C5
	record player1 place player1-doll-1 @M1C1
wait 4s
