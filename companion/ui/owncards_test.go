package ui

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/printables"
)

// deck reads a deck at once.
func (h *inn) deck(g game.Game, folder string, done func(*Deck, []DeckFault)) {
	d, err := deck.Open(folder, deck.Press{})
	var problems deck.Problems
	var faults []DeckFault
	if errors.As(err, &problems) {
		for _, p := range problems {
			faults = append(faults, DeckFault{p.Line, game.Say("%s", p.Err)})
		}
		done(nil, faults)
		return
	}
	own, err := g.(game.Decker).With(d)
	if err != nil {
		done(nil, []DeckFault{{0, game.Sentence(err)}})
		return
	}
	done(&Deck{own, game.OwnDeck{Folder: folder, Digest: d.Digest}, d.Title, len(d.Cards)}, nil)
}

// attic is a copy of the example deck.
func attic(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "attic")
	if err := os.CopyFS(dir, os.DirFS("../../cards/deck/example")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// rewrite changes a deck's file.
func rewrite(t *testing.T, dir, old, new string) {
	t.Helper()
	path := filepath.Join(dir, deck.File)
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), old) {
		t.Fatalf("%q is not in %s: %v", old, path, err)
	}
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(string(text), old, new)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// openFolder has Fyne's dialog of folders open one, in which it begins.
func openFolder(t *testing.T, w *Window, dir string, ask func()) {
	t.Helper()
	w.App.Preferences().SetString("fyne:fileDialogLastFolder", storage.NewFileURI(dir).String())
	ask()
	var open *widget.Button
	walk(w.Win.Canvas().Overlays().Top(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if b, ok := o.(*widget.Button); ok && b.Text == "Open" {
			open = b
		}
	})
	if open == nil {
		t.Fatal("no folder is asked for")
	}
	test.Tap(open)
}

func TestAnOwnDeckIsChosenPlayedAndRemembered(t *testing.T) {
	app, dir := test.NewTempApp(t), attic(t)
	w, h := start(t, usual, app)
	tap(t, w, "Next")
	expect(t, w, "Cards of the box", "142 cards", "Your own deck …")
	openFolder(t, w, dir, func() { tap(t, w, "Your own deck …") })
	expect(t, w, "Grandmother's attic", "24 cards", "Another deck …")
	tap(t, w, "5")
	expect(t, w, "The deck “Grandmother's attic” has 24 cards")
	tap(t, w, "4")
	tap(t, w, "Cards of the box")
	if h.w.flow.choice.Setup.Deck != (game.OwnDeck{}) {
		t.Error("the cards of the box are not chosen")
	}
	tap(t, w, "Grandmother's attic")
	tap(t, w, "Next")
	tap(t, w, "No camera")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if len(h.laid) != 1 || h.laid[0].Setup.Deck.Folder != dir || h.laid[0].Setup.Players != 4 {
		t.Fatalf("laid is %+v", h.laid)
	}
	if p, ok := w.Box.Piece("card-kite"); !ok || p.Name != "Kite" {
		t.Error("the window shows other cards")
	}

	again, h := start(t, usual, app)
	expect(t, again, "As last time", "Grandmother's attic · 4 players · No camera")
	tap(t, again, "Psi Squad")
	tap(t, again, "Next")
	if s := says(again); strings.Contains(s, "deck") || strings.Contains(s, "Cards of the box") {
		t.Errorf("a game without a deck of one's own says %s", s)
	}
	tap(t, again, "Back")
	tap(t, again, "As last time")
	if len(h.laid) != 1 || h.laid[0].Setup.Deck.Folder != dir || again.flow.game.Box().Deck[3].Name != "Kite" {
		t.Errorf("one click lays %+v", h.laid)
	}
}

func TestAWrongDeckIsToldLineByLine(t *testing.T) {
	dir := attic(t)
	rewrite(t, dir, `picture = "kite.svg"`, `picture = "dragon.svg"`)
	rewrite(t, dir, "weight_g", "weight")
	w, _ := start(t, usual, test.NewTempApp(t))
	tap(t, w, "Next")
	openFolder(t, w, dir, func() { test.TypeOnCanvas(w.Win.Canvas(), "d") })
	expect(t, w, "This deck cannot be used yet.", dir, "Read it again", "As it is, you go on with the cards of the box.")
	o := w.decks["grove"]
	told := o.scroll.Content.(*widget.Label).Text
	if n := strings.Count(told, "Line "); n != 25 || !strings.Contains(told, "Line 54: the picture “dragon.svg” is not in the deck's folder") {
		t.Errorf("of 25 faults %d are told:\n%s", n, told)
	}
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeyPageDown)
	if o.scroll.Offset.Y <= 0 {
		t.Error("the page down key does not go down")
	}
	press(fyne.KeyUp)
	tap(t, w, "Cards of the box")
	if s := says(w); strings.Contains(s, "cannot be used") || !strings.Contains(s, "Agent 1") {
		t.Errorf("it is left, and the page says %s", s)
	}
	openFolder(t, w, dir, func() { test.TypeOnCanvas(w.Win.Canvas(), "d") })
	rewrite(t, dir, `picture = "dragon.svg"`, `picture = "kite.svg"`)
	rewrite(t, dir, "weight", "weight_g")
	test.TypeOnCanvas(w.Win.Canvas(), "r")
	expect(t, w, "Grandmother's attic", "Another deck …", "Agent 1")
	if w.flow.choice.Setup.Deck.Folder != dir {
		t.Errorf("mended, but chosen is %+v", w.flow.choice.Setup)
	}
	test.TypeOnCanvas(w.Win.Canvas(), "b")
	if w.flow.choice.Setup.Deck.Folder != "" {
		t.Errorf("the box is chosen, and there is %+v", w.flow.choice.Setup)
	}
}

