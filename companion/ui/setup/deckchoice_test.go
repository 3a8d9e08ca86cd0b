package setup

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestAnOwnDeckIsChosenPlayedAndRemembered(t *testing.T) {
	app, dir := test.NewTempApp(t), uitest.Attic(t)
	w, h := start(t, uitest.Usual, app)
	tap(t, w, "Next")
	expect(t, w, "Cards of the box", "142 cards", "Your own deck …")
	uitest.OpenFolder(t, w.Window, dir, func() { tap(t, w, "Your own deck …") })
	expect(t, w, "Grandmother's attic", "24 cards", "Another deck …")
	tap(t, w, "5")
	expect(t, w, "The deck “Grandmother's attic” has 24 cards")
	tap(t, w, "4")
	tap(t, w, "Cards of the box")
	if h.w.wizard.choice.Setup.Deck != (game.OwnDeck{}) {
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

	again, h := start(t, uitest.Usual, app)
	expect(t, again, "As last time", "Grandmother's attic · 4 players · No camera")
	tap(t, again, "Psi Squad")
	tap(t, again, "Next")
	if s := says(again); strings.Contains(s, "deck") || strings.Contains(s, "Cards of the box") {
		t.Errorf("a game without a deck of one's own says %s", s)
	}
	tap(t, again, "Back")
	tap(t, again, "As last time")
	if len(h.laid) != 1 || h.laid[0].Setup.Deck.Folder != dir || again.wizard.game.Box().Deck[3].Name != "Kite" {
		t.Errorf("one click lays %+v", h.laid)
	}
}

// toldIn is where it is told what is wrong with a deck.
func toldIn(t *testing.T, w *window) *container.Scroll {
	t.Helper()
	var found *container.Scroll
	uitest.Walk(w.Win.Canvas().Content(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if s, ok := o.(*container.Scroll); ok {
			if _, ok := s.Content.(*widget.Label); ok {
				found = s
			}
		}
	})
	if found == nil {
		t.Fatal("nothing is told")
	}
	return found
}

func TestAWrongDeckIsToldLineByLine(t *testing.T) {
	dir := uitest.Attic(t)
	uitest.Rewrite(t, dir, `picture = "kite.svg"`, `picture = "dragon.svg"`)
	uitest.Rewrite(t, dir, "weight_g", "weight")
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	uitest.OpenFolder(t, w.Window, dir, func() { test.TypeOnCanvas(w.Win.Canvas(), "d") })
	expect(t, w, "This deck cannot be used yet.", dir, "Read it again", "As it is, you go on with the cards of the box.")
	scroll := toldIn(t, w)
	told := scroll.Content.(*widget.Label).Text
	if n := strings.Count(told, "Line "); n != 25 || !strings.Contains(told, "Line 54: the picture “dragon.svg” is not in the deck's folder") {
		t.Errorf("of 25 faults %d are told:\n%s", n, told)
	}
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeyPageDown)
	if scroll.Offset.Y <= 0 {
		t.Error("the page down key does not go down")
	}
	press(fyne.KeyUp)
	tap(t, w, "Cards of the box")
	if s := says(w); strings.Contains(s, "cannot be used") || !strings.Contains(s, "Agent 1") {
		t.Errorf("it is left, and the page says %s", s)
	}
	uitest.OpenFolder(t, w.Window, dir, func() { test.TypeOnCanvas(w.Win.Canvas(), "d") })
	uitest.Rewrite(t, dir, `picture = "dragon.svg"`, `picture = "kite.svg"`)
	uitest.Rewrite(t, dir, "weight", "weight_g")
	test.TypeOnCanvas(w.Win.Canvas(), "r")
	expect(t, w, "Grandmother's attic", "Another deck …", "Agent 1")
	if w.wizard.choice.Setup.Deck.Folder != dir {
		t.Errorf("mended, but chosen is %+v", w.wizard.choice.Setup)
	}
	test.TypeOnCanvas(w.Win.Canvas(), "b")
	if w.wizard.choice.Setup.Deck.Folder != "" {
		t.Errorf("the box is chosen, and there is %+v", w.wizard.choice.Setup)
	}
}

func TestTheDeckOfLastTimeHasGoneOrChanged(t *testing.T) {
	app, dir := test.NewTempApp(t), uitest.Attic(t)
	_, h := start(t, uitest.Usual, app)
	h.playedLast(dir)
	uitest.Rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	w, _ := start(t, uitest.Usual, app)
	const changed = "The deck “Grandmother's attic” is not as it was when you last played with it."
	expect(t, w, changed)
	if s := says(w); strings.Contains(s, "As last time") {
		t.Errorf("offered is another deck than that of last time: %s", s)
	}
	tap(t, w, changed)
	expect(t, w, "How many people play?", changed, "As it is, you go on with the cards of the box.")
	tap(t, w, "Play with it as it is now")
	if s := says(w); strings.Contains(s, "is not as it was") || w.wizard.choice.Setup.Deck.Folder != dir {
		t.Errorf("it is taken as it is, and the page says %s", s)
	}

	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	w, h = start(t, uitest.Usual, app)
	expect(t, w, "The deck that you last played with cannot be used now.")
	tap(t, w, "Next")
	expect(t, w, dir, "As it is, you go on with the cards of the box.")
	tap(t, w, "Next")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if len(h.laid) != 1 || h.laid[0].Setup.Deck != (game.OwnDeck{}) {
		t.Errorf("laid is %+v", h.laid)
	}
	w, _ = start(t, uitest.Usual, app)
	if s := says(w); strings.Contains(s, "cannot be used") || !strings.Contains(s, "As last time") {
		t.Errorf("of a deck that is not played with any more it says %s", s)
	}
}

