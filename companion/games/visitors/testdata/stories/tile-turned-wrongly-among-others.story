# Three tiles come at once, and the Attic, which joins the Kitchen, is turned so that a wall
# meets its door. Never: that the Attic touches no other tile.
game visitors
players 2
together
lay tile-library @M+1+0/0
lay tile-kitchen @M-1+0/0
lay tile-attic @M-2+0/90
end
wait 6s
	apart 3 pieces
	ask The Attic has a wall on its upper edge, where the Kitchen has a door: turn it.
	  expected “Attic” is not on the table
	  expected “Kitchen” is not on the table
	  expected “Library” is not on the table
	  seen “Attic” lies 2 left of the Foyer, turned right
	  seen “Kitchen” lies 1 left of the Foyer, upright
	  seen “Library” lies 1 right of the Foyer, upright
	- We put it back
	- The camera is wrong: it lies as expected
lay tile-attic @M-2+0/0
	record table join tile-library @M+1+0/0
	record table join tile-kitchen @M-1+0/0
	record table join tile-attic @M-2+0/0
wait 6s
