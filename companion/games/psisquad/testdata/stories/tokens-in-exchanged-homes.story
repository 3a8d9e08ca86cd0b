# Two players lay their tokens in one another's places: each is named by its place.
game psisquad
players 3
option mode=paper
lay token-player1 @HOME-player2
wait 3s
lay token-player2 @HOME-player1
wait 3s
lay token-player3 @HOME-player3
wait 3s
	record player3 lock
wait 30s
	hint The token of Player 1 lies in the place of another player. It belongs before Player 1.
lay token-player1 @HOME-player1
	record player1 lock
wait 3s
lay token-player2 @HOME-player2
	record player2 lock
wait 3s
wait 5s
