package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// hearing is what people who play without looking have heard. It is what the window
// shows to everyone; private pages have windows of their own, which say nothing.
type hearing struct {
	on    bool
	said  string            // the last that was said
	seen  *companion.Screen // that the news has been told of, or nil
	place int               // so many parts of the room were read
	of    string            // these
}

// sayAll says everything aloud from now on, or no longer. The error says what this
// computer lacks.
func (w *Window) sayAll(on bool) error {
	if w.Voice == nil {
		return nil
	}
	if err := w.Voice.Everything(on); err != nil {
		return err
	}
	w.hearing = hearing{on: on}
	w.Aloud, w.Uncovered = nil, nil
	paint.Listen(w.Win.Canvas(), nil)
	if on {
		w.Aloud = func(text string) { w.say(text, true) }
		w.Uncovered = func() { w.say(w.hearRoom(), true) }
		paint.Listen(w.Win.Canvas(), func(o fyne.Focusable) { w.say(aloud.Control(o), true) })
	}
	return nil
}

// toggleAloud is what F4 does.
func (w *Window) toggleAloud() {
	if w.hearing.on {
		w.say(words.Word("Nothing more is said aloud."), true)
	}
	on := !w.hearing.on
	if err := w.sayAll(on); err != nil {
		w.Complain(err)
		return
	}
	w.prefs().SetBool(prefAloud, on)
	w.welcomeEars()
}

// welcomeEars says how to go on without looking.
func (w *Window) welcomeEars() {
	if !w.hearing.on {
		return
	}
	w.say(aloud.Join(words.Word("Everything is said aloud."), w.hearRoom(),
		words.Word("F5 says whose turn it is, F6 what can be done, F7 what lies where, F8 says it again. Tab goes from button to button, Enter presses.")), true)
	if w.table != nil && w.Screen.View.Prompt.Format != "" { // else what was played before a game goes on were news
		w.hearing.seen = w.Screen
	}
}

// say speaks; what parts a name to the eye is a pause to the ear.
func (w *Window) say(text string, urgent bool) {
	text = strings.NewReplacer(" · ", ", ", " …", "").Replace(text)
	if text != "" && w.hearing.on && w.Voice != nil {
		w.hearing.said = text
		w.Voice.Say(text, urgent)
	}
}

// sayNews tells what a new screen has brought.
func (w *Window) sayNews() {
	old := w.hearing.seen
	if !w.hearing.on || w.setting() != nil || old == w.Screen {
		return
	}
	w.hearing.seen = w.Screen
	if old == nil {
		w.say(w.table.HearTurn(), false)
		return
	}
	w.say(w.table.HearNews(old), false)
}

// heard takes a key that says something, and reports whether it was one.
func (w *Window) heard(k fyne.KeyName) bool {
	if k == fyne.KeyF4 && w.Voice != nil {
		w.toggleAloud()
		return true
	}
	if !w.hearing.on {
		return false
	}
	switch k {
	case fyne.KeyF5:
		w.say(w.hearRoom(), true)
	case fyne.KeyF6:
		w.say(w.hearKeys(), true)
	case fyne.KeyF7:
		w.say(w.hearOn(), true)
	case fyne.KeyF8:
		w.say(w.hearing.said, true)
	case fyne.KeyF3:
		if !w.playing() || w.lesson != nil || w.Win.Canvas().Overlays().Top() != nil {
			return false
		}
		w.openMenu()
	default:
		return false
	}
	return true
}

// hearRoom says what the window is about now.
func (w *Window) hearRoom() string {
	switch {
	case w.pageOnTop():
		return w.page.Heard()
	case w.TopSheet() != nil:
		return w.TopSheet().Heard()
	case w.printsOnTop():
		return words.Word("Print …")
	case w.setting() != nil:
		return w.setting().Heard()
	case w.notes() != nil:
		return strings.Join(aloud.Page(w.welcome.pane), " ")
	case w.table != nil:
		return w.table.HearTurn()
	}
	return ""
}

// hearKeys says what can be done, each with its key.
func (w *Window) hearKeys() string {
	if w.Win.Canvas().Overlays().Top() == nil && w.setting() == nil && w.table != nil {
		return w.table.HearActions()
	}
	var out []string
	for _, k := range w.keyList() {
		out = append(out, words.Say("%s: %s", words.Key(k.Name), k.What))
	}
	return aloud.Join(out...)
}

// hearOn reads the next part of what lies on the table, or of the page that covers it.
func (w *Window) hearOn() string {
	var parts []string
	top := w.Win.Canvas().Overlays().Top()
	switch {
	case top != nil:
		parts = aloud.Page(top)
	case w.setting() != nil:
		parts = aloud.Page(w.setting().Content())
	case w.table != nil:
		parts = w.table.HearPlaces()
	}
	if len(parts) == 0 {
		return words.Word("There is nothing to read.")
	}
	if of := strings.Join(parts, "\n"); of != w.hearing.of || w.hearing.place >= len(parts) {
		w.hearing.of, w.hearing.place = of, 0
	}
	w.hearing.place++
	return aloud.Join(words.Say("%d of %d", w.hearing.place, len(parts)), parts[w.hearing.place-1])
}

// hearKeyList are the keys that say something.
func (w *Window) hearKeyList() []room.Key {
	if w.Voice == nil {
		return nil
	}
	out := []room.Key{{Name: "F4", What: words.Word("Say everything aloud, or no longer")}}
	if w.hearing.on {
		out = append(out,
			room.Key{Name: "F3", What: words.Word("The menu")},
			room.Key{Name: "F5", What: words.Word("Say whose turn it is and what is due")},
			room.Key{Name: "F6", What: words.Word("Say what can be done")},
			room.Key{Name: "F7", What: words.Word("Say what lies where, a part with each press")},
			room.Key{Name: "F8", What: words.Word("Say it again")})
	}
	return out
}
