# She borrows while the Pedlar's cards lie open.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f04 @R1C1
	record table deal forest-f04 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f23 @R2C1
	record table deal forest-f23 @R2C1
play table deal forest-f32 @R2C2
	record table deal forest-f32 @R2C2
play table deal forest-f24 @R2C3
	record table deal forest-f24 @R2C3
play table deal forest-f56 @R2C4
	record table deal forest-f56 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f33 @R3C1
	record table deal forest-f33 @R3C1
play table deal forest-f11 @R3C2
	record table deal forest-f11 @R3C2
play table deal forest-f42 @R3C3
	record table deal forest-f42 @R3C3
play table deal forest-f53 @R3C4
	record table deal forest-f53 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p13 @D3
	record table deal potion-p13 @D3
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p03,forest-f23,forest-f22
	record player1 prepare potion-p03,forest-f23,forest-f22
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p01,forest-f39
	record player2 prepare potion-p01,forest-f39
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 exchange spell-s5a,potion-p01,potion-p35
	record player2 exchange spell-s5a,potion-p01,potion-p35
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
say player2 count @1
	record player2 count @1
lay fagus-3 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
wait 3s
take forest-f37
lay forest-f37 @FOREST-player2
wait 3s
	apart 1 pieces
	hint What the Pedlar has not sold goes on the discard pile: Toad (F10), Fungus, Fungus, Toad (F49), Toad (F09) and Bat (F15).
together
take forest-f09
take forest-f10
take forest-f15
take forest-f49
end
wait 5s
	record player2 buy forest-f37 @FOREST-player2
