# A cat walks through the forest. Nobody is asked about one marionette of nine pieces
# that lie otherwise, and all goes on when it is put right.
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
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
# GO
together
lay forest-f42 @R2C1
lay forest-f05 @R1C2
lay forest-f39 @R3C3 +30,12 turn 40
take forest-f21
lay forest-f02 @DECK2
lay player2-doll-1 @M3C3
lay potion-p11 @D4 +10,5
end
wait 60s
	apart 8 pieces
	ask 9 pieces do not lie where the record has them.
	  expected “Clover” (F02) lies in row 1, column 4 of the forest
	  expected “Fungus” (F05) lies in row 2, column 1 of the forest
	  expected “Clover, Bat” (F21) lies in row 3, column 3 of the forest
	  expected “Toad, Bat” (F27) lies in row 3, column 4 of the forest
	  expected “Clover, Fungus, Bat” (F39) lies in row 1, column 3 of the forest
	  expected “Clover, Toad, Bat” (F42) lies in row 1, column 2 of the forest
	  expected “Marionette MOON 1” lies on the card in row 3, column 1
	  expected “Blue Draught” (P11) lies on space 2 of the display
	  expected “Gold Draught” (P31) lies on space 4 of the display
	  seen “Clover” (F02) lies on the discard pile
	  seen “Fungus” (F05) lies in row 1, column 2 of the forest
	  seen “Clover, Bat” (F21) is in none of its places
	  seen “Toad, Bat” (F27) is in none of its places
	  seen “Clover, Fungus, Bat” (F39) lies in row 3, column 4 of the forest
	  seen “Clover, Toad, Bat” (F42) lies in row 2, column 1 of the forest
	  seen “Marionette MOON 1” lies on the card in row 3, column 3
	  seen “Blue Draught” (P11) lies on space 4 of the display
	  seen “Gold Draught” (P31) is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct forest-f05 @R1C2
	record table correct forest-f39 @R3C4
	record table correct player2-doll-1 @M3C3
	record table correct potion-p11 @D4
	apart 4 pieces
	hint Gold Draught is not on the display: it goes back on space 2, or to the Witch who has made it. Until it is moved, this counts as lying where the record has it:
	  expected “Clover” (F02) lies in row 1, column 4 of the forest
	  expected “Clover, Bat” (F21) lies in row 3, column 3 of the forest
	  expected “Toad, Bat” (F27) lies in row 1, column 3 of the forest
	  expected “Gold Draught” (P31) lies on space 2 of the display
	  seen “Clover” (F02) lies on the discard pile
	  seen “Clover, Bat” (F21) is in none of its places
	  seen “Toad, Bat” (F27) is in none of its places
	  seen “Gold Draught” (P31) is in none of its places
wait 6s
lay forest-f37 @FOREST-player1
lay player1-doll-1 @HOME2-player1
wait 5s
	record player1 buy forest-f37 @FOREST-player1
