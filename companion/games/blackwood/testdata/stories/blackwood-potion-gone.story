# Somebody reads a potion of the display and lays it on its deck. It is named, and
# Star's purchase counts meanwhile.
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
take potion-p11
wait 4s
	apart 1 pieces
	hint Blue Draught is not on the display: it goes back on space 2, or to the Witch who has made it.
	  expected “Blue Draught” (P11) lies on space 2 of the display
	  seen “Blue Draught” (P11) is in none of its places
lay forest-f37 @FOREST-player1
	apart 2 pieces
lay player1-doll-1 @HOME1-player1
	apart 3 pieces
	record player1 buy forest-f37 @FOREST-player1
wait 6s
	hint Blue Draught is not on the display: it goes back on space 2, or to the Witch who has made it.
	  expected “Clover, Fungus, Toad” (F37) lies on the discard pile
	  expected “Blue Draught” (P11) lies among the potions of the Star Witch
	  seen “Clover, Fungus, Toad” (F37) lies among the ingredients of the Star Witch
	  seen “Blue Draught” (P11) is in none of its places
	apart 1 pieces
lay potion-p11 @D2
wait 4s
