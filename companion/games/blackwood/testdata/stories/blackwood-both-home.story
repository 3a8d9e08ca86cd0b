# Both marionettes are tidied home before a card was bought or left. Each Witch decides
# in her turn, and what the first one does is not held up.
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
lay player2-doll-1 @HOME1-player2
lay player1-doll-1 @HOME1-player1
wait 9s
	apart 2 pieces
	hint Clover, Fungus (F17) is bought or discarded when the marionette goes home.
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
lay forest-f17 @FOREST-player1
	apart 3 pieces
	record player1 buy forest-f17 @FOREST-player1
	apart 1 pieces
wait 9s
	hint Clover, Fungus (F18) is bought or discarded when the marionette goes home.
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
together
lay forest-f23 @R1C1
lay forest-f27 @R1C2
lay forest-f21 @R1C3
lay forest-f19 @R1C4
end
	apart 5 pieces
	record player1 done
	apart 1 pieces
wait 3s
	hint Clover, Fungus (F18) is bought or discarded when the marionette goes home.
	  expected “Clover, Fungus” (F18) is still to be moved
	  seen “Clover, Fungus” (F18) lies in row 3, column 1 of the forest
take forest-f18
	apart 2 pieces
wait 9s
	hint The Moon Witch has Clover, Fungus (F18) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover, Fungus” (F18) is still to be moved
	  seen “Clover, Fungus” (F18) is in none of its places
	hint The Moon Witch has Clover, Fungus (F18) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover, Fungus” (F18) is still to be moved
	  seen “Clover, Fungus” (F18) is in none of its places
	- The camera is wrong: it lies as expected
lay forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
wait 5s
