package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// named checks that Tab goes once around all controls of what lies on top, and that
// each says a name.
func named(t *testing.T, w *Window, page string) {
	t.Helper()
	c := w.Win.Canvas()
	root := c.Overlays().Top()
	if root == nil {
		root = c.Content()
	}
	all := map[fyne.CanvasObject]bool{}
	uitest.Walk(root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if x, ok := o.(paint.Control); ok {
			all[x] = true
		}
	})
	reached := map[fyne.CanvasObject]bool{}
	c.Unfocus()
	for range len(all) + 40 {
		c.FocusNext()
		f := c.Focused()
		if f == nil {
			break
		}
		reached[f.(fyne.CanvasObject)] = true
		if said := aloud.Control(f); len([]rune(strings.TrimLeft(said, ", "))) < 3 || strings.HasPrefix(said, ",") {
			t.Errorf("%s: a %T says %q", page, f, said)
		}
	}
	for o := range all {
		if !reached[o] {
			t.Errorf("%s: Tab never comes to %q", page, o.(paint.Control).Told().Text)
		}
	}
	c.Unfocus()
}

func TestEveryControlIsReachedAndSaysItsName(t *testing.T) {
	for _, scene := range uitest.Scenes {
		w, _ := open(t, scene, uitest.Usual)
		w.Voice = &fakeVoice{}
		if err := w.sayAll(true); err != nil {
			t.Fatal(err)
		}
		named(t, w, scene)
		w.openMenu()
		named(t, w, "the menu")
		w.Win.Canvas().Overlays().Remove(w.Win.Canvas().Overlays().Top())
		w.askPreferences()
		named(t, w, "the preferences")
		w.TopSheet().Close()
	}
	w, _ := start(t, func(*fakeHost) {})
	w.AskSetup()
	for _, k := range []fyne.KeyName{"", fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn} {
		if k != "" {
			w.setting().Key(k)
		}
		named(t, w, w.setting().Heard())
	}
	w, _ = open(t, "agent", uitest.Usual)
	w.askRules("")
	named(t, w, "the rules")
	w.page.Close()
	setup.ShowRules(w.Window)
	named(t, w, "the house rules")
}
