# In the last turn of the game she puts the card away before she takes the potion.
# It is spent for it, and not left over.
game blackwood
players 2
option expeditions=1
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
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
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
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play table advance forest-tracker
	record table advance forest-tracker
play table advance forest-tracker
	record table advance forest-tracker
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 leave forest-f05
	record player1 leave forest-f05
wait 1s
lay forest-f17 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f17 @FOREST-player2
wait 3s
lay forest-f17 @DECK2
wait 4s
	apart 1 pieces
	hint The Moon Witch has put Clover, Fungus (F17) away: take the potion that is made of it, or take the card back.
lay potion-p01 @POTIONS-player2
	record player2 prepare potion-p01,forest-f17
wait 4s
