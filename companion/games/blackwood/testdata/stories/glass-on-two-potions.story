# A glass stands on two potions of the display and on the Cauldron. The Star Witch buys meanwhile, and her row closes up.
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
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
take potion-p01
take potion-p02
take cauldron
	apart 2 pieces
wait 6s
	hint Red Draught is not on the display: it goes back on space 1, or to the Witch who has made it.
	  expected “Red Draught” (P01) lies on space 1 of the display
	  expected “Red Tincture” (P02) lies on space 2 of the display
	  seen “Red Draught” (P01) is in none of its places
	  seen “Red Tincture” (P02) is in none of its places
lay forest-f01 @FOREST-player1
	apart 3 pieces
lay player1-doll-1 @HOME1-player1
	apart 4 pieces
wait 5s
	record player1 buy forest-f01 @FOREST-player1
	apart 2 pieces
	hint Red Draught is not on the display: it goes back on space 1, or to the Witch who has made it.
	  expected “Red Draught” (P01) lies on space 1 of the display
	  expected “Red Tincture” (P02) lies on space 2 of the display
	  seen “Red Draught” (P01) is in none of its places
	  seen “Red Tincture” (P02) is in none of its places
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	apart 6 pieces
wait 4s
	record player1 done
	apart 2 pieces
	hint Red Draught is not on the display: it goes back on space 1, or to the Witch who has made it.
	  expected “Red Draught” (P01) lies on space 1 of the display
	  expected “Red Tincture” (P02) lies on space 2 of the display
	  seen “Red Draught” (P01) is in none of its places
	  seen “Red Tincture” (P02) is in none of its places
lay potion-p01 @D1
	apart 1 pieces
lay potion-p02 @D2
lay cauldron @CAULDRON-player2
wait 3s
