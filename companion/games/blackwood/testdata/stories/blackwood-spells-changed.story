# Other copies come on top of the spell piles when the dealing has begun.
game blackwood
players 2
lay cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
wait 2s
lay forest-f10 @R1C1
	record table deal forest-f10 @R1C1
wait 1s
take spell-s2a
lay spell-s2b @S2
wait 4s
lay forest-f11 @R1C2
	record table deal forest-f11 @R1C2
wait 3s
take spell-s3a
lay spell-s3c @S3
lay forest-f12 @R1C3
	record table deal forest-f12 @R1C3
wait 5s
