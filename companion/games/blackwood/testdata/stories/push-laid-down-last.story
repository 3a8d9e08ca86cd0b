# Push was forgotten, the marionette that it moved and the Witch's own were seen first: the spell
# that is laid down last still tells what was done.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f44 @R1C1
	record table deal forest-f44 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f45 @R1C3
	record table deal forest-f45 @R1C3
play table deal forest-f46 @R1C4
	record table deal forest-f46 @R1C4
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f25 @R2C3
	record table deal forest-f25 @R2C3
play table deal forest-f08 @R2C4
	record table deal forest-f08 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f38 @R3C1
	record table deal forest-f38 @R3C1
play table deal forest-f26 @R3C2
	record table deal forest-f26 @R3C2
play table deal forest-f54 @R3C3
	record table deal forest-f54 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p13,forest-f38
	record player1 prepare potion-p13,forest-f38
play player1 done
	record player1 done
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p32,forest-f25
	record player1 prepare potion-p32,forest-f25
play player1 exchange spell-s4a,potion-p13,potion-p32
	record player1 exchange spell-s4a,potion-p13,potion-p32
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f27
	record player1 swap forest-f27
play player1 swap forest-f27,forest-f44
	record player1 swap forest-f27,forest-f44
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p28 @D1
	record table deal potion-p28 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 leave forest-f45
	record player1 leave forest-f45
play player1 done
	record player1 done
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 prepare potion-p29,forest-f54,forest-f11
	record player2 prepare potion-p29,forest-f54,forest-f11
play player2 done
	record player2 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p38 @D2
	record table deal potion-p38 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 exchange spell-s6a,potion-p15,potion-p29
	record player2 exchange spell-s6a,potion-p15,potion-p29
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p02,forest-f03,forest-f10
	record player2 prepare potion-p02,forest-f03,forest-f10
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p28,forest-f23,forest-f41
	record player1 prepare potion-p28,forest-f23,forest-f41
play player1 done
	record player1 done
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
lay player1-doll-2 @M1C4
	revoke player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M1C4
lay player2-doll-1 @M2C1
	record player1 done
	record player2 place player2-doll-1 @M2C1
wait 3s
lay spell-s6a @USED-player2
wait 8s
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 2, column 1. The Moon Witch casts Push on the marionette in row 2, column 1. The Star Witch moves a marionette to row 1, column 4 and gets 2 coins.
	- Something else
answer 1
	revoke player2 place player2-doll-1 @M2C1
	revoke player1 done
	revoke player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M2C1
	record player1 done
	record player2 cast spell-s6a,player1-doll-2
	record player1 yield player1-doll-2 @M1C4
	record player2 place player2-doll-1 @M2C1
wait 3s
