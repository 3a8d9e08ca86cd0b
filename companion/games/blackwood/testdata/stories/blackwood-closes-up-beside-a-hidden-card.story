# A card of another row is hidden while a row closes up with the marionette on it. Moves: done.
# Never: that the marionette has moved on its own.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f54 @R1C1
	record table deal forest-f54 @R1C1
play table deal forest-f52 @R1C2
	record table deal forest-f52 @R1C2
play table deal forest-f40 @R1C3
	record table deal forest-f40 @R1C3
play table deal forest-f16 @R1C4
	record table deal forest-f16 @R1C4
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f24 @R2C2
	record table deal forest-f24 @R2C2
play table deal forest-f04 @R2C3
	record table deal forest-f04 @R2C3
play table deal forest-f45 @R2C4
	record table deal forest-f45 @R2C4
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f37 @R3C1
	record table deal forest-f37 @R3C1
play table deal forest-f28 @R3C2
	record table deal forest-f28 @R3C2
play table deal forest-f41 @R3C3
	record table deal forest-f41 @R3C3
play table deal forest-f06 @R3C4
	record table deal forest-f06 @R3C4
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p39,forest-f54,forest-f40
	record player2 prepare potion-p39,forest-f54,forest-f40
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p10,forest-f37,forest-f41
	record player1 prepare potion-p10,forest-f37,forest-f41
play player1 done
	record player1 done
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p27 @D5
	record table deal potion-p27 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p36,forest-f38
	record player1 prepare potion-p36,forest-f38
play player1 done
	record player1 done
play table deal forest-f53 @R3C4
	record table deal forest-f53 @R3C4
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p39
	record player2 sell potion-p39
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p17,forest-f42,forest-f45
	record player2 prepare potion-p17,forest-f42,forest-f45
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 leave forest-f13
	record player1 leave forest-f13
play player1 exchange spell-s5a,potion-p10,potion-p36
	record player1 exchange spell-s5a,potion-p10,potion-p36
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 prepare potion-p19,forest-f53,forest-f08
	record player1 prepare potion-p19,forest-f53,forest-f08
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p18,forest-f19,forest-f48
	record player1 prepare potion-p18,forest-f19,forest-f48
play player1 done
	record player1 done
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
lay forest-f36 on forest-f03
wait 2s
	apart 1 pieces
lay forest-f26 @FOREST-player1
	apart 2 pieces
lay player1-doll-3 @HOME3-player1
	apart 3 pieces
	record player1 buy forest-f26 @FOREST-player1
	apart 1 pieces
wait 2s
lay player1-doll-2 @M1C4
	apart 2 pieces
lay forest-f32 @R1C3
	apart 3 pieces
lay forest-f43 @R1C4
	apart 4 pieces
	record player1 done
	apart 2 pieces
	hint Cards of the forest lie in wrong places. Push back to where they lay: Bat, Bat (F36).
wait 5s
	hint Cards of the forest lie in wrong places. Push back to where they lay: Bat, Bat (F36).
lay forest-f36 @R3C5
wait 2s
