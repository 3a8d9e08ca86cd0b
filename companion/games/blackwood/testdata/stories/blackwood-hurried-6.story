# Cards read and put back in the wrong order while marionettes ride, a row pushed the
# wrong way and back.
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
together
take forest-f07
take forest-f08
end
wait 4s
	apart 2 pieces
	hint Forest cards are not to be seen in their places. Lay back, face up: Fungus (F07) and Fungus (F08).
lay forest-f07 @R2C3
lay forest-f08 @R2C2
wait 5s
	ask Fungus (F07) and Fungus (F08) have changed places.
	  expected “Fungus” (F07) lies in row 2, column 2 of the forest
	  expected “Fungus” (F08) lies in row 2, column 3 of the forest
	  seen “Fungus” (F07) lies in row 2, column 3 of the forest
	  seen “Fungus” (F08) lies in row 2, column 2 of the forest
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay forest-f07 @R2C2
lay forest-f08 @R2C3
end
wait 3s
lay forest-f01 @DECK2
lay player1-doll-1 @HOME1-player1
	record player1 leave forest-f01
wait 2s
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	record player1 done
wait 2s
lay forest-f05 @R1C5
wait 4s
	hint Do not forget:
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest
lay forest-f05 @R1C4
wait 2s
lay forest-f11 @FOREST-player2
wait 2s
	record player2 buy forest-f11 @FOREST-player2
lay forest-f12 @R3C1
lay forest-f13 @R3C2
lay player2-doll-1 @HOME1-player2
lay forest-f14 @R3C3
lay forest-f15 @R3C4
	record player2 done
wait 5s
