# A spell is cast while the Pedlar's cards lie open, and the card that is bought from them is held for a moment: it was
# bought, not passed over.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f29 @R1C1
	record table deal forest-f29 @R1C1
play table deal forest-f08 @R1C2
	record table deal forest-f08 @R1C2
play table deal forest-f44 @R1C3
	record table deal forest-f44 @R1C3
play table deal forest-f06 @R1C4
	record table deal forest-f06 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f40 @R2C1
	record table deal forest-f40 @R2C1
play table deal forest-f31 @R2C2
	record table deal forest-f31 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f23 @R2C4
	record table deal forest-f23 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f54 @R3C1
	record table deal forest-f54 @R3C1
play table deal forest-f51 @R3C2
	record table deal forest-f51 @R3C2
play table deal forest-f56 @R3C3
	record table deal forest-f56 @R3C3
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p01 @D5
	record table deal potion-p01 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p03,forest-f40
	record player2 prepare potion-p03,forest-f40
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p40,forest-f54,forest-f44
	record player1 prepare potion-p40,forest-f54,forest-f44
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p11,forest-f23
	record player1 prepare potion-p11,forest-f23
play player1 exchange spell-s4a,potion-p11,potion-p40
	record player1 exchange spell-s4a,potion-p11,potion-p40
play player1 done
	record player1 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f37
	record player1 swap forest-f37
play player1 swap forest-f37,forest-f04
	record player1 swap forest-f37,forest-f04
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p07,forest-f56,forest-f17
	record player2 prepare potion-p07,forest-f56,forest-f17
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p01,forest-f37
	record player1 prepare potion-p01,forest-f37
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f15
	record player1 swap forest-f15
play player1 swap forest-f15,forest-f46
	record player1 swap forest-f15,forest-f46
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f15 @FOREST-player2
	record player2 buy forest-f15 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 prepare potion-p30,forest-f51,forest-f06,forest-f16
	record player1 prepare potion-p30,forest-f51,forest-f06,forest-f16
play player1 done
	record player1 done
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s3a,potion-p01,potion-p30
	record player1 exchange spell-s3a,potion-p01,potion-p30
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p33,forest-f19
	record player1 prepare potion-p33,forest-f19
play player1 done
	record player1 done
play player2 sell potion-p03
	record player2 sell potion-p03
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p39,forest-f29,forest-f55
	record player2 prepare potion-p39,forest-f29,forest-f55
play player2 exchange spell-s5a,potion-p07,potion-p39
	record player2 exchange spell-s5a,potion-p07,potion-p39
play player2 done
	record player2 done
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f10 @R3C4
	record table deal forest-f10 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
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
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 prepare potion-p14,forest-f15,forest-f32,forest-f02
	record player2 prepare potion-p14,forest-f15,forest-f32,forest-f02
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p28,forest-f53
	record player2 prepare potion-p28,forest-f53
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p14,potion-p28
	record player2 exchange spell-s6a,potion-p14,potion-p28
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
take spell-s6a
wait 2.3s
lay spell-s6a @USED-player2
wait 5s
	hint Do not forget:
	  expected “Push” (S6a) lies among the spells of the Moon Witch
	  seen “Push” (S6a) lies on the used pile of the Moon Witch
take forest-f03
take forest-f47
take forest-f50
lay forest-f24 @DECK2
take forest-f49
wait 2.3s
	record player2 pass
lay forest-f49 @FOREST-player2
wait 16.7s
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Moon Witch buys Fungus, Fungus, Toad (F49) for 1 coin.
	- Something else
answer "The Moon Witch buys Fungus, Fungus, Toad (F49) for 1 coin."
	revoke player2 pass
	record player2 buy forest-f49 @FOREST-player2
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
wait 3s
lay player1-doll-3 @M3C1
	record player2 cast spell-s6a,player1-doll-3
	record player1 yield player1-doll-3 @M3C1
wait 3s
