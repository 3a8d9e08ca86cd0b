# For a potion of Clover and Fungus she puts away a Bat, too.
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
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f05 @R2C2
	record table deal forest-f05 @R2C2
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
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
wait 2s
together
lay potion-p01 @POTIONS-player1
lay forest-f01 @DECK2
lay forest-f05 @DECK2
lay forest-f13 @DECK2
end
wait 8s
	apart 4 pieces
	ask Bat (F13) is not needed for Red Draught: it comes back to the Star Witch.
	  expected “Clover” (F01) lies among the ingredients of the Star Witch
	  expected “Fungus” (F05) lies among the ingredients of the Star Witch
	  expected “Bat” (F13) lies among the ingredients of the Star Witch
	  expected “Red Draught” (P01) lies on space 1 of the display
	  seen “Clover” (F01) is in none of its places
	  seen “Fungus” (F05) is in none of its places
	  seen “Bat” (F13) lies on the discard pile
	  seen “Red Draught” (P01) lies among the potions of the Star Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f13 @FOREST-player1
	apart 3 pieces
	record player1 prepare potion-p01,forest-f01,forest-f05
wait 4s
