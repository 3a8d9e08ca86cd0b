package grove

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR14AgentDoesOneThing(t *testing.T) {
	x := begun(t, 4)
	x.want("an Agent's choices", x.verbs("agent1"), "test prove")
	x.do("agent1 test agent1-marker-1 @FD-A1-ON")
	x.no("agent1 test agent1-marker-2 @FD-A1-ON")
	x.no("agent1 prove card-key @PR1", "already acted")
	x.do("agent1 done").prove("on,on,on,on", "by,on,on,on").sort().do("kid raise =2")
	x.want("what is left after a proof", x.verbs("agent2"), "done")
}

func TestR15TestedObjectIsSeenByOwnerAndVisitor(t *testing.T) {
	x := begun(t, 4)
	before := x.State
	line := "agent1 test agent1-marker-3,card-bell @FD-A1-BY"
	x.do(line)
	m, _ := game.ParseMove(line, x.State.Seats())
	for _, s := range x.State.Seats() {
		may := s == "visitor" || s == "agent1"
		seen, _ := x.sees(s, "agent1-marker-3")
		if (seen.Card == "card-bell") != may || seen.Zone != "FD-A1-BY" || !seen.Down {
			t.Errorf("%s sees %+v", s, seen)
		}
		if got := strings.Contains(x.story(s), "Bell"); got != may {
			t.Errorf("%s is told %q", s, x.story(s))
		}
		if got := strings.Contains(before.Redact(m, x.seat(s)).Line(x.State.Seats()), "bell"); got != may {
			t.Errorf("the transcript of %s names the object: %t", s, got)
		}
	}
}

func TestR16TestedObjectLiesUnderItsOwnersMarker(t *testing.T) {
	x := begun(t, 4)
	x.no("agent1 test agent2-marker-1 @FD-A1-ON", "Agent 2's")
	x.no("agent1 test agent1-marker-1 @FD-A2-ON", "Agent 2's")
	x.no("agent1 test agent1-marker-1 @FD-K-ON", "Kid's")
	x.no("agent1 test agent1-marker-1 @ON3", "lane")
	x.no("agent1 test agent1-marker-9 @FD-A1-ON", "No marker")
	x.no("agent1 test agent3-marker-1 @FD-A1-ON", "No marker")
	x.no("agent1 test agent1-marker-1,card-watch @FD-A1-ON", "already been played")
	x.do("agent1 test agent1-marker-1 @FD-A1-BY")
	x.want("the marker", x.State.Layout()["agent1-marker-1"], "FD-A1-BY")
	x.do("agent1 done").agents().predict(false).do("kid done").visit()
	x.no("agent1 test agent1-marker-1 @FD-A1-ON", "already lies")
}

func TestR17AgentDrawsUpToSeven(t *testing.T) {
	x := begun(t, 3)
	deck := x.pos().deck
	x.do("agent1 test agent1-marker-1 @FD-A1-ON")
	x.want("the hand after a test", x.pos().hands[agent1], int8(6))
	x.do("agent1 done").told("kid", "Agent 1 draws 1 card")
	x.want("the hand at the end", x.pos().hands[agent1], int8(7))
	x.want("the deck", x.pos().deck, deck-1)
}

func TestR18AgentWithSevenDrawsNone(t *testing.T) {
	x := begun(t, 3).prove("on,on,on,on", "by,on,on,on").sort().do("kid raise =2")
	deck := x.pos().deck
	x.do("agent1 done")
	x.want("the hand", x.pos().hands[agent1], int8(7))
	x.want("the deck", x.pos().deck, deck)
}

func TestR19AgentMayProveAtAnyTrust(t *testing.T) {
	for trust := range 11 {
		x := begun(t, 3)
		if trust > 0 {
			x.do(fmt.Sprintf("table correct trust-token =%d", trust))
		}
		if !x.Can("agent1 prove card-bell @PR1") {
			t.Errorf("no proof at trust %d", trust)
		}
	}
}

