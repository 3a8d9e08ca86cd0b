# A wing grows to four tiles from the Foyer. The fourth is too far: it is named,
# and lies well when it is laid nearer.
game visitors
players 2
option difficulty=hard
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M+2+0/0
	record table join tile-kitchen @M+2+0/0
play table join tile-nursery @M+3+0/0
	record table join tile-nursery @M+3+0/0
lay tile-conservatory @M+3+0/0 +150,0
wait 6s
	apart 1 pieces
	ask The Conservatory lies out of reach: tiles can be followed up to 3 tiles away from the Foyer.
	  expected “Conservatory” is not on the table
	  seen “Conservatory” lies out of reach
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay tile-conservatory @M-1+0/0
	record table join tile-conservatory @M-1+0/0
wait 3s