// A deck that is changed while the set-up is open is laid as it is then.
func TestADeckIsLaidAsItIsThen(t *testing.T) {
	dir := uitest.Attic(t)
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(askPeople)
	w.decks.Of(w.host.Games[0]).Take(dir)
	before := w.wizard.choice.Setup.Deck
	w.wizard.turnTo(askCamera)
	uitest.Rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	w.wizard.lay()
	now := w.Setup.Deck
	if now == before || w.wizard.laid.Setup.Deck != now || w.wizard.choice.Setup.Deck != now {
		t.Errorf("chosen was %+v, played is %+v, laid %+v", before, now, w.wizard.laid.Setup)
	}
	tap(t, w, "Start the game")
	if w.decks.Last(w.Game) != now {
		t.Errorf("remembered is %+v", w.decks.Last(w.Game))
	}
	w.AskSetup()
	if w.wizard.choice.Setup.Deck != now {
		t.Errorf("the next game begins with %+v", w.wizard.choice.Setup)
	}
}

// playedLast remembers a deck as the one that was last played with.
func (h *fakeHost) playedLast(dir string) {
	uitest.ReadDeck(decks.Reading{Game: h.w.host.Games[0], Folder: dir, Done: func(d *decks.Deck, _ []decks.Fault) {
		h.w.wizard.remember(Choice{Setup: game.Setup{Game: "grove", Players: 3, Deck: d.Own}, Camera: Camera{What: NoCamera}})
	}})
}

func TestTheReadingOfADeckIsToldAndGivenUp(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	var reads []decks.Reading
	w.decks.Read = func(r decks.Reading) { reads = append(reads, r) }
	w.decks.Of(w.host.Games[0]).Take(uitest.Attic(t))
	expect(t, w, "The deck is being read …", "Give up")
	reads[0].Told(7)
	expect(t, w, "Pictures so far: 7")
	test.TypeOnCanvas(w.Win.Canvas(), "d")
	if reads[0].Context.Err() == nil {
		t.Error("what was given up is read on")
	}
	uitest.ReadDeck(reads[0])
	if o := w.decks.Of(w.host.Games[0]); o.Busy || o.Chosen || o.Deck != nil {
		t.Errorf("what was given up is chosen: %+v", o.Deck)
	}
}

func TestADeckThatWasOnlyChosenIsNotThatOfLastTime(t *testing.T) {
	app, dir, other := test.NewTempApp(t), uitest.Attic(t), uitest.Attic(t)
	uitest.Rewrite(t, other, `title = "Grandmother's attic"`, `title = "The cellar"`)
	_, h := start(t, uitest.Usual, app)
	h.playedLast(dir)
	w, _ := start(t, uitest.Usual, app)
	w.wizard.turnTo(askPeople)
	w.decks.Of(w.host.Games[0]).Take(other)
	w, _ = start(t, uitest.Usual, app)
	expect(t, w, "As last time", "Grandmother's attic · 3 players · No camera")
}

func TestFilmWhatIsToldOfADeckFits(t *testing.T) {
	dir := uitest.Attic(t)
	bad := uitest.Attic(t)
	uitest.Rewrite(t, bad, "weight_g", "weight")
	size := fyne.Size{Width: 1024, Height: 700}
	for _, l := range []string{"en", "de", "fr"} {
		w, _ := start(t, size, test.NewTempApp(t))
		w.host.Games = games.List()
		t.Cleanup(func() { language.Speak("en") })
		language.Speak(l)
		w.wizard.Retell()
		w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
		w.wizard.Remeasure()
		w.wizard.turnTo(askPeople)
		w.wizard.seat(6)
		inWindow(t, w, size)
		o := w.decks.Of(w.host.Games[0])
		o.Take(dir)
		inWindow(t, w, size)
		o.Take(bad)
		inWindow(t, w, size)
		o.Take(dir)
		w.wizard.remember(Choice{Setup: game.Setup{Game: "grove", Players: 6, Deck: game.OwnDeck{Folder: dir, Digest: "gone"}}, Camera: Camera{What: NoCamera}})
		w, _ = start(t, size, w.App) // the deck is not what it was
		w.host.Games = games.List()
		expect(t, w, "Grandmother's attic")
		w.wizard.turnTo(askPeople)
		inWindow(t, w, size)
		w.wizard.turnTo(askGame)
		inWindow(t, w, size)
	}
}