func TestTheDeckOfLastTimeHasGoneOrChanged(t *testing.T) {
	app, dir := test.NewTempApp(t), attic(t)
	w, h := start(t, usual, app)
	h.playedLast(dir)
	rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	w, h = start(t, usual, app)
	const changed = "The deck “Grandmother's attic” is not as it was when you last played with it."
	expect(t, w, changed)
	if s := says(w); strings.Contains(s, "As last time") {
		t.Errorf("offered is another deck than that of last time: %s", s)
	}
	tap(t, w, changed)
	expect(t, w, "How many people play?", changed, "As it is, you go on with the cards of the box.")
	tap(t, w, "Play with it as it is now")
	if s := says(w); strings.Contains(s, "is not as it was") || w.flow.choice.Setup.Deck.Folder != dir {
		t.Errorf("it is taken as it is, and the page says %s", s)
	}

	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	w, h = start(t, usual, app)
	expect(t, w, "The deck that you last played with cannot be used now.")
	tap(t, w, "Next")
	expect(t, w, dir, "As it is, you go on with the cards of the box.")
	tap(t, w, "Next")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if len(h.laid) != 1 || h.laid[0].Setup.Deck != (game.OwnDeck{}) {
		t.Errorf("laid is %+v", h.laid)
	}
	w, _ = start(t, usual, app)
	if s := says(w); strings.Contains(s, "cannot be used") || !strings.Contains(s, "As last time") {
		t.Errorf("of a deck that is not played with any more it says %s", s)
	}
}

// A deck that is changed while the set-up is open is laid as it is then.
func TestADeckIsLaidAsItIsThen(t *testing.T) {
	dir := attic(t)
	w, _ := start(t, usual, test.NewTempApp(t))
	w.flow.turnTo(askPeople)
	w.decks["grove"].take(dir)
	before := w.flow.choice.Setup.Deck
	w.flow.turnTo(askCamera)
	rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	w.flow.lay()
	now := w.Setup.Deck
	if now == before || w.flow.laid.Setup.Deck != now || w.flow.choice.Setup.Deck != now {
		t.Errorf("chosen was %+v, played is %+v, laid %+v", before, now, w.flow.laid.Setup)
	}
	tap(t, w, "Start the game")
	if w.lastDeck(w.Game) != now {
		t.Errorf("remembered is %+v", w.lastDeck(w.Game))
	}
	w.AskSetup()
	if w.flow.choice.Setup.Deck != now {
		t.Errorf("the next game begins with %+v", w.flow.choice.Setup)
	}
}

func TestAnOwnDeckIsPrinted(t *testing.T) {
	dir := attic(t)
	w, _ := start(t, usual, test.NewTempApp(t))
	w.SheetsDir = t.TempDir()
	w.AskPrint(w.flow.game)
	p := w.press
	openFolder(t, w, dir, func() { p.tap(t, "Your own deck …") })
	if all := strings.Join(texts(p.root), "|"); !strings.Contains(all, "24 cards") || !strings.Contains(all, "grove-attic") {
		t.Errorf("the page says %s", all)
	}
	for _, s := range p.all.Sheets {
		if s.Name != "cards" {
			p.toggle(s.Name)
		}
	}
	p.set(func(o *printables.Options) { o.Ink = printables.Outline })
	openFolder(t, w, dir, func() { p.tap(t, "Another folder …") })
	if p.dir != filepath.Dir(w.SheetsDir) { // where its dialog begins
		t.Errorf("the sheets go to %s", p.dir)
	}
	p.dir = p.usual
	p.make()
	w.printing.Wait()
	list, err := printables.ReadComponents(filepath.Join(w.SheetsDir, "grove-attic", printables.ComponentsFile))
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := list.Box().Piece("card-kite"); !ok || c.Name != "Kite" {
		t.Error("the sheets are not of the deck")
	}
	p.close()
	tap(t, w, "Next")
	if w.flow.choice.Setup.Deck.Folder != dir {
		t.Error("the deck that was printed is not the one that is offered to play with")
	}

	bad := attic(t)
	rewrite(t, bad, `title = "Grandmother's attic"`, "")
	w.AskPrint(w.flow.game)
	p = w.press
	openFolder(t, w, bad, func() { p.tap(t, "Another deck …") })
	if all := strings.Join(texts(p.root), "|"); !strings.Contains(all, "This deck cannot be used yet.") || !strings.Contains(all, "As it is, you go on with “Grandmother's attic”.") {
		t.Errorf("of a wrong deck the page says %s", all)
	}
	w.Win.Canvas().OnTypedRune()('b')
	if p.game.Box().Deck[3].Name == "Kite" || p.dir != filepath.Join(w.SheetsDir, "grove") {
		t.Errorf("with the cards of the box there is %q in %s", p.game.Box().Deck[3].Name, p.dir)
	}
}

