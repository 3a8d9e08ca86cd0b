# A marionette was set on another card before the Push came out. People say that this was not pushed:
# then "The table is right" does not take it for pushed, either.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f27 @R1C1
	record table deal forest-f27 @R1C1
play table deal forest-f35 @R1C2
	record table deal forest-f35 @R1C2
play table deal forest-f53 @R1C3
	record table deal forest-f53 @R1C3
play table deal forest-f19 @R1C4
	record table deal forest-f19 @R1C4
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f11 @R2C2
	record table deal forest-f11 @R2C2
play table deal forest-f46 @R2C3
	record table deal forest-f46 @R2C3
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f04 @R3C1
	record table deal forest-f04 @R3C1
play table deal forest-f50 @R3C2
	record table deal forest-f50 @R3C2
play table deal forest-f16 @R3C3
	record table deal forest-f16 @R3C3
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p33,forest-f27,forest-f19
	record player1 prepare potion-p33,forest-f27,forest-f19
play player1 done
	record player1 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p29,forest-f35,forest-f46
	record player2 prepare potion-p29,forest-f35,forest-f46
play player2 done
	record player2 done
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p37,forest-f25,forest-f42
	record player2 prepare potion-p37,forest-f25,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p23,forest-f43
	record player1 prepare potion-p23,forest-f43
play player1 exchange spell-s2a,potion-p23,potion-p33
	record player1 exchange spell-s2a,potion-p23,potion-p33
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R1C4
	record table deal forest-f55 @R1C4
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player2 sell potion-p37
	record player2 sell potion-p37
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p28,forest-f53,forest-f50
	record player2 prepare potion-p28,forest-f53,forest-f50
play player2 done
	record player2 done
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p12 @D2
	record table deal potion-p12 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f03 @FOREST-player1
	record player1 buy forest-f03 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p12,forest-f55
	record player2 prepare potion-p12,forest-f55
play player2 exchange spell-s6a,potion-p12,potion-p29
	record player2 exchange spell-s6a,potion-p12,potion-p29
play player2 done
	record player2 done
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table advance forest-tracker
	record table advance forest-tracker
lay player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
wait 2s
take player1-doll-2
lay player1-doll-2 @M1C4
	revoke player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M1C4
wait 2s
lay spell-s6a @USED-player2
wait 15.6s
	apart 1 pieces
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 2, column 4. The Moon Witch casts Push on the marionette in row 2, column 4. The Star Witch moves a marionette to row 1, column 4 and gets 2 coins.
	- Something else
lay spell-s6a @SPELLS-player2
lay potion-p37 @USED-player2
wait 2s
lay spell-s6a @USED-player2
wait 4s
	apart 1 pieces
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 2, column 4. The Moon Witch casts Push on the marionette in row 2, column 4. The Star Witch moves a marionette to row 1, column 4 and gets 2 coins.
	- Something else
answer "Something else"
wait 1s
answer "The table is right"
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card. Until it is moved, this counts as lying where the record has it:
	  expected “Push” (S6a) lies among the spells of the Moon Witch
	  seen “Push” (S6a) lies on the used pile of the Moon Witch
wait 2s
