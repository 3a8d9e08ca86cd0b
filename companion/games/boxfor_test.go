package games

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// What a number of players need is sound, has the mats of their table, and
// lacks nothing but what belongs to seats that nobody has.
func TestBoxForPlayers(t *testing.T) {
	for _, g := range List() {
		whole := g.Box()
		numbers := whole.Players()
		fewer := 0
		for _, n := range numbers {
			b, err := game.BoxFor(g, n, nil)
			if err != nil {
				t.Fatalf("%s for %d: %v", g.Name(), n, err)
			}
			if err := b.Check(); err != nil {
				t.Errorf("%s for %d: %v", g.Name(), n, err)
			}
			setup := game.Setup{Game: g.Name(), Players: n}.Complete(g)
			if g.Name() == "psisquad" && n == 2 {
				setup.Players = 3 // two need an option; the pieces of three have what they need
			}
			s, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range whole.Pieces() {
				_, in := b.Piece(p.ID)
				taken := p.Owner == "" || slices.Contains(s.Seats(), p.Owner)
				onTable := p.Kind != cards.Plate || slices.ContainsFunc(whole.Tables[n].Places, func(at cards.Place) bool { return at.Mat == p.ID })
				if want := taken && onTable; in != want && whole.Mat(p.ID) == nil || whole.Mat(p.ID) != nil && in != onTable {
					t.Errorf("%s for %d: that %s is printed is %v", g.Name(), n, p.ID, in)
				}
			}
			if len(b.Pieces()) < len(whole.Pieces()) {
				fewer++
			}
			if len(b.Deck) != len(whole.Deck) {
				t.Errorf("%s for %d prints %d of %d cards", g.Name(), n, len(b.Deck), len(whole.Deck))
			}
		}
		if fewer == 0 && len(numbers) > 1 {
			t.Errorf("%s prints as much for %d players as for %d", g.Name(), numbers[0], numbers[len(numbers)-1])
		}
		for _, guide := range whole.Guides {
			if fewest, err := game.BoxFor(g, whole.Players()[0], nil); err != nil {
				t.Error(err)
			} else if few, ok := fewest.Guide(guide.ID); ok && few.Copies > whole.Players()[0] {
				t.Errorf("%s: %d copies of %s for %d players", g.Name(), few.Copies, guide.ID, whole.Players()[0])
			}
		}
		if _, err := game.BoxFor(g, 99, nil); err == nil {
			t.Errorf("%s is printed for 99 players", g.Name())
		}
		if b, err := game.BoxFor(g, 0, nil); err != nil || b != whole {
			t.Errorf("%s for any number is not the whole box: %v", g.Name(), err)
		}
	}
}

// TestR81SheetsOfEditionBLeaveTheMarkedCardsOut: it is played with 100 of the 142 objects.
func TestR81SheetsOfEditionBLeaveTheMarkedCardsOut(t *testing.T) {
	g, err := Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	for _, players := range []int{0, 3} {
		b, err := game.BoxFor(g, players, map[string]string{"edition": "b"})
		if err != nil || len(b.Deck) != 100 {
			t.Fatalf("edition B for %d prints %d cards: %v", players, len(b.Deck), err)
		}
		for _, p := range g.Box().Deck {
			if _, in := b.Piece(p.ID); in == (len(p.Marks) > 0) {
				t.Errorf("for %d: that %s is printed is %v, and it has the marks %v", players, p.ID, in, p.Marks)
			}
		}
	}
	if _, err := game.BoxFor(g, 6, map[string]string{"edition": "b"}); err == nil {
		t.Error("edition B is printed for 6 players")
	}
}
