# Three Witches with hidden coins: a Joker is cast for a potion that lacks two ingredients, and
# another one is made with it.
game blackwood
players 3
option coins=hidden
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f01 @R1C2
	record table deal forest-f01 @R1C2
play table deal forest-f02 @R1C3
	record table deal forest-f02 @R1C3
play table deal forest-f03 @R1C4
	record table deal forest-f03 @R1C4
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f06 @R2C3
	record table deal forest-f06 @R2C3
play table deal forest-f07 @R2C4
	record table deal forest-f07 @R2C4
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f09 @R3C1
	record table deal forest-f09 @R3C1
play table deal forest-f10 @R3C2
	record table deal forest-f10 @R3C2
play table deal forest-f11 @R3C3
	record table deal forest-f11 @R3C3
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal forest-f14 @R4C1
	record table deal forest-f14 @R4C1
play table deal forest-f15 @R4C2
	record table deal forest-f15 @R4C2
play table deal forest-f16 @R4C3
	record table deal forest-f16 @R4C3
play table deal forest-f18 @R4C4
	record table deal forest-f18 @R4C4
play table deal forest-f19 @R4C5
	record table deal forest-f19 @R4C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M3C5
	record player3 place player3-doll-1 @M3C5
play player3 done
	record player3 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-2 @M3C4
	record player3 place player3-doll-2 @M3C4
play player3 done
	record player3 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 prepare potion-p21,forest-f27
	record player1 prepare potion-p21,forest-f27
play player1 done
	record player1 done
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 exchange spell-s3a,potion-p01,potion-p21
	record player1 exchange spell-s3a,potion-p01,potion-p21
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player3 place player3-doll-3 @M3C2
	record player3 place player3-doll-3 @M3C2
lay forest-f03 @FOREST-player1
wait 3s
	record player3 done
	record table hand cauldron @CAULDRON-player2
	record player1 buy forest-f03 @FOREST-player1
	hint The Star Witch's marionette 1 goes home.
	  expected “Cauldron” lies before the Moon Witch
	  seen “Cauldron” lies before the Star Witch
lay player1-doll-1 @HOME1-player1
wait 3s
lay spell-s3a @USED-player1
	record player1 cast spell-s3a
wait 3s
lay potion-p04 @POTIONS-player1
wait 3s
	apart 1 pieces
lay forest-f03 @DECK2
	apart 2 pieces
wait 3s
wait 10s
	hint Red Elixir still needs Toad, Bat, and the Star Witch has none: the potion and the cards go back.
lay potion-p04 @D5
	apart 1 pieces
wait 3s
	hint The Star Witch has put Clover (F03) away: take the potion that is made of it, or take the card back.
lay potion-p31 @POTIONS-player1
	apart 2 pieces
	record player1 prepare potion-p31,forest-f03
wait 3s
wait 30s
