package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
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
	keyLight  = "light"  // one of lights
	keyText   = "text"   // one of textSizes, by its number
	keySounds = "sounds" // bool
	keySpeech = "speech" // bool
	keyPaper  = "print.paper"
	keyLayout = "print.layout"
	keyInk    = "print.ink"
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

var textSizes = []choiceOf[float32]{
	{1, func() string { return words.Word("Normal") }},
	{1.2, func() string { return words.Word("Large") }},
	{1.4, func() string { return words.Word("Very large") }},
}

// textSize is what text and all that grows with it is multiplied by.
func (p prefs) textSize() float32 {
	i := p.Int(keyText)
	if i < 0 || i >= len(textSizes) {
		i = 0
	}
	return textSizes[i].value
}

// printing is how sheets were made last; a name that is known no more is left out.
func (p prefs) printing() printables.Options {
	known := func(key string, list []string) string {
		if v := p.String(key); slices.Contains(list, v) {
			return v
		}
		return list[0]
	}
	return printables.Options{
		Paper: known(keyPaper, printables.Papers()), Layout: known(keyLayout, printables.Layouts()), Ink: known(keyInk, printables.Inks()),
	}
}

func (p prefs) setPrinting(o printables.Options) {
	p.SetString(keyPaper, o.Paper)
	p.SetString(keyLayout, o.Layout)
	p.SetString(keyInk, o.Ink)
}

// theme is the window's theme as it was chosen.
func (p prefs) theme(a fyne.App) paint.Theme {
	light := p.String(keyLight)
	return paint.Theme{Grow: p.textSize(), Day: light == "day" || light == "system" && a.Settings().ThemeVariant() == theme.VariantLight}
}

// applyPrefs makes the whole app follow what was chosen.
func (w *Window) applyPrefs() {
	w.App.Settings().SetTheme(w.prefs().theme(w.App))
	w.remeasure()
	if w.mirror != nil {
		frame{w.mirror}.Layout(nil, w.mirror.root.Size())
		w.mirror.root.Refresh()
	}
}

// remeasure lays all out again, as large as it should be.
func (w *Window) remeasure() {
	if w.flow != nil {
		flowLayout{w.flow}.Layout(w.flow.root.Objects, w.flow.root.Size())
		w.flow.root.Refresh()
	}
	if w.Game != nil {
		w.table.Forget()
		frame{w}.Layout(nil, w.root.Size())
		w.root.Refresh()
	}
	if p := w.press; p != nil { // it lies over them, with a measure of its own
		printLayout{p}.Layout(p.root.Objects, p.root.Size())
		p.root.Refresh()
	}
}

// speakUp lets the table be heard as it was chosen. What this computer lacks is
// told when somebody chooses it, not at every start.
func (w *Window) speakUp() {
	if w.Voice == nil {
		return
	}
	_ = w.Voice.Sounds(w.prefs().Bool(keySounds))
	_ = w.Voice.Speech(w.prefs().Bool(keySpeech))
}

// hear lets the table be heard, but not before what is being unveiled has been
// seen.
func (w *Window) hear() {
	if w.Voice != nil && !w.theatre.plays() {
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
	add(words.Word("Light"), choose(lights, func(v string) bool { return v == p.StringWithFallback(keyLight, "night") }, func(i int) {
		p.SetString(keyLight, lights[i].value)
		w.applyPrefs()
	}))
	add(words.Word("Text"), choose(textSizes, func(v float32) bool { return v == p.textSize() }, func(i int) {
		p.SetInt(keyText, i)
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
		add(words.Word("Sounds"), w.audible(words.Word("A short sound when a move is understood or a question asked"), keySounds, w.Voice.Sounds, said))
		add(words.Word("Speech"), w.audible(words.Word("Say aloud whose turn it is and what is asked"), keySpeech, w.Voice.Speech, said))
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

// audible is a box to tick that says, when it cannot be had, why.
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