func TestR20FailedAgentProofGivesTwoTrustBeforeTheDraw(t *testing.T) {
	x := begun(t, 3).prove("on,on,on,on", "by,on,on,on").sort()
	x.no("agent1 done", "Kid is to act")
	x.no("kid raise =1", "by 2")
	kidHand := x.pos().hands[kid]
	x.do("kid raise =2")
	x.want("trust", x.pos().trust, 2)
	x.want("the trust token", x.State.Layout()[trustToken], "T2")
	x.want("the Kid's hand", x.pos().hands[kid], kidHand+4)
	x.want("who ends the turn", x.verbs("agent1"), "done")
}

func TestR21OwnerMayLookAtHerOwnOnly(t *testing.T) {
	x := begun(t, 4).do("agent1 test agent1-marker-1,card-key @FD-A1-ON", "agent1 done", "agent2 test agent2-marker-1,card-bell @FD-A2-ON", "agent2 done")
	for _, c := range []struct {
		seat, marker string
		may          bool
	}{{"agent1", "agent1-marker-1", true}, {"agent1", "agent2-marker-1", false}, {"agent2", "agent1-marker-1", false}, {"agent2", "agent2-marker-1", true}, {"kid", "agent1-marker-1", false}, {"table", "agent1-marker-1", false}} {
		if p, ok := x.sees(c.seat, c.marker); !ok || (p.Card != "") != c.may {
			t.Errorf("%s looks at %s: %+v", c.seat, c.marker, p)
		}
	}
}

func TestR22EmptyHandedKidDrawsOne(t *testing.T) {
	for _, c := range []struct {
		options, may string
		hand         int8
	}{
		{"edition=a", "predict", 1},
		{"edition=b", "pass", 0},
		{"empty_draw=off", "pass", 0},
	} {
		x := begun(t, 3, c.options)
		for x.pos().hands[kid] > 3 {
			x.round()
		}
		x.agents().predict(true).do("kid again").predict(true).do("kid again").predict(false).do("kid done").visit()
		x.want("the Kid's hand", x.pos().hands[kid], int8(0))
		x.agents()
		x.want("the Kid's hand as her turn begins, "+c.options, x.pos().hands[kid], c.hand)
		x.want("what she may do, "+c.options, x.verbs("kid"), c.may)
	}
}

func TestR23KidDrawsThroughTrustOnly(t *testing.T) {
	x := begun(t, 3).agents().predict(false).do("kid done")
	x.want("the Kid's hand", x.pos().hands[kid], int8(6))
	x.visit().agents().predict(true).do("kid stop =1")
	x.want("the Kid's hand after the reward", x.pos().hands[kid], int8(6-1+2))
}

func TestR24KidDoesOneThing(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token =2").agents()
	x.want("the Kid's choices", x.verbs("kid"), "predict prove")
	x.predict(true)
	x.no("kid prove card-bell @PR1")
	x.do("kid stop =1")
	x.no("kid prove card-bell @PR1")
	y := begun(t, 3).do("table correct trust-token =2").agents().prove("on,on,on,on", "by,on,on,on").sort()
	y.no("kid predict card-bell @CL-ON")
	y.want("what is left after a proof", y.verbs("kid"), "done")
}

func TestR25AtMostThreePredictionsGuessFirst(t *testing.T) {
	x := begun(t, 3).agents()
	x.no("visitor place card-bell @ON2", "Kid is to act")
	x.no("kid predict card-bell @ON2", "claim token")
	x.predict(true).do("kid again").predict(true).do("kid again").predict(true)
	x.want("what is left after three", x.verbs("kid"), "stop")
	x.no("kid again")
	x.no("kid stop =2")
	x.do("kid stop =3")
	x.want("trust", x.pos().trust, 3)
}

