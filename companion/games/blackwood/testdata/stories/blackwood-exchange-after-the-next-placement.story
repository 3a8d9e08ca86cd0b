# The next Witch sends her marionette before this one has exchanged two potions for a spell, and
# a marionette is out of sight: the exchange belongs to the turn before.
game blackwood
players 2
lay cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
lay forest-f18 @R1C1
	record table deal forest-f18 @R1C1
lay forest-f15 @R1C2
	record table deal forest-f15 @R1C2
together
lay forest-f05 @R1C3
lay forest-f17 @R1C4
end
	record table deal forest-f05 @R1C3
	record table deal forest-f17 @R1C4
lay forest-f23 @R1C5
	record table deal forest-f23 @R1C5
lay forest-f07 @R2C1
	record table deal forest-f07 @R2C1
lay forest-f55 @R2C2
	record table deal forest-f55 @R2C2
lay forest-f19 @R2C4
wait 2s
	apart 1 pieces
lay forest-f49 @R2C3
	apart 2 pieces
	record table deal forest-f49 @R2C3
	record table deal forest-f19 @R2C4
wait 2s
lay forest-f20 @R2C5
	record table deal forest-f20 @R2C5
lay forest-f31 @R3C1
	record table deal forest-f31 @R3C1
together
lay forest-f29 @R3C2
lay forest-f40 @R3C3
end
	record table deal forest-f29 @R3C2
	record table deal forest-f40 @R3C3
lay forest-f52 @R3C4
	record table deal forest-f52 @R3C4
lay forest-f37 @R3C5
	record table deal forest-f37 @R3C5
lay potion-p05 @D1
	record table deal potion-p05 @D1
wait 3s
lay potion-p30 @D2
	record table deal potion-p30 @D2
lay potion-p17 @D3
	record table deal potion-p17 @D3
lay potion-p10 @D4
	record table deal potion-p10 @D4
lay potion-p39 @D5
	record table deal potion-p39 @D5
lay potion-p34 @D6
	record table deal potion-p34 @D6
lay player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
wait 2s
lay forest-f18 @FOREST-player1
lay player1-doll-3 @HOME3-player1
wait 8s
	apart 2 pieces
	hint The Moon Witch sends a marionette first: the column is fetched when all have sent theirs.
	  expected “Clover, Fungus” (F18) lies in row 1, column 1 of the forest
	  expected “Marionette STAR 3” lies on the card in row 1, column 1
	  seen “Clover, Fungus” (F18) lies among the ingredients of the Star Witch
	  seen “Marionette STAR 3” lies at home 1 of the Star Witch
lay player2-doll-3 @M3C3
	apart 3 pieces
	record player2 place player2-doll-3 @M3C3
	record player1 buy forest-f18 @FOREST-player1
lay forest-f15 @R1C1
lay forest-f05 @R1C2
lay forest-f17 @R1C3
lay forest-f23 @R1C4
	record player1 done
lay forest-f43 @R1C5
	record table deal forest-f43 @R1C5
lay forest-tracker @T2
	record table advance forest-tracker
lay player1-doll-1 @M3C2 -9.8,+11.9 turn -0
	record player1 place player1-doll-1 @M3C2
wait 3.4s
lay player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
lay forest-f55 @FOREST-player2
lay player2-doll-2 @HOME2-player2
	record player2 buy forest-f55 @FOREST-player2
lay potion-p38 @R4C2
wait 7.4s
take potion-p38
lay forest-f49 @R2C2
lay forest-f19 @R2C3
lay forest-f20 @R2C4
	record player2 done
take forest-f29
wait 2.3s
	hint The Star Witch has Clover, Clover (F29) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover, Clover” (F29) is still to be moved
	  expected “Marionette STAR 1” lies at home 1 of the Star Witch
	  seen “Clover, Clover” (F29) is in none of its places
	  seen “Marionette STAR 1” lies on the card in row 3, column 2
	apart 1 pieces
lay forest-f29 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f29 @FOREST-player1
lay player2-doll-3 @M3C2
lay forest-f40 @R3C2
lay forest-f52 @R3C3
lay forest-f37 @R3C4
	record player1 done
