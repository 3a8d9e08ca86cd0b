package grove

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// ownDeck is a deck of n cards with a line for each that says more of it.
func ownDeck(t testing.TB, title string, n int, more func(i int) string) *deck.Deck {
	t.Helper()
	text := fmt.Sprintf("title = %q\n", title)
	for i := range n {
		text += fmt.Sprintf("[[card]]\nname = \"Thing %d\"\npicture = \"🎩\"\n%s\n", i, more(i))
	}
	d, err := deck.Read(fstest.MapFS{deck.File: {Data: []byte(text)}}, deck.Press{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func nothing(int) string { return "" }

// with is the game with a deck.
func with(t testing.TB, d *deck.Deck) game.Game {
	t.Helper()
	g, err := Game.With(d)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// attic is the example in the repository.
func attic(t testing.TB) *deck.Deck {
	t.Helper()
	d, err := deck.Read(os.DirFS("../../../cards/deck/example"), deck.Press{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestAnOwnDeckMeetsTheSuite(t *testing.T) {
	gametest.Run(t, gametest.Suite{Game: with(t, attic(t)), Setups: []game.Setup{
		{Game: "grove", Players: 3}, {Game: "grove", Players: 4, Options: map[string]string{"edition": "b"}},
	}, Games: 1})
}

// TestGamesWithOwnDecksEnd plays whole games with decks of every size, which
// tell all, little or nothing of their cards.
func TestGamesWithOwnDecksEnd(t *testing.T) {
	for name, d := range map[string]*deck.Deck{
		"the example": attic(t),
		"the least":   ownDeck(t, "Least", 19, nothing),
		"the most":    ownDeck(t, "Most", deck.Most, func(i int) string { return fmt.Sprintf("traits = [\"odd%d\"]", i%3) }),
		"half told": ownDeck(t, "Half", 40, func(i int) string {
			if i%2 == 0 {
				return "material = [\"metal\"]\nweight_g = 50"
			}
			return ""
		}),
	} {
		g := with(t, d)
		ends := map[ending]int{}
		for seed := range uint64(8) {
			s := game.Setup{Game: "grove", Players: 3, Options: map[string]string{"edition": []string{"a", "b"}[seed%2]}}
			m, err := game.NewMatch(g, s)
			if err != nil {
				t.Fatal(err)
			}
			people, err := g.Players(s, rand.New(rand.NewPCG(seed, 9)).IntN)
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Result() == nil {
				mv, err := people.Next(m.State())
				if err == nil {
					before := m.State()
					if err = m.Apply(mv); err == nil {
						err = before.(game.Auditor).Audit(mv, m.State())
					}
				}
				if err != nil || m.Len() > 1000 {
					t.Fatalf("%s, seed %d, move %d: %v", name, seed, m.Len(), err)
				}
			}
			ends[m.State().(*position).ending]++
		}
		if len(ends) < 2 {
			t.Errorf("with %s all games end alike: %v", name, ends)
		}
	}
}

func TestADeckIsRefusedWhereItIsTooSmall(t *testing.T) {
	if _, err := Game.With(ownDeck(t, "Tiny", 18, nothing)); err == nil || err.Error() != "the deck “Tiny” is too small: Visitor in Blackwood Grove needs at least 19 cards, and more if there are more than 3 players. The deck has 18" {
		t.Errorf("18 cards: %v", err)
	}
	g := with(t, ownDeck(t, "Small", 24, nothing))
	for _, c := range []struct {
		players int
		options map[string]string
		want    string
	}{
		{3, nil, ""}, {4, nil, ""},
		{5, nil, "the deck “Small” has 24 cards: 5 players need at least 25"},
		{3, map[string]string{"hand": "7"}, "the deck “Small” has 24 cards, but hands of 7 for 3 players need 30: choose smaller hands"},
		{3, map[string]string{"hand": "7", "edition": "b"}, ""},
		{3, map[string]string{"hand": "two"}, "a hand of \"two\" cards cannot be dealt: choose 3 to 7"},
		{3, map[string]string{"deck": "10"}, "the deck has \"10\" cards: it needs 14 to 24 for 3 players"},
	} {
		_, err := g.New(game.Setup{Game: "grove", Players: c.players, Options: c.options})
		if fmt.Sprint(err) != c.want && !(err == nil && c.want == "") {
			t.Errorf("%d players, %v: %v", c.players, c.options, err)
		}
	}
	// What the set-up offers can be played, and says which hand is dealt.
	for _, players := range []int{3, 4} {
		for _, o := range g.(game.Chooser).Choices(game.Setup{Players: players}) {
			if strings.HasPrefix(o.Name, "power.") {
				continue // each stands on one spot alone
			}
			for _, v := range o.Values {
				if _, err := g.New(game.Setup{Game: "grove", Players: players, Options: map[string]string{o.Name: v.Word}}); err != nil {
					t.Errorf("%d players are offered %s = %s: %v", players, o.Name, v.Word, err)
				}
			}
		}
	}
	if st, _ := Game.New(game.Setup{Players: 6}); st.(*position).house.hand != fullHand {
		t.Error("the printed box does not deal full hands")
	}
}

// A card of the printed box that lies about is no card of an own deck, nor one
// of another deck; all other pieces are shared.
func TestAStrayCardIsNotTakenForAnother(t *testing.T) {
	tags := func(g game.Game) map[string]string {
		out := map[string]string{}
		for _, p := range g.Box().Deck {
			out[p.Tags[0].Payload] = p.Name
		}
		return out
	}
	text := func(title string) *deck.Deck {
		return ownDeck(t, title, 30, nothing)
	}
	box, one, two := tags(Game), tags(with(t, text("One"))), tags(with(t, text("Two")))
	same := map[string]string{}
	for _, p := range builtIn().box.Deck[:30] { // with the built-in names
		same[p.Name] = ""
	}
	copied := &deck.Deck{Title: "Copied", Cards: builtIn().deck.Cards}
	three := tags(with(t, copied))
	for i, a := range []map[string]string{box, one, two, three} {
		for j, b := range []map[string]string{box, one, two, three} {
			for tag, name := range a {
				if other, ok := b[tag]; ok && i != j {
					t.Errorf("“%s” and “%s” of another deck have one tag", name, other)
				}
			}
		}
	}
	if fmt.Sprint(tags(with(t, text("One")))) != fmt.Sprint(one) {
		t.Error("the same deck has other tags when it is read again")
	}
	shared := with(t, text("One")).Box()
	for _, p := range builtIn().box.Tokens {
		if q, ok := shared.Piece(p.ID); !ok || q.Tags[0] != p.Tags[0] {
			t.Errorf("%s has another tag with an own deck", p.ID)
		}
	}
}

func TestTheWorkshopKnowsAnOwnDecksWords(t *testing.T) {
	g := with(t, ownDeck(t, "Words", 30, func(i int) string {
		return fmt.Sprintf("traits = [\"moonlit%d\", \"soft\"]\nmaterial = [%q]\nkind = \"rare%d\"", i%2, []string{"wood", "metal", "moss"}[i%3], i)
	}))
	var said []string
	for _, r := range g.(game.Crafter).Bench().Rules {
		said = append(said, fmt.Sprintf("%s %d", r.Text, len(r.Pass)))
	}
	all := strings.Join(said, "\n")
	for _, want := range []string{"“moonlit0” fits it. 15", "“moonlit1” fits it. 15", "“moss” fits it. 10", "Some part of it is metal. 10"} {
		if !strings.Contains(all, want) {
			t.Errorf("the examples lack %q:\n%s", want, all)
		}
	}
	for _, never := range []string{"rare", "finger", "milk", "apple"} { // too few, all, and weights that are not told
		if strings.Contains(all, never) {
			t.Errorf("the examples have %q:\n%s", never, all)
		}
	}
}

func TestNamesOfAnOwnDeckAreNotTranslated(t *testing.T) {
	german := func(s string) string {
		if s == "Umbrella" {
			return "Schirm"
		}
		return s
	}
	for own, want := range map[bool]string{true: "Umbrella", false: "Schirm"} {
		g := game.Game(Game)
		if own {
			g = with(t, attic(t))
		}
		p, ok := g.Box().Piece("card-umbrella")
		n := g.(Grove).pack()
		said := game.Say("%s", n.Name(n.Piece("card-umbrella"))).In(german)
		if !ok || p.Called(german) != want || said != want {
			t.Errorf("own %v: it is called %q and %q", own, p.Called(german), said)
		}
	}
}

func TestATranscriptNamesItsDeck(t *testing.T) {
	d := attic(t)
	g := with(t, d)
	s := game.Setup{Game: "grove", Deck: game.OwnDeck{Folder: `/home/ada/my "attic"`, Digest: d.Digest}, Players: 3}
	m, err := game.NewMatch(g, s.Complete(g))
	if err != nil {
		t.Fatal(err)
	}
	script, text := game.NewTranscript(m, nil)
	if !strings.Contains(text, fmt.Sprintf("\ndeck %s \"/home/ada/my \\\"attic\\\"\"\nplayers 3\n", d.Digest)) || !strings.Contains(text, "option hand 3\n") {
		t.Errorf("the head is\n%s", text)
	}
	deal := game.Move{Verb: "deal", Objects: []string{"card-teapot", "card-aunts-violin"}, Place: "PV"}
	if err := m.Apply(deal); err != nil {
		t.Fatal(err)
	}
	text += script.Move(nil, deal)
	var asked game.Setup
	again, _, _, err := game.Read(strings.NewReader(text), func(s game.Setup) (game.Game, error) { asked = s; return g, nil }, nil)
	if err != nil || asked.Deck != s.Deck || again.State().Key() != m.State().Key() || again.Setup.Deck != s.Deck {
		t.Errorf("%v, %+v", err, asked)
	}
	for _, bad := range []string{"deck\n", "deck abc\n", "deck abc \"x\n", "deck  \"x\"\n", "deck abc \"\"\n"} {
		if _, _, _, err := game.Read(strings.NewReader("grovewatch transcript 1\ngame grove\n"+bad+"players 3\n\n"), nil, nil); err == nil || !strings.Contains(err.Error(), "line 3") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
