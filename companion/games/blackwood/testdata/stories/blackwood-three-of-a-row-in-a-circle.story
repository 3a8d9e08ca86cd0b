# Three cards of one row have come to lie in one another's places.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
play table deal forest-f02 @R1C2
	record table deal forest-f02 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f17 @R3C1
	record table deal forest-f17 @R3C1
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
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
wait 2s
together
lay forest-f02 @R1C3
lay forest-f03 @R1C4
lay forest-f09 @R1C2
end
wait 6s
	apart 3 pieces
	hint Cards of the forest lie in wrong places. Push back to where they lay: Clover (F02), Clover (F03) and Toad (F09).
lay player1-doll-1 @M2C1
	apart 4 pieces
	record player1 place player1-doll-1 @M2C1
	apart 3 pieces
wait 5s
	hint Cards of the forest lie in wrong places. Push back to where they lay: Clover (F02), Clover (F03) and Toad (F09).
together
lay forest-f02 @R1C2
lay forest-f03 @R1C3
lay forest-f09 @R1C4
end
wait 4s
