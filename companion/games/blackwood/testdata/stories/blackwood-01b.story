# She has the card in her hand and the game goes on: whether she bought it is the
# one question.
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
lay player1-doll-1 @HOME1-player1
wait 5s
	hint The Star Witch has Clover (F01) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover” (F01) is still to be moved
	  seen “Clover” (F01) is in none of its places
	apart 2 pieces
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	apart 6 pieces
wait 3s
lay forest-f11 @FOREST-player2
	apart 7 pieces
lay player2-doll-1 @HOME1-player2
	apart 8 pieces
wait 6s
	ask Did the Star Witch buy Clover (F01) for 1 coin, or discard it?
	  expected “Clover” (F01) lies in row 1, column 1 of the forest
	  expected “Clover” (F02) lies in row 1, column 2 of the forest
	  expected “Clover” (F03) lies in row 1, column 3 of the forest
	  expected “Clover” (F04) lies in row 1, column 4 of the forest
	  expected “Fungus” (F05) lies in row 1, column 5 of the forest
	  expected “Toad” (F11) lies in row 3, column 1 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Clover” (F01) is in none of its places
	  seen “Clover” (F02) lies in row 1, column 1 of the forest
	  seen “Clover” (F03) lies in row 1, column 2 of the forest
	  seen “Clover” (F04) lies in row 1, column 3 of the forest
	  seen “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Toad” (F11) lies among the ingredients of the Moon Witch
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
	- The Star Witch buys Clover (F01) for 1 coin.
	- The Star Witch discards Clover (F01).
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "We put it back"
	hint Put these back:
	  expected “Clover” (F01) lies in row 1, column 1 of the forest
	  expected “Clover” (F02) lies in row 1, column 2 of the forest
	  expected “Clover” (F03) lies in row 1, column 3 of the forest
	  expected “Clover” (F04) lies in row 1, column 4 of the forest
	  expected “Fungus” (F05) lies in row 1, column 5 of the forest
	  expected “Toad” (F11) lies in row 3, column 1 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  seen “Clover” (F01) is in none of its places
	  seen “Clover” (F02) lies in row 1, column 1 of the forest
	  seen “Clover” (F03) lies in row 1, column 2 of the forest
	  seen “Clover” (F04) lies in row 1, column 3 of the forest
	  seen “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Toad” (F11) lies among the ingredients of the Moon Witch
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
lay forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
	record player1 done
	record player2 buy forest-f11 @FOREST-player2
wait 6s
