package grove

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// chosen is the choice of the app for whoever is to act.
func (x *table) chosen(seat game.Seat, level automa.Level, seed uint64) game.Move {
	x.Helper()
	setup := game.Setup{Game: "grove", Players: x.pos().house.Players()}
	mind, err := Game.Mind(setup, seat, level)
	if err != nil {
		x.Fatal(err)
	}
	m, err := mind.Choose(automa.Look(x.pos(), seat, nil, seed), func() bool { return false })
	if err != nil {
		x.Fatal(err)
	}
	return m
}

func TestTheAppsPassRulesAdmitAQuarterToThreeFifths(t *testing.T) {
	for _, level := range automa.Levels {
		rules := map[string]bool{}
		for seed := range uint64(20) {
			x := sit(t, 3).do("table deal card-watch,card-hourglass @PV")
			m := x.chosen(visitor, level, seed)
			if k := 100 * len(m.Objects) / 142; m.Verb != "rule" || k < leastAdmitted || k > mostAdmitted {
				t.Errorf("%s: %s of %d %%", level, m.Verb, k)
			}
			text, _ := game.TextOf(m.Place)
			for _, r := range passRules {
				if r.Text == text && r.Level != 1+int(level) {
					t.Errorf("%s invents a rule of level %d", level, r.Level)
				}
			}
			rules[text] = true
		}
		if len(rules) < 2 {
			t.Errorf("%s knows %d rules only", level, len(rules))
		}
	}
}

// Where people have all other seats, what the app makes helps the Kid: it admits little,
// and the more people race her, and the better the app plays, the less it is like
// anything simple. It is told in words, and quickly found.
func TestTheAppsPassRuleHelpsAKidWhomPeopleRace(t *testing.T) {
	n := builtIn()
	least := func(set *reason.Set) int { // objects that the likest example or attribute puts elsewhere
		d := len(n.objects)
		for _, part := range n.hypotheses().Parts {
			d = min(d, part.Differs(set))
		}
		return d
	}
	for players, level := range map[int]automa.Level{3: automa.Even, 4: automa.Easy, 6: automa.Easy} {
		simple, rules := 0, map[string]bool{}
		for seed := range uint64(20) {
			x := sit(t, players).do("table deal card-watch,card-hourglass @PV")
			mind, err := Game.Mind(game.Setup{Game: "grove", Players: players}, visitor, level)
			if err != nil {
				t.Fatal(err)
			}
			sight := automa.Look(x.pos(), visitor, nil, seed)
			sight.Apps = []game.Seat{visitor}
			m, err := mind.Choose(sight, func() bool { return false })
			if err != nil {
				t.Fatal(err)
			}
			var set reason.Set
			for _, id := range m.Objects {
				set.Add(int(n.card(id)))
			}
			if k := n.share(pieceSet(set)); k < leastNarrow || k > mostNarrow {
				t.Errorf("%d players: the rule admits %d %%", players, k)
			}
			if 100*least(&set) < unlike*len(n.objects) {
				simple++
			}
			text, _ := game.TextOf(m.Place)
			rules[text] = true
			x.do(m.Line(x.State.Seats()))
		}
		if (simple > 0) != (players == 4) || rules[""] || len(rules) < 5 {
			t.Errorf("%d players: %d of 20 rules are like something simple; the rules are %v", players, simple, rules)
		}
	}
}

func TestTheAppClassifiesByItsRule(t *testing.T) {
	x := sit(t, 3).do("table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key,card-drum @Metal", "visitor trim")
	for _, want := range []string{"ON1", "BY1"} {
		m := x.chosen(visitor, automa.Even, 1)
		if m.Place != want {
			t.Errorf("%s lies on %s, not %s", m.Objects, m.Place, want)
		}
		x.do(m.Line(x.State.Seats()))
	}
	x.do("visitor done")
	// An Agent shows what she tests to nobody else.
	x.do("agent1 show card-key")
	for seat, want := range map[game.Seat]string{game.Table: "agent1 show", kid: "agent1 show", visitor: "agent1 show card-key"} {
		if got := begun(t, 3).State.Redact(game.Move{Seat: agent1, Verb: "show", Objects: []string{"card-key"}}, seat).Line(x.State.Seats()); got != want {
			t.Errorf("seat %d reads %q", seat, got)
		}
	}
	m := x.chosen(visitor, automa.Even, 1)
	if m.Verb != "hide" || m.Place != "FD-A1-ON" {
		t.Errorf("the key is to lie by %s", m.Line(x.State.Seats()))
	}
	x.do(m.Line(x.State.Seats()))
	if p := x.pos(); p.phase != ended || p.hands[agent1] != fullHand-1 || *p.under(p.Set().Piece("agent1-marker-1")) != p.house.pack.card("card-key") {
		t.Errorf("the test leads to phase %d, %d cards", p.phase, p.hands[agent1])
	}
	if q := x.pos().Imagine(kid, nil).(*position); *q.under(q.Set().Piece("agent1-marker-1")) != 0 || q.book.written() {
		t.Error("the Kid knows what the Agent tested, or the rule")
	}
}

