# Three forest cards have come to lie in one another's places. Play goes on, and they are
# asked for.
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
lay forest-f02 @R2C2
lay forest-f07 @R2C3
lay forest-f08 @R1C2
end
wait 6s
	apart 3 pieces
	hint Cards of the forest lie in wrong places. Push back to where they lay: Clover (F02), Fungus (F07) and Fungus (F08).
lay player1-doll-1 @M1C1
	apart 4 pieces
	record player1 place player1-doll-1 @M1C1
	apart 3 pieces
wait 5s
	hint Cards of the forest lie in wrong places. Push back to where they lay: Clover (F02), Fungus (F07) and Fungus (F08).
lay player2-doll-1 @M3C1
	apart 4 pieces
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
	apart 3 pieces
wait 5s
	hint Cards of the forest lie in wrong places. Push back to where they lay: Clover (F02), Fungus (F07) and Fungus (F08).
together
lay forest-f02 @R1C2
lay forest-f07 @R2C2
lay forest-f08 @R2C3
end
wait 4s