func TestR26PredictedObjectIsOpen(t *testing.T) {
	x := begun(t, 3).agents().do("kid predict card-bell @CL-BY")
	x.want("the object's zone", x.State.Layout()["card-bell"], "PV")
	x.want("the claim token", x.State.Layout()[claimToken], "CL-BY")
	x.no("visitor place card-key @BY2", "Bell")
	x.no("visitor hide kid-marker-1 @FD-K-BY")
	x.do("visitor place card-bell @BY2")
	x.want("the object's space", x.State.Layout()["card-bell"], "BY2")
}

func TestR27OneWrongGuessLosesTheRun(t *testing.T) {
	x := begun(t, 3).agents().predict(true).do("kid again").predict(true).do("kid again").predict(false)
	x.want("trust", x.pos().trust, 0)
	x.want("what is left", x.verbs("kid"), "done")
	x.no("kid stop =2")
	x.do("kid done")
	x.want("the claim token at the end", x.State.Layout()[claimToken], "CL-REST")
}

func TestR28StopTakesTheRun(t *testing.T) {
	for k := 1; k <= 3; k++ {
		x := begun(t, 3).agents().predict(true)
		for range k - 1 {
			x.do("kid again").predict(true)
		}
		x.do(fmt.Sprintf("kid stop =%d", k))
		x.want("trust", x.pos().trust, k)
		x.want("the trust token", x.State.Layout()[trustToken], fmt.Sprintf("T%d", k))
	}
	// The claim token may be back at rest before she decides to stop.
	x := begun(t, 3).agents().predict(true).do("kid again", "kid stop =1")
	x.want("trust", x.pos().trust, 1)
}

func TestR29PredictedObjectsStay(t *testing.T) {
	x := begun(t, 3).agents().predict(true).do("kid again").predict(false).do("kid done")
	x.want("face-up objects", len(x.open()), 4)
}

// open lists the open objects on spaces.
func (x *table) open() (out []string) {
	for c, at := range x.pos().classified() {
		if grounds[at].space {
			out = append(out, builtIn().ID(c))
		}
	}
	return out
}

func TestR30KidProvesFromTrustTwo(t *testing.T) {
	x := begun(t, 3).agents()
	x.no("kid prove card-bell @PR1", "trust 0")
	y := begun(t, 3).do("table correct trust-token =1").agents()
	y.no("kid prove card-bell @PR1", "trust 1")
	z := begun(t, 3).do("table correct trust-token =2").agents()
	z.want("a proof at trust 2", z.Can("kid prove card-bell @PR1"), true)
}

func TestR31FailedKidProofGivesNothing(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token =2").agents().prove("on,on,on,on", "by,on,on,on").sort()
	x.want("trust", x.pos().trust, 2)
	x.do("kid done")
	x.want("whose turn it is", x.pos().seat, visitor)
}

func TestR32FirstPredictionIsHiddenFromPowerFour(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token =4").agents()
	x.no("kid predict card-bell @CL-ON", "hidden")
	x.do("kid predict ? @CL-ON")
	x.want("the claim token", x.State.Layout()[claimToken], "CL-ON")
	x.no("visitor place card-bell @ON2")
	x.no("visitor hide agent1-marker-2 @FD-K-ON", "Agent 1's")
	x.do("visitor hide kid-marker-4,card-bell @FD-K-ON")
	x.want("the marker", x.State.Layout()["kid-marker-4"], "FD-K-ON")
	x.told("agent1", "right")
	for seat, may := range map[string]bool{"visitor": true, "kid": true, "agent1": false, "table": false} {
		if p, _ := x.sees(seat, "kid-marker-4"); (p.Card == "card-bell") != may {
			t.Errorf("%s sees %+v", seat, p)
		}
	}
	// Wrong: on the other side.
	y := begun(t, 3).do("table correct trust-token =4").agents().do("kid predict ? @CL-ON", "visitor hide kid-marker-1 @FD-K-BY")
	y.want("what is left", y.verbs("kid"), "done")
}

