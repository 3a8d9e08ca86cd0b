# After the last card is bought all take up their potions to count them: it is asked whether the
# game is over.
game blackwood
players 3
option expeditions=1
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f45 @R1C1
	record table deal forest-f45 @R1C1
play table deal forest-f03 @R1C2
	record table deal forest-f03 @R1C2
play table deal forest-f16 @R1C3
	record table deal forest-f16 @R1C3
play table deal forest-f28 @R1C4
	record table deal forest-f28 @R1C4
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f13 @R2C1
	record table deal forest-f13 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f11 @R2C3
	record table deal forest-f11 @R2C3
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f30 @R3C1
	record table deal forest-f30 @R3C1
play table deal forest-f36 @R3C2
	record table deal forest-f36 @R3C2
play table deal forest-f50 @R3C3
	record table deal forest-f50 @R3C3
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal forest-f55 @R4C1
	record table deal forest-f55 @R4C1
play table deal forest-f53 @R4C2
	record table deal forest-f53 @R4C2
play table deal forest-f29 @R4C3
	record table deal forest-f29 @R4C3
play table deal forest-f04 @R4C4
	record table deal forest-f04 @R4C4
play table deal forest-f46 @R4C5
	record table deal forest-f46 @R4C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p14 @D5
	record table deal potion-p14 @D5
play table deal potion-p38 @D6
	record table deal potion-p38 @D6
play player2 place player2-doll-3 @M4C1
	record player2 place player2-doll-3 @M4C1
play player3 place player3-doll-3 @M1C1
	record player3 place player3-doll-3 @M1C1
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f34 @R4C5
	record table deal forest-f34 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C2
	record player2 place player2-doll-3 @M4C2
play player3 place player3-doll-1 @M1C2
	record player3 place player3-doll-1 @M1C2
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player3 buy forest-f16 @FOREST-player3
	record player3 buy forest-f16 @FOREST-player3
play player3 prepare potion-p26,forest-f45,forest-f16
	record player3 prepare potion-p26,forest-f45,forest-f16
play player3 done
	record player3 done
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 prepare potion-p14,forest-f55,forest-f29
	record player2 prepare potion-p14,forest-f55,forest-f29
play player2 prepare potion-p31
	record player2 prepare potion-p31
play player2 exchange spell-s4a,potion-p14,potion-p31
	record player2 exchange spell-s4a,potion-p14,potion-p31
play player2 done
	record player2 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f32 @R4C5
	record table deal forest-f32 @R4C5
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C3
	record player3 place player3-doll-1 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f14 @FOREST-player1
	record player1 buy forest-f14 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f46 @FOREST-player3
	record player3 buy forest-f46 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal forest-f52 @R4C5
	record table deal forest-f52 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player3 done
	record player3 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p38,forest-f13,forest-f14,forest-f19
	record player1 prepare potion-p38,forest-f13,forest-f14,forest-f19
play player1 done
	record player1 done
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f32 @FOREST-player3
	record player3 buy forest-f32 @FOREST-player3
play player3 prepare potion-p09,forest-f46,forest-f32
	record player3 prepare potion-p09,forest-f46,forest-f32
play player3 done
	record player3 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal forest-f43 @R4C5
	record table deal forest-f43 @R4C5
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f01
	record player2 swap forest-f01
play player2 swap forest-f01,forest-f43
	record player2 swap forest-f01,forest-f43
play player2 place player2-doll-1 @M4C5
	record player2 place player2-doll-1 @M4C5
	due The Moon Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f25 @FOREST-player3
	record player3 buy forest-f25 @FOREST-player3
play player3 prepare potion-p32,forest-f25
	record player3 prepare potion-p32,forest-f25
play player3 done
	record player3 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p08,forest-f41,forest-f38
	record player1 prepare potion-p08,forest-f41,forest-f38
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 prepare potion-p18,forest-f50,forest-f12,forest-f01
	record player2 prepare potion-p18,forest-f50,forest-f12,forest-f01
together
take potion-p38
take potion-p08
end
wait 3s
	apart 2 pieces
wait 6s
	ask Does the Moon Witch end the last turn of the game?
	- Yes
	- We put it back
together
take potion-p09
take potion-p32
end
	apart 4 pieces
wait 3s
wait 15s
	ask Does the Moon Witch end the last turn of the game?
	- Yes
	- We put it back
answer Yes
	record player2 done
wait 3s
