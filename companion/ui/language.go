package ui

import "github.com/grovewatch/grovewatch/companion/language"
import (
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// prefLanguage is the preference for one of languages.
const prefLanguage = "language"

// languages are named each in its own words, so that everyone finds theirs.
var languages = []choiceOf[string]{
	{"", func() string { return words.Word("As this computer has it") }},
	{"en", func() string { return "English" }},
	{"de", func() string { return "Deutsch" }},
	{"fr", func() string { return "Français" }},
}

// language is what was chosen: one of language.All, or empty for the system's.
func (p prefs) language() string { return p.String(prefLanguage) }

// speak has the window speak a language from now on. Its parts are made anew;
// what people have done in them stays, but a panel or a second window closes.
func (w *Window) speak(l string) {
	w.prefs().SetString(prefLanguage, l)
	language.Speak(l)
	if old, notes := w.parts, w.welcome; old.table != nil {
		screen := w.Screen
		w.rebind(w.Game, w.Setup)
		w.pages.Keep(old.pages)
		w.table.Keep(old.table)
		w.apply(screen)
		if w.welcome = notes; notes != nil {
			notes.pane.Refresh()
			w.mount()
		}
	}
	if w.wizard != nil {
		w.wizard.Retell()
	}
	if w.printPage != nil {
		w.printPage.Retell()
	}
}
