package table

import (
	"fyne.io/fyne/v2"
	"slices"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawHeader says whose turn it is and what she may do, in one large sentence.
func (w *Table) drawHeader(size fyne.Size) []fyne.CanvasObject {
	u, v := w.Unit, w.Screen.View
	var out []fyne.CanvasObject
	side := paint.Floor(64 * u)
	x := float32(0)
	turn := v.Turn
	if v.Result != nil {
		turn = v.Result.Winners
	}
	if w.reveal.plays() {
		turn = nil
	}
	for i, s := range turn {
		if i == 3 {
			break
		}
		out = append(out, paint.Emblem(w.Owner(int(s)), x, (size.Height-side)/2, side)...)
		x += side * 0.55
	}
	if len(turn) > 0 {
		x += side*0.45 + 18*u
	}

	menuW := float32(0)
	if doors := w.doors(); doors.Menu != nil {
		menuW = paint.Floor(44 * u)
		menu := paint.NewButton(w.Unit, "", "", paint.Quiet, doors.Menu)
		menu.Symbol, menu.Name = "menu", words.Word("The menu")
		out = append(out, paint.At(menu, size.Width-menuW, (size.Height-menuW)/2, menuW, menuW))
		side := menuW
		add := func(text string, tapped func()) {
			k := paint.NewButton(w.Unit, text, "", paint.Quiet, tapped)
			kw := paint.Floor(k.Width())
			out = append(out, paint.At(k, size.Width-menuW-kw-8*u, (size.Height-side)/2, kw, side))
			menuW += kw + 8*u
		}
		if doors.Phones != nil {
			add(words.Word("Phones"), doors.Phones)
		}
		if len(v.Sheets) > 0 {
			add(words.Word("Overviews"), w.AskSheets)
		}
	}
	room := size.Width - x - menuW - 16*u

	prompt := words.Tell(v.Prompt)
	if v.Result != nil && prompt == "" {
		prompt = words.Tell(v.Result.Text)
	}
	if prompt == "" {
		prompt = words.Word("Waiting for the table …")
	}
	hints, hintColour := w.hints(), look.Mist
	if w.guided() && len(w.Screen.Log) == 0 { // nothing to do yet but to read
		prompt = words.Word(w.Box.Title)
	}
	if w.reveal.plays() { // the outcome is told when its time comes
		prompt, hints = words.Tell(v.Unveil.Title), ""
	}
	if t := words.Sentence(words.Tell(w.Screen.Trouble)); t != "" {
		hints, hintColour = t, look.Alarm
	}
	rows := 2
	if hints != "" {
		rows = 1
	}
	lines, textSize := paint.Fit(prompt, 34*u, 24*u, paint.Display, room, rows)
	if paint.Cut(prompt, lines) {
		lines, textSize = paint.Fit(prompt, 24*u, 16*u, paint.Display, room, 2)
	}
	most, least := 16.5*u, leastText*u
	left := size.Height - paint.LineHeight(textSize, paint.Display)*float32(len(lines))
	hintLines, hintSize := paint.FitHeight(hints, most, least, paint.Plain, room, left, max(1, int(left/paint.LineHeight(least, paint.Plain))))
	squeeze := func(high, low float32, hintRows int) { // the headline gives way to what is due
		if lines, textSize = paint.Fit(prompt, high, low, paint.Display, room, 1); paint.Cut(prompt, lines) {
			lines, textSize = paint.Fit(prompt, 18*u, 18*u, paint.Display, room, 2)
		}
		left = size.Height - paint.LineHeight(textSize, paint.Display)*float32(len(lines))
		hintRows = max(hintRows, int(left/paint.LineHeight(w.least(), paint.Plain)))
		hintLines, hintSize = paint.FitHeight(hints, most, w.least(), paint.Plain, room, left, hintRows)
	}
	below := func(hint float32) float32 { // how high the words are
		return paint.LineHeight(hint, paint.Plain) * float32(len(paint.Wrap(hints, hint, paint.Plain, room)))
	}
	want := least
	if w.least() < least { // larger text has large words below its headline, too
		want = most
	}
	if len(lines) == 1 && paint.LineHeight(textSize, paint.Display)+below(want) > size.Height {
		high, low := 20*u, 18*u
		for hint := want; hint >= w.least() && high == 20*u; hint -= u / 2 {
			lowest := high
			if hint > least {
				lowest = 23 * u
			}
			for s := textSize; s > lowest && high == 20*u; s -= u { // by no more than has to be
				if one, _ := paint.Fit(prompt, s, s, paint.Display, room, 1); !paint.Cut(prompt, one) && paint.LineHeight(s, paint.Display)+below(hint) <= size.Height {
					high, low = s, s
				}
			}
		}
		squeeze(high, low, 3)
	} else if paint.Cut(hints, hintLines) {
		two, twoSize := paint.Fit(prompt, 22*u, 20*u, paint.Display, room, 2) // still the first thing that is read
		rest := size.Height - paint.LineHeight(twoSize, paint.Display)*float32(len(two))
		small, smallSize := paint.FitHeight(hints, most, least, paint.Plain, room, rest, max(1, int(rest/paint.LineHeight(least, paint.Plain))))
		if paint.Cut(prompt, two) || paint.Cut(hints, small) {
			squeeze(18*u, 15*u, 2)
		} else {
			lines, textSize, hintLines, hintSize = two, twoSize, small, smallSize
		}
	}
	if paint.Cut(hints, hintLines) { // rather small words than cut ones
		left = size.Height - paint.LineHeight(textSize, paint.Display)*float32(len(lines))
		hintLines, hintSize = paint.FitHeight(hints, hintSize, 11*u, paint.Plain, room, left, max(1, int(left/paint.LineHeight(11*u, paint.Plain))))
	}
	total := paint.LineHeight(textSize, paint.Display)*float32(len(lines)) + paint.LineHeight(hintSize, paint.Plain)*float32(len(hintLines))
	y := (size.Height - total) / 2
	objs, h := paint.Paragraph(lines, textSize, paint.Display, look.Moon, x, y)
	out = append(out, objs...)
	objs, _ = paint.Paragraph(hintLines, hintSize, paint.Plain, hintColour, x, y+h)
	return append(out, objs...)
}

// headHeight is how high the header is, from least to half as much again, for what stands
// below its headline to be as large as it may be.
func (w *Table) headHeight(width, least float32) float32 {
	room := width - paint.Floor(64*w.Unit) - 300*w.Unit // beside an emblem and the buttons
	rows := paint.Wrap(w.hints(), 16.5*w.Unit, paint.Plain, room)
	high := paint.LineHeight(34*w.Unit, paint.Display) + float32(len(rows))*paint.LineHeight(16.5*w.Unit, paint.Plain)
	return paint.Floor(min(max(high, least), 1.5*least))
}

func (w *Table) hints() string {
	text := ""
	for _, h := range slices.Concat(w.Screen.Knocks(), w.Screen.View.Notes(), w.Screen.Taken()) {
		if s := words.Tell(h); s != "" {
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
