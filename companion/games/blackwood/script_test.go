package blackwood

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// table is a game at which a test says the moves, one line each.
type table struct {
	*testing.T
	st    game.State
	heard []game.Event // of the last line
}

// sit opens a game; options are "name=value".
func sit(t *testing.T, players int, options ...string) *table {
	t.Helper()
	s := game.Setup{Game: "blackwood", Players: players, Options: map[string]string{}}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		s.Options[name] = value
	}
	st, err := Game{}.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return &table{T: t, st: st}
}

// begun is a game in which player1 is about to explore: the forest holds the
// cards F01, F02, ... row by row, the display P01 to P06.
func begun(t *testing.T, players int, options ...string) *table {
	t.Helper()
	return sit(t, players, options...).do("table crown cauldron @CAULDRON-player1").deal()
}

// deal lays the first cards that nobody has seen until all places are filled.
func (x *table) deal() *table {
	x.Helper()
	for x.pos().phase == dealing {
		p := x.pos()
		zone := p.dealZones()[0]
		if _, ok := words().displayNos[zone]; ok {
			c := slices.Index(p.potion[1:], inDeck) + 1
			x.do(fmt.Sprintf("table deal %s @%s", words().potions[c].ID, zone))
			continue
		}
		c := slices.Index(p.forest[1:], unseen) + 1
		x.do(fmt.Sprintf("table deal %s @%s", words().forest[c].ID, zone))
	}
	return x
}

func (x *table) pos() *position { return x.st.(*position) }

// change makes another position of this one, for what would take long to play.
func (x *table) change(how func(p *position)) *table {
	p := *x.pos()
	how(&p)
	x.st = &p
	return x
}

// give lays forest cards before a Witch, out of the deck.
func (p *position) give(w game.Seat, ids ...string) {
	for _, id := range ids {
		c := words().forestNos["forest-"+id]
		p.forest[c] = heldBy + uint8(w)
		p.paid[c] = int8(p.house.lists.forest[c].cost)
		p.held[w].add(c)
		p.deck--
	}
}

// brew gives a Witch potions out of the deck, on their front.
func (p *position) brew(w game.Seat, ids ...string) {
	for _, id := range ids {
		c := words().potionNos["potion-"+id]
		p.potion[c], p.potionOf[c] = front, w
		p.made[w][p.makes[w]] = c
		p.makes[w]++
		p.potionDeck--
	}
}

// charm gives a Witch an active spell; the two potions for it are turned.
func (p *position) charm(w game.Seat, id string, potions ...string) {
	s := words().spellNos["spell-"+id]
	p.spell[s], p.spellOf[s] = front, w
	p.got[w].add(s)
	p.witch[w].bought++
	p.brew(w, potions...)
	for _, c := range potions {
		p.potion[words().potionNos["potion-"+c]] = spent
	}
}

// stand puts a marionette on a card.
func (p *position) stand(w game.Seat, k, row, column int) {
	d, c := dollOf(w, k-1), at(row, column)
	p.doll[c], p.dollAt[d] = d, c
}

// fetching is a game in which player1 fetches her marionette from row 1,
// column 1, after prepare; player2's stands in row 3 of that column.
func fetching(t *testing.T, how func(p *position), options ...string) *table {
	t.Helper()
	return begun(t, 2, options...).do("player1 place player1-doll-1 @M1C1").
		change(func(p *position) {
			p.stand(2, 1, 3, 5)
			p.waiting, p.seat = 1, 1
			p.turn.placed = true
			if how != nil {
				how(p)
			}
			a := &act{position: *p}
			a.endTurn()
			*p = a.position
		})
}

// do makes moves that must be accepted.
func (x *table) do(lines ...string) *table {
	x.Helper()
	for _, line := range lines {
		m, err := game.ParseMove(line, x.st.Seats())
		if err != nil {
			x.Fatal(err)
		}
		next, events, err := x.st.Apply(m)
		if err != nil {
			x.Fatalf("%s: %v", line, err)
		}
		x.st, x.heard = next, events
	}
	return x
}

// no makes a move that must be refused with a sentence that has these words,
// and change nothing.
func (x *table) no(line string, words ...string) *table {
	x.Helper()
	m, err := game.ParseMove(line, x.st.Seats())
	if err != nil {
		x.Fatal(err)
	}
	key := x.st.Key()
	_, _, err = x.st.Apply(m)
	if err == nil {
		x.Fatalf("%s: it was accepted", line)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			x.Errorf("%s: refused with %q, which does not say %q", line, err, w)
		}
	}
	if x.st.Key() != key || x.can(line) {
		x.Errorf("%s: refused, but the state has changed or lists it", line)
	}
	return x
}

// can reports whether a move is listed as legal.
func (x *table) can(line string) bool {
	x.Helper()
	m, err := game.ParseMove(line, x.st.Seats())
	if err != nil {
		x.Fatal(err)
	}
	return slices.ContainsFunc(x.st.Legal(m.Seat), m.Equal)
}

// count is how many moves of a verb are legal.
func (x *table) count(verb string) int {
	n := 0
	for _, m := range x.st.Legal(x.pos().actor()) {
		if m.Verb == verb {
			n++
		}
	}
	return n
}

// want compares two numbers or words.
func (x *table) want(what string, got, want any) *table {
	x.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		x.Errorf("%s is %v, want %v", what, got, want)
	}
	return x
}

// told checks what everyone was told of the last line.
func (x *table) told(words string) *table {
	x.Helper()
	var out []string
	for _, e := range x.heard {
		out = append(out, e.Text.String())
	}
	if all := strings.Join(out, " "); !strings.Contains(all, words) {
		x.Errorf("told was %q, not %q", all, words)
	}
	return x
}

// coins are those of a Witch.
func (x *table) coins(w game.Seat) int { return int(x.pos().witch[w].coins) }

// lies is where a piece belongs.
func (x *table) lies(id string) string { return x.st.Layout()[id] }

func (x *table) lawful() *table {
	x.Helper()
	p := x.pos()
	if err := p.cardLaws(); err != nil {
		x.Error(err)
	}
	if err := p.pieceLaws(); err != nil {
		x.Error(err)
	}
	return x
}
