package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestSecondWindowShowsAndTakesNothing(t *testing.T) {
	w, sent := open(t, "question", uitest.Usual)
	w.openSecond()
	m := w.second
	if m == nil {
		t.Fatal("there is no second window")
	}
	first, second := strings.Join(uitest.Texts(w.table.Content()), "|"), strings.Join(uitest.Texts(m.table.Content()), "|")
	if !strings.Contains(second, "The trust token lies on 2.") {
		t.Errorf("it does not follow: %s", second)
	}
	for _, s := range []string{"Undo", "Correct the record"} {
		if !strings.Contains(first, s) || strings.Contains(second, s) {
			t.Errorf("%q is offered where nothing is taken, or not where it is", s)
		}
	}
	w.Show(uitest.Scene("prediction"))
	if all := strings.Join(uitest.Texts(m.table.Content()), "|"); !strings.Contains(all, "The Kid shows a card.") {
		t.Errorf("it does not follow the next screen: %s", all)
	}
	m.Win.Close()
	w.Show(uitest.Scene("agent"))
	if w.second != nil || len(*sent) > 0 {
		t.Error("a closed second window is still there, or sent something")
	}
}

// faced is a window that faces the Visitor alone, with her PIN given, and the window
// of her panel.
func faced(t *testing.T) (*Window, fyne.Window) {
	t.Helper()
	w, _ := open(t, "proof", uitest.Usual)
	w.ShowSeats(uitest.Secrets())
	w.face(1)
	if w.second == nil {
		t.Fatal("the public view is missing")
	}
	all := w.App.Driver().AllWindows()
	panel := all[len(all)-1]
	admits(w)
	test.Type(panel.Canvas().Focused(), "Ada")
	panel.Canvas().FocusNext()
	test.Type(panel.Canvas().Focused(), "1357")
	return w, panel
}

// admits has a window's doors open for Ada with 1357.
func admits(w *Window) {
	send := w.Send
	w.Window.Send = func(c companion.Command) {
		if k, ok := c.(companion.Knock); ok {
			k.Reply(companion.Opening{Open: k.PIN == "1357" && k.Owner == "Ada"})
			return
		}
		send(c)
	}
}

// labelled are all words of labels in a window.
func labelled(win fyne.Window) string {
	var out []string
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Label:
			out = append(out, o.Text)
		case *container.ThemeOverride:
			look(o.Content)
		}
		uitest.Parts(o, look)
	}
	look(win.Canvas().Content())
	return strings.Join(out, "\n")
}

func TestScreenThatFacesOneSeatNeedsNoKeyHeld(t *testing.T) {
	w, panel := faced(t)
	if !strings.Contains(labelled(panel), "The owl is hers alone.") {
		t.Error("the panel is covered")
	}
	n := len(w.App.Driver().AllWindows())
	w.face(0)
	if len(w.App.Driver().AllWindows()) != n-1 {
		t.Error("facing everyone leaves a panel open")
	}
	w.closeSecond()
}

func TestNothingPrivateIsInThePublicWindow(t *testing.T) {
	w, panel := faced(t)
	if !strings.Contains(labelled(panel), "owl") {
		t.Fatal("the panel is covered")
	}
	for _, win := range []fyne.Window{w.Win, w.second.Win} {
		all := uitest.Says(win) + labelled(win)
		if !strings.Contains(all, "Anchor") || strings.Contains(all, "owl") || strings.Contains(all, "verdicts") {
			t.Errorf("the public window says:\n%s", all)
		}
	}
	for _, win := range w.App.Driver().AllWindows() {
		if title := win.Title(); strings.Contains(title, "Visitor") || strings.Contains(title, "private") {
			t.Errorf("a title says %q", title)
		}
	}
	w.face(0)
	w.closeSecond()
}

// What is made in the workshop is in no other window, and gone with its game.
func TestWorkshopLeavesNoTrace(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
	admits(w)
	before := uitest.Says(w.Win)
	ask := func() fyne.Window {
		w.pages.AskWorkshop()
		test.Type(w.Win.Canvas().Focused(), "Ada")
		w.Win.Canvas().FocusNext()
		test.Type(w.Win.Canvas().Focused(), "1357")
		all := w.App.Driver().AllWindows()
		return all[len(all)-1]
	}
	shop := ask()
	if shop == w.Win {
		t.Fatal("the workshop does not open")
	}
	test.Tap(uitest.Button(t, shop.Canvas().Content(), "It is flat."))
	w.Show(uitest.Scene("agent"))
	if after := uitest.Says(w.Win); after != before {
		t.Errorf("the public window says %q after %q", after, before)
	}
	if len(*sent) != 0 || strings.Contains(w.Win.Title(), "flat") {
		t.Errorf("sent %v; its title is %q", *sent, w.Win.Title())
	}
	n := len(w.App.Driver().AllWindows())
	w.Begin(w.Game, w.Setup)
	if len(w.App.Driver().AllWindows()) != n-1 {
		t.Error("the workshop stays open for the next game")
	}
	shop = ask()
	if all := uitest.Says(shop); !strings.Contains(all, "0 of 6 in") {
		t.Errorf("the rule is kept for the next game: %s", all)
	}
	w.pages.Close()
}
