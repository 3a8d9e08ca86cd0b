package grove

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// fill lays objects on a side until all its spaces hold one, and ends with the
// Visitor's turn in which nothing has been laid yet.
func fill(t *testing.T, options ...string) *table {
	t.Helper()
	x := begun(t, 3, options...)
	for x.pos().firstEmpty(on) != kit.Nowhere {
		x.agents()
		for range 3 {
			if x.pos().firstEmpty(on) == kit.Nowhere {
				break
			}
			if x.pos().phase == right {
				x.do("kid again")
			}
			x.predict(true)
		}
		x.do(fmt.Sprintf("kid stop =%d", x.pos().run), "table correct trust-token @T0", "kid done")
		if x.pos().firstEmpty(on) == kit.Nowhere {
			return x
		}
		x.do("visitor place "+x.card()+" @"+x.space(on), "visitor done")
	}
	return x.agents().predict(false).do("kid done")
}

func TestR40OnOrBesideNothingElse(t *testing.T) {
	x := begun(t, 3).agents().do("kid predict card-bell @CL-ON")
	for _, z := range []string{"PV", "PR1", "FD-K-ON", "ON9", "BY0", "nowhere", "CL-ON", "T3"} {
		x.no("visitor place card-bell @"+z, "in the clearing")
	}
}

func TestR41EightSpacesOnAndEightBeside(t *testing.T) {
	x := begun(t, 3).agents().do("kid predict card-bell @CL-ON")
	x.want("free spaces", len(x.State.Legal(visitor)), 14) // one of each side is taken
	for k := 2; k <= 8; k++ {
		if !x.Can(fmt.Sprintf("visitor place card-bell @ON%d", k)) || !x.Can(fmt.Sprintf("visitor place card-bell @BY%d", k)) {
			t.Errorf("space %d is not offered", k)
		}
	}
}

func TestR42EmptySpaceMustBeUsed(t *testing.T) {
	x := begun(t, 3).agents().do("kid predict card-bell @CL-ON")
	x.no("visitor place card-bell @ON1", "space 1", "Use space 2 on the forcefield, which is empty")
	x.no("visitor place card-bell @BY1", "which is empty")
	y := begun(t, 3, "spaces=next").agents().do("kid predict card-bell @CL-ON")
	y.no("visitor place card-bell @ON3", "in order")
	y.do("visitor place card-bell @ON2")
}

func TestR43FullSideIsCovered(t *testing.T) {
	x := fill(t)
	x.want("the phase", x.verbs("visitor"), "place turn")
	under := builtIn().ID(x.pos().Top(spaces[on][4]))
	x.do("visitor place card-bell @ON5")
	x.want("the open card", x.State.Layout()["card-bell"], "ON5")
	if _, ok := x.State.Layout()[under]; ok {
		t.Error("the covered card is still in the layout")
	}
	y := fill(t, "covering=fewest").do("visitor place card-bell @ON1", "visitor done").agents().do("kid predict card-key @CL-ON")
	y.no("visitor place card-key @ON1", "fewest")
	y.do("visitor place card-key @ON2")
}

func TestR44CoveringThisTurn(t *testing.T) {
	x := fill(t).do("visitor place card-bell @ON5", "visitor done").agents().do("kid predict card-key @CL-ON", "visitor place card-key @ON5", "kid again", "kid predict card-drum @CL-ON")
	x.no("visitor place card-drum @ON5", "came this turn")
	x.do("visitor place card-drum @ON6", "kid again", "kid predict card-spoon @CL-ON")
	x.no("visitor place card-spoon @ON6", "came this turn")
	x.do("visitor place card-spoon @ON1", "kid stop =3", "kid done")
	x.do("table correct trust-token @T0").do("visitor place card-corn @ON5") // the next turn
}

func TestR45CoveredCardsAreNeverShownAgain(t *testing.T) {
	x := fill(t)
	under := x.pos().Top(spaces[on][0])
	x.do("visitor place card-bell @ON1")
	for range 2 {
		for _, s := range x.State.Seats() {
			if _, ok := x.sees(s, builtIn().ID(under)); ok {
				t.Errorf("%s sees the covered card", s)
			}
			if strings.Contains(x.story(s), builtIn().Name(under).Name) {
				t.Errorf("%s is told of the covered card: %s", s, x.story(s))
			}
		}
		x.do("visitor done")
		x.agents()
		x.no("kid predict " + builtIn().ID(under) + " @CL-ON")
		for _, m := range x.State.Legal(kid) {
			if strings.Contains(m.Line(x.State.Seats()), builtIn().ID(under)+" ") {
				t.Fatalf("%s is offered", m.Line(x.State.Seats()))
			}
		}
		x.no("table correct "+builtIn().ID(under)+" @BY8", "under another card")
		x.predict(false).do("kid done", "visitor place "+x.card()+" @"+x.space(by))
	}
}

func TestR46HiddenObjectsTakeNoSpace(t *testing.T) {
	x := begun(t, 3)
	for range 7 {
		x.agents().predict(false).do("kid done").visit()
	}
	x.agents()
	lanes := 0
	for _, z := range x.State.Layout() {
		if z == "FD-A1-ON" {
			lanes++
		}
	}
	x.want("objects in the lane", lanes, 8)
	x.want("free spaces on", x.pos().firstEmpty(on), kit.Nowhere)
}
