# The Forest Tracker moves on, Star sends a marionette, and one of Moon's is shifted
# to another card. Only that is asked about.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f37 @R1C1
	record table deal forest-f37 @R1C1
play table deal forest-f42 @R1C2
	record table deal forest-f42 @R1C2
play table deal forest-f39 @R1C3
	record table deal forest-f39 @R1C3
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f09 @R2C2
	record table deal forest-f09 @R2C2
play table deal forest-f13 @R2C3
	record table deal forest-f13 @R2C3
play table deal forest-f07 @R2C4
	record table deal forest-f07 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f17 @R3C2
	record table deal forest-f17 @R3C2
play table deal forest-f21 @R3C3
	record table deal forest-f21 @R3C3
play table deal forest-f27 @R3C4
	record table deal forest-f27 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
together
lay forest-tracker @T2
lay player2-doll-1 @M3C5
lay player1-doll-1 @M1C2
end
	record table advance forest-tracker
	record player1 place player1-doll-1 @M1C2
wait 6s
	apart 1 pieces
	hint The Moon Witch's marionette 1 stays on Toad, Bat (F27), in row 3, column 4: put it back there.
lay player2-doll-1 @M3C4
wait 3s