// slowly has decks read only when answer is called.
func (h *inn) slowly() (answer func()) {
	var waiting []func()
	h.w.Host.Deck = func(g game.Game, folder string, done func(*Deck, []DeckFault)) {
		waiting = append(waiting, func() { h.deck(g, folder, done) })
	}
	return func() {
		now := waiting
		waiting = nil
		for _, f := range now {
			f()
		}
	}
}

// playedLast remembers a deck as the one that was last played with.
func (h *inn) playedLast(dir string) {
	h.deck(h.w.Host.Games[0], dir, func(d *Deck, _ []DeckFault) {
		h.w.remember(Choice{Setup: game.Setup{Game: "grove", Players: 3, Deck: d.Own}, Camera: Camera{What: NoCamera}})
	})
}

// The page that prints shows and prints one deck, whenever it is read.
func TestADeckThatIsReadSlowlyIsPrinted(t *testing.T) {
	app, dir := test.NewTempApp(t), attic(t)
	w, h := start(t, usual, app)
	h.playedLast(dir)
	w.remember(Choice{Setup: game.Setup{Game: "psisquad", Players: 3}, Camera: Camera{What: NoCamera}})

	w, h = start(t, usual, app)
	answer := h.slowly()
	w.SheetsDir = t.TempDir()
	w.AskPrint(w.flow.game)
	p := w.press
	p.tap(t, "Visitor in Blackwood Grove")
	if p.make(); p.cancel != nil || slices.Contains(texts(p.root), "Make the sheets") {
		t.Error("sheets are made of nobody knows which cards")
	}
	answer()
	if !w.decks["grove"].chosen || p.game.Box().Deck[3].Name != "Kite" || p.dir != filepath.Join(w.SheetsDir, "grove-attic") {
		t.Errorf("the deck of last time is chosen, and there is %q for %s", p.game.Box().Deck[3].Name, p.dir)
	}
	w.printing.Wait()
}

func TestADeckThatWasOnlyChosenIsNotThatOfLastTime(t *testing.T) {
	app, dir, other := test.NewTempApp(t), attic(t), attic(t)
	rewrite(t, other, `title = "Grandmother's attic"`, `title = "The cellar"`)
	w, h := start(t, usual, app)
	h.playedLast(dir)
	w, _ = start(t, usual, app)
	w.flow.turnTo(askPeople)
	w.decks["grove"].take(other)
	w, _ = start(t, usual, app)
	expect(t, w, "As last time", "Grandmother's attic · 3 players · No camera")
}

func TestWhatIsToldOfADeckFits(t *testing.T) {
	dir := attic(t)
	bad := attic(t)
	rewrite(t, bad, "weight_g", "weight")
	size := fyne.Size{Width: 1024, Height: 700}
	for _, l := range []string{"en", "de", "fr"} {
		w, _ := start(t, size, test.NewTempApp(t))
		t.Cleanup(func() { language.Speak("en") })
		w.speak(l)
		w.prefs().SetInt(keyText, len(textSizes)-1)
		w.applyPrefs()
		w.flow.turnTo(askPeople)
		w.flow.seat(6)
		inWindow(t, w, size)
		o := w.decks["grove"]
		o.take(dir)
		inWindow(t, w, size)
		o.take(bad)
		inWindow(t, w, size)
		o.settle()
		o.folder, o.last, o.changed = dir, true, true
		w.remember(Choice{Setup: game.Setup{Game: "grove", Players: 6, Deck: game.OwnDeck{Folder: dir, Digest: "gone"}}, Camera: Camera{What: NoCamera}})
		w.flow.turnTo(askPeople)
		inWindow(t, w, size)
		w.flow.turnTo(askGame)
		inWindow(t, w, size)
		measure := w.Unit
		w.SheetsDir = t.TempDir()
		w.AskPrint(w.flow.game)
		w.press.close()
		if w.Unit != measure {
			t.Errorf("after the page that prints the measure is %v, not %v", w.Unit, measure)
		}
	}
}
