# A guess is taken back, and the turn marker comes to "Sure" with it again. Nothing is made of
# the marker, and yet it is told where it belongs.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-6-1 @K1
	record player1 lay digit-6-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
wait 2s
say table retract
	record table retract
lay turn-marker @TURN-player1
wait 4s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint The guess 6978 was taken back. When the new one lies, lift the turn marker and lay it on “Sure” again.
answer "Put back"
	hint Put these back:
	  expected “Turn” lies on the turn space of Player 1
	  seen “Turn” lies on “Sure”
lay turn-marker @TURN-player1
wait 4s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint The guess 6978 was taken back. When the new one lies, lift the turn marker and lay it on “Sure” again.
answer "The table is right"
	hint The guess 6978 was taken back. When the new one lies, lift the turn marker and lay it on “Sure” again. Until it is moved, this counts as lying where the record has it:
	  expected “Turn” lies on the turn space of Player 1
	  seen “Turn” lies on “Sure”
lay turn-marker @TURN-player1
wait 4s
