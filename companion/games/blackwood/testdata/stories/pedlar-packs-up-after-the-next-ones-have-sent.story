# Star buys one of the Pedlar's cards. The others lie there still when both Witches have sent their marionettes.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
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
play table deal forest-f21 @R2C2
	record table deal forest-f21 @R2C2
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
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
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
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 exchange spell-s5a,potion-p01,potion-p31
	record player1 exchange spell-s5a,potion-p01,potion-p31
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
lay spell-s5a @USED-player1
	record player1 cast spell-s5a
wait 2s
lay forest-f18 @SHOW
	record table show forest-f18 @SHOW
lay forest-f19 @SHOW
	record table show forest-f19 @SHOW
lay forest-f20 @SHOW
	record table show forest-f20 @SHOW
lay forest-f22 @SHOW
	record table show forest-f22 @SHOW
lay forest-f24 @SHOW
	record table show forest-f24 @SHOW
wait 3s
lay forest-f18 @FOREST-player1
wait 4s
	apart 1 pieces
	hint What the Pedlar has not sold goes on the discard pile: Clover, Toad (F19), Clover, Toad (F20), Clover, Bat (F22) and Fungus, Toad (F24).
lay player1-doll-1 @M1C3
wait 5s
	hint What the Pedlar has not sold goes on the discard pile: Clover, Toad (F19), Clover, Toad (F20), Clover, Bat (F22) and Fungus, Toad (F24).
	  expected “Clover, Fungus” (F18) lies with the Pedlar
	  seen “Clover, Fungus” (F18) lies among the ingredients of the Star Witch
lay player2-doll-3 @M3C3
wait 6s
	hint What the Pedlar has not sold goes on the discard pile: Clover, Toad (F19), Clover, Toad (F20), Clover, Bat (F22) and Fungus, Toad (F24).
	  expected “Clover, Fungus” (F18) lies with the Pedlar
	  seen “Clover, Fungus” (F18) lies among the ingredients of the Star Witch
take forest-f19
	apart 2 pieces
take forest-f20
	apart 3 pieces
take forest-f22
	apart 4 pieces
take forest-f24
	apart 5 pieces
wait 5s
	record player1 buy forest-f18 @FOREST-player1
	record player1 place player1-doll-1 @M1C3
	record player2 place player2-doll-3 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
