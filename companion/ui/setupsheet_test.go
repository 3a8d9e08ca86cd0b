package ui

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
)

// every collects all objects of a kind, those on pages that are not shown too.
func every[T fyne.CanvasObject](s *setupSheet) []T {
	var out []T
	see := func(o fyne.CanvasObject, _ fyne.Position) {
		if x, ok := o.(T); ok {
			out = append(out, x)
		}
	}
	walk(s.players, fyne.Position{}, see)
	for _, p := range s.scrolls {
		walk(p.Content, fyne.Position{}, see)
	}
	return out
}

// pick takes a value in the drop-down list that offers it.
func pick(t *testing.T, s *setupSheet, value string) {
	t.Helper()
	for _, o := range every[*widget.Select](s) {
		if slices.Contains(o.Options, value) {
			o.SetSelected(value)
			return
		}
	}
	t.Fatalf("nothing offers %q", value)
}

func words(s *setupSheet) string {
	var out []string
	for _, l := range every[*widget.Label](s) {
		out = append(out, l.Text)
	}
	return strings.Join(out, "|")
}

func TestNewGameIsChosenOptionByOption(t *testing.T) {
	w, _ := open(t, "agent", usual)
	var got []game.Setup
	w.NewGame = func(s game.Setup) { got = append(got, s) }
	s := w.openSetup(false)
	for _, b := range every[*widget.Button](s) {
		if b.Text == "5 players" {
			test.Tap(b)
		}
	}
	pick(t, s, "a card")
	if !strings.Contains(words(s), "|ours|") {
		t.Errorf("a changed spot is not called ours: %s", words(s))
	}
	pick(t, s, "Edition B")
	if !s.start.Disabled() || s.message.Text != "Edition B is for 3 or 4." {
		t.Errorf("what makes no sense can be started: %q", s.message.Text)
	}
	test.Tap(s.start)
	if len(got) != 0 {
		t.Fatalf("it started %v", got)
	}
	for _, b := range every[*widget.Button](s) {
		if b.Text == "4 players" {
			test.Tap(b)
		}
	}
	pick(t, s, "140 cards") // the other edition's own
	pick(t, s, "flying")
	pick(t, s, "no power") // as printed: nothing to be said
	test.Tap(s.start)
	want := map[string]string{"edition": "b", "track.1": "draw", "deck": "140"}
	if len(got) != 1 || got[0].Players != 4 || got[0].Game != "test" || !maps.Equal(got[0].Options, want) {
		t.Fatalf("started %v, want 4 players with %v", got, want)
	}
	// The next sheet begins with this game.
	if again := w.openSetup(false); !maps.Equal(again.setup.Options, want) {
		t.Errorf("the next sheet begins with %v", again.setup.Options)
	} else {
		test.Tap(again.reset)
		if len(again.setup.Options) != 0 || strings.Contains(words(again), "ours") {
			t.Errorf("as printed there is still %v", again.setup.Options)
		}
	}
}

func TestNewGameKeepsNoDefaultOfAnotherEdition(t *testing.T) {
	w, _ := open(t, "agent", usual)
	w.setup = game.Setup{Game: "test", Players: 3, Options: map[string]string{"edition": "a"}}.Complete(w.game)
	s := w.openSetup(false)
	pick(t, s, "Edition B")
	if want := map[string]string{"edition": "b"}; !maps.Equal(s.setup.Options, want) {
		t.Errorf("the set-up holds %v, want %v", s.setup.Options, want)
	}
}

func TestRulesOfTheTableCannotBeChangedInPlay(t *testing.T) {
	w, _ := open(t, "agent", usual)
	w.setup.Options = map[string]string{"deck": "100", "track.1": "draw"}
	s := w.openSetup(true)
	if n := len(every[*widget.Select](s)) + len(every[*widget.Button](s)); n > 0 {
		t.Errorf("%d things can be changed", n)
	}
	for _, want := range []string{"3 players", "The deck has|100 cards|ours|Nobody counts.", "Spot 1|a card|ours|no power|inferred"} {
		if !strings.Contains(words(s), want) {
			t.Errorf("the sheet does not say %q: %s", want, words(s))
		}
	}
}

func TestFootSaysTheSetup(t *testing.T) {
	w, _ := open(t, "agent", usual)
	if got := texts(w.foot); len(got) != 1 || got[0] != "Edition A · 3 players · The deck has: 120 cards" {
		t.Errorf("the foot says %q", got)
	}
	w.Show(scene("winner"))
	if got := texts(w.foot); len(got) != 1 || got[0] != "Edition A · 3 players · 31 house rules: see the menu" {
		t.Errorf("with too many rules the foot says %q", got)
	}
}

func TestSetupSaysWhomTheScreenFaces(t *testing.T) {
	w, _ := open(t, "agent", usual)
	w.NewGame = func(game.Setup) {}
	w.ShowSeats(secretive())
	s := w.openSetup(false)
	pick(t, s, "The screen faces: The Visitor")
	test.Tap(s.start)
	t.Cleanup(func() { w.closePanel(); w.closeMirror() })
	if w.facesSeat != 1 || w.panel == nil || w.mirror == nil {
		t.Errorf("it faces seat %d, panel %v, second window %v", w.facesSeat, w.panel != nil, w.mirror != nil)
	}
	s = w.openSetup(false)
	pick(t, s, "The screen faces everyone")
	test.Tap(s.start)
	if w.facesSeat != 0 || w.panel != nil || w.mirror != nil {
		t.Error("it still faces the Visitor")
	}
}
