# Moon sends her marionette before Star, and moves it again after her.
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
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
wait 1s
lay player2-doll-1 @M2C2
wait 4s
	apart 1 pieces
	hint The Star Witch sends a marionette first, then the Moon Witch.
	  expected “Marionette MOON 1” lies at home 1 of the Moon Witch
	  seen “Marionette MOON 1” lies on the card in row 2, column 2
lay player1-doll-1 @M1C1
	apart 2 pieces
	record player1 place player1-doll-1 @M1C1
	record player2 place player2-doll-1 @M2C2
wait 4s
lay player2-doll-1 @M2C3
	revoke player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C3
wait 6s
