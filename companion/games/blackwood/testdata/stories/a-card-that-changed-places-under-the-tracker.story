# Two cards change places; the forest tracker, which lies askew, covers the tag of one of them.
# none
# seed 396172, move 70
# made player1 swap forest-f21,forest-f36
# made player1 place player1-doll-1 @M1C4
# made player2 place player2-doll-2 @M2C5
# made player2 done
# made player1 buy forest-f21 @FOREST-player1
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f31 @R1C1
	record table deal forest-f31 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f50 @R1C3
	record table deal forest-f50 @R1C3
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
play table deal forest-f26 @R2C2
	record table deal forest-f26 @R2C2
play table deal forest-f54 @R2C3
	record table deal forest-f54 @R2C3
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f06 @R3C1
	record table deal forest-f06 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f16 @R3C3
	record table deal forest-f16 @R3C3
play table deal forest-f29 @R3C4
	record table deal forest-f29 @R3C4
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p12 @D3
	record table deal potion-p12 @D3
play table deal potion-p01 @D4
	record table deal potion-p01 @D4
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 done
	record player2 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p12,forest-f26
	record player1 prepare potion-p12,forest-f26
play player1 done
	record player1 done
play table deal forest-f55 @R2C4
	record table deal forest-f55 @R2C4
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p19,forest-f53,forest-f55
	record player2 prepare potion-p19,forest-f53,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 prepare potion-p39,forest-f43,forest-f29
	record player1 prepare potion-p39,forest-f43,forest-f29
play player1 done
	record player1 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
lay forest-tracker @T4 -6.1,+7.4 turn 12
	record table advance forest-tracker
play player1 exchange spell-s4a,potion-p12,potion-p39
	record player1 exchange spell-s4a,potion-p12,potion-p39
play player1 cast spell-s4a
	record player1 cast spell-s4a
say player1 swap forest-f21
	record player1 swap forest-f21
lay forest-f36 @R1C2
lay forest-f21 @R1C4
wait 4s
	record player1 swap forest-f21,forest-f36
take player1-doll-1
wait 2.3s
lay player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
wait 4s
lay player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
wait 10s
lay forest-f21 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player2 done
	record player1 buy forest-f21 @FOREST-player1
wait 4s
