package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Voice lets the table be heard. Hear takes what everyone sees; it must not
// block. The errors are sentences that say what this computer lacks.
type Voice interface {
	Hear(*companion.Screen)
	Sounds(on bool) error
	Speech(on bool) error
	// Everything has Say say all, and Hear no prompts.
	Everything(on bool) error
	// Say speaks a sentence after those that wait, or an urgent one in their place.
	Say(sentence string, urgent bool)
}

// prefs is what people have chosen for this computer, kept from one start to
// the next.
type prefs struct{ fyne.Preferences }

func (w *Window) prefs() prefs { return prefs{w.App.Preferences()} }

// The keys of the preferences.
const (
	prefLight  = "light"  // one of lights
	prefSounds = "sounds" // bool
	prefSpeech = "speech" // bool
	prefAloud  = "aloud"  // bool
)

// choiceOf is one of several, with a word for people.
type choiceOf[T any] struct {
	value T
	name  func() string
}

var lights = []choiceOf[string]{
	{"night", func() string { return words.Word("Night") }},
	{"day", func() string { return words.Word("Day") }},
	{"system", func() string { return words.Word("As this computer has it") }},
}

// textSizes names those of room.TextSizes.
var textSizes = []choiceOf[float32]{
	{room.TextSizes[0], func() string { return words.Word("Normal") }},
	{room.TextSizes[1], func() string { return words.Word("Large") }},
	{room.TextSizes[2], func() string { return words.Word("Very large") }},
}

// theme is the window's theme as it was chosen.
func (p prefs) theme(a fyne.App) paint.Theme {
	light := p.String(prefLight)
	return paint.Theme{Grow: room.TextSize(p), Day: light == "day" || light == "system" && a.Settings().ThemeVariant() == theme.VariantLight}
}

// applyPrefs makes the whole app follow what was chosen.
func (w *Window) applyPrefs() {
	w.App.Settings().SetTheme(w.prefs().theme(w.App))
	w.remeasure()
	if w.second != nil {
		w.second.table.Remeasure()
	}
}

// remeasure lays all out again, as large as it should be.
func (w *Window) remeasure() {
	if w.wizard != nil {
		w.wizard.Remeasure()
	}
	if w.table != nil {
		w.table.Remeasure()
	}
	if w.page != nil {
		w.page.Remeasure()
	}
	if w.printPage != nil { // it lies over them, with a measure of its own
		w.printPage.Remeasure()
	}
}

// followSystem follows the computer from night to day and back, where that was chosen.
func (w *Window) followSystem() {
	w.App.Settings().AddListener(func(fyne.Settings) {
		w.Later(func() {
			if w.App.Settings().Theme() != fyne.Theme(w.prefs().theme(w.App)) {
				w.applyPrefs()
			}
		})
	})
}

// speakUp turns sounds and speech on as the preferences say. What this computer
// lacks is told when somebody chooses it, not at every start.
func (w *Window) speakUp() {
	if w.Voice == nil {
		return
	}
	_ = w.Voice.Sounds(w.prefs().Bool(prefSounds))
	_ = w.Voice.Speech(w.prefs().Bool(prefSpeech))
	if w.SayAll || w.prefs().Bool(prefAloud) {
		_ = w.sayAll(true)
		w.welcomeEars()
	}
}

// hear plays the sounds of a screen, but not while something is being unveiled.
func (w *Window) hear() {
	if w.Voice != nil && w.table != nil && !w.table.Revealing() {
		w.Voice.Hear(w.Screen)
		w.sayNews()
	}
}

// askPreferences shows what can be chosen for this computer.
func (w *Window) askPreferences() {
	s := &prefSheet{w: w}
	s.pane = paint.NewPane(s.draw)
	s.sheet = &room.Sheet{Title: words.Word("Preferences"), Body: s.pane, Size: fyne.NewSize(820, 534)}
	w.Window.Show(s.sheet)
}

// prefSheet is the sheet of the preferences.
type prefSheet struct {
	w     *Window
	sheet *room.Sheet
	pane  *paint.Pane
	said  string // what this computer lacks, or empty
}

// again opens the sheet anew, as large and in the language of what was chosen.
func (s *prefSheet) again(change func()) {
	s.sheet.Close()
	change()
	s.w.askPreferences()
}

func (s *prefSheet) draw(size fyne.Size) []fyne.CanvasObject {
	w, p, u := s.w, s.w.prefs(), max(s.w.Unit, 1)
	left := 120 * u
	y := float32(0)
	var out []fyne.CanvasObject
	row := func(name string, keys []*paint.Button) {
		lines, ts := paint.Fit(name, 17*u, 12*u, paint.Bold, left-10*u, 1)
		objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Moon, 0, y)
		for _, o := range objs {
			o.Move(o.Position().AddXY(0, (40*u-h)/2))
		}
		out = append(out, objs...)
		out = append(out, paint.Row(keys, 2, 8*u, paint.NewArea(left, y, size.Width-left, 40*u))...)
		y += 54 * u
	}
	row(words.Word("Light"), choose(u, lights, func(v string) bool { return v == p.StringWithFallback(prefLight, "night") }, func(i int) {
		s.again(func() {
			p.SetString(prefLight, lights[i].value)
			w.applyPrefs()
		})
	}))
	row(words.Word("Text"), choose(u, textSizes, func(v float32) bool { return v == room.TextSize(p) }, func(i int) {
		s.again(func() {
			p.SetInt(room.PrefTextSize, i)
			w.applyPrefs()
		})
	}))
	row(words.Word("Language"), choose(u, languages, func(v string) bool { return v == p.language() }, func(i int) {
		s.again(func() { w.speak(languages[i].value) })
	}))
	if w.Voice != nil {
		row(words.Word("Sounds"), s.audible(words.Word("A short sound when a move is understood or a question asked"), prefSounds, w.Voice.Sounds))
		row(words.Word("Speech"), s.audible(words.Word("Say aloud whose turn it is and what is asked"), prefSpeech, w.Voice.Speech))
		row("", s.audible(words.Word("Say everything aloud, to play without looking"), prefAloud, func(on bool) error {
			defer w.welcomeEars()
			return w.sayAll(on)
		}))
	}
	objs, _ := paint.Paragraph(paint.Wrap(s.said, 16*u, paint.Plain, size.Width), 16*u, paint.Plain, look.Lamp, 0, y)
	return append(out, objs...)
}

// choose is a row of buttons of which one is chosen.
func choose[T any](u float32, from []choiceOf[T], chosen func(T) bool, take func(i int)) []*paint.Button {
	var out []*paint.Button
	for i, c := range from {
		k := paint.NewButton(u, c.name(), "", paint.Quiet, func() { take(i) })
		if chosen(c.value) {
			k.Tone, k.Ticked = paint.Ready, true
		}
		out = append(out, k)
	}
	return out
}

// audible is a button that is on or off; when it cannot be on the sheet says why.
func (s *prefSheet) audible(what, key string, set func(bool) error) []*paint.Button {
	on := s.w.prefs().Bool(key)
	k := paint.NewButton(max(s.w.Unit, 1), what, "", paint.Quiet, func() {
		s.said = ""
		if err := set(!on); err != nil {
			s.said = words.Complaint(err)
		} else {
			s.w.prefs().SetBool(key, !on)
		}
		s.pane.Refresh()
	})
	if on {
		k.Tone, k.Ticked = paint.Ready, true
	}
	return []*paint.Button{k}
}
