# The pushed marionette is moved before Push is laid on the used pile. Moves: place, cast, yield. Never:
# that its Witch has thought again.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f39 @R1C1
	record table deal forest-f39 @R1C1
play table deal forest-f16 @R1C2
	record table deal forest-f16 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f41 @R2C1
	record table deal forest-f41 @R2C1
play table deal forest-f29 @R2C2
	record table deal forest-f29 @R2C2
play table deal forest-f22 @R2C3
	record table deal forest-f22 @R2C3
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f55 @R3C1
	record table deal forest-f55 @R3C1
play table deal forest-f53 @R3C2
	record table deal forest-f53 @R3C2
play table deal forest-f33 @R3C3
	record table deal forest-f33 @R3C3
play table deal forest-f40 @R3C4
	record table deal forest-f40 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p26,forest-f39
	record player1 prepare potion-p26,forest-f39
play player1 done
	record player1 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p34,forest-f53,forest-f23
	record player1 prepare potion-p34,forest-f53,forest-f23
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p03,forest-f40
	record player2 prepare potion-p03,forest-f40
play player2 done
	record player2 done
play player2 exchange spell-s1a,potion-p03,potion-p16
	record player2 exchange spell-s1a,potion-p03,potion-p16
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p22,forest-f20
	record player2 prepare potion-p22,forest-f20
play player2 done
	record player2 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f31 @R3C4
	record table deal forest-f31 @R3C4
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p20 @D4
	record table deal potion-p20 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player1 exchange spell-s2a,potion-p26,potion-p34
	record player1 exchange spell-s2a,potion-p26,potion-p34
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p20,forest-f54,forest-f31,forest-f27
	record player2 prepare potion-p20,forest-f54,forest-f31,forest-f27
play player2 exchange spell-s6a,potion-p20,potion-p22
	record player2 exchange spell-s6a,potion-p20,potion-p22
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f03 @FOREST-player1
	record player1 buy forest-f03 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
lay player1-doll-1 @M1C1
	revoke player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M1C1
wait 2s
lay spell-s6a @USED-player2
wait 6s
	apart 1 pieces
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 2, column 5. The Moon Witch casts Push on the marionette in row 2, column 5. The Star Witch moves a marionette to row 1, column 1 and gets 2 coins.
	- Something else
answer 1
	revoke player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M2C5
	record player2 cast spell-s6a,player1-doll-1
	record player1 yield player1-doll-1 @M1C1
wait 2s
