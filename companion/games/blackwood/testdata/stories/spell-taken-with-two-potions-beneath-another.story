# Two potions lie beneath a third, which is one of those that pay for the spell. Moves: the exchange with
# those that are turned over. Never: with the two that are out of sight.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f03 @R1C1
	record table deal forest-f03 @R1C1
play table deal forest-f47 @R1C2
	record table deal forest-f47 @R1C2
play table deal forest-f50 @R1C3
	record table deal forest-f50 @R1C3
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f55 @R2C1
	record table deal forest-f55 @R2C1
play table deal forest-f51 @R2C2
	record table deal forest-f51 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f17 @R2C4
	record table deal forest-f17 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f54 @R3C1
	record table deal forest-f54 @R3C1
play table deal forest-f44 @R3C2
	record table deal forest-f44 @R3C2
play table deal forest-f35 @R3C3
	record table deal forest-f35 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p22,forest-f51
	record player1 prepare potion-p22,forest-f51
play player1 done
	record player1 done
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p06,forest-f44
	record player2 prepare potion-p06,forest-f44
play player2 exchange spell-s5a,potion-p06,potion-p35
	record player2 exchange spell-s5a,potion-p06,potion-p35
play player2 done
	record player2 done
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p19,forest-f53,forest-f39
	record player2 prepare potion-p19,forest-f53,forest-f39
play player2 done
	record player2 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p37,forest-f50,forest-f38
	record player1 prepare potion-p37,forest-f50,forest-f38
play player1 done
	record player1 done
play player1 exchange spell-s2a,potion-p22,potion-p37
	record player1 exchange spell-s2a,potion-p22,potion-p37
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f27 @R3C4
	record table deal forest-f27 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p39,forest-f19,forest-f40
	record player1 prepare potion-p39,forest-f19,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 prepare potion-p36,forest-f23,forest-f01
	record player2 prepare potion-p36,forest-f23,forest-f01
play player2 exchange spell-s4a,potion-p19,potion-p36
	record player2 exchange spell-s4a,potion-p19,potion-p36
play player2 done
	record player2 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 prepare potion-p04,forest-f41
	record player2 prepare potion-p04,forest-f41
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f16 @R3C4
	record table deal forest-f16 @R3C4
play table deal forest-f26 @R3C5
	record table deal forest-f26 @R3C5
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p26,forest-f35,forest-f17
	record player1 prepare potion-p26,forest-f35,forest-f17
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p29,forest-f54,forest-f27
	record player2 prepare potion-p29,forest-f54,forest-f27
play player2 done
	record player2 done
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f56
	record player2 swap forest-f56
play player2 swap forest-f56,forest-f13
	record player2 swap forest-f56,forest-f13
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay forest-f56 @FOREST-player2
lay player2-doll-3 @HOME3-player2
	record player2 buy forest-f56 @FOREST-player2
lay forest-f56 @DECK2
lay potion-p21 @POTIONS-player2 +63.2,+17.2 turn 4
	record player2 prepare potion-p21,forest-f56
wait 3.4s
lay player1-doll-2 @M2C4
lay forest-f43 @R2C4
	record player2 done
lay forest-f43 @FOREST-player1
lay player1-doll-2 @HOME2-player1
	record player1 buy forest-f43 @FOREST-player1
take forest-f02
lay forest-f43 @DECK2
lay potion-p27 @POTIONS-player1
	record player1 prepare potion-p27,forest-f02,forest-f43
wait 2s
say player1 done
	record player1 done
lay forest-f26 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f26 @FOREST-player2
take forest-f26
wait 2.3s
	apart 1 pieces
lay forest-f26 @DECK2
lay potion-p32 @POTIONS-player2
	record player2 prepare potion-p32,forest-f26
lay forest-f15 @R3C4
	record player2 done
lay forest-f30 @R2C4
	record table deal forest-f30 @R2C4
wait 3s
lay forest-f22 @R2C5
	record table deal forest-f22 @R2C5
lay forest-f45 @R3C5
	record table deal forest-f45 @R3C5
lay potion-p14 @D3
	record table deal potion-p14 @D3
lay potion-p40 @D4
	record table deal potion-p40 @D4
lay potion-p18 @D6
	record table deal potion-p18 @D6
lay forest-tracker @T5
	record table advance forest-tracker
lay spell-s3a @SPELLS-player2
wait 5s
	apart 3 pieces
	ask Joker asks for a Red and a Green potion.
	- The Moon Witch turns Red Elixir and Green Decoction face down and pays 4 coins for Joker.
	- We put it back
take potion-p21
wait 2s
	apart 2 pieces
take potion-p04
	apart 3 pieces
	record player2 exchange spell-s3a,potion-p04,potion-p21
wait 20.1s
