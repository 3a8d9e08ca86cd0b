# She shows five cards, though she has no Pedlar. Never: silence, or that they are dealt.
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
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
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
lay forest-f31 @SHOW
wait 3s
lay forest-f32 @SHOW
wait 3s
	hint Only the Pedlar shows cards, and the Star Witch cannot call him now: these go back on the deck.
lay forest-f33 @SHOW
wait 3s
	hint Only the Pedlar shows cards, and the Star Witch cannot call him now: these go back on the deck.
lay forest-f34 @SHOW
wait 3s
	hint Only the Pedlar shows cards, and the Star Witch cannot call him now: these go back on the deck.
lay forest-f35 @SHOW
wait 30s
	hint Only the Pedlar shows cards, and the Star Witch cannot call him now: these go back on the deck.
together
take forest-f31
take forest-f32
take forest-f33
take forest-f34
take forest-f35
end
wait 3s
lay player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
wait 8s
