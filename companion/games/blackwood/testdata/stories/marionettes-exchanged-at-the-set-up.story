# The marionettes of two Witches were exchanged when the table was laid.
game blackwood
players 2
lay player1-doll-1 @HOME1-player2
lay player2-doll-1 @HOME1-player1
wait 8s
	apart 2 pieces
	hint The Star Witch's marionette 1 stands before the Moon Witch: it goes home to its own Witch.
lay cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
	apart 1 pieces
lay forest-f01 @R1C1
	apart 2 pieces
wait 4s
	record table deal forest-f01 @R1C1
	apart 1 pieces
	hint The Star Witch's marionette 1 stands before the Moon Witch: it goes home to its own Witch.
lay player1-doll-1 @HOME1-player1
lay player2-doll-1 @HOME1-player2
lay forest-f02 @R1C2
	record table deal forest-f02 @R1C2
wait 4s