lay forest-f40 @FOREST-player2
lay player2-doll-3 @HOME3-player2
	record player2 buy forest-f40 @FOREST-player2
take forest-f31
wait 5s
	apart 1 pieces
lay forest-f31 @R3C1 +0.1,+2.6 turn -0
lay forest-f52 @R3C2
lay forest-f37 @R3C3
	record player2 done
wait 3s
lay forest-f53 @R2C5
	record table deal forest-f53 @R2C5
lay forest-f25 @R3C4
	record table deal forest-f25 @R3C4
lay forest-f06 @R3C5
	record table deal forest-f06 @R3C5
lay forest-tracker @T3
	record table advance forest-tracker
lay player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
lay player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
wait 2s
say player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
wait 3s
lay fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
lay forest-f19 @FOREST-player2
lay player2-doll-3 @HOME3-player2
	record player2 buy forest-f19 @FOREST-player2
take forest-f40
lay forest-f19 @DECK2
lay potion-p10 @POTIONS-player2
	record player2 prepare potion-p10,forest-f40,forest-f19
lay player1-doll-3 @M2C4
lay forest-f20 @R2C3
lay forest-f53 @R2C4
	record player2 done
lay forest-f09 @R2C5
	record table deal forest-f09 @R2C5
lay forest-tracker @T4
wait 5s
	hint The display is not full yet: a potion goes on space 4 of the display. The Forest Tracker moves after that.
lay potion-p06 @D4
	record table deal potion-p06 @D4
	record table advance forest-tracker
wait 2s
lay player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
take forest-f29
wait 2s
	apart 1 pieces
lay forest-f29 @FOREST-player1 -1.1,+1.7 turn -1
wait 2s
say player2 done
	record player2 done
lay player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
lay forest-f23 @FOREST-player2
lay player2-doll-1 @HOME1-player2
	record player2 buy forest-f23 @FOREST-player2
take forest-f55
lay forest-f23 @DECK2
lay potion-p06 @POTIONS-player2
	record player2 prepare potion-p06,forest-f55,forest-f23
lay forest-f43 @R1C4
	record player2 done
lay forest-f53 @FOREST-player1
lay player1-doll-3 @HOME3-player1
	record player1 buy forest-f53 @FOREST-player1
take forest-f18
lay forest-f53 @DECK2
take potion-p30
wait 2.3s
	apart 3 pieces
lay potion-p30 @POTIONS-player1
	record player1 prepare potion-p30,forest-f18,forest-f53
lay forest-f09 @R2C4
	record player1 done
lay forest-f25 @FOREST-player1
lay player1-doll-1 @HOME1-player1 +3.0,+9.4 turn -12
wait 3.4s
	record player1 buy forest-f25 @FOREST-player1
take forest-f29
take forest-f25
wait 2.3s
	apart 2 pieces
lay forest-f25 @DECK2
lay potion-p39 @POTIONS-player1
wait 1s
	record player1 prepare potion-p39,forest-f29,forest-f25
lay forest-f06 @R3C4
wait 1s
	record player1 done
lay forest-f47 @R1C5
wait 1s
	record table deal forest-f47 @R1C5
lay forest-f14 @R2C5
wait 1s
	record table deal forest-f14 @R2C5
lay forest-f13 @R3C5
wait 1s
	record table deal forest-f13 @R3C5
lay potion-p07 @D2
wait 1s
	record table deal potion-p07 @D2
lay potion-p35 @D4
wait 1s
	record table deal potion-p35 @D4
lay potion-p18 @D5
wait 1s
	record table deal potion-p18 @D5
lay forest-tracker @T5
wait 1s
	record table advance forest-tracker
lay player1-doll-3 @M1C5
wait 1s
	record player1 place player1-doll-3 @M1C5
lay player2-doll-2 @M2C5
wait 2s
	record player1 done
	record player2 place player2-doll-2 @M2C5
take potion-p30
take potion-p39
lay spell-s2a @SPELLS-player1
	revoke player2 place player2-doll-2 @M2C5
	revoke player1 done
	record player1 exchange spell-s2a,potion-p30,potion-p39
	record player2 place player2-doll-2 @M2C5
wait 4s
lay player1-doll-2 @HOME2-player1
wait 12.7s
