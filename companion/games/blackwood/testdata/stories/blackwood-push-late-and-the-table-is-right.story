# The marionette is moved before Push is laid, which the next Witch has forgotten: the question
# tells what was done, and to say that the table is right answers it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f34 @R1C1
	record table deal forest-f34 @R1C1
play table deal forest-f45 @R1C2
	record table deal forest-f45 @R1C2
play table deal forest-f53 @R1C3
	record table deal forest-f53 @R1C3
play table deal forest-f06 @R1C4
	record table deal forest-f06 @R1C4
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f16 @R2C1
	record table deal forest-f16 @R2C1
play table deal forest-f44 @R2C2
	record table deal forest-f44 @R2C2
play table deal forest-f13 @R2C3
	record table deal forest-f13 @R2C3
play table deal forest-f40 @R2C4
	record table deal forest-f40 @R2C4
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f35 @R3C1
	record table deal forest-f35 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f03 @R3C3
	record table deal forest-f03 @R3C3
play table deal forest-f05 @R3C4
	record table deal forest-f05 @R3C4
play table deal forest-f12 @R3C5
	record table deal forest-f12 @R3C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p18 @D6
	record table deal potion-p18 @D6
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p18,forest-f45,forest-f44
	record player1 prepare potion-p18,forest-f45,forest-f44
play player1 done
	record player1 done
play table deal forest-f43 @R1C4
	record table deal forest-f43 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p03 @D6
	record table deal potion-p03 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 exchange spell-s6a,potion-p13,potion-p21
	record player2 exchange spell-s6a,potion-p13,potion-p21
play player2 done
	record player2 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p06,forest-f43
	record player2 prepare potion-p06,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p03,forest-f40
	record player1 prepare potion-p03,forest-f40
play player1 done
	record player1 done
play table deal forest-f49 @R1C4
	record table deal forest-f49 @R1C4
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p08 @D3
	record table deal potion-p08 @D3
play table deal potion-p15 @D6
	record table deal potion-p15 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s1a,potion-p03,potion-p18
	record player1 exchange spell-s1a,potion-p03,potion-p18
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
lay player1-doll-1 @M3C2
	revoke player1 place player1-doll-2 @M1C5
	revoke player1 cast spell-s1a
	revoke player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M3C2
	record player1 cast spell-s1a
	record player1 place player1-doll-2 @M1C5
wait 8s
lay spell-s6a @USED-player2
wait 12s
	apart 1 pieces
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 1, column 4. The Moon Witch casts Push on the marionette in row 1, column 4. The Star Witch moves a marionette to row 3, column 2 and gets 2 coins.
	- Something else
answer "The table is right"
	revoke player1 place player1-doll-2 @M1C5
	revoke player1 cast spell-s1a
	revoke player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M1C4
	record player1 cast spell-s1a
	record player1 place player1-doll-2 @M1C5
	record player2 cast spell-s6a,player1-doll-1
	record player1 yield player1-doll-1 @M3C2
wait 2s
