package grove

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR01EditionIsChosenBeforeSetup(t *testing.T) {
	a, b := begun(t, 3), begun(t, 3, "edition=b")
	a.want("the Visitor's first phase in A", sit(t, 3).do("table deal card-watch,card-key @PV", "visitor rule").verbs("visitor"), "trim")
	b.want("the Visitor's first phase in B", sit(t, 3, "edition=b").do("table deal card-watch,card-key @PV", "visitor rule").verbs("visitor"), "place")
	if a.State.Key() == b.State.Key() {
		t.Error("the same moves in two editions give equal keys")
	}
	if _, err := Game.New(game.Setup{Players: 3, Options: map[string]string{"edition": "c"}}); err == nil {
		t.Error("edition c is accepted")
	}
}

func TestR02PlayerCounts(t *testing.T) {
	for edition, most := range map[string]int{"a": 6, "b": 5} {
		for n := -1; n <= 8; n++ {
			_, err := Game.New(game.Setup{Players: n, Options: map[string]string{"edition": edition}})
			if ok := n >= 3 && n <= most; ok != (err == nil) {
				t.Errorf("edition %s with %d players: %v", edition, n, err)
			}
		}
	}
}

func TestR03OneVisitorOneKidRestAgents(t *testing.T) {
	for n := 3; n <= 6; n++ {
		x := sit(t, n)
		want := "table visitor kid"
		for a := 1; a <= n-2; a++ {
			want += fmt.Sprintf(" agent%d", a)
		}
		x.want("the seats", strings.Join(x.State.Seats(), " "), want)
	}
}

func TestR04TwoObjectsAreTurnedUp(t *testing.T) {
	x := sit(t, 3)
	x.no("table deal card-watch @PV")
	x.no("table deal card-watch,card-key,card-bell @PV")
	x.no("table deal card-watch,card-watch @PV", "different")
	x.no("table deal card-watch,card-nothing @PV", "card-nothing")
	x.do("table deal card-watch,card-key @PV")
	x.want("the first card's zone", x.State.Layout()["card-watch"], "PV")
	x.want("the second card's zone", x.State.Layout()["card-key"], "PV")
	y := sit(t, 3).do("table deal card-key,card-watch @PV")
	x.want("the order of the two", y.State.Key(), x.State.Key())
}

func TestR05SevenCardsEach(t *testing.T) {
	for n := 3; n <= 6; n++ {
		p := begun(t, n).pos()
		for s := range p.seekers() {
			if p.hands[s] != 7 {
				t.Errorf("%d players: %v holds %d", n, p.name(s), p.hands[s])
			}
		}
	}
}

func TestR06VisitorsHand(t *testing.T) {
	for _, c := range []struct {
		options string
		dealt   int8
	}{{"edition=a", 14}, {"edition=b", 7}, {"visitor_setup=7", 7}} {
		x := sit(t, 3, c.options).do("table deal card-watch,card-key @PV")
		x.want("cards dealt with "+c.options, x.pos().hands[visitor], c.dealt)
		x.want("cards kept with "+c.options, begun(t, 3, c.options).pos().hands[visitor], int8(7))
	}
}

func TestR07ReturnedCardsStayUnknown(t *testing.T) {
	x := sit(t, 3).do("table deal card-watch,card-key @PV", "visitor rule")
	before := x.pos().deck
	x.do("visitor trim")
	x.want("cards under the deck", x.pos().deck-before, 7)
	x.told("agent1", "puts 7 objects under the deck")
	x.no("visitor trim card-bell")
}

func TestR08NoClassifyingBeforeTheRule(t *testing.T) {
	x := sit(t, 3).do("table deal card-watch,card-key @PV")
	x.no("visitor place card-watch @ON1", "Pass Rule")
	x.no("visitor done")
	if _, ok := x.State.Layout()[turnMarker]; ok {
		t.Error("the turn marker should lie in no zone before the rule is made")
	}
	x.do("visitor rule")
	x.want("the turn marker", x.State.Layout()[turnMarker], "TURN-visitor")
}

func TestR09BansOnTheVisitorsScreen(t *testing.T) {
	x := sit(t, 3).do("table deal card-watch,card-key @PV")
	hints := fmt.Sprint(x.State.View(visitor).Hints)
	for _, w := range []string{"names", "who plays", "favours no player", "nearly everything"} {
		if !strings.Contains(hints, w) {
			t.Errorf("the Visitor's hints lack %q: %s", w, hints)
		}
	}
}

func TestR10BothSetupCardsAreClassifiedFirst(t *testing.T) {
	x := sit(t, 3, "edition=b").do("table deal card-watch,card-key @PV", "visitor rule", "visitor place card-key @BY4")
	x.no("visitor done")
	x.no("visitor place card-bell @ON1", "show space")
	x.do("visitor place card-watch @ON2")
	x.no("agent1 prove card-bell @PR1", "Visitor")
	x.do("visitor done")
	x.want("who is to act", x.State.Turn()[0], agent1)
}

func TestR11TrustStartsAtZero(t *testing.T) {
	x := sit(t, 3)
	x.want("trust", x.State.View(0).Tracks[0].Value, 0)
	x.want("the trust token", x.State.Layout()[trustToken], "T0")
}

func TestR12RoundOrder(t *testing.T) {
	for n := 3; n <= 6; n++ {
		x := begun(t, n)
		for range 2 {
			for a := 1; a <= n-2; a++ {
				x.want("the turn", x.pos().seat, kid+game.Seat(a))
				x.want("the turn marker", x.State.Layout()[turnMarker], fmt.Sprintf("TURN-agent%d", a))
				x.test(by)
			}
			x.want("the turn", x.pos().seat, kid)
			x.predict(false).do("kid done")
			x.want("the turn", x.pos().seat, visitor)
			x.visit()
		}
	}
}

func TestR13WrongSeatIsToldWhoIsToAct(t *testing.T) {
	x := begun(t, 4)
	x.no("kid predict card-key @CL-ON", "Agent 1 is to act")
	x.no("agent2 test agent2-marker-1 @FD-A2-ON", "Agent 1 is to act")
	x.no("visitor done", "Agent 1 is to act")
	x.no("table deal card-key,card-bell @PV", "Agent 1: test an object, or prove the rule")
}

func TestUnknownOptionsAreRefused(t *testing.T) {
	for _, c := range []struct{ name, value, says string }{
		{"colour", "red", "there is no option"},
		{"visitor_setup", "9", "choose 14 or 7"},
		{"edition", "", "choose a or b"},
		{"deck", "12", "it needs"},
		{"deck", "many", "it needs"},
		{"deck", "143", "it needs"},
		{"covering", "Choose", "choose or visitor or fewest"},
		{"track.10", "draw 1", "spots 1 to 8"},
		{"track.x", "draw 1", "spots 1 to 8"},
		{"track.3", "draw -1", "no number"},
		{"track.3", "draw 1, draw 2", "no reward"},
		{"track.3", "gold", "no reward"},
		{"track.3", "draw 1; power fly", "no power"},
		{"track.3", "draw 1; hide", "power and its word"},
		{"track.3", "draw 1; power prove", "stands on the spots 2 and 3"},
		{"track.9", "reveal; power hide", "spot of its own"},
	} {
		_, err := Game.New(game.Setup{Players: 3, Options: map[string]string{c.name: c.value}})
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("option %s=%q: %v", c.name, c.value, err)
		}
	}
}