// A person was the Visitor, kept the rule in mind, and gives the seat to the app.
func TestTheAppSaysThatItWasNotToldTheRule(t *testing.T) {
	x := begun(t, 3).do("agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "kid predict card-tractor @CL-ON")
	mind, err := Game.Mind(game.Setup{Game: "grove", Players: 3}, visitor, automa.Even)
	if err != nil {
		t.Fatal(err)
	}
	m, err := mind.Choose(automa.Look(x.pos(), visitor, nil, 1), func() bool { return false })
	if r, ok := err.(*game.Refusal); !ok || !strings.Contains(r.Error(), "cannot answer for the Visitor") {
		t.Errorf("it chooses %v (%v)", m, err)
	}
}

func TestTheVisitorTurnsHerTopCardUpFirst(t *testing.T) {
	x := sit(t, 3, "visitor_setup=7").do("table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-drum", "visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done",
		"agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "kid predict card-key @CL-ON", "visitor place card-key @BY2", "kid done")
	if m := x.chosen(visitor, automa.Even, 1); m.Line(x.State.Seats()) != "visitor turn ? @PV" {
		t.Errorf("the Visitor begins with %s", m.Line(x.State.Seats()))
	}
	x.do("visitor turn card-drum @PV").no("visitor place card-bell @ON2").no("visitor turn card-bell @PV")
	m := x.chosen(visitor, automa.Even, 1)
	if m.Line(x.State.Seats()) != "visitor place card-drum @ON2" {
		t.Errorf("the drum is classified by %s", m.Line(x.State.Seats()))
	}
	x.do(m.Line(x.State.Seats()))
	if x.pos().hands[visitor] != fullHand-1 {
		t.Errorf("she holds %d", x.pos().hands[visitor])
	}
}

func TestTheKidsOpenHandIsNamed(t *testing.T) {
	x := begun(t, 3).do("agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
	if m := x.chosen(kid, automa.Strong, 1); m.Line(x.State.Seats()) != "kid hold ?" {
		t.Errorf("the Kid begins with %s", m.Line(x.State.Seats()))
	}
	x.no("visitor hold card-watch").no("visitor hold card-key,card-key")
	x.do("visitor hold card-key,card-drum,card-bell,card-die,card-rocket,card-candle", "visitor hold @card-tractor")
	m := x.chosen(kid, automa.Strong, 1)
	if m.Verb != "predict" || !x.pos().holds(m.Objects[0]) {
		t.Errorf("the Kid predicts by %s", m.Line(x.State.Seats()))
	}
	if x.do(m.Line(x.State.Seats())); x.pos().holds(m.Objects[0]) || x.pos().unnamed() != 0 {
		t.Errorf("%d cards of the hand are not named", x.pos().unnamed())
	}
}

// Agents whom the app plays, all of them, race a Kid who is fast, and give a slow one time: the more,
// the weaker they play; otherwise beside a Kid whom the app plays.
func TestASlowKidIsGivenTime(t *testing.T) {
	for agents := 1; agents <= MaxAgents; agents++ {
		trust := func(level automa.Level, apps ...game.Seat) int { // at which an Agent races her, after four turns
			p := begun(t, 2+agents).pos()
			a := &app{position: p, seat: agent1, temper: p.house.temper(automa.Sight{Seat: agent1, Apps: apps}, level)}
			if !a.raced() {
				t.Errorf("%d Agents, %s: nobody races in the first turn", agents, level)
			}
			p.hands[visitor] -= 4
			for p.trust = 0; !a.raced(); p.trust++ {
			}
			return p.trust
		}
		var apps []game.Seat
		for s := range agents {
			apps = append(apps, agent1+game.Seat(s))
		}
		strong, even, easy := trust(automa.Strong, apps...), trust(automa.Even, apps...), trust(automa.Easy, apps...)
		if strong >= even || even >= easy {
			t.Errorf("%d Agents: a Kid is raced with %d trust, by weaker ones with %d and %d", agents, strong, even, easy)
		}
		h := begun(t, 2+agents).pos().house
		if h.temper(automa.Sight{Seat: agent1, Apps: []game.Seat{agent1, kid}}, automa.Even) == h.temper(automa.Sight{Seat: agent1, Apps: []game.Seat{agent1}}, automa.Even) {
			t.Errorf("%d Agents: who plays the Kid changes nothing", agents)
		}
		beside := func(apps []game.Seat) temper { return h.temper(automa.Sight{Seat: kid, Apps: apps}, automa.Even) }
		if agents > 1 && (beside(apps) == beside(nil) || beside(apps[1:]) != beside(nil)) {
			t.Errorf("%d Agents: who plays them all changes nothing for the Kid", agents)
		}
		apps = append(apps, kid)
		strong, even, easy = trust(automa.Strong, apps...), trust(automa.Even, apps...), trust(automa.Easy, apps...)
		if strong >= even || even > easy {
			t.Errorf("%d Agents: a Kid whom the app plays is raced with %d trust, by weaker ones with %d and %d", agents, strong, even, easy)
		}
	}
}

// An Agent of the app among people gives first turns away, more the weaker she is to play, the
// more people race, and if the Kid's turn is next: she proves at once, and puts each object
// where she does not think that it belongs.
func TestAnAgentAmongPeopleGivesTurnsAway(t *testing.T) {
	gives := func(agents int, seat game.Seat, level automa.Level, turn int, apps ...game.Seat) bool {
		p := begun(t, 2+agents).pos()
		p.hands[visitor] -= int8(turn)
		a := &app{position: p, seat: seat, temper: p.house.temper(automa.Sight{Seat: seat, Apps: append(apps, seat)}, level)}
		a.sight.Seat, a.belief = seat, p.believes(seat)
		for c := range p.house.pack.cards() {
			if wrong := (a.guess(c) == on) != (a.belief.Chance(int(c)) >= 0.5); wrong != a.gives() {
				t.Errorf("seat %d, %s, turn %d: object %d is sorted wrongly: %v", seat, level, turn, c, wrong)
			}
		}
		m, err := a.explore()
		if err != nil || (m.Verb == "prove") != a.gives() {
			t.Errorf("seat %d, %s, turn %d: the Agent chooses %s (%v)", seat, level, turn, m.Verb, err)
		}
		return a.gives()
	}
	for _, c := range []struct {
		agents int
		seat   game.Seat
		level  automa.Level
		turns  int
		apps   []game.Seat
	}{
		{2, agent1, automa.Easy, 1, nil}, {2, agent1, automa.Even, 1, nil}, {2, agent1, automa.Strong, 0, nil},
		{2, agent1 + 1, automa.Easy, 3, nil}, {2, agent1 + 1, automa.Even, 1, nil}, {2, agent1 + 1, automa.Strong, 0, nil},
		{3, agent1 + 1, automa.Even, 1, nil}, {3, agent1 + 2, automa.Even, 3, nil}, {4, agent1 + 3, automa.Strong, 1, nil},
		{2, agent1 + 1, automa.Easy, 0, []game.Seat{kid}}, {2, agent1 + 1, automa.Easy, 0, []game.Seat{agent1}},
	} {
		for turn := range 5 {
			if got := gives(c.agents, c.seat, c.level, turn, c.apps...); got != (turn < c.turns) {
				t.Errorf("seat %d, %s, with %v: turn %d is given away: %v", c.seat, c.level, c.apps, turn, got)
			}
		}
	}
}

func TestOfADeckWithoutWordsTheAppTakesNoSeat(t *testing.T) {
	g := with(t, ownDeck(t, "Blank", 60, nothing)).(Grove)
	for seat := visitor; seat <= agent1; seat++ {
		_, err := g.Mind(game.Setup{Game: "grove", Players: 3}, seat, automa.Even)
		if err == nil || !strings.Contains(game.Sentence(err).String(), "“Blank” says too little") {
			t.Errorf("seat %d: %v", seat, err)
		}
	}
	if _, err := with(t, attic(t)).(Grove).Mind(game.Setup{Game: "grove", Players: 3}, visitor, automa.Even); err != nil {
		t.Errorf("the example deck: %v", err)
	}
}

// TestWhereAllCameThisTurnAnyIsCovered: R44 cannot hold where all eight of a side
// came in one turn.
func TestWhereAllCameThisTurnAnyIsCovered(t *testing.T) {
	p := *begun(t, 3).pos()
	p.Store = p.Store.Copy()
	c := kit.Piece(1)
	for _, at := range spaces[on] {
		for p.At(c) != kit.Nowhere {
			c++
		}
		if p.Top(at) == 0 {
			p.Lay(c, at)
		}
		p.fresh.add(p.Top(at))
	}
	if got := len(p.takers(on)); got != len(spaces[on]) {
		t.Errorf("%d spaces may be covered", got)
	}
}
