# A card that is fetched and lies nowhere is in her hand. Its Witch thinks it over,
# and it is bought when it lies before her; nothing is said to be left.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
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
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
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
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
take forest-f01
wait 2s
	hint The Star Witch has Clover (F01) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover” (F01) is still to be moved
	  expected “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Clover” (F01) is in none of its places
	  seen “Marionette STAR 1” lies on the card in row 1, column 1
	apart 1 pieces
lay player1-doll-1 @HOME1-player1
wait 20s
	hint The Star Witch has Clover (F01) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover” (F01) is still to be moved
	  seen “Clover” (F01) is in none of its places
	apart 2 pieces
	hint The Star Witch has Clover (F01) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover” (F01) is still to be moved
	  seen “Clover” (F01) is in none of its places
	- The camera is wrong: it lies as expected
lay forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
wait 3s
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	record player1 done
wait 3s
