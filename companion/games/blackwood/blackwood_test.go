package blackwood

import (
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// setups are the tables that the conformance suite goes over: every count of
// Witches, and every house rule turned away from its default in one or another.
func setups() []game.Setup {
	with := func(players int, options ...string) game.Setup {
		s := game.Setup{Game: "blackwood", Players: players, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	return []game.Setup{
		with(2),
		with(3, "slide", "once", "crossed", "explore", "pedlar", "gather", "push", "victim", "split", "moment", "refill", "once", "coins", "hidden"),
		with(4, "pedlar_cards", "caster", "push_place", "turn", "jokers", "one", "leftovers", "card", "value", "paid", "last_sale", "off", "tie", "order"),
		with(4, "forest", "stop", "early_end", "once", "new_spell", "later", "crossed", "gather", "pedlar", "explore", "expeditions", "2"),
	}
}

func suite() gametest.Suite {
	return gametest.Suite{Game: Game, Setups: setups(), Games: 1}
}

func TestConformance(t *testing.T) { gametest.Run(t, suite().Few(2)) }

func TestFilmConformance(t *testing.T) { gametest.Run(t, suite()) }

func TestFilmEverySentenceCanBeTranslated(t *testing.T) { suite().Listen(t, 2) }

func FuzzGames(f *testing.F) { gametest.Fuzz(f, suite()) }

// playout plays legal moves to the end, people's or any, and audits each.
func playout(t testing.TB, s game.Setup, seed uint64, anyMove bool) *position {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 9))
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(s, rnd.IntN)
	if err != nil {
		t.Fatal(err)
	}
	for range 3000 {
		p := st.(*position)
		if p.phase == over {
			return p
		}
		var m game.Move
		if legal := p.Legal(p.actor()); anyMove && len(legal) > 0 {
			m = legal[rnd.IntN(len(legal))]
		} else if m, err = people.Next(st); err != nil {
			t.Fatal(err)
		}
		next, _, err := st.Apply(m)
		if err != nil {
			t.Fatalf("seed %d, %s: %v", seed, m.Line(st.Seats()), err)
		}
		if err := p.Audit(m, next); err != nil {
			t.Fatalf("seed %d, %s: %v", seed, m.Line(st.Seats()), err)
		}
		st = next
	}
	t.Fatalf("seed %d: the game does not end", seed)
	return nil
}

// positions are some of a people's game, one of every phase at least that it
// goes through.
func positions(t testing.TB, seed uint64) []*position {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 10))
	s := setups()[seed%uint64(len(setups()))]
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(s, rnd.IntN)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[phase]int{}
	var out []*position
	for st.Result() == nil {
		p := st.(*position)
		if seen[p.phase]++; seen[p.phase]%40 == 1 {
			out = append(out, p)
		}
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	return append(out, st.(*position))
}

func TestPlayoutsKeepTheLaws(t *testing.T) {
	for seed, s := range setups() {
		for n := range uint64(6) {
			playout(t, s, uint64(seed)*100+n, n%2 == 0)
		}
	}
}
