package kit

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// box has four cards, two of them alike, a token, and a mat with a space, a
// lane and a cell.
func box() *cards.Box {
	b := MustBox(`
game = "test"
token = [{ id = "ring", name = "Ring", code = "RING" }]
[[mat]]
id = "mat"
name = "Mat"
w = 200
h = 200
[[mat.rows]]
zone = [
  { id = "S", style = "space", x = 0, y = 40, w = 50, h = 70 },
  { id = "L", style = "lane", x = 50, y = 40, w = 100, h = 70 },
  { id = "C", style = "cell", x = 150, y = 40, w = 40, h = 50 },
]
`, "")
	for _, id := range []string{"ash", "elm", "oak-1", "oak-2"} {
		b.Deck = append(b.Deck, Maker("test").Card(id, id, id))
	}
	b.Deck[2].Sort, b.Deck[3].Sort = "oak", "oak"
	return b
}

func TestAStoreKnowsWhereThingsLie(t *testing.T) {
	set := NewSet(box(), "discard")
	s := NewStore(set)
	p := set.Piece
	s.Lay(p("ash"), set.Must("S"))
	s.Lay(p("elm"), set.Must("S"))
	s.Lay(p("ring"), set.Must("C"))
	s.Lay(p("oak-2"), set.Must("discard"))
	if got := s.In(set.Must("S")); !slices.Equal(got, []Piece{p("ash"), p("elm")}) || s.Top(set.Must("S")) != p("elm") {
		t.Errorf("the space holds %v", got)
	}
	if want := (game.Layout{"elm": "S", "ring": "C"}); !maps.Equal(s.Layout(), want) {
		t.Errorf("the layout is %v", s.Layout())
	}
	if got := s.Placed(nil); len(got) != 2 || got[0].ID != "elm" || got[0].Card != "elm" || got[1].Card != "" {
		t.Errorf("in sight are %v", got)
	}
	if s.Free(p("oak-2")) != p("oak-1") {
		t.Errorf("the free oak is %q", set.ID(s.Free(p("oak-2"))))
	}
	later := s.Copy()
	later.Lay(p("ash"), set.Must("L"))
	if s.Lies(p("ash"), set.Must("L")) || !later.Lies(p("ash"), set.Must("L")) || later.Count(set.Must("S")) != 1 {
		t.Error("a copy and its origin are not apart")
	}
	set.Shows("L", 1)
	later.Lay(p("oak-1"), set.Must("L"))
	if l := later.Layout(); l["ash"] != game.Anywhere || l["oak-1"] != "L" {
		t.Errorf("a lane that shows one card: %v", l)
	}
}

func TestTheOrderInAPlaceMattersOrNot(t *testing.T) {
	for _, c := range []struct {
		change func(*Set)
		place  string
		sorted bool
	}{
		{func(*Set) {}, "discard", true},
		{func(s *Set) { s.Unsorted("discard") }, "discard", false},
		{func(*Set) {}, "C", false},
		{func(s *Set) { s.Shows("C", 1) }, "C", true},
	} {
		set := NewSet(box(), "discard")
		c.change(set)
		keys := map[string]bool{}
		for _, ids := range [][]string{{"ash", "elm"}, {"elm", "ash"}} {
			s := NewStore(set)
			for _, id := range ids {
				s.Lay(set.Piece(id), set.Must(c.place))
			}
			keys[string(s.AppendKey(nil))] = true
		}
		if len(keys) == 2 != c.sorted {
			t.Errorf("the order in %s makes %d positions of two", c.place, len(keys))
		}
	}
}

func TestADeckHasItsUnseenCards(t *testing.T) {
	b := box()
	for i := range b.Deck {
		b.Deck[i].Deck = "trees"
	}
	set := NewSet(b)
	s := NewStore(set)
	s.Lay(set.Piece("elm"), set.Must("S"))
	if all, left := set.Deck("trees"), s.Unseen("trees"); len(all) != 4 || len(left) != 3 || slices.Contains(left, set.Piece("elm")) {
		t.Errorf("of the deck %v are unseen %v", all, left)
	}
}

