# The table is dealt and Moon sends a marionette before anybody has the Cauldron. When
# Moon has it, one click says that the cards lie as they were drawn.
game blackwood
players 2
lay forest-f17 @R1C1
lay forest-f02 @R1C2
lay forest-f03 @R1C3
lay forest-f04 @R1C4
lay forest-f05 @R1C5
lay forest-f06 @R2C1
lay forest-f23 @R2C2
lay forest-f08 @R2C3
lay forest-f09 @R2C4
lay forest-f10 @R2C5
lay forest-f11 @R3C1
lay forest-f12 @R3C2
lay forest-f13 @R3C3
lay forest-f14 @R3C4
lay forest-f15 @R3C5
lay potion-p01 @D1
lay potion-p11 @D2
lay potion-p02 @D3
lay potion-p03 @D4
lay potion-p04 @D5
lay potion-p05 @D6
wait 3s
lay player2-doll-1 @M1C2
wait 8s
	apart 1 pieces
	hint Choose the first Witch, who gets the Cauldron.
lay cauldron @CAULDRON-player2
wait 5s
	ask The cards are dealt. Do they lie in the order in which they were drawn?
	- Yes
	- No: we deal them again
answer Yes
	record table crown cauldron @CAULDRON-player2
	record table deal forest-f17 @R1C1
	record table deal forest-f02 @R1C2
	record table deal forest-f03 @R1C3
	record table deal forest-f04 @R1C4
	record table deal forest-f05 @R1C5
	record table deal forest-f06 @R2C1
	record table deal forest-f23 @R2C2
	record table deal forest-f08 @R2C3
	record table deal forest-f09 @R2C4
	record table deal forest-f10 @R2C5
	record table deal forest-f11 @R3C1
	record table deal forest-f12 @R3C2
	record table deal forest-f13 @R3C3
	record table deal forest-f14 @R3C4
	record table deal forest-f15 @R3C5
	record table deal potion-p01 @D1
	record table deal potion-p11 @D2
	record table deal potion-p02 @D3
	record table deal potion-p03 @D4
	record table deal potion-p04 @D5
	record table deal potion-p05 @D6
	record player2 place player2-doll-1 @M1C2
wait 3s
