# Moon lays Crossed Paths on her used pile, over a used spell, and takes it back: it was
# not cast.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f41 @R1C1
	record table deal forest-f41 @R1C1
play table deal forest-f46 @R1C2
	record table deal forest-f46 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f26 @R2C1
	record table deal forest-f26 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f37 @R2C3
	record table deal forest-f37 @R2C3
play table deal forest-f50 @R2C4
	record table deal forest-f50 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f15 @R3C1
	record table deal forest-f15 @R3C1
play table deal forest-f32 @R3C2
	record table deal forest-f32 @R3C2
play table deal forest-f14 @R3C3
	record table deal forest-f14 @R3C3
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table deal potion-p23 @D4
	record table deal potion-p23 @D4
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p07 @D6
	record table deal potion-p07 @D6
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p22,forest-f46
	record player1 prepare potion-p22,forest-f46
play player1 done
	record player1 done
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 prepare potion-p19,forest-f52,forest-f14
	record player2 prepare potion-p19,forest-f52,forest-f14
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p03,forest-f39
	record player1 prepare potion-p03,forest-f39
play player1 done
	record player1 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f34 @R3C4
	record table deal forest-f34 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p03,potion-p22
	record player1 exchange spell-s3a,potion-p03,potion-p22
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 prepare potion-p12,forest-f50
	record player1 prepare potion-p12,forest-f50
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p30,forest-f51
	record player1 prepare potion-p30,forest-f51
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p23,forest-f43
	record player2 prepare potion-p23,forest-f43
play player2 exchange spell-s6a,potion-p19,potion-p23
	record player2 exchange spell-s6a,potion-p19,potion-p23
play player2 done
	record player2 done
play table deal forest-f53 @R2C4
	record table deal forest-f53 @R2C4
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table deal potion-p06 @D5
	record table deal potion-p06 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p06,forest-f27
	record player1 prepare potion-p06,forest-f27
play player1 exchange spell-s1a,potion-p06,potion-p12
	record player1 exchange spell-s1a,potion-p06,potion-p12
play player1 done
	record player1 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M1C5
	record player1 yield player1-doll-3 @M1C5
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f45
	record player2 leave forest-f45
play player2 done
	record player2 done
play table deal forest-f24 @R2C4
	record table deal forest-f24 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p40,forest-f37,forest-f54
	record player2 prepare potion-p40,forest-f37,forest-f54
play player2 exchange spell-s4a,potion-p16,potion-p40
	record player2 exchange spell-s4a,potion-p16,potion-p40
play player2 done
	record player2 done
play player1 leave forest-f04
	record player1 leave forest-f04
play player1 done
	record player1 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f08 @R1C4
	record table deal forest-f08 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p09 @D4
	record table deal potion-p09 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
lay spell-s4a @USED-player2
	record player2 cast spell-s4a
wait 3s
lay spell-s4a @SPELLS-player2
wait 3s
	revoke player2 cast spell-s4a
wait 10s
lay player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
wait 3s
