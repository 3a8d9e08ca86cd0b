# Moon keeps left-over cards for the next expedition and puts two of them away for a potion there:
# she does not have them any more, and the potion goes back.
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
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play player1 leave forest-f09
	record player1 leave forest-f09
play player1 done
	record player1 done
play player1 leave forest-f10
	record player1 leave forest-f10
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player2 leave forest-f24
	record player2 leave forest-f24
play player2 done
	record player2 done
play player1 leave forest-f21
	record player1 leave forest-f21
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
together
lay forest-tracker @T1
lay expedition-tracker @X2
take forest-f01
take forest-f11
take forest-f22
end
wait 3s
	record table advance forest-tracker
lay player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
wait 3s
lay player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 3s
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
wait 3s
lay forest-f06 @DECK2
wait 3s
	record player1 leave forest-f06
	hint The Star Witch's marionette 1 goes home.
lay player1-doll-1 @HOME2-player1
wait 3s
together
lay forest-f07 @R2C1
lay forest-f08 @R2C2
lay forest-f25 @R2C3
lay forest-f26 @R2C4
end
	record player1 done
wait 3s
lay forest-f12 @FOREST-player2
wait 3s
	record player2 buy forest-f12 @FOREST-player2
	hint The Moon Witch's marionette 2 goes home.
lay player2-doll-2 @HOME2-player2
wait 5s
together
lay potion-p01 @POTIONS-player2
lay forest-f03 @DECK2
lay forest-f05 @DECK2
end
wait 20s
	apart 1 pieces
	hint Red Draught needs Clover, Fungus, which the Moon Witch does not have: the potion goes back.
lay potion-p01 @D1
wait 5s
together
lay forest-f13 @R3C1
lay forest-f14 @R3C2
lay forest-f15 @R3C3
lay forest-f28 @R3C4
end
	record player2 done
wait 3s
