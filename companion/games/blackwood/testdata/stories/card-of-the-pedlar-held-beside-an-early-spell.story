# A Witch holds the card that she keeps of the Pedlar's while the other one lays a spell too early. The card then lies
# before her: it is bought.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f50 @R1C1
	record table deal forest-f50 @R1C1
play table deal forest-f31 @R1C2
	record table deal forest-f31 @R1C2
play table deal forest-f13 @R1C3
	record table deal forest-f13 @R1C3
play table deal forest-f27 @R1C4
	record table deal forest-f27 @R1C4
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f07 @R2C1
	record table deal forest-f07 @R2C1
play table deal forest-f41 @R2C2
	record table deal forest-f41 @R2C2
play table deal forest-f19 @R2C3
	record table deal forest-f19 @R2C3
play table deal forest-f15 @R2C4
	record table deal forest-f15 @R2C4
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f16 @R3C1
	record table deal forest-f16 @R3C1
play table deal forest-f02 @R3C2
	record table deal forest-f02 @R3C2
play table deal forest-f35 @R3C3
	record table deal forest-f35 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p25 @D2
	record table deal potion-p25 @D2
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table deal potion-p12 @D5
	record table deal potion-p12 @D5
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p12,forest-f50
	record player1 prepare potion-p12,forest-f50
play player1 done
	record player1 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p04,forest-f41
	record player2 prepare potion-p04,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f22 @R2C4
	record table deal forest-f22 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p27 @D5
	record table deal potion-p27 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p25,forest-f19,forest-f27
	record player1 prepare potion-p25,forest-f19,forest-f27
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f35
	record player2 leave forest-f35
play player2 done
	record player2 done
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 exchange spell-s6a,potion-p12,potion-p25
	record player1 exchange spell-s6a,potion-p12,potion-p25
play player1 cast spell-s6a,player2-doll-2
	record player1 cast spell-s6a,player2-doll-2
play player2 yield player2-doll-2 @M3C2
	record player2 yield player2-doll-2 @M3C2
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p27,forest-f04,forest-f44
	record player1 prepare potion-p27,forest-f04,forest-f44
play player1 done
	record player1 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p13,forest-f38
	record player1 prepare potion-p13,forest-f38
play player1 done
	record player1 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 prepare potion-p38,forest-f56,forest-f47
	record player2 prepare potion-p38,forest-f56,forest-f47
play player2 done
	record player2 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s5a,potion-p04,potion-p38
	record player2 exchange spell-s5a,potion-p04,potion-p38
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
lay spell-s6a @USED-player1
wait 2s
	hint Do not forget:
	  expected “Push” (S6a) lies among the spells of the Star Witch
	  seen “Push” (S6a) lies on the used pile of the Star Witch
take forest-f01
take forest-f29
take forest-f32
lay forest-f34 @DECK2
take forest-f26
wait 2.3s
	record player2 pass
lay forest-f26 @FOREST-player2
wait 16.7s
	ask The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Moon Witch buys Fungus, Bat (F26) for 1 coin.
	- Something else
answer 1
	revoke player2 pass
	record player2 buy forest-f26 @FOREST-player2
wait 4s
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
