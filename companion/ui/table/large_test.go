package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestAPlaceOrACardFillsTheWindow: what is secret does not, and Escape closes it.
func TestAPlaceOrACardFillsTheWindow(t *testing.T) {
	w := played(t, blackwood.Game, 3, 60, false)
	clickZone(w, "SHOW")
	if !w.large.box.Visible() || w.large.box.Size() != uitest.Usual {
		t.Fatal("the Pedlar's place does not fill the window")
	}
	uitest.Expect(t, w.Win, w.PlaceName("SHOW"), "A click or Escape closes it.")
	if !w.Escape() || w.large.box.Visible() {
		t.Error("Escape does not close it")
	}
	w.large.show("spell-s1a", "")
	drawn := w.large.draw(uitest.Usual)
	if !w.large.open() {
		t.Error("a card does not fill the window")
	}
	figures := 0
	for _, o := range drawn {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" && text.Text != "A click or Escape closes it." && text.Position().Y > 150 {
			if figures++; text.TextSize < 35 {
				t.Errorf("%q on a card that fills the window has %v px", text.Text, text.TextSize)
			}
		}
	}
	if figures == 0 {
		t.Error("nothing is written on a card that fills the window")
	}
	s, _ := open(t, "proof", uitest.Usual)
	if s.large.show("guess-1", ""); len(s.large.draw(uitest.Usual)) != 1 {
		t.Error("a secret token fills the window")
	}
}

// TestNoKeyPlaysBeneathAPlaceThatFillsTheWindow, as nobody sees what it does.
func TestNoKeyPlaysBeneathAPlaceThatFillsTheWindow(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	plays := func() bool {
		for _, a := range w.Screen.View.Action {
			w.Typed([]rune(a.Key)[0])
		}
		return len(*sent) > 0 || w.chooser.open()
	}
	if w.large.show("", "DK"); plays() {
		t.Errorf("%v was sent", *sent)
	}
	if w.Escape(); !plays() {
		t.Error("no key plays beside the table")
	}
}

// TestANameOfThreeWordsStaysOnItsCard in the size that a window usually has.
func TestANameOfThreeWordsStaysOnItsCard(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	cardsSeen := 0
	for _, p := range w.board.shown {
		if p.Down || !p.Known || p.Printed.Kind != cards.Card || p.Strip < p.Rect.W {
			continue
		}
		cardsSeen++
		p.Name = game.Say("Lantern beside bottle")
		var said []string
		for _, o := range w.board.Object(p) {
			if text, ok := o.(*canvas.Text); ok {
				said = append(said, text.Text)
			}
		}
		if all := strings.Join(said, " "); all != "Lantern beside bottle" {
			t.Errorf("%s is called %q", p.ID, all)
		}
	}
	if cardsSeen == 0 {
		t.Error("no card lies open")
	}
}
