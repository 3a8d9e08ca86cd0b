# Moon makes a potion while Star fetches. Star buys meanwhile; the potion counts in the turn of Moon.
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
play table deal forest-f19 @R3C1
	record table deal forest-f19 @R3C1
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
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
together
lay potion-p02 @POTIONS-player2
lay forest-f19 @DECK2
end
wait 5s
	apart 2 pieces
	hint Red Tincture lies before the Moon Witch, but it is the turn of the Star Witch, who alone can make it now.
lay forest-f02 @FOREST-player1
	apart 3 pieces
wait 3s
	record player1 buy forest-f02 @FOREST-player1
	record player1 done
	record player2 prepare potion-p02,forest-f19
	hint The Star Witch's marionette 2 goes home.
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Clover” (F03) lies in row 1, column 3 of the forest
	  seen “Clover” (F04) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest
lay player1-doll-2 @HOME2-player1
wait 3s
together
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
wait 20s
lay forest-f13 @FOREST-player2
wait 3s
	record player2 buy forest-f13 @FOREST-player2
	hint The Moon Witch's marionette 1 goes home.
lay player2-doll-1 @HOME1-player2
wait 3s
