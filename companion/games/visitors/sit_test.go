package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// table is a game being played in a test.
type table struct{ gametest.Table }

// sit opens a game; options are written name=value.
func sit(t *testing.T, players int, options ...string) *table {
	t.Helper()
	return &table{gametest.Sit(t, Game, gametest.Setup("visitors", players, options...))}
}

// manor are tiles that lie in a block around the Foyer, in the order in which
// they are laid.
var manor = []string{
	"library @M+1+0/0", "kitchen @M-1+0/0", "nursery @M+0-1/0", "conservatory @M+0+1/180",
	"music-room @M+1-1/0", "gallery @M-1-1/0", "cellar @M+1+1/180", "chapel @M-1+1/0",
}

// built is a game whose manor stands: the Foyer with the Library right of it,
// the Kitchen left, the Nursery above and the Conservatory below.
func built(t *testing.T, players int, options ...string) *table {
	x := sit(t, players, options...)
	for _, tile := range manor[:x.p().size] {
		x.do("table join tile-" + tile)
	}
	return x
}

// begun is a game in which player1 is to draw her first Visit card.
func begun(t *testing.T, players int, options ...string) *table {
	x := built(t, players, options...)
	x.do("table aside", "table stack", "table shuffle", "table start @player1")
	return x
}

// acts is a game in which player1 has three action points and the board is
// empty but for what is set.
func acts(t *testing.T, players int, set func(p *position), options ...string) *table {
	x := begun(t, players, options...)
	return x.set(func(p *position) {
		p.phase, p.due, p.ap = acting, 0, points
		if set != nil {
			set(p)
		}
	})
}

func (x *table) p() *position { return x.State.(*position) }

// set changes the position, as no move could.
func (x *table) set(change func(p *position)) *table {
	q := x.p().copy()
	change(q)
	x.State = q
	return x
}

// do makes moves that must be accepted.
func (x *table) do(lines ...string) *table {
	x.Helper()
	x.Do(lines...)
	return x
}

// refuses makes a move that must be refused with a sentence that has these words.
func (x *table) refuses(line string, words ...string) *table {
	x.Helper()
	x.Refuse(line, words...)
	return x
}

// in checks the phase.
func (x *table) in(want phase) *table {
	x.Helper()
	if x.p().phase != want {
		x.Errorf("the phase is %d, not %d: %s", x.p().phase, want, x.p().prompt())
	}
	return x
}

// lies checks where an object lies; empty for nowhere.
func (x *table) lies(object, zone string) *table {
	x.Helper()
	if got := x.State.Layout()[object]; got != zone {
		x.Errorf("%s lies in %q, not in %q", object, got, zone)
	}
	return x
}

// equal checks a number.
func (x *table) equal(what string, got, want int) *table {
	x.Helper()
	if got != want {
		x.Errorf("%s: %d, not %d", what, got, want)
	}
	return x
}

// lay puts a spirit on the n-th location of a room, as a set-up of a test.
func (p *position) lay(r room, s int, h haunt) { p.Lay(p.Free(p.tokens[h][0]), p.spots[r][s]) }

// stand puts a Visitor into a room.
func (p *position) stand(r room) { p.Lay(p.Free(p.tokens[visitor][0]), p.visitorIn[r]) }

// walkTo puts a character into a room.
func (p *position) walkTo(s game.Seat, r room) { p.Lay(p.pawns[s], p.pawnsIn[r]) }

// deal gives a seat Trinkets.
func (p *position) deal(s game.Seat, sorts ...haunt) {
	for _, h := range sorts {
		p.Lay(p.Free(p.trinkets[h][0]), p.hands[s])
	}
}

// bear gives seats the Blights in their order; the table's stay in the pile.
func (p *position) bear(owners ...game.Seat) {
	for i, s := range owners {
		p.Lay(p.blights[i], p.hands[s])
	}
}

// drain draws Visit cards until so many are left, none of which brings a
// Visitor; the first of the box come last.
func (p *position) drain(left int) {
	draw := func(calls bool, until int) {
		for v := visit(visits - 1); ; v-- {
			if n, _ := p.pile(); n <= until {
				return
			}
			if v.calls() == calls && p.mayCome(v) {
				p.Lay(p.visits[v], p.drawn)
			}
			if v == 0 {
				return
			}
		}
	}
	draw(true, 0)
	draw(false, left)
}

// pile is how many Visit cards are left, and calls how many bring a Visitor.
func pile(x *table) int {
	left, _ := x.p().pile()
	return left
}

func calls(x *table) int {
	_, left := x.p().pile()
	return left
}
