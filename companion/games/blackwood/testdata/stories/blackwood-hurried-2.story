# She thinks again twice: buys, puts the card away, takes it back, and it slips onto
# the other Witch's mat; the row closes over it.
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
lay forest-f01 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f01 @FOREST-player1
wait 3s
lay forest-f01 @DECK2
	revoke player1 buy forest-f01 @FOREST-player1
	record player1 leave forest-f01
wait 2s
lay forest-f01 @FOREST-player1
wait 3s
	revoke player1 leave forest-f01
	record player1 buy forest-f01 @FOREST-player1
lay forest-f01 @FOREST-player2
wait 5s
	apart 1 pieces
	hint Clover (F01) lies before the Moon Witch, but it is the Star Witch who has it.
lay forest-f01 @FOREST-player1
wait 2s
lay forest-f02 @R1C1
lay forest-f03 on forest-f02
wait 4s
	apart 2 pieces
	hint Row 1 still closes up towards the village. Clover (F03) lies on Clover (F02): lay them side by side.
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
	record player1 done
wait 3s
lay forest-f12 @FOREST-player2
wait 4s
	apart 1 pieces
	ask The Moon Witch decides on Toad (F11), the card of the marionette that is fetched.
	  expected “Toad” (F12) lies in row 3, column 2 of the forest
	  seen “Toad” (F12) lies among the ingredients of the Moon Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f12 @R3C2
lay forest-f11 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f11 @FOREST-player2
wait 4s
