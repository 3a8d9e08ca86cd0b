# The Visitor has laid another object over a wrong one and left that there; later she takes the upper one into her hand for a moment.
game grove
players 3
play table deal card-battery,card-pushpin @PV
	record table deal card-pushpin,card-battery @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-pushpin @BY1
	record visitor place card-pushpin @BY1
play visitor place card-battery @BY2
	record visitor place card-battery @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-pine-tree @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-paper-clip @CL-BY
	record kid predict card-paper-clip @CL-BY
play visitor place card-paper-clip @BY3
	record visitor place card-paper-clip @BY3
play kid again
	record kid again
play kid predict card-microphone @CL-BY
	record kid predict card-microphone @CL-BY
play visitor place card-microphone @BY4
	record visitor place card-microphone @BY4
play kid stop =2
	record kid stop =2
play kid done
	record kid done
	due Has the Kid drawn 4 cards?
play visitor place card-bicycle @BY5
	record visitor place card-bicycle @BY5
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-light-bulb @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-chain @CL-BY
	record kid predict card-chain @CL-BY
play visitor place card-chain @ON1
	record visitor place card-chain @ON1
play kid done
	record kid done
lay card-bell @ON2
	record visitor place card-bell @ON2
wait 2s
lay card-hourglass @ON2
wait 2s
	revoke visitor place card-bell @ON2
	record visitor place card-hourglass @ON2
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay agent1-marker-3 @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
wait 2s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
take card-hourglass
wait 2s
	apart 1 pieces
lay claim-token @CL-BY
wait 3s
	apart 1 pieces
lay card-locomotive @PV
wait 8s
	apart 1 pieces
	ask They are predicted one after the other. Which one was first?
	- Locomotive. The Visitor takes Bell back
lay card-hourglass @ON2
	record kid predict card-locomotive @CL-BY
wait 12.7s
