# She has put away the cards for a potion and calls the Pedlar before she takes it. When people
# say that the table is right, the potion was made before the Pedlar was called.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f36 @R1C1
	record table deal forest-f36 @R1C1
play table deal forest-f33 @R1C2
	record table deal forest-f33 @R1C2
play table deal forest-f12 @R1C3
	record table deal forest-f12 @R1C3
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f27 @R2C1
	record table deal forest-f27 @R2C1
play table deal forest-f08 @R2C2
	record table deal forest-f08 @R2C2
play table deal forest-f40 @R2C3
	record table deal forest-f40 @R2C3
play table deal forest-f51 @R2C4
	record table deal forest-f51 @R2C4
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f03 @R3C1
	record table deal forest-f03 @R3C1
play table deal forest-f52 @R3C2
	record table deal forest-f52 @R3C2
play table deal forest-f56 @R3C3
	record table deal forest-f56 @R3C3
play table deal forest-f41 @R3C4
	record table deal forest-f41 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p21,forest-f27
	record player1 prepare potion-p21,forest-f27
play player1 done
	record player1 done
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p32,forest-f40
	record player2 prepare potion-p32,forest-f40
play player2 done
	record player2 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p23,forest-f52,forest-f21
	record player1 prepare potion-p23,forest-f52,forest-f21
play player1 done
	record player1 done
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f07 @FOREST-player2
	record player2 buy forest-f07 @FOREST-player2
play player2 prepare potion-p13,forest-f51,forest-f07
	record player2 prepare potion-p13,forest-f51,forest-f07
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal potion-p28 @D5
	record table deal potion-p28 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p34,forest-f55,forest-f49
	record player2 prepare potion-p34,forest-f55,forest-f49
play player2 exchange spell-s4a,potion-p13,potion-p34
	record player2 exchange spell-s4a,potion-p13,potion-p34
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p28,forest-f10,forest-f44
	record player1 prepare potion-p28,forest-f10,forest-f44
play player1 done
	record player1 done
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player1 buy forest-f03 @FOREST-player1
	record player1 buy forest-f03 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f17
	record player2 swap forest-f17
play player2 swap forest-f17,forest-f33
	record player2 swap forest-f17,forest-f33
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p01,forest-f17
	record player2 prepare potion-p01,forest-f17
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p02,forest-f41
	record player2 prepare potion-p02,forest-f41
play player2 exchange spell-s5a,potion-p01,potion-p32
	record player2 exchange spell-s5a,potion-p01,potion-p32
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f11 @SHOW
	record table show forest-f11 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p20,forest-f43,forest-f18
	record player2 prepare potion-p20,forest-f43,forest-f18
play player2 exchange spell-s1a,potion-p02,potion-p20
	record player2 exchange spell-s1a,potion-p02,potion-p20
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p39,forest-f03,forest-f39
	record player1 prepare potion-p39,forest-f03,forest-f39
play player1 done
	record player1 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R1C4
	record table deal forest-f48 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p06 @D4
	record table deal potion-p06 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p09,forest-f33,forest-f48
	record player1 prepare potion-p09,forest-f33,forest-f48
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p08,forest-f28,forest-f45
	record player2 prepare potion-p08,forest-f28,forest-f45
play player2 done
	record player2 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table deal potion-p19 @D6
	record table deal potion-p19 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p09,potion-p21
	record player1 exchange spell-s3a,potion-p09,potion-p21
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p16,forest-f47
	record player1 prepare potion-p16,forest-f47
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f56
	record player2 leave forest-f56
play player2 done
	record player2 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p38,forest-f54
	record player1 prepare potion-p38,forest-f54
play player1 exchange spell-s2a,potion-p23,potion-p38
	record player1 exchange spell-s2a,potion-p23,potion-p38
play player1 done
	record player1 done
play player2 sell potion-p08
	record player2 sell potion-p08
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
take forest-f36
lay forest-f38 @DECK2
wait 2s
	apart 2 pieces
lay spell-s5a @USED-player2
	apart 3 pieces
wait 4.6s
	ask Does the Moon Witch cast Pedlar?
	- Yes
	- We put it back
answer "Yes"
	record player2 cast spell-s5a
	apart 2 pieces
	hint Clover, Fungus, Toad (F38) belongs before the Moon Witch until the expedition is over and what is left over is put away.
	  expected “Bat, Bat” (F36) lies among the ingredients of the Moon Witch
	  expected “Clover, Fungus, Toad” (F38) lies among the ingredients of the Moon Witch
	  seen “Bat, Bat” (F36) is in none of its places
	  seen “Clover, Fungus, Toad” (F38) lies on the discard pile
lay potion-p37 @POTIONS-player2
	apart 3 pieces
wait 10s
	ask That cannot be done now. Turn the next forest card face up for the Pedlar: 1 of 5.
	  expected “Bat, Bat” (F36) lies among the ingredients of the Moon Witch
	  expected “Clover, Fungus, Toad” (F38) lies among the ingredients of the Moon Witch
	  expected “Gold Brew” (P37) lies on space 2 of the display
	  seen “Bat, Bat” (F36) is in none of its places
	  seen “Clover, Fungus, Toad” (F38) lies on the discard pile
	  seen “Gold Brew” (P37) lies among the potions of the Moon Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take potion-p37
wait 2.3s
lay potion-p37 @D2
	apart 2 pieces
lay forest-f54 @DECK2
lay forest-f38 @FOREST-player2
	apart 1 pieces
lay spell-s5a @SPELLS-player2
lay potion-p08 @USED-player2
lay forest-f36 @FOREST-player2
wait 2s
	hint Do not forget:
	  expected “Pedlar” (S5a) lies on the used pile of the Moon Witch
	  seen “Pedlar” (S5a) lies among the spells of the Moon Witch
take forest-f36
lay forest-f38 @DECK2
lay potion-p37 @POTIONS-player2
	apart 3 pieces
wait 2s
lay spell-s5a @USED-player2
wait 4s
	ask That cannot be done now. Turn the next forest card face up for the Pedlar: 1 of 5.
	  expected “Bat, Bat” (F36) lies among the ingredients of the Moon Witch
	  expected “Clover, Fungus, Toad” (F38) lies among the ingredients of the Moon Witch
	  expected “Gold Brew” (P37) lies on space 2 of the display
	  seen “Bat, Bat” (F36) is in none of its places
	  seen “Clover, Fungus, Toad” (F38) lies on the discard pile
	  seen “Gold Brew” (P37) lies among the potions of the Moon Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	revoke player2 cast spell-s5a
	record player2 prepare potion-p37,forest-f36,forest-f38
	record player2 cast spell-s5a
wait 4s
lay forest-f46 @SHOW
	record table show forest-f46 @SHOW
wait 3s
