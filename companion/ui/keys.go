package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// bindKeys connects the keyboard. While the search line is used, letters are
// its own.
func (w *Window) bindKeys() {
	c := w.Win.Canvas()
	c.SetOnTypedRune(w.typed)
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if w.heard(k.Name) {
			return
		}
		if top := c.Overlays().Top(); top != nil { // a dialog or the menu lies over everything
			switch {
			case w.printsOnTop():
				w.printPage.Key(k.Name)
			case w.pageOnTop():
				w.page.Key(k.Name)
			case w.TopSheet() != nil:
				w.TopSheet().Key(k.Name)
			case k.Name == fyne.KeyEscape:
				c.Overlays().Remove(top)
			}
			return
		}
		if f := w.setting(); f != nil {
			f.Key(k.Name)
			return
		}
		if g := w.notes(); g != nil {
			g.key(k.Name)
			return
		}
		switch k.Name {
		case fyne.KeyF1:
			w.showKeys()
		case fyne.KeyF2:
			if w.table != nil {
				w.table.AskSheets()
			}
		case fyne.KeyF8:
			if w.table != nil {
				w.table.Pause()
			}
		case fyne.KeyF11:
			w.ToggleFullScreen()
		case fyne.KeyEscape:
			w.escape()
		default:
			switch {
			case w.lesson != nil:
				w.lesson.coach.Key(k)
			case w.table != nil:
				w.table.Key(k)
			}
		}
	})
	for _, s := range w.shortcuts() {
		c.AddShortcut(s.keys, func(fyne.Shortcut) { s.do() })
	}
}

// printsOnTop reports whether the print page covers everything else.
func (w *Window) printsOnTop() bool {
	return w.printPage != nil && w.Win.Canvas().Overlays().Top() == w.printPage.Content()
}

// pageOnTop reports whether another page covers everything else.
func (w *Window) pageOnTop() bool { return w.page != nil && w.page.OnTop() }

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

// playing reports whether the table can be seen and takes keys.
func (w *Window) playing() bool {
	return w.table != nil && w.setting() == nil && w.printPage == nil && w.page == nil && w.notes() == nil
}

func (w *Window) undo() {
	if w.playing() {
		w.table.Undo()
	}
}

func (w *Window) redo() {
	if w.playing() {
		w.table.Redo()
	}
}

func (w *Window) askPiece() {
	if w.playing() {
		w.table.AskPiece()
	}
}

// typed takes a letter or a digit for the room that the window shows.
func (w *Window) typed(r rune) {
	switch {
	case w.printsOnTop():
		w.printPage.Typed(r)
	case w.pageOnTop():
		w.page.Typed(r)
	case w.Win.Canvas().Overlays().Top() != nil:
	case w.setting() != nil:
		w.setting().Typed(r)
	case w.notes() != nil:
	case w.table != nil:
		w.table.Typed(r)
	}
}

// escape closes what lies on top.
func (w *Window) escape() {
	overlays := w.Win.Canvas().Overlays()
	switch {
	case w.TopSheet() != nil:
		w.TopSheet().Close()
	case overlays.Top() != nil:
		overlays.Remove(overlays.Top())
	case w.table != nil && w.table.Escape():
	case w.Win.FullScreen():
		w.Win.SetFullScreen(false)
	}
}

// keyList are the keys of what lies on top.
func (w *Window) keyList() []room.Key {
	switch {
	case w.printsOnTop():
		return w.printPage.KeyList()
	case w.pageOnTop():
		return w.page.KeyList()
	case w.setting() != nil:
		return w.setting().KeyList()
	case w.notes() != nil:
		return w.notes().keyList()
	case w.table != nil:
		return w.table.KeyList()
	}
	return nil
}

// showKeys lists all keys that do something now.
func (w *Window) showKeys() {
	hear := w.hearKeyList()
	list := slices.DeleteFunc(w.keyList(), func(k room.Key) bool { // which says something now
		return slices.ContainsFunc(hear, func(h room.Key) bool { return h.Name == k.Name })
	})
	list = append(append(list, hear...),
		room.Key{Name: "Ctrl + ,", What: words.Word("Preferences")},
		room.Key{Name: "F11", What: words.Word("Full screen")},
		room.Key{Name: "F1", What: words.Word("This sheet")})
	rows := container.New(layout.NewFormLayout())
	list = together(list)
	for _, s := range list {
		rows.Add(widget.NewLabelWithStyle(words.Key(s.Name), fyne.TextAlignTrailing, paint.Bold))
		rows.Add(widget.NewLabel(s.What))
	}
	w.Window.Show(&room.Sheet{Title: words.Word("Keys"), Body: container.NewVScroll(rows), Size: fyne.NewSize(680, 136+float32(len(list))*40)})
}

// together lists keys that stand for themselves, such as digits, as one.
func together(list []room.Key) (out []room.Key) {
	for i, s := range list {
		itself := func(i int) bool { return i >= 0 && len(list[i].Name) == 1 && list[i].Name == list[i].What }
		if last := len(out) - 1; itself(i) && itself(i-1) {
			first, _, _ := strings.Cut(out[last].Name, " ")
			out[last] = room.Key{Name: first + " – " + s.Name, What: words.Word("What the key says")}
		} else {
			out = append(out, s)
		}
	}
	return out
}