func TestR32PowerFourServesFromTheNextTurn(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token =3").agents().predict(true).do("kid again")
	x.no("kid predict ? @CL-ON")
	x.predict(true).do("kid stop =2").do("agent1 reveal agent1-marker-1,card-key @FD-A1-ON", "kid done").visit().agents()
	x.no("kid predict card-bell @CL-ON", "hidden")
	// An Agent's failed proof raises it before the Kid's coming turn.
	y := begun(t, 3).do("table correct trust-token =2").prove("on,on,on,on", "by,on,on,on").sort().do("kid raise =2", "agent1 done")
	y.no("kid predict card-bell @CL-ON", "hidden")
}

func TestR33LaterPredictionsAreOpen(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token =4").agents().do("kid predict ? @CL-ON", "visitor hide kid-marker-1 @FD-K-ON", "kid again")
	x.no("kid predict ? @CL-ON")
	x.predict(true).do("kid again").predict(true).do("kid stop =3")
	x.want("trust", x.pos().trust, 7)
}

func TestR34KidPassesOnlyWhenNothingIsPossible(t *testing.T) {
	x := begun(t, 3).agents()
	x.no("kid pass", "can still do something")
	p := *x.pos()
	p.hands[kid] = 0
	x.State = &p
	x.want("what an empty-handed Kid may do", x.verbs("kid"), "pass")
	x.do("kid pass")
	x.want("whose turn it is", x.pos().seat, visitor)
	p.trust = 2
	x.State = &p
	x.want("what she may do at trust 2", x.verbs("kid"), "prove")
}

func TestR35VisitorWithoutCardsLoses(t *testing.T) {
	for n := 3; n <= 6; n++ {
		x := begun(t, n)
		for range 7 {
			x.round()
		}
		x.want("the Visitor's hand", x.pos().hands[visitor], int8(0))
		x.want("a winner before her turn", x.winners(), "")
		x.agents().predict(false)
		x.want("a winner before her turn", x.winners(), "")
		x.do("kid done")
		want := "agent1"
		for a := 2; a <= n-2; a++ {
			want += fmt.Sprintf(" agent%d", a)
		}
		x.want("the winners", x.winners(), want)
	}
}

func TestR36VisitorLaysOpenBelowTrustThree(t *testing.T) {
	for trust := range 3 {
		x := begun(t, 3)
		if trust > 0 {
			x.do(fmt.Sprintf("table correct trust-token =%d", trust))
		}
		x.agents().predict(false).do("kid done")
		x.no("visitor hide kid-marker-1 @FD-K-ON", "face up")
		x.no("visitor place card-watch @ON2", "already been played")
		x.do("visitor place card-bell @ON2")
		x.want("the Visitor's hand", x.pos().hands[visitor], int8(6))
	}
}

func TestR37VisitorHidesFromTrustThree(t *testing.T) {
	x := begun(t, 3).agents().predict(true).do("kid again").predict(true).do("kid again").predict(true).do("kid stop =3", "kid done")
	x.no("visitor place card-bell @ON2", "face down")
	x.do("visitor hide kid-marker-5,card-bell @FD-K-BY")
	for seat, may := range map[string]bool{"visitor": true, "kid": true, "agent1": false, "table": false} {
		if p, _ := x.sees(seat, "kid-marker-5"); (p.Card == "card-bell") != may {
			t.Errorf("%s sees %+v", seat, p)
		}
	}
	x.want("the Visitor's hand", x.pos().hands[visitor], int8(6))
}

func TestR38VisitorNeverDraws(t *testing.T) {
	x := begun(t, 3)
	for i := range 5 {
		x.round()
		x.want("the Visitor's hand", int(x.pos().hands[visitor]), 6-i)
	}
}

func TestR39VisitorClassifiesExactlyOne(t *testing.T) {
	x := begun(t, 3).agents().predict(false).do("kid done")
	x.no("visitor done")
	x.do("visitor place card-bell @ON2")
	x.no("visitor place card-key @ON3")
}
