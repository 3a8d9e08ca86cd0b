package ui

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// bindKeys connects the keyboard. While the search line is used, letters are
// its own.
func (w *Window) bindKeys() {
	c := w.Win.Canvas()
	c.SetOnTypedRune(w.typed)
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if top := c.Overlays().Top(); top != nil { // a sheet or the menu lies over everything
			switch {
			case w.press != nil && top == w.press.root:
				w.press.key(k.Name)
			case k.Name == fyne.KeyEscape:
				c.Overlays().Remove(top)
			}
			return
		}
		if f := w.setting(); f != nil {
			f.key(k.Name)
			return
		}
		if g := w.welcome; g != nil && w.schooling == nil {
			if k.Name == fyne.KeyEscape || k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
				g.dismiss()
			}
			return
		}
		switch k.Name {
		case fyne.KeyF1:
			w.showKeys()
		case fyne.KeyF2:
			w.askSheets()
		case fyne.KeyF11:
			w.Win.SetFullScreen(!w.Win.FullScreen())
		case fyne.KeyEscape:
			w.escape()
		default:
			w.guideKey(k)
		}
	})
	for _, s := range w.shortcuts() {
		c.AddShortcut(s.keys, func(fyne.Shortcut) { s.do() })
	}
}

// shortcut is a combination of keys and what it does.
type shortcut struct {
	keys fyne.Shortcut
	do   func()
}

func (w *Window) shortcuts() []shortcut {
	const ctrl, shift = fyne.KeyModifierShortcutDefault, fyne.KeyModifierShift
	return []shortcut{
		{&fyne.ShortcutUndo{}, w.undo},
		{&fyne.ShortcutRedo{}, w.redo},
		{&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: ctrl}, w.undo},
		{&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: ctrl | shift}, w.redo},
		{&desktop.CustomShortcut{KeyName: fyne.KeyY, Modifier: ctrl}, w.redo},
		{&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: ctrl}, w.askPiece},
		{&desktop.CustomShortcut{KeyName: fyne.KeyComma, Modifier: ctrl}, w.askPreferences},
	}
}

// typed takes a letter for an action or a number for an answer.
func (w *Window) typed(r rune) {
	if top := w.Win.Canvas().Overlays().Top(); top != nil {
		if w.press != nil && top == w.press.root {
			w.press.typed(r)
		}
		return
	}
	if f := w.setting(); f != nil {
		f.typed(r)
		return
	}
	if r >= '1' && r <= '9' && w.facts.press(int(r-'0')) {
		return
	}
	if r >= '1' && r <= '9' && w.question.answer(int(r-'1')) {
		return
	}
	if g := w.Guide(); g != nil && r >= '1' && int(r-'1') < len(g.Cards) {
		w.takeUp(g.Cards[r-'1'])
		return
	}
	if w.Screen.View.Result != nil {
		return
	}
	for _, a := range w.Screen.View.Action {
		if a.Key != "" && strings.EqualFold(a.Key, string(unicode.ToLower(r))) {
			w.act(a)
			return
		}
	}
}

// escape closes what lies on top.
func (w *Window) escape() {
	overlays := w.Win.Canvas().Overlays()
	switch {
	case w.sharing != nil:
		w.sharing.dialog.Hide()
	case w.sheets != nil:
		w.sheets.dialog.Hide()
	case w.overrulings != nil:
		w.overrulings.dialog.Hide()
	case overlays.Top() != nil:
		overlays.Remove(overlays.Top())
	case w.table.hand.holds():
		w.table.hand.letGo("")
	case w.facts.open():
		w.facts.close()
	case w.chooser.open():
		w.chooser.close()
	case w.theatre.plays():
		w.theatre.end()
	case w.ending.Visible():
		w.dismissEnding()
	case w.Win.FullScreen():
		w.Win.SetFullScreen(false)
	}
}

// stroke is a key and what it does. Do is nil where the key is taken elsewhere.
type stroke struct {
	key, what string
	do        func()
}

// strike does what a letter stands for.
func strike(list []stroke, r rune) {
	for _, s := range list {
		if s.do != nil && strings.EqualFold(s.key, string(r)) {
			s.do()
			return
		}
	}
}

// showKeys is the sheet of all keys that do something now.
func (w *Window) showKeys() {
	var list []stroke
	switch top := w.Win.Canvas().Overlays().Top(); {
	case w.press != nil && top == w.press.root:
		list = w.press.strokes()
	case w.setting() != nil:
		list = w.setting().strokes()
	default:
		list = w.strokes()
	}
	list = append(list,
		stroke{"Ctrl + ,", words.Word("Preferences"), nil},
		stroke{"F11", words.Word("Full screen"), nil},
		stroke{"F1", words.Word("This sheet"), nil})
	rows := container.New(layout.NewFormLayout())
	for _, s := range list {
		rows.Add(widget.NewLabelWithStyle(s.key, fyne.TextAlignTrailing, paint.Bold))
		rows.Add(widget.NewLabel(s.what))
	}
	scroll := container.NewVScroll(rows) // when the window is small and the text is large
	frame := 4 * widget.NewLabel("").MinSize().Height
	scroll.SetMinSize(fyne.NewSize(rows.MinSize().Width, min(rows.MinSize().Height, w.Win.Canvas().Size().Height-frame)))
	dialog.ShowCustom(words.Word("Keys"), words.Word("Close"), scroll, w.Win)
}

// strokes are the keys of the game.
func (w *Window) strokes() []stroke {
	var out []stroke
	add := func(key, what string) { out = append(out, stroke{key, what, nil}) }
	for _, a := range w.Screen.View.Action {
		if a.Key != "" {
			add(strings.ToUpper(a.Key), words.Tell(a.Label))
		}
	}
	add("1 – 9", words.Word("Answer a question"))
	add("Ctrl + Z", words.Word("Undo"))
	add("Ctrl + Shift + Z", words.Word("Redo"))
	add(words.Word("Click a piece"), words.Word("What it is, and how to correct it"))
	add(words.Word("Drag a piece"), words.Word("Move it, or correct where it lies"))
	add("Ctrl + F", words.Word("Find a piece, to correct it"))
	add("Esc", words.Word("Close what lies on top"))
	if len(w.Screen.View.Sheets) > 0 {
		add("F2", words.Word("Sheets"))
	}
	return out
}
