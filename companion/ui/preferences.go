package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

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

// speakUp turns sounds and speech on as the preferences say. What this computer
// lacks is told when somebody chooses it, not at every start.
func (w *Window) speakUp() {
	if w.Voice == nil {
		return
	}
	_ = w.Voice.Sounds(w.prefs().Bool(prefSounds))
	_ = w.Voice.Speech(w.prefs().Bool(prefSpeech))
}

// hear plays the sounds of a screen, but not while something is being unveiled.
func (w *Window) hear() {
	if w.Voice != nil && w.table != nil && !w.table.Revealing() {
		w.Voice.Hear(w.Screen)
	}
}

// askPreferences shows what can be chosen for this computer.
func (w *Window) askPreferences() {
	p := w.prefs()
	rows := container.New(layout.NewFormLayout())
	add := func(name string, o fyne.CanvasObject) {
		rows.Add(widget.NewLabelWithStyle(name, fyne.TextAlignLeading, paint.Bold))
		rows.Add(o)
	}
	var d *dialog.CustomDialog
	add(words.Word("Light"), choose(lights, func(v string) bool { return v == p.StringWithFallback(prefLight, "night") }, func(i int) {
		p.SetString(prefLight, lights[i].value)
		w.applyPrefs()
	}))
	add(words.Word("Text"), choose(textSizes, func(v float32) bool { return v == room.TextSize(p) }, func(i int) {
		p.SetInt(room.PrefTextSize, i)
		d.Hide()
		w.applyPrefs()
		w.askPreferences() // as large as what was chosen
	}))
	add(words.Word("Language"), choose(languages, func(v string) bool { return v == p.language() }, func(i int) {
		d.Hide()
		w.speak(languages[i].value)
		w.askPreferences()
	}))
	said := widget.NewLabel("")
	said.Wrapping = fyne.TextWrapWord
	said.Importance = widget.WarningImportance
	if w.Voice != nil {
		add(words.Word("Sounds"), w.audible(words.Word("A short sound when a move is understood or a question asked"), prefSounds, w.Voice.Sounds, said))
		add(words.Word("Speech"), w.audible(words.Word("Say aloud whose turn it is and what is asked"), prefSpeech, w.Voice.Speech, said))
	}
	grow := max(w.Unit, 1)
	body := container.NewBorder(rows, said, nil, nil)
	d = dialog.NewCustom(words.Word("Preferences"), words.Word("Close"), container.NewThemeOverride(body, paint.Theme{Grow: grow}), w.Win)
	d.Resize(fyne.NewSize(720*grow, 420*grow))
	d.Show()
}

// choose is a row of buttons of which one is chosen.
func choose[T any](from []choiceOf[T], chosen func(T) bool, take func(i int)) fyne.CanvasObject {
	var names []string
	now := 0
	for i, c := range from {
		names = append(names, c.name())
		if chosen(c.value) {
			now = i
		}
	}
	r := widget.NewRadioGroup(names, nil)
	r.Horizontal, r.Required = true, true
	r.SetSelected(names[now])
	r.OnChanged = func(name string) {
		for i := range names {
			if names[i] == name {
				take(i)
				return
			}
		}
	}
	return r
}

// audible is a check box; when it cannot be ticked it says why.
func (w *Window) audible(what, key string, set func(bool) error, said *widget.Label) fyne.CanvasObject {
	box := widget.NewCheck(what, nil)
	box.SetChecked(w.prefs().Bool(key))
	box.OnChanged = func(on bool) {
		err := set(on)
		switch {
		case err != nil:
			box.SetChecked(false)
			said.SetText(words.Complaint(err))
			return
		case on:
			said.SetText("")
		}
		w.prefs().SetBool(key, on)
	}
	return box
}
