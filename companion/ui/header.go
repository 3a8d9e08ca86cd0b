package ui

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
)

// drawHeader says whose turn it is and what she may do, in one large sentence.
func (w *Window) drawHeader(size fyne.Size) []fyne.CanvasObject {
	u, v := w.unit, w.screen.View
	var out []fyne.CanvasObject
	side := whole(64 * u)
	x := float32(0)
	turn := v.Turn
	if v.Result != nil {
		turn = v.Result.Winners
	}
	if w.theatre.plays() {
		turn = nil
	}
	for i, s := range turn {
		if i == 3 {
			break
		}
		out = append(out, emblem(w.seatWord(int(s)), x, (size.Height-side)/2, side)...)
		x += side * 0.55
	}
	if len(turn) > 0 {
		x += side*0.45 + 18*u
	}

	menuW := float32(0)
	if !w.watching && w.schooling == nil {
		menuW = whole(44 * u)
		menu := newKey(w, "", "", quiet, w.openMenu)
		menu.sign = "menu"
		out = append(out, at(menu, size.Width-menuW, (size.Height-menuW)/2, menuW, menuW))
		side := menuW
		add := func(text string, tapped func()) {
			k := newKey(w, text, "", quiet, tapped)
			kw := whole(k.width())
			out = append(out, at(k, size.Width-menuW-kw-8*u, (size.Height-side)/2, kw, side))
			menuW += kw + 8*u
		}
		if w.Sharing != nil {
			add(word("Phones"), w.askShare)
		}
		if len(v.Sheets) > 0 {
			add(word("Sheets"), w.askSheets)
		}
	}
	room := size.Width - x - menuW - 16*u

	prompt := tell(v.Prompt)
	if v.Result != nil && prompt == "" {
		prompt = tell(v.Result.Text)
	}
	if prompt == "" {
		prompt = word("Waiting for the table …")
	}
	hints, hintColour := w.hints(), look.Mist
	if w.guide() != nil && len(w.screen.Log) == 0 { // nothing to do yet but to read
		prompt = word(w.box.Title)
	}
	if w.theatre.plays() { // the outcome is told when its time comes
		prompt, hints = tell(v.Unveil.Title), ""
	}
	if t := tell(w.screen.Trouble); t != "" {
		hints, hintColour = t, look.Alarm
	}
	rows := 2
	if hints != "" {
		rows = 1
	}
	lines, textSize := fit(prompt, 34*u, 24*u, display, room, rows)
	if rows == 1 && len(lines) == 1 && textSize <= 24*u && fyne.MeasureText(prompt, textSize, display).Width > room {
		lines, textSize = fit(prompt, 24*u, 18*u, display, room, 2)
	}
	hintRows := 2
	if len(lines) > 1 {
		hintRows = 1
	}
	hintLines, hintSize := fit(hints, 16.5*u, 10.5*u, plain, room, hintRows) // rather small than cut off
	total := lineHeight(textSize, display)*float32(len(lines)) + lineHeight(hintSize, plain)*float32(len(hintLines))
	y := (size.Height - total) / 2
	objs, h := paragraph(lines, textSize, display, look.Moon, x, y)
	out = append(out, objs...)
	objs, _ = paragraph(hintLines, hintSize, plain, hintColour, x, y+h)
	return append(out, objs...)
}

func (w *Window) hints() string {
	text := ""
	for _, h := range w.screen.View.Hints {
		if s := tell(h); s != "" {
			if text != "" {
				text += "   ·   "
			}
			text += s
		}
	}
	return text
}

// acts reports whether a seat may act now.
func acts(v game.View, seat game.Seat) bool {
	for _, s := range v.Turn {
		if s == seat {
			return true
		}
	}
	return false
}
