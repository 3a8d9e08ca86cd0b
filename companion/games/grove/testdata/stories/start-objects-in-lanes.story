# The first two objects lie in lanes.
game grove
players 3
lay card-watch @FD-A1-ON
lay card-key @FD-A1-BY
wait 8s
	apart 2 pieces
	hint The first two objects go to the show space: lay both there, side by side.
lay card-watch @PV
	apart 1 pieces
lay card-key @PV
	record table deal card-watch,card-key @PV
wait 4s
