# A new card is turned up onto the last card of a row that is still open. Then the
# Cauldron goes to the wrong Witch, who begins.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f01 @R2C1
	record table deal forest-f01 @R2C1
play table deal forest-f05 @R2C2
	record table deal forest-f05 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
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
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay forest-f17 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f17 @FOREST-player1
wait 3s
together
lay forest-f23 @R1C1
lay forest-f27 @R1C2
lay forest-f21 @R1C3
lay forest-f19 @R1C4
end
	record player1 done
wait 2s
lay forest-f18 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f18 @FOREST-player2
wait 2s
lay forest-f40 @R1C5
lay forest-f41 @R3C5
wait 9s
	apart 2 pieces
	hint Row 3 first closes up: its cards move one space towards the village. Clover, Toad, Bat (F41) comes to column 5 when the round ends.
take forest-f41
together
lay forest-f24 @R3C1
lay forest-f28 @R3C2
lay forest-f22 @R3C3
lay forest-f20 @R3C4
end
	record player2 done
	record table deal forest-f40 @R1C5
lay forest-f41 @R3C5
	record table deal forest-f41 @R3C5
wait 3s
lay forest-tracker @T2
	record table advance forest-tracker
lay cauldron @CAULDRON-player1
wait 3s
	hint Do not forget:
	  expected “Cauldron” lies before the Moon Witch
	  seen “Cauldron” lies before the Star Witch
lay player1-doll-1 @M1C2
wait 9s
	apart 1 pieces
	hint The Moon Witch sends a marionette first, then the Star Witch.
	  expected “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette STAR 1” lies on the card in row 1, column 2
lay cauldron @CAULDRON-player2
lay player1-doll-1 @HOME1-player1
lay player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
wait 4s
lay player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
wait 4s
