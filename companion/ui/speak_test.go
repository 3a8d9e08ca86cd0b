package ui

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

func TestTheWindowChangesItsLanguageAtOnce(t *testing.T) {
	w := New(test.NewTempApp(t), testGame{testBox()}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
	t.Cleanup(func() { language.Speak("") })
	w.Show(scene("agent"))
	screen, began := w.Screen, false
	w.greet(Camera{}, func() { began = true })
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

func TestTheSetUpChangesItsLanguageAtOnce(t *testing.T) {
	w, _ := start(t, usual, test.NewTempApp(t))
	t.Cleanup(func() { language.Speak("") })
	w.speak("de")
	if ask, _ := w.flow.question(); ask != "Welches Spiel wollt ihr spielen?" {
		t.Errorf("the set-up asks %q", ask)
	}
	if w.Game != nil || w.flow == nil {
		t.Error("another language has begun a game")
	}
}
