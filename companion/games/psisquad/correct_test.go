package psisquad

import "testing"

func TestAGuessOnTheMatIsCorrected(t *testing.T) {
	x := four(t).do("player1 lay digit-7-1 @K1", "player1 aim token-player2 @AIM")
	for _, c := range []struct{ line, piece, zone string }{
		{"table correct digit-7-1 @K2", "digit-7-1", "K2"},
		{"table correct digit-1-1 @K2", "digit-7-1", ""},
		{"table correct digit-1-1", "digit-1-1", ""},
		{"table correct token-player3 @AIM", "token-player3", "AIM"},
		{"table correct token-player3 @HOME-player3", "token-player3", "HOME-player3"},
	} {
		if got := x.do(c.line).State.Layout()[c.piece]; got != c.zone {
			t.Errorf("%s: %s lies at %q, not %q", c.line, c.piece, got, c.zone)
		}
	}
	x.refuses("table correct turn-marker @SURE", "follows the turns").refuses("table correct correct-counter @C1", "cannot be corrected")
	x.refuses("player1 correct digit-7-1 @K2", "Only the table").refuses("table correct digit-7-1 @X1", "position from 1 to 4")
	x.do("player1 guess @player2,9,9,9,9").refuses("table correct token-player2 @HOME-player2", "is answered and counts")
	x.refuses("table correct turn-marker @TURN-player3", "to Player 2")
}

func TestADraggedCounterCorrectsTheAnswer(t *testing.T) {
	x := written(t, 3).do("player1 guess @player2,9,9,9,9", "player2 answer correct-counter,spotted-counter @2,1")
	x.do("table correct correct-counter @C3")
	if got := x.State.Layout(); got[correctToken] != "C3" || got[spottedToken] != "S1" {
		t.Errorf("the counters lie at %s and %s", got[correctToken], got[spottedToken])
	}
	x.refuses("table correct correct-counter @C0", "at least as many")
	x.do("player1 done", "table correct spotted-counter @S2")
	if p := x.p(); p.value[2] != 7 || p.phase != guessing {
		t.Errorf("the Value is %d in phase %d", p.value[2], p.phase)
	}
}
