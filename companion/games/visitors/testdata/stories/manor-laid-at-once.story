# The whole manor is there before anybody looks, and the characters stand in the Foyer.
game visitors
players 2
together
lay pawn-player1 @foyer/pawns
lay tile-library @M+1+0/0
lay tile-kitchen @M-1+0/0
lay tile-nursery @M+0-1/0
lay tile-conservatory @M+0+1/180
end
wait 6s
	record table join tile-library @M+1+0/0
	record table join tile-kitchen @M-1+0/0
	record table join tile-nursery @M+0-1/0
	record table join tile-conservatory @M+0+1/180