func TestFaceDownCardsAreNotNamed(t *testing.T) {
	set := NewSet(box())
	s := NewStore(set)
	ash, at := set.Piece("ash"), set.Must("S")
	s.Hide(at, 1)
	if got := s.Placed(nil); !reflect.DeepEqual(got, []game.Placed{{Zone: "S", Down: true}}) || len(s.Layout()) != 0 {
		t.Errorf("a card that nobody knows: %v, %v", got, s.Layout())
	}
	unknown := string(s.AppendKey(nil))
	s.Hide(at, -1)
	s.Lay(ash, at)
	up := string(s.AppendKey(nil))
	s.Flip(ash, true)
	if got := s.Placed(nil); !reflect.DeepEqual(got, []game.Placed{{Zone: "S", Down: true}}) || len(s.Layout()) != 0 {
		t.Errorf("a card that was turned down: %v, %v", got, s.Layout())
	}
	if down := string(s.AppendKey(nil)); down == up || down == unknown || up == unknown {
		t.Errorf("three tables have two keys: %s, %s, %s", unknown, up, down)
	}
	if s.Lay(ash, set.Must("L")); s.Down(ash) {
		t.Error("a card that is laid elsewhere lies face up")
	}
}

// TestAStoreIsAValue lays pieces by chance and checks that the same places in
// the same order give the same key, whatever came before, and that counts and
// tops follow from where things lie.
func TestAStoreIsAValue(t *testing.T) {
	set := NewSet(box(), "discard")
	rnd := rand.New(rand.NewPCG(1, 1))
	s := NewStore(set)
	for range 2000 {
		s.Lay(Piece(1+rnd.IntN(len(set.pieces)-1)), Place(rnd.IntN(len(set.places))))
		fresh := NewStore(set)
		total := 0
		for at := range set.places {
			in := s.In(Place(at))
			total += len(in)
			if len(in) != s.Count(Place(at)) || len(in) > 0 && s.Top(Place(at)) != in[len(in)-1] {
				t.Fatalf("%d: %d counted, %v lie there, %d on top", at, s.Count(Place(at)), in, s.Top(Place(at)))
			}
			for _, p := range in {
				fresh.Lay(p, Place(at))
			}
		}
		if a, b := string(s.AppendKey(nil)), string(fresh.AppendKey(nil)); a != b {
			t.Fatalf("two keys for the same table:\n%s\n%s", a, b)
		}
		if lies := slices.DeleteFunc(slices.Clone(s.pieces), func(x where) bool { return x.at == Nowhere }); total != len(lies) {
			t.Fatalf("%d pieces lie in places, %d somewhere", total, len(lies))
		}
	}
}

func TestACorrectionLaysAPieceElsewhere(t *testing.T) {
	set := NewSet(box())
	s := NewStore(set)
	s.Lay(set.Piece("ring"), set.Must("C"))
	correct := func(seat game.Seat, id, zone string) (string, error) {
		a := Act{Move: game.Move{Seat: seat, Verb: game.Correct, Objects: []string{id}, Place: zone}}
		p, to, err := s.Correction(&a)
		if err == nil {
			err = s.Correct(&a, p, to)
		}
		if err != nil {
			return "", err
		}
		return a.Events[0].Text.String(), nil
	}
	for _, c := range []struct {
		seat game.Seat
		id   string
		zone string
		ok   bool
	}{
		{1, "ring", "L", false}, {0, "ring", "C", false}, {0, "crown", "C", false}, {0, "ring", "Z", false}, {0, "oak-2", "L", false},
		{0, "ring", "L", true}, {0, "oak-1", "L", true}, {0, "oak-2", "L", true}, {0, "oak-1", "", true},
	} {
		said, err := correct(c.seat, c.id, c.zone)
		if (err == nil) != c.ok || c.ok && said == "" {
			t.Errorf("%s to %q: said is %q, %v", c.id, c.zone, said, err)
		}
	}
	if !s.Lies(set.Piece("ring"), set.Must("L")) || s.At(set.Piece("oak-1")) != Nowhere {
		t.Errorf("the table is %v", s.Layout())
	}
}

func TestAMoveIsMadeOfNumbers(t *testing.T) {
	set := NewSet(box())
	for want, m := range map[string]game.Move{
		"player1 lay ash,ring @S": set.Move(1, "lay", set.Must("S"), set.Piece("ash"), set.Piece("ring")),
		"table done":              set.Move(0, "done", Nowhere),
	} {
		if got := m.Line(Players(1)); got != want || len(m.Objects) == 0 != (m.Objects == nil) {
			t.Errorf("%s instead of %s", got, want)
		}
	}
}
