# Crossed Paths is only said: two cards change places, and one click says that it was
# cast.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f06 @R1C1
	record table deal forest-f06 @R1C1
play table deal forest-f49 @R1C2
	record table deal forest-f49 @R1C2
play table deal forest-f52 @R1C3
	record table deal forest-f52 @R1C3
play table deal forest-f17 @R1C4
	record table deal forest-f17 @R1C4
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f44 @R2C1
	record table deal forest-f44 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f31 @R2C3
	record table deal forest-f31 @R2C3
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f56 @R3C1
	record table deal forest-f56 @R3C1
play table deal forest-f20 @R3C2
	record table deal forest-f20 @R3C2
play table deal forest-f26 @R3C3
	record table deal forest-f26 @R3C3
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p12,forest-f44
	record player1 prepare potion-p12,forest-f44
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p29,forest-f56,forest-f18
	record player2 prepare potion-p29,forest-f56,forest-f18
play player2 done
	record player2 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p08,forest-f52,forest-f47
	record player1 prepare potion-p08,forest-f52,forest-f47
play player1 done
	record player1 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal forest-f54 @R3C4
	record table deal forest-f54 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p21 @D2
	record table deal potion-p21 @D2
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 exchange spell-s1a,potion-p08,potion-p12
	record player1 exchange spell-s1a,potion-p08,potion-p12
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p16,forest-f01,forest-f53
	record player2 prepare potion-p16,forest-f01,forest-f53
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p21,forest-f41
	record player1 prepare potion-p21,forest-f41
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p11,forest-f23
	record player1 prepare potion-p11,forest-f23
play player1 done
	record player1 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p16,potion-p29
	record player2 exchange spell-s6a,potion-p16,potion-p29
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C4
	record player1 yield player1-doll-1 @M2C4
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 prepare potion-p13,forest-f20,forest-f49
	record player1 prepare potion-p13,forest-f20,forest-f49
play player1 done
	record player1 done
play player2 leave forest-f54
	record player2 leave forest-f54
play player2 done
	record player2 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 leave forest-f10
	record player2 leave forest-f10
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 done
	record player1 done
play player1 sell potion-p21
	record player1 sell potion-p21
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 prepare potion-p38,forest-f22,forest-f09,forest-f36
	record player1 prepare potion-p38,forest-f22,forest-f09,forest-f36
play player1 done
	record player1 done
play player2 leave forest-f14
	record player2 leave forest-f14
play player2 done
	record player2 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f38 @R2C4
	record table deal forest-f38 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f21 @R3C4
	record table deal forest-f21 @R3C4
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p27,forest-f26,forest-f42
	record player2 prepare potion-p27,forest-f26,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s4a,potion-p13,potion-p34
	record player1 exchange spell-s4a,potion-p13,potion-p34
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f24 @R3C4
	record table deal forest-f24 @R3C4
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 prepare potion-p39,forest-f48,forest-f21
	record player2 prepare potion-p39,forest-f48,forest-f21
play player2 done
	record player2 done
play player1 sell potion-p11
	record player1 sell potion-p11
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p05,forest-f45,forest-f28
	record player1 prepare potion-p05,forest-f45,forest-f28
play player1 done
	record player1 done
play table deal forest-f34 @R3C4
	record table deal forest-f34 @R3C4
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player1 loan fagus-2 @FAGUS-player1
	record player1 loan fagus-2 @FAGUS-player1
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p37,forest-f50,forest-f38
	record player1 prepare potion-p37,forest-f50,forest-f38
play player1 done
	record player1 done
play table deal forest-f32 @R2C4
	record table deal forest-f32 @R2C4
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal potion-p19 @D6
	record table deal potion-p19 @D6
play table advance forest-tracker
	record table advance forest-tracker
together
lay forest-f33 @R2C4
lay forest-f32 @R2C3
end
wait 6s
	apart 2 pieces
	ask Toad, Toad (F33) and Fungus, Fungus (F32) have changed places.
	  expected “Fungus, Fungus” (F32) lies in row 2, column 4 of the forest
	  expected “Toad, Toad” (F33) lies in row 2, column 3 of the forest
	  seen “Fungus, Fungus” (F32) lies in row 2, column 3 of the forest
	  seen “Toad, Toad” (F33) lies in row 2, column 4 of the forest
	- We put it back
	- The Star Witch casts Crossed Paths. Toad, Toad (F33) changes places with another card. Fungus, Fungus (F32) and Toad, Toad (F33) change places.
	- Corrected: Toad, Toad (F33) and Fungus, Fungus (F32) have changed places.
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The Star Witch casts Crossed Paths. Toad, Toad (F33) changes places with another card. Fungus, Fungus (F32) and Toad, Toad (F33) change places."
	record player1 cast spell-s4a
	record player1 swap forest-f33
	record player1 swap forest-f33,forest-f32
	hint Do not forget:
	  expected “Crossed Paths” (S4a) lies on the used pile of the Star Witch
	  seen “Crossed Paths” (S4a) lies among the spells of the Star Witch
wait 3s
