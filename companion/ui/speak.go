package ui

import "github.com/grovewatch/grovewatch/companion/language"
import (
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// keyLanguage is the preference for one of languages.
const keyLanguage = "language"

// languages are named each in its own words, so that everyone finds theirs.
var languages = []choiceOf[string]{
	{"", func() string { return words.Word("As this computer has it") }},
	{"en", func() string { return "English" }},
	{"de", func() string { return "Deutsch" }},
	{"fr", func() string { return "Français" }},
}

// language is what was chosen: one of language.All, or empty for the system's.
func (p prefs) language() string { return p.String(keyLanguage) }

// speak has the window speak a language from now on. Its parts are made anew;
// what people have done in them stays, but a panel or a second window closes.
func (w *Window) speak(l string) {
	w.prefs().SetString(keyLanguage, l)
	language.Speak(l)
	if old, notes := w.parts, w.welcome; old.Game != nil {
		w.rebind(old.Game, old.Setup)
		w.craft, w.guard, w.facesSeat, w.endingSeen = old.craft, old.guard, old.facesSeat, old.endingSeen
		w.seatScreens = old.seatScreens
		w.apply(old.Screen)
		if w.welcome = notes; notes != nil {
			notes.pane.Refresh()
			w.mount()
		}
	}
	if w.flow != nil {
		w.flow.retell()
	}
	if p := w.press; p != nil && p.cancel == nil { // what is being made goes on as it began
		p.lay()
	}
}
