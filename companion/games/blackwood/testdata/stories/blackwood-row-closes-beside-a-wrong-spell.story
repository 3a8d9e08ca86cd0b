# Star lays Second Puppet down when her marionette is fetched, buys and closes her row. It is the spell that
# is wrong: the row is that of the card which lies before her.
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
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p11,forest-f23
	record player1 prepare potion-p11,forest-f23
play player1 exchange spell-s1a,potion-p01,potion-p11
	record player1 exchange spell-s1a,potion-p01,potion-p11
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
wait 3s
lay spell-s1a @USED-player1
wait 4s
	apart 1 pieces
	ask Cast Second Puppet while exploring, not when your marionette is fetched.
	  expected “Second Puppet” (S1a) lies among the spells of the Star Witch
	  seen “Second Puppet” (S1a) lies on the used pile of the Star Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f04 @FOREST-player1
	apart 2 pieces
wait 2s
lay player1-doll-1 @HOME1-player1
	apart 3 pieces
wait 5s
	ask Cast Second Puppet while exploring, not when your marionette is fetched.
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 3
	  expected “Second Puppet” (S1a) lies among the spells of the Star Witch
	  seen “Clover” (F04) lies among the ingredients of the Star Witch
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Second Puppet” (S1a) lies on the used pile of the Star Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay forest-f05 @R1C3
lay forest-f40 @R1C4
end
	apart 5 pieces
wait 12s
	ask Cast Second Puppet while exploring, not when your marionette is fetched.
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  expected “Clover, Fungus, Bat” (F40) lies in row 1, column 5 of the forest
	  expected “Marionette STAR 1” lies on the card in row 1, column 3
	  expected “Second Puppet” (S1a) lies among the spells of the Star Witch
	  seen “Clover” (F04) lies among the ingredients of the Star Witch
	  seen “Fungus” (F05) lies in row 1, column 3 of the forest
	  seen “Clover, Fungus, Bat” (F40) lies in row 1, column 4 of the forest
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Second Puppet” (S1a) lies on the used pile of the Star Witch
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay spell-s1a @SPELLS-player1
	apart 4 pieces
	record player1 buy forest-f04 @FOREST-player1
	record player1 done
wait 4s
