# Somebody presses the key that says that the pile is empty, with many cards in it. “No” leaves all as it was.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
wait 2s
say table empty @PILE-visits
	ask By the record 26 cards are left in the pile of Visits. Is it really empty?
	- Yes
	- No
wait 9s
answer "No"
wait 4s
