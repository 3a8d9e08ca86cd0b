# The last marionette that was sent is fetched at once: she takes it home first, and the card
# after it. Never: that she has taken back where she sent it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f02 @R1C2
	record table deal forest-f02 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f21 @R2C2
	record table deal forest-f21 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f12 @R3C2
	record table deal forest-f12 @R3C2
play table deal forest-f13 @R3C3
	record table deal forest-f13 @R3C3
play table deal forest-f14 @R3C4
	record table deal forest-f14 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
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
lay player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
lay player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
	due The Moon Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
wait 2s
lay player2-doll-1 @HOME1-player2
wait 4s
	apart 1 pieces
	hint Clover, Fungus (F17) is bought or discarded when the marionette goes home.
	  expected “Marionette MOON 1” lies on the card in row 1, column 1
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
lay forest-f17 @FOREST-player2
	apart 2 pieces
wait 4s
	record table hand cauldron @CAULDRON-player2
	record player2 buy forest-f17 @FOREST-player2
	hint Do not forget:
	  expected “Cauldron” lies before the Moon Witch
	  seen “Cauldron” lies before the Star Witch
