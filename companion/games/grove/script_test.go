package grove

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// table is a game at which a test says the moves, one line each.
type table struct {
	gametest.Table
	next kit.Piece // the last unplayed card that card() has given
}

// sit opens a game; options are "name=value".
func sit(t *testing.T, players int, options ...string) *table {
	t.Helper()
	return &table{Table: gametest.Sit(t, Game, gametest.Setup("grove", players, options...)), next: builtIn().last + 1}
}

// begun is a game whose first Agent is to act: the Watch is on ON1, the
// Hourglass on BY1.
func begun(t *testing.T, players int, options ...string) *table {
	t.Helper()
	x := sit(t, players, options...).do("table deal card-watch,card-hourglass @PV", "visitor rule")
	if x.pos().phase == trimming {
		x.do("visitor trim")
	}
	return x.do("visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done")
}

func (x *table) pos() *position { return x.State.(*position) }

// do makes moves that must be accepted.
func (x *table) do(lines ...string) *table {
	x.Helper()
	x.Do(lines...)
	return x
}

// no makes a move that must be refused with a sentence that has these words.
func (x *table) no(line string, words ...string) *table {
	x.Helper()
	x.Refuse(line, words...)
	return x
}

// verbs lists what a seat may do now.
func (x *table) verbs(seat string) string {
	var out []string
	for _, m := range x.State.Legal(x.seat(seat)) {
		if !slices.Contains(out, m.Verb) {
			out = append(out, m.Verb)
		}
	}
	return strings.Join(out, " ")
}

func (x *table) seat(name string) game.Seat {
	x.Helper()
	i := slices.Index(x.State.Seats(), name)
	if i < 0 {
		x.Fatalf("nobody is called %s", name)
	}
	return game.Seat(i)
}

// story is what a seat was told of the last line.
func (x *table) story(seat string) string { return x.Told(x.seat(seat)) }

// card gives an object that was not played yet, another one each time.
func (x *table) card() string {
	for {
		x.next--
		if x.pos().At(x.next) == kit.Nowhere {
			return builtIn().ID(x.next)
		}
	}
}

// space gives the first empty space of a side, or one that may be covered.
func (x *table) space(s side) string {
	free := x.pos().takers(s)
	if len(free) == 0 {
		x.Fatal("no space may be taken")
	}
	return zone(free[0])
}

// marker gives an owner's next marker.
func (x *table) marker(owner game.Seat) string {
	x.Helper()
	for _, m := range builtIn().markers[owner] {
		if x.pos().At(m) == kit.Nowhere {
			return builtIn().ID(m)
		}
	}
	x.Fatal("no marker is left")
	return ""
}

// test lets the Agent in turn test an object on a side and end her turn.
func (x *table) test(s side) *table {
	x.Helper()
	p := x.pos()
	name := p.Seats()[p.seat]
	return x.do(fmt.Sprintf("%s test %s @%s", name, x.marker(p.seat), zone(lanes[p.seat][s])), name+" done")
}

// agents lets every Agent test, admitted.
func (x *table) agents() *table {
	x.Helper()
	for x.pos().seat >= agent1 {
		x.test(on)
	}
	return x
}

// predict lets the Kid predict an open object, rightly or not.
func (x *table) predict(right bool) *table {
	x.Helper()
	c := x.card()
	x.do("kid predict " + c + " @CL-ON")
	if right {
		return x.do("visitor place " + c + " @" + x.space(on))
	}
	return x.do("visitor place " + c + " @" + x.space(by))
}

// visit lets the Visitor classify an object of her own and end her turn.
func (x *table) visit() *table {
	x.Helper()
	if x.pos().house.track.has(hideOwn, x.pos().trust) {
		return x.do("visitor hide "+x.marker(kid)+" @FD-K-ON", "visitor done")
	}
	return x.do("visitor place "+x.card()+" @"+x.space(on), "visitor done")
}

// round plays one dull round from the first Agent's turn: tests, a wrong
// prediction, the Visitor's object.
func (x *table) round() *table {
	x.Helper()
	return x.agents().predict(false).do("kid done").visit()
}

// prove plays a proof of whoever is in turn up to the lift.
func (x *table) prove(guess, marks string) *table {
	x.Helper()
	p := x.pos()
	name := p.Seats()[p.seat]
	row := strings.Join([]string{x.card(), x.card(), x.card(), x.card()}, ",")
	return x.do(name+" prove "+row, "visitor shield", "visitor set @"+marks,
		name+" guess "+row+" @"+guess, name+" lock", "visitor lift @"+marks)
}

// sort lets the Visitor sort the four of a failed proof.
func (x *table) sort() *table {
	x.Helper()
	objects, _ := x.pos().proof()
	for k, c := range objects {
		x.do("visitor place " + builtIn().ID(c) + " @" + x.space(x.pos().marks[k]))
	}
	return x
}

// want compares two numbers or words.
func (x *table) want(what string, got, want any) *table {
	x.Helper()
	if got != want {
		x.Errorf("%s is %v, want %v", what, got, want)
	}
	return x
}

// told checks what a seat was told of the last line.
func (x *table) told(seat, words string) *table {
	x.Helper()
	if !strings.Contains(x.story(seat), words) {
		x.Errorf("%s was told %q, not %q", seat, x.story(seat), words)
	}
	return x
}

// winners names those who have won.
func (x *table) winners() string {
	r := x.State.Result()
	if r == nil {
		return ""
	}
	var out []string
	for _, s := range r.Winners {
		out = append(out, x.State.Seats()[s])
	}
	return strings.Join(out, " ")
}

// sees finds a piece in a seat's view.
func (x *table) sees(seat, piece string) (game.Placed, bool) {
	for _, p := range x.State.View(x.seat(seat)).Pieces {
		if p.ID == piece {
			return p, true
		}
	}
	return game.Placed{}, false
}
