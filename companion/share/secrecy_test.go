package share

import (
	"bytes"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/paired"
)

// The rules' secrecy holds for every byte that a phone gets: whoever watches a
// seat's line cannot tell two games apart that differ only in what the seat
// may not know.
func TestTwinGamesSendTheSameBytes(t *testing.T) { twinGamesSendTheSameBytes(t, 45) }

func TestFilmTwinGamesSendTheSameBytes(t *testing.T) { twinGamesSendTheSameBytes(t, 90) }

func twinGamesSendTheSameBytes(t *testing.T, moves int) {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 4}.Complete(g)
	begin := func() *game.Match {
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	r := rand.New(rand.NewPCG(5, 3))
	people, err := g.Players(setup, r.IntN)
	if err != nil {
		t.Fatal(err)
	}
	var deck []string
	for _, c := range g.Box().Deck {
		deck = append(deck, c.ID)
	}
	game1 := begin()
	here := served(t, game1, io.Discard)
	seats := len(game1.State().Seats())
	type pair struct {
		match       *game.Match
		there       *Server
		phone, twin *phone
	}
	pairs := make([]pair, seats)
	for i := range pairs {
		p := pair{match: begin(), phone: newPhone(t), twin: newPhone(t)}
		p.there = served(t, p.match, io.Discard)
		p.phone.sit(here.Links()[i].URL)
		p.twin.sit(p.there.Links()[i].URL)
		pairs[i] = p
	}
	same := func(i int, what string) {
		t.Helper()
		a, err := pairs[i].phone.read()
		if err != nil {
			t.Fatal(err)
		}
		b, err := pairs[i].twin.read()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(a, b) {
			t.Fatalf("%s: the phone of %s gets %d bytes that differ from its twin's %d", what, game1.State().Seats()[i], len(a), len(b))
		}
	}
	here.Show(screens(game1))
	for i, p := range pairs {
		p.there.Show(screens(p.match))
		same(i, "hello")
		same(i, "the beginning")
	}
	differ, sent := 0, 0
	for game1.State().Result() == nil && game1.Len() < moves {
		m, err := people.Next(game1.State())
		if err != nil {
			t.Fatal(err)
		}
		before := game1.State()
		if err := game1.Apply(m); err != nil {
			t.Fatal(err)
		}
		if game1.State().Result() != nil {
			break // now everything is revealed
		}
		here.Show(screens(game1))
		for i, p := range pairs {
			other := paired.Disguise(before, p.match.State(), m, game.Seat(i), deck, r)
			if err := p.match.Apply(other); err != nil {
				t.Fatalf("the twin of %s refuses %s: %v", before.Seats()[i], other.Line(before.Seats()), err)
			}
			if !other.Equal(m) {
				differ++
			}
			p.there.Show(screens(p.match))
			same(i, m.Line(before.Seats()))
			sent++
		}
	}
	if differ < moves/5 || sent < 2*moves {
		t.Errorf("only %d of %d moves differed", differ, sent)
	}
}

// The comparison above can fail: an event told to a wrong seat changes bytes.
func TestALeakChangesTheBytes(t *testing.T) {
	x := seated(t, 3, 7) // agent 1 has tested an object
	s := screens(x.copy)
	p := painterOf(x)
	own, err := p.page(s[kid], x.cfg.Translate)
	if err != nil {
		t.Fatal(err)
	}
	s[kid].Log = s[agent1].Log
	leaky, err := p.page(s[kid], x.cfg.Translate)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(own, leaky) {
		t.Error("what an Agent is told changes nothing on the Kid's page")
	}
}

func painterOf(x *table) printed {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.print
}

func TestASnapshotOfAnotherSeatIsNeverShown(t *testing.T) {
	full := seated(t, 3, 7)
	s := served(t, full.copy, io.Discard)
	p := newPhone(t)
	p.sit(s.Links()[kid].URL)
	wrong := screens(full.copy)
	wrong[kid], wrong[agent1] = wrong[agent1], wrong[kid]
	s.Show(wrong)
	eventually(t, "the table's own page", func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.links[len(s.links)-1].page != nil
	})
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.links[kid].page != nil || s.links[agent1].page != nil {
		t.Error("a seat was shown another one's snapshot")
	}
}

func TestOwnPiecesAreOnlyTheSeatsOwn(t *testing.T) {
	x := seated(t, 3, 7)
	for seat, want := range map[game.Seat]int{game.Table: 0, kid: 0, agent1: 1, visitor: 1, 4: 0} {
		p := newPhone(t)
		p.sit(x.link(seat))
		h := p.see(7)
		if len(h.State.Own) != want {
			t.Errorf("seat %d sees %d hidden objects, want %d", seat, len(h.State.Own), want)
		}
		for _, o := range h.State.Own {
			if o.Name == "" || !strings.Contains(o.Where, "Agent 1") {
				t.Errorf("seat %d: %+v", seat, o)
			}
		}
	}
}
