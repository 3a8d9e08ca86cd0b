# A card of the forest is out of sight while the one that the Pedlar sold comes from the hand. Moves: the
# purchase, the potion. Never: that nothing was bought.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f27 @R1C1
	record table deal forest-f27 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f28 @R1C3
	record table deal forest-f28 @R1C3
play table deal forest-f13 @R1C4
	record table deal forest-f13 @R1C4
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f43 @R2C1
	record table deal forest-f43 @R2C1
play table deal forest-f19 @R2C2
	record table deal forest-f19 @R2C2
play table deal forest-f21 @R2C3
	record table deal forest-f21 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f53 @R3C1
	record table deal forest-f53 @R3C1
play table deal forest-f51 @R3C2
	record table deal forest-f51 @R3C2
play table deal forest-f31 @R3C3
	record table deal forest-f31 @R3C3
play table deal forest-f06 @R3C4
	record table deal forest-f06 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table deal potion-p01 @D5
	record table deal potion-p01 @D5
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 prepare potion-p36,forest-f51,forest-f06
	record player2 prepare potion-p36,forest-f51,forest-f06
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p03,forest-f39
	record player1 prepare potion-p03,forest-f39
play player1 exchange spell-s5a,potion-p03,potion-p34
	record player1 exchange spell-s5a,potion-p03,potion-p34
play player1 cast spell-s5a
	record player1 cast spell-s5a
lay forest-f16 @SHOW
	record table show forest-f16 @SHOW
lay forest-f40 @SHOW
	record table show forest-f40 @SHOW
lay forest-f04 on forest-f40
	record table show forest-f04 @SHOW
lay forest-f04 @SHOW
lay forest-f02 @SHOW
	record table show forest-f02 @SHOW
lay forest-f54 @SHOW
	record table show forest-f54 @SHOW
take forest-f02
take forest-f04
take forest-f16
lay forest-f54 @DECK2
take forest-f40
	record player1 pass
wait 2.3s
lay forest-f40 @FOREST-player1
take forest-f10
wait 5s
	revoke player1 pass
	record player1 buy forest-f40 @FOREST-player1
	apart 1 pieces
	hint Toad (F10) is not to be seen in its place: it belongs right in row 2, column 2, face up, with no other card on it.
take forest-f40
	apart 2 pieces
lay potion-p14 @POTIONS-player1
	apart 3 pieces
wait 4s
	record player1 prepare potion-p14,forest-f40
	apart 1 pieces
	hint Toad (F10) is not to be seen in its place: it belongs right in row 2, column 2, face up, with no other card on it.
lay forest-f10 @R2C2
wait 12s
