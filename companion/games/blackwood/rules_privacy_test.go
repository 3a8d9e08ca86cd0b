package blackwood

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// While coins are hidden, nothing that anybody else is shown, asked or offered
// depends on how many a Witch has, nor does how the table is understood.
func TestHiddenCoinsShowInNothing(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 2))
	setup := game.Setup{Game: "blackwood", Players: 3, Options: map[string]string{"coins": "hidden"}}
	st, err := Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(setup, rnd.IntN)
	if err != nil {
		t.Fatal(err)
	}
	look := func(p *position, seat game.Seat) string {
		text, err := json.Marshal(p.View(seat))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	compared := 0
	for st.Result() == nil {
		p := st.(*position)
		for seat := range game.Seat(4) {
			q := *p
			for w := range p.witches() {
				if w != seat {
					q.coins[w] = int16(rnd.IntN(12))
				}
			}
			if x, y := look(p, seat), look(&q, seat); x != y {
				t.Fatalf("seat %d can tell others' coins, %v or %v, by its view: %s and %s", seat, p.coins, q.coins, x, y)
			}
			if seat != game.Table {
				continue
			}
			legal := p.Legal(p.actor())
			if !slices.EqualFunc(legal, q.Legal(p.actor()), game.Move.Equal) {
				t.Fatalf("coins %v or %v decide what is legal", p.coins, q.coins)
			}
			for range min(3, len(legal)) {
				m := legal[rnd.IntN(len(legal))]
				a, heardA, errA := p.Apply(m)
				_, heardB, errB := q.Apply(m)
				if errA != nil || errB != nil {
					t.Fatalf("%s is refused: %v, %v", m.Line(p.Seats()), errA, errB)
				}
				if a.Result() != nil {
					continue
				}
				compared++
				if x, y := public(heardA), public(heardB); x != y {
					t.Fatalf("everyone is told %s of %s where a twin is told %s", x, m.Line(p.Seats()), y)
				}
				seen := a.Layout()
				x, _ := p.Doubt(seen)
				y, _ := q.Doubt(seen)
				if x.Question.String() != y.Question.String() || !slices.EqualFunc(x.Accept, y.Accept, game.Move.Equal) || p.Sign(m, seen) != q.Sign(m, seen) {
					t.Fatalf("the table after %s is understood by hidden coins: %v and %v", m.Line(p.Seats()), x, y)
				}
			}
		}
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	if compared < 100 {
		t.Errorf("only %d moves were compared", compared)
	}
}

// public is what everyone is told.
func public(events []game.Event) string {
	var out []string
	for _, e := range events {
		if e.For(game.Table) {
			out = append(out, e.Text.String())
		}
	}
	return strings.Join(out, " ")
}

// Everyone reads each Witch's coins and reputation; with hidden coins she alone reads
// her own, as coins count for the reputation.
func TestCoinsAndReputationAreCounted(t *testing.T) {
	for _, c := range []struct {
		options string
		seat    game.Seat
		want    int
	}{{"coins=open", game.Table, 4}, {"coins=hidden", game.Table, 0}, {"coins=hidden", 1, 2}} {
		var all []string
		for _, n := range begun(t, 2, c.options).pos().counts(c.seat) {
			if n.Seat != game.Table {
				all = append(all, fmt.Sprint(n.Name, " ", n.N))
			}
		}
		if len(all) != c.want || c.want > 0 && strings.Join(all[:2], " · ") != "Coins 8 · Reputation 2" {
			t.Errorf("%s: seat %d reads %q", c.options, c.seat, all)
		}
	}
}

// Whoever pays with hidden coins is believed; she alone is told that the record
// has fewer, until the game is over.
func TestHiddenCoinsAreBelieved(t *testing.T) {
	x := begun(t, 2, "coins=hidden")
	for _, w := range []game.Seat{1, 2} {
		x.change(func(p *position) { p.coins[w] = 0 })
	}
	p := x.pos()
	for p.phase != gathering {
		m := p.Legal(p.actor())[0]
		x.do(m.Line(p.Seats()))
		p = x.pos()
	}
	seat, price := p.seat, p.price()
	if price == 0 {
		t.Fatal("the card costs nothing")
	}
	x.do(p.move("buy", p.own[seat].forest, p.cardOn(p.fetched)).Line(p.Seats()))
	if got := x.coins(seat); got != -price {
		t.Errorf("the record has %d coins after %d were paid of none", got, price)
	}
	told := 0
	for _, e := range x.Heard {
		if strings.Contains(e.Text.String(), "count your coins") {
			told++
			if !e.For(seat) || e.For(game.Table) || e.For(3-seat) {
				t.Errorf("%q is told to %v", e.Text, e.To)
			}
		}
	}
	if told != 1 {
		t.Errorf("she is told %d times that the record has fewer coins", told)
	}
}

// Whoever borrows with hidden coins is believed in the same way: nobody can tell
// by trying how many she has.
func TestALoanTellsNoHiddenCoins(t *testing.T) {
	for coins, told := range map[int16]int{0: 0, loanMost: 0, loanMost + 1: 1, 30: 1} {
		x := begun(t, 2, "coins=hidden").change(func(p *position) { p.coins[1] = coins })
		x.do("player1 loan fagus-1 @FAGUS-player1")
		x.want("coins", x.coins(1), int(coins)+loanCoins)
		for _, e := range x.Heard {
			if strings.Contains(e.Text.String(), "count your coins") {
				told--
				if !e.For(1) || e.For(game.Table) || e.For(2) {
					t.Errorf("%q is told to %v", e.Text, e.To)
				}
			}
		}
		if told != 0 {
			t.Errorf("with %d coins she is told %d times less than she should that the record has more", coins, told)
		}
	}
}
