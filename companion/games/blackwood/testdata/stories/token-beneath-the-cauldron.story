# The Cauldron lies where the debts of the Star Witch belong when she borrows: the token may lie
# beneath it.
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
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
say player1 count @1
	record player1 count @1
wait 3s
lay cauldron @FAGUS-player1
wait 3s
	hint Do not forget:
	  expected “Cauldron” lies before the Star Witch
	  seen “Cauldron” lies among the debts of the Star Witch
say player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
lay forest-f01 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f01 @FOREST-player1
	apart 1 pieces
wait 30s
	hint Push the Cauldron off the debts of the Star Witch, where it may hide a token of Fagus Bok.
lay cauldron @CAULDRON-player1
