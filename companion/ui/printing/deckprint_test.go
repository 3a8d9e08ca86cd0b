package printing

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// reader reads a deck; see decks.Decks.
type reader func(decks.Reading)

// deckPage opens the page for a game that can be played with decks of people's own.
func deckPage(t *testing.T, app fyne.App, read reader, g game.Game) *Page {
	t.Helper()
	words.Load()
	app.Settings().SetTheme(paint.Theme{})
	in := &room.Window{Match: room.NewMatch(nil, game.Setup{}), App: app, Win: app.NewWindow("A page"), Unit: 1, Later: fyne.Do}
	var p *Page
	d := &decks.Decks{
		Window: in, Games: games.List(), Read: read,
		Changed: func(g game.Game, _ bool) {
			if p != nil && p.Shows(g) {
				p.Choose(g)
			}
		},
		Redraw: func() {
			if p != nil {
				p.Redraw()
			}
		},
		Locked: func() bool { return p != nil && p.Making() },
	}
	p = opened(t, in, Needs{Games: d.Games, Decks: d, Dir: t.TempDir()}, g)
	in.Win.Canvas().SetOnTypedRune(p.Typed)
	return p
}

func TestAnOwnDeckIsPrinted(t *testing.T) {
	dir := uitest.Attic(t)
	p := deckPage(t, test.NewTempApp(t), uitest.ReadDeck, games.List()[0])
	uitest.OpenFolder(t, p.w, dir, func() { p.tap(t, "Your own deck …") })
	if all := strings.Join(uitest.Texts(p.root), "|"); !strings.Contains(all, "24 cards") || !strings.Contains(all, "grove-attic") {
		t.Errorf("the page says %s", all)
	}
	for _, s := range p.all.Sheets {
		if s.Name != "cards" {
			p.toggle(s.Name)
		}
	}
	p.set(func(o *printables.Options) { o.Ink = printables.Outline })
	uitest.OpenFolder(t, p.w, dir, func() { p.tap(t, "Another folder …") })
	if p.dir != dir {
		t.Errorf("the sheets go to %s", p.dir)
	}
	p.dir = p.usual
	p.make()
	p.Work.Wait()
	list, err := printables.ReadComponents(filepath.Join(p.Dir, "grove-attic", printables.ComponentsFile))
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := list.Box().Piece("card-kite"); !ok || c.Name != "Kite" {
		t.Error("the sheets are not of the deck")
	}
	if _, own := p.Decks.Of(p.game).Now(); own.Folder != dir {
		t.Error("the deck that was printed is not the one that is offered to play with")
	}

	bad := uitest.Attic(t)
	uitest.Rewrite(t, bad, `title = "Grandmother's attic"`, "")
	p = deckPage(t, test.NewTempApp(t), uitest.ReadDeck, games.List()[0])
	p.Decks.Of(p.game).Take(dir)
	uitest.OpenFolder(t, p.w, bad, func() { p.tap(t, "Another deck …") })
	if all := strings.Join(uitest.Texts(p.root), "|"); !strings.Contains(all, "This deck cannot be used yet.") || !strings.Contains(all, "As it is, you go on with “Grandmother's attic”.") {
		t.Errorf("of a wrong deck the page says %s", all)
	}
	p.Typed('b')
	if p.game.Box().Deck[3].Name == "Kite" || p.dir != filepath.Join(p.Dir, "grove") {
		t.Errorf("with the cards of the box there is %q in %s", p.game.Box().Deck[3].Name, p.dir)
	}
}

func TestCardsThatStayInTheBoxAreNotPrinted(t *testing.T) {
	p := deckPage(t, test.NewTempApp(t), uitest.ReadDeck, games.List()[0])
	says := func(text string) bool { return slices.Contains(uitest.Texts(p.body), text) }
	p.tap(t, "Edition B")
	if len(p.box.Deck) != 100 || !says("100 cards") {
		t.Errorf("of edition B %d cards are printed, and the page says %q", len(p.box.Deck), uitest.Texts(p.body))
	}
	p.tap(t, "4")
	if len(p.box.Deck) != 100 || p.box.Mat("mat-agent3") != nil {
		t.Errorf("for four %d cards are printed, and the tables %v", len(p.box.Deck), p.box.Tables)
	}
	p.tap(t, "First evening")
	p.tap(t, "Any number")
	if len(p.box.Deck) != 142 {
		t.Errorf("after a first evening %d cards are printed", len(p.box.Deck))
	}
	p.tap(t, "First evening")
	p.tap(t, "Edition B")
	if len(p.box.Deck) != 100 {
		t.Errorf("instead of a first evening %d cards are printed", len(p.box.Deck))
	}
	p.tap(t, "Cards of the box")
	if len(p.box.Deck) != 142 {
		t.Errorf("the whole box has %d cards", len(p.box.Deck))
	}
}

// The page shows and prints one deck, whenever it is read.
func TestADeckThatIsReadSlowlyIsPrinted(t *testing.T) {
	app, dir := test.NewTempApp(t), uitest.Attic(t)
	grove := games.List()[0]
	p := deckPage(t, app, uitest.ReadDeck, grove)
	p.Decks.Of(grove).Take(dir)
	_, own := p.Decks.Of(grove).Now()
	p.Decks.KeepPlayed("grove", own)

	var waiting []func()
	slowly := func(r decks.Reading) {
		waiting = append(waiting, func() { uitest.ReadDeck(r) })
	}
	p = deckPage(t, app, slowly, games.List()[1])
	p.tap(t, "Visitor in Blackwood Grove")
	if p.make(); p.cancel != nil || slices.Contains(uitest.Texts(p.root), "Make the pages") {
		t.Error("sheets are made of nobody knows which cards")
	}
	for _, f := range waiting {
		f()
	}
	if _, own := p.Decks.Of(grove).Now(); own.Folder != dir || p.game.Box().Deck[3].Name != "Kite" || p.dir != filepath.Join(p.Dir, "grove-attic") {
		t.Errorf("the deck of last time is chosen, and there is %q for %s", p.game.Box().Deck[3].Name, p.dir)
	}
}
