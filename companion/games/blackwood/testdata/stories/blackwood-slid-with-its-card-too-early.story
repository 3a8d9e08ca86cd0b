# A marionette is slid towards the village before the card on which it stands, while another Witch still has to buy.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f09 @R1C1
	record table deal forest-f09 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f56 @R1C3
	record table deal forest-f56 @R1C3
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
play table deal forest-f33 @R2C2
	record table deal forest-f33 @R2C2
play table deal forest-f14 @R2C3
	record table deal forest-f14 @R2C3
play table deal forest-f27 @R2C4
	record table deal forest-f27 @R2C4
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f20 @R3C1
	record table deal forest-f20 @R3C1
play table deal forest-f18 @R3C2
	record table deal forest-f18 @R3C2
play table deal forest-f12 @R3C3
	record table deal forest-f12 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table deal potion-p06 @D2
	record table deal potion-p06 @D2
play table deal potion-p08 @D3
	record table deal potion-p08 @D3
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p18 @D6
	record table deal potion-p18 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 prepare potion-p16,forest-f20,forest-f14
	record player2 prepare potion-p16,forest-f20,forest-f14
play player2 done
	record player2 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
lay player1-doll-3 @M2C4
	revoke player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C4
wait 2s
lay forest-f42 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f42 @FOREST-player2
wait 2s
lay forest-f53 @R2C3
lay forest-f43 @R2C4
wait 5s
	revoke player2 buy forest-f42 @FOREST-player2
	revoke player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C5
	record player2 buy forest-f42 @FOREST-player2
	record player2 done
