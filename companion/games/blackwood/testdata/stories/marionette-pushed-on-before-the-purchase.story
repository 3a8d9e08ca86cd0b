# The next Witch's row closes up: the other one's marionette on it is pushed on first, before the card is bought, and
# seemed to be placed anew. When the row is closed up, with a card of it in a hand for a while, it lies right where it was.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f49 @R1C1
	record table deal forest-f49 @R1C1
play table deal forest-f46 @R1C2
	record table deal forest-f46 @R1C2
play table deal forest-f38 @R1C3
	record table deal forest-f38 @R1C3
play table deal forest-f19 @R1C4
	record table deal forest-f19 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f13 @R2C1
	record table deal forest-f13 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f47 @R2C3
	record table deal forest-f47 @R2C3
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f09 @R3C1
	record table deal forest-f09 @R3C1
play table deal forest-f54 @R3C2
	record table deal forest-f54 @R3C2
play table deal forest-f34 @R3C3
	record table deal forest-f34 @R3C3
play table deal forest-f08 @R3C4
	record table deal forest-f08 @R3C4
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table deal potion-p38 @D6
	record table deal potion-p38 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
lay player2-doll-1 @M1C2
	revoke player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C2
wait 2s
lay forest-f49 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f49 @FOREST-player1
wait 2s
lay forest-f46 @R1C1
lay forest-f38 @R1C2
lay forest-f19 @R1C3
take forest-f25
wait 2.3s
	record player1 done
lay forest-f25 @R1C4
wait 15.3s
	revoke player1 done
	revoke player1 buy forest-f49 @FOREST-player1
	revoke player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C3
	record player1 buy forest-f49 @FOREST-player1
	record player1 done
