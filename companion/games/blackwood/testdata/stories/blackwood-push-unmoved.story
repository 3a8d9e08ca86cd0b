# Push is cast, and the Witch who casts it sends her own marionette before the other
# one has moved.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f23 @R1C1
	record table deal forest-f23 @R1C1
play table deal forest-f36 @R1C2
	record table deal forest-f36 @R1C2
play table deal forest-f09 @R1C3
	record table deal forest-f09 @R1C3
play table deal forest-f26 @R1C4
	record table deal forest-f26 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f13 @R2C1
	record table deal forest-f13 @R2C1
play table deal forest-f24 @R2C2
	record table deal forest-f24 @R2C2
play table deal forest-f28 @R2C3
	record table deal forest-f28 @R2C3
play table deal forest-f03 @R2C4
	record table deal forest-f03 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f30 @R3C1
	record table deal forest-f30 @R3C1
play table deal forest-f27 @R3C2
	record table deal forest-f27 @R3C2
play table deal forest-f47 @R3C3
	record table deal forest-f47 @R3C3
play table deal forest-f48 @R3C4
	record table deal forest-f48 @R3C4
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table deal potion-p27 @D5
	record table deal potion-p27 @D5
play table deal potion-p15 @D6
	record table deal potion-p15 @D6
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p23,forest-f23,forest-f27
	record player1 prepare potion-p23,forest-f23,forest-f27
play player1 done
	record player1 done
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p12,forest-f26
	record player1 prepare potion-p12,forest-f26
play player1 exchange spell-s6a,potion-p12,potion-p23
	record player1 exchange spell-s6a,potion-p12,potion-p23
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p27,forest-f24,forest-f54
	record player2 prepare potion-p27,forest-f24,forest-f54
play player2 done
	record player2 done
play table deal forest-f44 @R1C4
	record table deal forest-f44 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
lay player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
wait 2s
lay spell-s6a @USED-player1
wait 5s
	apart 1 pieces
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay player1-doll-1 @M1C5
	apart 2 pieces
	record player2 done
	record player1 place player1-doll-1 @M1C5
wait 6s
	apart 1 pieces
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay player2-doll-1 @M2C5
	apart 2 pieces
	record player1 cast spell-s6a,player2-doll-1
	record player2 yield player2-doll-1 @M2C5
wait 6s
