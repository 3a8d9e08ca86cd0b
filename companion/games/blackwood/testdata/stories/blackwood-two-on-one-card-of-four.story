# Four Witches send at once, and the third one onto the card of the first.
game blackwood
players 4
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
play table deal forest-f20 @R4C1
	record table deal forest-f20 @R4C1
play table deal forest-f21 @R4C2
	record table deal forest-f21 @R4C2
play table deal forest-f22 @R4C3
	record table deal forest-f22 @R4C3
play table deal forest-f24 @R4C4
	record table deal forest-f24 @R4C4
play table deal forest-f25 @R4C5
	record table deal forest-f25 @R4C5
play table deal forest-f26 @R5C1
	record table deal forest-f26 @R5C1
play table deal forest-f27 @R5C2
	record table deal forest-f27 @R5C2
play table deal forest-f28 @R5C3
	record table deal forest-f28 @R5C3
play table deal forest-f29 @R5C4
	record table deal forest-f29 @R5C4
play table deal forest-f30 @R5C5
	record table deal forest-f30 @R5C5
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
together
lay player1-doll-1 @M1C1 -14,0
lay player2-doll-1 @M1C2
lay player3-doll-1 @M1C1 +14,0
lay player4-doll-1 @M2C1
end
	record player1 place player1-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C2
wait 8s
	apart 2 pieces
	hint The Star Witch's marionette 1 stands on Clover, Fungus (F17) already: the Flame Witch chooses another card.
lay player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
	record player4 place player4-doll-1 @M2C1
	due The Flame Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 5s
