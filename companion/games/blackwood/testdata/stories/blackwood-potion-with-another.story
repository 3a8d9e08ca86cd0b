# Moon takes a potion of Star up and lays it among her own. It is named, and the row
# closes up beside it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f01 @R2C1
	record table deal forest-f01 @R2C1
play table deal forest-f05 @R2C2
	record table deal forest-f05 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
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
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
wait 2s
lay potion-p01 @POTIONS-player2
wait 10s
	apart 1 pieces
	hint Red Draught lies before the Moon Witch, but it is the Star Witch who has it.
together
lay forest-f09 @R2C2
lay forest-f13 @R2C3
lay forest-f25 @R2C4
lay player2-doll-2 @M2C4
end
	apart 5 pieces
	record player1 done
	apart 1 pieces
wait 20s
	hint Red Draught lies before the Moon Witch, but it is the Star Witch who has it.
lay potion-p01 @POTIONS-player1
wait 4s
