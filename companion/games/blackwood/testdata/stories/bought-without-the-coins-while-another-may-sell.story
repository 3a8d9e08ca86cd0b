# All have sent a marionette, and Star could still sell a potion. Moon buys for more coins than
# the record gives her: that is asked, not who is to act.
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
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
say player2 count @1
	record player2 count @1
lay player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
lay player1-doll-1 @M2C2
	record player2 done
	record player1 place player1-doll-1 @M2C2
wait 2s
lay forest-f03 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 6s
	apart 2 pieces
	ask Clover (F03) costs 2 coins, and by the record the Moon Witch has 1 coin. Is the record wrong, or is there a loan?
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Marionette MOON 1” lies on the card in row 1, column 2
	  seen “Clover” (F03) lies among the ingredients of the Moon Witch
	  seen “Marionette MOON 1” lies at home 1 of the Moon Witch
	- Corrected: the Moon Witch has 2 coins, not 1.
	- Fagus Bok lends the Moon Witch 5 coins for a token.
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer 1
	record player1 done
	record table hand cauldron @CAULDRON-player1
	record player2 count @2
	record player2 buy forest-f03 @FOREST-player2
	hint Do not forget:
	  expected “Cauldron” lies before the Star Witch
	  seen “Cauldron” lies before the Moon Witch
wait 4s
