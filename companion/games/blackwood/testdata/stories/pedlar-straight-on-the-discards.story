# Star lays the Pedlar's cards straight on the discard pile.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f25 @R1C4
	record table deal forest-f25 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
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
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
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
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s5a,potion-p01,potion-p31
	record player1 exchange spell-s5a,potion-p01,potion-p31
play player1 cast spell-s5a
	record player1 cast spell-s5a
lay forest-f31 @DECK2
lay forest-f32 @DECK2
lay forest-f33 @DECK2
	apart 1 pieces
wait 6s
	hint The Pedlar shows 5 cards before any of them is discarded: lay Toad, Toad (F33) with him.
together
lay forest-f31 @SHOW
lay forest-f32 @SHOW
lay forest-f33 @SHOW
end
	record table show forest-f31 @SHOW
	record table show forest-f32 @SHOW
	record table show forest-f33 @SHOW
wait 3s
