# The row closes up, and the marionette on its last card stays where it was, on the bare
# table.
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
together
lay forest-f09 @R2C2
lay forest-f13 @R2C3
lay forest-f25 @R2C4
end
wait 8s
	record player1 done
	hint The Moon Witch's marionette 2 rides along on Fungus, Bat (F25): it belongs in row 2, column 4.
lay forest-f41 @R2C5
	record table deal forest-f41 @R2C5
wait 3s
lay forest-tracker @T3
	record table advance forest-tracker
wait 5s
lay player2-doll-2 @M2C4
wait 4s
