# The first two objects are turned up on spaces at once. That the Visitor has made her
# rule and classified them is asked, not concluded.
game grove
players 3
option edition=a
lay card-watch @ON1
lay card-hourglass @BY1
wait 6s
	apart 2 pieces
	ask The first two objects lie on spaces. Has the Visitor made the rule, and classified them?
	- Yes
	- No: they go to the show space
answer "Yes"
	record table deal card-watch,card-hourglass @PV
	record visitor rule
	record visitor trim
	record visitor place card-watch @ON1
	record visitor place card-hourglass @BY1
wait 2s
