# A marionette is still to go home while she brews and closes up the row: as the turn is
# over, people hear of it again.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f44 @R1C1
	record table deal forest-f44 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f45 @R1C3
	record table deal forest-f45 @R1C3
play table deal forest-f46 @R1C4
	record table deal forest-f46 @R1C4
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f25 @R2C3
	record table deal forest-f25 @R2C3
play table deal forest-f08 @R2C4
	record table deal forest-f08 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f38 @R3C1
	record table deal forest-f38 @R3C1
play table deal forest-f26 @R3C2
	record table deal forest-f26 @R3C2
play table deal forest-f54 @R3C3
	record table deal forest-f54 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
lay forest-f27 @R2C1
lay forest-f25 @R2C2
lay forest-f08 @R2C3
lay forest-f11 @R2C4
	record player2 done
wait 3s
lay forest-f38 @FOREST-player1
wait 5s
	record player1 buy forest-f38 @FOREST-player1
	hint The Star Witch's marionette 3 goes home.
lay potion-p13 @POTIONS-player1
wait 5s
	hint Blue Philtre needs Clover, Fungus, Toad: lay the cards for it on the discard pile.
	  expected “Clover, Fungus, Toad” (F38) lies on the discard pile
	  seen “Clover, Fungus, Toad” (F38) lies among the ingredients of the Star Witch
	apart 1 pieces
lay forest-f38 @DECK2
	record player1 prepare potion-p13,forest-f38
wait 5s
lay forest-f26 @R3C1
lay forest-f54 @R3C2
lay forest-f07 @R3C3
lay forest-f22 @R3C4
	record player1 done
wait 8s
	hint The Star Witch's marionette 3 goes home.
