# A potion is made with the Joker, and the card of the forest is put beneath the one that was
# spent: whether it was left, or bought and spent, nobody can see. Moves: prepare, leave.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f07 @R1C1
	record table deal forest-f07 @R1C1
play table deal forest-f26 @R1C2
	record table deal forest-f26 @R1C2
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f38 @R2C1
	record table deal forest-f38 @R2C1
play table deal forest-f56 @R2C2
	record table deal forest-f56 @R2C2
play table deal forest-f33 @R2C3
	record table deal forest-f33 @R2C3
play table deal forest-f27 @R2C4
	record table deal forest-f27 @R2C4
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f13 @R3C1
	record table deal forest-f13 @R3C1
play table deal forest-f48 @R3C2
	record table deal forest-f48 @R3C2
play table deal forest-f31 @R3C3
	record table deal forest-f31 @R3C3
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p29 @D3
	record table deal potion-p29 @D3
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p17,forest-f38,forest-f27
	record player1 prepare potion-p17,forest-f38,forest-f27
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p29,forest-f56,forest-f48
	record player2 prepare potion-p29,forest-f56,forest-f48
play player2 done
	record player2 done
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player2 sell potion-p29
	record player2 sell potion-p29
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 prepare potion-p39,forest-f47,forest-f32
	record player2 prepare potion-p39,forest-f47,forest-f32
play player2 done
	record player2 done
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 prepare potion-p04,forest-f51,forest-f15
	record player1 prepare potion-p04,forest-f51,forest-f15
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
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
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 exchange spell-s1a,potion-p04,potion-p17
	record player1 exchange spell-s1a,potion-p04,potion-p17
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p23,forest-f43
	record player1 prepare potion-p23,forest-f43
play player1 done
	record player1 done
play table deal forest-f09 @R3C3
	record table deal forest-f09 @R3C3
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p15,forest-f31,forest-f22
	record player2 prepare potion-p15,forest-f31,forest-f22
play player2 done
	record player2 done
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p07,forest-f13,forest-f23,forest-f19
	record player1 prepare potion-p07,forest-f13,forest-f23,forest-f19
play player1 done
	record player1 done
play player2 exchange spell-s4a,potion-p15,potion-p39
	record player2 exchange spell-s4a,potion-p15,potion-p39
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p22,forest-f20
	record player2 prepare potion-p22,forest-f20
play player2 done
	record player2 done
play table deal forest-f55 @R1C4
	record table deal forest-f55 @R1C4
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f26
	record player2 swap forest-f26
play player2 swap forest-f26,forest-f17
	record player2 swap forest-f26,forest-f17
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p07,potion-p23
	record player1 exchange spell-s3a,potion-p07,potion-p23
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p32,forest-f55
	record player1 prepare potion-p32,forest-f55
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p02,forest-f42
	record player1 prepare potion-p02,forest-f42
play player1 done
	record player1 done
play player2 prepare potion-p26,forest-f39
	record player2 prepare potion-p26,forest-f39
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p06 @D5
	record table deal potion-p06 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p08,forest-f29,forest-f50
	record player2 prepare potion-p08,forest-f29,forest-f50
play player2 done
	record player2 done
play player1 sell potion-p32
	record player1 sell potion-p32
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p06,forest-f44
	record player1 prepare potion-p06,forest-f44
play player1 done
	record player1 done
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s3a
	record player1 cast spell-s3a
together
lay forest-f36 @DECK2
lay potion-p35 @POTIONS-player1
take forest-f08
lay player1-doll-1 @HOME1-player1
end
wait 8s
	apart 3 pieces
	ask Did the Star Witch buy Fungus (F08) for 2 coins, or discard it?
	  expected “Fungus” (F08) lies in row 1, column 4 of the forest
	  expected “Bat, Bat” (F36) lies among the ingredients of the Star Witch
	  expected “Gold Cordial” (P35) lies on space 5 of the display
	  seen “Fungus” (F08) is in none of its places
	  seen “Bat, Bat” (F36) lies on the discard pile
	  seen “Gold Cordial” (P35) lies among the potions of the Star Witch
	- The Star Witch buys Fungus (F08) for 2 coins.
	- The Star Witch discards Fungus (F08).
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The Star Witch discards Fungus (F08)."
	record player1 leave forest-f08
	apart 2 pieces
	record player1 prepare potion-p35,forest-f36
wait 3s
