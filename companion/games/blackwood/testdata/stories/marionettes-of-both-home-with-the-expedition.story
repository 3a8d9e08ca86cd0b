# With the trackers both Witches take a marionette home that waits in the forest. The new expedition begins all the
# same, and they are told where it stays.
game blackwood
players 2
option expeditions=2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f19 @R2C2
	record table deal forest-f19 @R2C2
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
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 leave forest-f12
	record player2 leave forest-f12
play player2 done
	record player2 done
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play table advance forest-tracker
	record table advance forest-tracker
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 leave forest-f10
	record player1 leave forest-f10
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
together
lay forest-tracker @T1
lay expedition-tracker @X2
lay player1-doll-2 @HOME1-player1
lay player2-doll-2 @HOME1-player2
end
	record table advance forest-tracker
wait 6s
	apart 2 pieces
	hint The Star Witch's marionette 2 stays on Fungus (F06), in row 2, column 1: put it back there.
lay player1-doll-1 @M2C2
wait 8s
	hint The Star Witch's marionette 2 stays on Fungus (F06), in row 2, column 1: put it back there.
lay player1-doll-2 @M2C1
	record player1 place player1-doll-1 @M2C2
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
	apart 1 pieces
lay player2-doll-2 @M3C1
wait 5s
