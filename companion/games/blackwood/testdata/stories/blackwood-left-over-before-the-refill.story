# In the last round of an expedition Star puts her left-over card away before the forest is
# full.
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
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player2 leave forest-f10
	record player2 leave forest-f10
play player2 done
	record player2 done
play player2 leave forest-f15
	record player2 leave forest-f15
play player2 done
	record player2 done
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
	due The Star Witch stands farthest in column 5, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
wait 2s
lay forest-f42 @DECK2
lay player1-doll-1 @HOME1-player1
	record player1 leave forest-f42
wait 2s
lay forest-f04 @DECK2
wait 8s
	apart 1 pieces
	hint Clover (F04) belongs before the Star Witch until the expedition is over and what is left over is put away.
	  expected “Clover” (F04) lies among the ingredients of the Star Witch
	  seen “Clover” (F04) lies on the discard pile
lay forest-f46 @R1C5
	apart 2 pieces
wait 5s
	record table deal forest-f46 @R1C5
	record table advance forest-tracker
	hint Column 1 is fetched in this round: the Forest Tracker belongs there.
	  expected “Expedition Tracker” lies on expedition 2
	  expected “Second Puppet” (S1a) lies among the spells of the Star Witch
	  seen “Expedition Tracker” lies on expedition 1
	  seen “Second Puppet” (S1a) lies on the used pile of the Star Witch
together
lay forest-tracker @T1
lay expedition-tracker @X2
end
wait 5s
lay forest-f13 @DECK2
wait 4s
	hint Do not forget:
	  expected “Second Puppet” (S1a) lies among the spells of the Star Witch
	  seen “Second Puppet” (S1a) lies on the used pile of the Star Witch
