# Star takes her marionette home and leaves the card. Moon fetches hers, and that row is closed up; then Star takes
# her card. Her row is to be closed up, too.
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
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f23 @R2C2
	record table deal forest-f23 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f11 @R3C1
	record table deal forest-f11 @R3C1
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
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay player1-doll-1 @HOME1-player1
wait 4s
	hint Clover, Fungus (F17) is bought or discarded when the marionette goes home.
	  expected “Clover, Fungus” (F17) is still to be moved
	  seen “Clover, Fungus” (F17) lies in row 1, column 1 of the forest
	apart 1 pieces
lay forest-f11 @FOREST-player2
	apart 2 pieces
lay player2-doll-1 @HOME1-player2
	apart 3 pieces
wait 6s
	hint Clover, Fungus (F17) is bought or discarded when the marionette goes home.
	  expected “Toad” (F11) lies in row 3, column 1 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Toad” (F11) lies among the ingredients of the Moon Witch
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
together
lay forest-f12 @R3C1
lay forest-f13 @R3C2
lay forest-f14 @R3C3
lay forest-f15 @R3C4
end
	apart 7 pieces
wait 5s
	hint Clover, Fungus (F17) is bought or discarded when the marionette goes home.
	  expected “Toad” (F11) lies in row 3, column 1 of the forest
	  expected “Toad” (F12) lies in row 3, column 2 of the forest
	  expected “Bat” (F13) lies in row 3, column 3 of the forest
	  expected “Bat” (F14) lies in row 3, column 4 of the forest
	  expected “Bat” (F15) lies in row 3, column 5 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Toad” (F11) lies among the ingredients of the Moon Witch
	  seen “Toad” (F12) lies in row 3, column 1 of the forest
	  seen “Bat” (F13) lies in row 3, column 2 of the forest
	  seen “Bat” (F14) lies in row 3, column 3 of the forest
	  seen “Bat” (F15) lies in row 3, column 4 of the forest
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
lay forest-f17 @FOREST-player1
	apart 8 pieces
	record player1 buy forest-f17 @FOREST-player1
	apart 6 pieces
wait 6s
	hint Row 1 should lie closed up towards the village.
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	apart 10 pieces
	record player1 done
	record player2 buy forest-f11 @FOREST-player2
	record player2 done
wait 4s
