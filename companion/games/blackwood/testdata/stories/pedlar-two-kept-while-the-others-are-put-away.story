# She keeps two of the Pedlar's cards while his others are put away, and sends her marionette.
# Never: that the first one is bought, as she may put that one away.
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
play player1 exchange spell-s5a,potion-p01,potion-p31
	record player1 exchange spell-s5a,potion-p01,potion-p31
lay spell-s5a @USED-player1
	record player1 cast spell-s5a
wait 1s
together
lay forest-f31 @SHOW
lay forest-f32 @SHOW
lay forest-f33 @SHOW
lay forest-f34 @SHOW
lay forest-f35 @SHOW
end
	record table show forest-f31 @SHOW
	record table show forest-f32 @SHOW
	record table show forest-f33 @SHOW
	record table show forest-f34 @SHOW
	record table show forest-f35 @SHOW
wait 3s
lay forest-f33 @FOREST-player1
lay forest-f35 @FOREST-player1
wait 3s
	apart 2 pieces
	hint The Pedlar sells one card, and Toad, Toad (F33) and Bat, Bat (F35) lie before the Star Witch: one of them goes on the discard pile.
take forest-f31
take forest-f32
take forest-f34
wait 4s
	apart 5 pieces
	hint The Pedlar sells one card, and Toad, Toad (F33) and Bat, Bat (F35) lie before the Star Witch: one of them goes on the discard pile.
lay player1-doll-1 @M1C3
wait 4s
	hint The Pedlar sells one card, and Toad, Toad (F33) and Bat, Bat (F35) lie before the Star Witch: one of them goes on the discard pile.
	  expected “Fungus, Fungus” (F31) lies with the Pedlar
	  expected “Fungus, Fungus” (F32) lies with the Pedlar
	  expected “Toad, Toad” (F33) lies with the Pedlar
	  expected “Toad, Toad” (F34) lies with the Pedlar
	  expected “Bat, Bat” (F35) lies with the Pedlar
	  seen “Fungus, Fungus” (F31) is in none of its places
	  seen “Fungus, Fungus” (F32) is in none of its places
	  seen “Toad, Toad” (F33) lies among the ingredients of the Star Witch
	  seen “Toad, Toad” (F34) is in none of its places
	  seen “Bat, Bat” (F35) lies among the ingredients of the Star Witch
take forest-f33
	apart 6 pieces
wait 4s
	record player1 buy forest-f35 @FOREST-player1
	record player1 place player1-doll-1 @M1C3
