package room

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Window is what a room may ask of the window around it.
type Window struct {
	*Match // that the window shows; the lesson's during a lesson

	App   fyne.App
	Win   fyne.Window
	Unit  float32                 // the length of a unit; see package paint
	Later func(func())            // runs something soon on the window's goroutine
	Send  func(companion.Command) // to the session; does not block
	Keys  func()                  // shows the list of keys

	Aloud     func(string) // says something, while all is said aloud; nil where nothing is
	Uncovered func()       // hears that what lay on top was closed, or nil

	sheets []*Sheet // that lie over the window, the topmost last
}

// TextSizes are the factors by which people can enlarge text and all that grows
// with it.
var TextSizes = []float32{1, 1.2, 1.4}

// PrefTextSize is the preference for one of TextSizes, by its index.
const PrefTextSize = "text"

// PrefPrinted is the preference for how many people a game was printed last, until
// the set-up has offered that number; 0 when it has, or when it is for any number.
func PrefPrinted(game string) string { return "setup." + game + ".printed" }

// PrefOnPaper is the preference that says whether a game was ever printed.
func PrefOnPaper(game string) string { return "printed." + game }

// TextSize is the factor that was chosen in the preferences.
func TextSize(p fyne.Preferences) float32 {
	i := p.Int(PrefTextSize)
	if i < 0 || i >= len(TextSizes) {
		i = 0
	}
	return TextSizes[i]
}

// Measure sets the unit for a room of a size.
func (w *Window) Measure(size fyne.Size) {
	w.Unit = paint.UnitFor(size) * TextSize(w.App.Preferences())
}

// Theme is the theme for widgets over the room.
func (w *Window) Theme() paint.Theme { return paint.Theme{Grow: max(w.Unit, 1)} }

// Sized puts widgets into the size of the window's text.
func (w *Window) Sized(o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewThemeOverride(o, w.Theme())
}

// ToggleFullScreen fills the screen with the window, or stops doing so.
func (w *Window) ToggleFullScreen() { w.Win.SetFullScreen(!w.Win.FullScreen()) }

// Complain says on a sheet that something has failed.
func (w *Window) Complain(err error) {
	w.inform("Grovewatch", words.Complaint(err))
}

// inform shows a sheet that says something.
func (w *Window) inform(title, said string) {
	text := widget.NewLabel(said)
	text.Wrapping = fyne.TextWrapWord
	w.Show(&Sheet{Title: title, Body: text, Size: fyne.NewSize(520, 240)})
}

// uncover tells that what lay on top was closed.
func (w *Window) uncover() {
	if w.Uncovered != nil {
		w.Uncovered()
	}
}

// Say says something aloud for those who play without looking, in place of what is
// being said; nobody else hears it.
func (w *Window) Say(text string) {
	if w.Aloud != nil && text != "" {
		w.Aloud(text)
	}
}
