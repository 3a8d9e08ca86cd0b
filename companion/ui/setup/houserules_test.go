package setup

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// every collects all objects of a kind, those on pages that are not shown too.
func every[T fyne.CanvasObject](s *houseRules) []T {
	var out []T
	for _, p := range s.scrolls {
		uitest.Walk(p.Content, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if x, ok := o.(T); ok {
				out = append(out, x)
			}
		})
	}
	return out
}

// pick takes a value in the drop-down list that offers it.
func pick(t *testing.T, s *houseRules, value string) {
	t.Helper()
	for _, o := range every[*paint.Select](s) {
		if slices.Contains(o.Options, value) {
			o.SetSelected(value)
			return
		}
	}
	t.Fatalf("nothing offers %q", value)
}

func ruleWords(s *houseRules) string {
	var out []string
	for _, l := range every[*widget.Label](s) {
		out = append(out, l.Text)
	}
	return strings.Join(out, "|")
}

// people opens the page of a new test game's people and house rules.
func people(t *testing.T) (*window, *fakeHost) {
	t.Helper()
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.pick(uitest.Game{})
	w.wizard.turnTo(askPeople)
	tap(t, w, "House rules …")
	return w, h
}

func TestNewGameIsChosenOptionByOption(t *testing.T) {
	w, h := people(t)
	f := w.wizard
	tap(t, w, "5")
	pick(t, f.rules, "a card")
	if !strings.Contains(ruleWords(f.rules), "|ours|") {
		t.Errorf("a changed spot is not called ours: %s", ruleWords(f.rules))
	}
	pick(t, f.rules, "Edition B")
	expect(t, w, "Edition B is for 3 or 4.")
	tap(t, w, "Next")
	if f.page != askPeople {
		t.Fatal("what makes no sense can be gone on with")
	}
	tap(t, w, "4")
	pick(t, f.rules, "140 cards") // the other edition's own
	pick(t, f.rules, "flying")
	pick(t, f.rules, "no power") // as printed: nothing to be said
	tap(t, w, "Next")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	want := map[string]string{"edition": "b", "track.1": "draw", "deck": "140"}
	if got := h.laid; len(got) != 1 || got[0].Setup.Players != 4 || got[0].Setup.Game != "test" || !maps.Equal(got[0].Setup.Options, want) {
		t.Fatalf("laid %v, want 4 players with %v", got, want)
	}
	// The next set-up begins with this game.
	w.AskSetup()
	f = w.wizard
	if !maps.Equal(f.rules.setup.Options, want) {
		t.Errorf("the next set-up begins with %v", f.rules.setup.Options)
	}
	f.turnTo(askPeople)
	tap(t, w, "As in the rulebook")
	if len(f.choice.Setup.Options) != 0 || strings.Contains(ruleWords(f.rules), "ours") {
		t.Errorf("as printed there is still %v", f.choice.Setup.Options)
	}
}

func TestNewGameKeepsNoDefaultOfAnotherEdition(t *testing.T) {
	g := uitest.Game{}
	s := newHouseRules(g, game.Setup{Game: "test", Players: 3, Options: map[string]string{"edition": "a"}}.Complete(g), false)
	pick(t, s, "Edition B")
	if want := map[string]string{"edition": "b"}; !maps.Equal(s.setup.Options, want) {
		t.Errorf("the set-up holds %v, want %v", s.setup.Options, want)
	}
}

func TestRulesOfTheTableCannotBeChangedInPlay(t *testing.T) {
	test.NewTempApp(t)
	s := newHouseRules(uitest.Game{}, game.Setup{Game: "test", Players: 3, Options: map[string]string{"deck": "100", "track.1": "draw"}}, true)
	if n := len(every[*paint.Select](s)) + len(every[*widget.Button](s)); n > 0 {
		t.Errorf("%d things can be changed", n)
	}
	for _, want := range []string{"The deck has|100 cards|ours|Nobody counts.", "Spot 1|a card|ours|no power|inferred"} {
		if !strings.Contains(ruleWords(s), want) {
			t.Errorf("the sheet does not say %q: %s", want, ruleWords(s))
		}
	}
}

// TestHowSureARuleIsKeepsToItsColumn: the longest word for it is German.
func TestHowSureARuleIsKeepsToItsColumn(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	say := game.Say
	o := game.Option{Name: "visits", Title: say("Besuchskarten"), Default: "6", Values: []game.Value{{Word: "6", Title: say("6 je Raum")}}, Grade: say("angenommen"), Why: say("Mit 6 Karten je Raum hat ein Spiel etwa 24 Züge.")}
	s := newHouseRules(uitest.Game{}, game.Setup{Game: "test", Players: 3}, true)
	body := s.rows([]game.Option{o})
	body.Resize(fyne.NewSize(690, 100)) // as in a window of 800 by 600
	uitest.Walk(body, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if l, ok := o.(*widget.Label); ok && l.Wrapping == fyne.TextWrapOff && l.MinSize().Width > l.Size().Width {
			t.Errorf("%s needs %g and has %g", l.Text, l.MinSize().Width, l.Size().Width)
		}
	})
}
