# Another copy of a spell lies on top of its pile, the display is dealt as it comes,
# and two marionettes stand on one another's places.
game blackwood
players 2
take spell-s1a
lay spell-s1b @S1
lay spell-s4c @S4
lay player1-doll-1 @HOME2-player1
lay player1-doll-2 @HOME1-player1
wait 5s
lay cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
wait 5s
