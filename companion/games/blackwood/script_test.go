package blackwood

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// table is a game at which a test says the moves, one line each.
type table struct{ gametest.Table }

// sit opens a game; options are "name=value".
func sit(t *testing.T, players int, options ...string) *table {
	t.Helper()
	return &table{gametest.Sit(t, Game, gametest.Setup("blackwood", players, options...))}
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
		to := p.dealPlaces()[0]
		x.do(p.move("deal", to, p.mayCome(to)[0]).Line(p.Seats()))
	}
	return x
}

func (x *table) pos() *position { return x.State.(*position) }

// change makes another position of this one, for what would take long to play.
func (x *table) change(how func(p *position)) *table {
	p := *x.pos()
	p.Store = p.Copy()
	how(&p)
	x.State = &p
	return x
}

// put lays a piece in a place.
func (p *position) put(id, place string) { p.Lay(p.Piece(id), p.Must(place)) }

// give lays forest cards before a Witch, out of the deck.
func (p *position) give(w game.Seat, ids ...string) {
	for _, id := range ids {
		x := p.Piece("forest-" + id)
		p.Lay(x, p.own[w].forest)
		p.paid[x] = uint8(p.forest[x].cost)
	}
}

// brew gives a Witch potions out of the deck, on their front.
func (p *position) brew(w game.Seat, ids ...string) {
	for _, id := range ids {
		p.Lay(p.Piece("potion-"+id), p.own[w].potions)
	}
}

// charm gives a Witch an active spell; the two potions for it are turned.
func (p *position) charm(w game.Seat, id string, potions ...string) {
	p.takeSpell(w, p.Piece("spell-"+id))
	for _, c := range potions {
		p.Lay(p.Piece("potion-"+c), p.own[w].spent)
	}
}

// owe gives a Witch the uppermost of Fagus Bok's tokens.
func (p *position) owe(w game.Seat, tokens int) {
	for range tokens {
		p.Lay(p.nextToken(), p.own[w].fagus)
	}
}

// stand puts a marionette on a card.
func (p *position) stand(w game.Seat, k, row, column int) {
	p.Lay(p.dolls[w][k-1], p.dollZone[at(row, column)])
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
			(&act{position: p}).endTurn()
		})
}

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

// count is how many moves of a verb are legal.
func (x *table) count(verb string) int {
	n := 0
	for _, m := range x.State.Legal(x.pos().actor()) {
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
	if all := x.Told(game.Table); !strings.Contains(all, words) {
		x.Errorf("told was %q, not %q", all, words)
	}
	return x
}

// coins are those of a Witch.
func (x *table) coins(w game.Seat) int { return int(x.pos().coins[w]) }

// lies is where a piece belongs.
func (x *table) lies(id string) string { return x.State.Layout()[id] }

func (x *table) lawful() *table {
	x.Helper()
	if err := x.pos().laws(); err != nil {
		x.Error(err)
	}
	return x
}
