# Three Witches. All send at once, two on one card, the marionette of the third stands
# between two cards, the Cauldron wanders twice.
game blackwood
players 3
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
play table deal forest-f16 @R4C1
	record table deal forest-f16 @R4C1
play table deal forest-f17 @R4C2
	record table deal forest-f17 @R4C2
play table deal forest-f18 @R4C3
	record table deal forest-f18 @R4C3
play table deal forest-f19 @R4C4
	record table deal forest-f19 @R4C4
play table deal forest-f20 @R4C5
	record table deal forest-f20 @R4C5
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
together
lay player1-doll-1 @M1C1
lay player2-doll-1 @M1C1 +15,8
lay player3-doll-1 @M4C1
end
wait 6s
	apart 3 pieces
	hint The Star Witch sends a marionette first, then the Moon Witch.
	  expected “Fungus” (F06) lies in row 2, column 1 of the forest
	  expected “Marionette MOON 1” lies at home 1 of the Moon Witch
	  expected “Marionette FLAME 1” lies at home 1 of the Flame Witch
	  seen “Fungus” (F06) is in none of its places
	  seen “Marionette MOON 1” lies on the card in row 1, column 1
	  seen “Marionette FLAME 1” lies on the card in row 4, column 1
lay player2-doll-1 @M2C1
	record player1 place player1-doll-1 @M1C1
	record player2 place player2-doll-1 @M2C1
	record player3 place player3-doll-1 @M4C1
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 3s
lay cauldron @CAULDRON-player2
wait 4s
	hint The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
wait 2s
lay forest-f01 @FOREST-player1
wait 2s
	record player1 buy forest-f01 @FOREST-player1
lay player1-doll-1 @HOME3-player1
lay forest-f06 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 3s
	apart 2 pieces
	record player1 done
	record player2 buy forest-f06 @FOREST-player2
	hint Row 1 should lie closed up towards the village.
	  expected “Clover” (F02) lies in row 1, column 1 of the forest
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Clover” (F02) lies in row 1, column 2 of the forest
	  seen “Clover” (F03) lies in row 1, column 3 of the forest
	  seen “Clover” (F04) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
lay forest-f07 @R2C1
lay forest-f08 @R2C2
lay forest-f09 @R2C3
lay forest-f10 @R2C4
end
wait 4s
	record player2 done
lay forest-f16 @DECK2
lay player3-doll-1 @HOME1-player3
wait 2s
	record player3 leave forest-f16
lay forest-f17 @R4C1
lay forest-f18 @R4C2
lay forest-f19 @R4C3
lay forest-f20 @R4C4
wait 3s
	record player3 done
lay forest-f30 @R1C5
lay forest-f31 @R2C5
lay forest-tracker @T2
	apart 2 pieces
wait 4s
	record table deal forest-f30 @R1C5
	record table deal forest-f31 @R2C5
	hint The forest is not full yet: the next card comes in row 4, column 5 of the forest. The Forest Tracker moves after that.
lay forest-f32 @R4C5
wait 5s
	record table deal forest-f32 @R4C5
	record table advance forest-tracker
