# The display and the forest are dealt one by one, in the order of the rules, before the first
# Witch is chosen. Never: asked who has taken the Cauldron.
game blackwood
players 2
lay potion-p01 @D1
wait 3s
lay potion-p02 @D2
wait 3s
lay potion-p03 @D3
lay potion-p04 @D4
lay potion-p05 @D5
lay potion-p06 @D6
wait 6s
lay forest-f01 @R1C1
lay forest-f02 @R1C2
lay forest-f03 @R1C3
lay forest-f04 @R1C4
lay forest-f05 @R1C5
lay forest-f06 @R2C1
lay forest-f07 @R2C2
lay forest-f08 @R2C3
lay forest-f09 @R2C4
lay forest-f10 @R2C5
lay forest-f11 @R3C1
lay forest-f12 @R3C2
lay forest-f13 @R3C3
lay forest-f14 @R3C4
lay forest-f15 @R3C5
wait 6s
lay cauldron @CAULDRON-player2
wait 4s
	ask The cards are dealt. Do they lie in the order in which they were drawn?
	- Yes
	- No: we deal them again
answer "Yes"
	record table crown cauldron @CAULDRON-player2
	record table deal forest-f01 @R1C1
	record table deal forest-f02 @R1C2
	record table deal forest-f03 @R1C3
	record table deal forest-f04 @R1C4
	record table deal forest-f05 @R1C5
	record table deal forest-f06 @R2C1
	record table deal forest-f07 @R2C2
	record table deal forest-f08 @R2C3
	record table deal forest-f09 @R2C4
	record table deal forest-f10 @R2C5
	record table deal forest-f11 @R3C1
	record table deal forest-f12 @R3C2
	record table deal forest-f13 @R3C3
	record table deal forest-f14 @R3C4
	record table deal forest-f15 @R3C5
	record table deal potion-p01 @D1
	record table deal potion-p02 @D2
	record table deal potion-p03 @D3
	record table deal potion-p04 @D4
	record table deal potion-p05 @D5
	record table deal potion-p06 @D6
wait 3s
