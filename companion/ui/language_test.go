package ui

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

func TestTheWindowChangesItsLanguageAtOnce(t *testing.T) {
	w := New(test.NewTempApp(t), uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
	t.Cleanup(func() { language.Speak("") })
	w.Show(uitest.Scene("agent"))
	screen, began := w.Screen, false
	w.greet(setup.Camera{}, func() { began = true })
	for _, l := range []struct{ language, close string }{{"de", "Schließen"}, {"fr", "Fermer"}, {"en", "Close"}} {
		w.speak(l.language)
		if got := words.Word("Close"); got != l.close || w.prefs().language() != l.language {
			t.Errorf("speaking %s: %q", l.language, got)
		}
		if w.Screen != screen {
			t.Error("the window forgot what it showed")
		}
	}
	if w.welcome == nil {
		t.Fatal("the notes for those who begin are gone")
	}
	if w.welcome.dismiss(); !began {
		t.Error("the game does not begin any more")
	}
}
