package grove

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestOptionTrimAfterClassifying(t *testing.T) {
	x := sit(t, 3, "trim=after").do("table deal card-watch,card-key @PV", "visitor rule", "visitor place card-watch @ON1", "visitor place card-key @BY1")
	x.no("visitor done")
	x.do("visitor trim", "visitor done")
	x.want("the Visitor's hand", x.pos().hands[visitor], int8(7))
}

func TestOptionSecretPredictionMayBeOpen(t *testing.T) {
	x := rise(t, 3, 4, 1, "secret=may")
	x.want("a hidden prediction", x.Can("kid predict ? @CL-ON"), true)
	x.predict(true)
	x.want("the run", x.pos().run, 1)
}

func TestOptionDeckOut(t *testing.T) {
	x := drain(begun(t, 3, "deck_out=once"), 4).prove("on,on,on,on", "on,on,on,by")
	x.want("a winner while the proof is on", x.winners(), "")
	x.sort()
	x.want("the winners once the proof is finished", x.winners(), "visitor kid")
	y := drain(begun(t, 3, "deck_out=off"), 1).test(on)
	y.want("a winner with the rule off", y.winners(), "")
	z := drain(begun(t, 3, "edition=b", "deck_out=end"), 1).test(on)
	z.want("the winners in B with the rule on", z.winners(), "visitor kid")
}

func TestOptionRevealToASpace(t *testing.T) {
	x := rise(t, 3, 4, 1, "reveal_to=space").rightRun(1)
	x.no("agent1 reveal agent1-marker-1,card-key @FD-A1-ON", "moves to a space on")
	x.no("agent1 reveal agent1-marker-1,card-key @BY2", "moves to a space on")
	x.no("agent1 reveal agent1-marker-1,card-key @ON1", "which is empty")
	x.do("agent1 reveal agent1-marker-1,card-key @ON5")
	x.want("the object", x.State.Layout()["card-key"], "ON5")
	x.want("what follows", x.verbs("kid"), "done")
}

func TestOptionRevealInAnyOrder(t *testing.T) {
	x := rise(t, 4, 4, 1, "reveal_order=together").rightRun(1)
	x.want("how many may act", len(x.State.Turn()), 2)
	x.do("agent2 reveal agent2-marker-1,card-key @FD-A2-ON")
	x.no("agent2 reveal agent2-marker-1,card-bell @FD-A2-ON", "Agent 1 is to act")
	x.do("agent1 reveal agent1-marker-1,card-bell @FD-A1-ON")
	x.want("what follows", x.verbs("kid"), "done")
}

func TestOptionVisitorKeepsNoLog(t *testing.T) {
	x := begun(t, 3, "visitor_log=off").do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	if p, _ := x.sees("visitor", "agent1-marker-1"); p.Card != "" {
		t.Errorf("the Visitor sees %+v", p)
	}
	if p, _ := x.sees("agent1", "agent1-marker-1"); p.Card != "card-key" {
		t.Errorf("the owner sees %+v", p)
	}
}

func TestEveryOptionTellsInTheKey(t *testing.T) {
	keys := map[string]string{}
	for _, o := range options {
		for _, v := range o.Values {
			st, err := Game.New(game.Setup{Players: 3, Options: map[string]string{o.Name: v.Word}})
			if err != nil {
				t.Fatal(err)
			}
			if other, ok := keys[o.Name+st.Key()]; ok {
				t.Errorf("%s: %s and %s give one key", o.Name, v.Word, other)
			}
			keys[o.Name+st.Key()] = v.Word
		}
	}
}
