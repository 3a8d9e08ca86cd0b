package table

import (
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// asked is where somebody answers what is asked of her once the game is over.
type asked struct {
	entry *paint.SearchField
	why   string // why the answer was not taken, or empty
}

// leastChart is the height that sentences leave to the charts, with so much more for
// each line that has its name beside it.
const leastChart, leastLine = 66, 19

// closingPad is what stands free beside what a closing tells, in units.
const closingPad = 14

// tableBeside is how wide a table stands beside the charts, as it leaves them no room
// below it: half of the width, or more for its words.
func (w *Table) tableBeside(s game.Sheet, width float32) float32 {
	_, need := w.tableColumns(s, w.least())
	return min(max(0.5*width, need+2*closingPad*w.Unit), 0.65*width)
}

// drawTale tells how the game went, in a part of the ending, from its top down.
func (w *Table) drawTale(t *game.Tale, a paint.Area) []fyne.CanvasObject {
	u := w.Unit
	var out []fyne.CanvasObject
	y, foot := a.Y, a.Y+a.H
	least, beside, tableW := w.leastCharts(t.Charts), false, a.W   // whether the charts stand beside what else is told
	if c := t.Closing; c != nil && !(w.watching && c.Ask != nil) { // asked in the other window
		objs, h := w.drawClosing(c, paint.NewArea(a.X, y, a.W, a.H*0.55))
		if beside = len(c.Sheet.Rows) > 0 && len(t.Charts) > 0 && foot-y-h-8*u < least; beside {
			tableW = w.tableBeside(c.Sheet, a.W)
			objs, h = w.drawClosing(c, paint.NewArea(a.X, y, tableW, a.H*0.8))
		}
		out, y = append(out, objs...), y+h+8*u
	}
	for _, way := range t.Ways {
		objs, h := w.drawWay(way, paint.NewArea(a.X, y, a.W, a.H*0.4))
		out, y = append(out, objs...), y+h+8*u
	}
	if t.Turning != nil {
		text := words.Say("The turning point, move %d: %s", t.Turning.Move, w.storyOf(t.Turning.Story))
		lines, ts := paint.Fit(text, 16*u, w.least(), paint.Plain, a.W-8*u, 2)
		objs, h := paint.Paragraph(lines, ts, paint.Plain, look.Lamp, a.X+4*u, 0)
		if foot-h >= y { // the saved story has it, too
			foot -= h
			for _, o := range objs {
				o.Move(o.Position().AddXY(0, foot))
			}
			out, foot = append(out, objs...), foot-8*u
		}
	}
	charts, lights := t.Charts, make([][]int, len(t.Charts))
	for i := range charts {
		if t.Turning != nil {
			lights[i] = []int{t.Turning.Move}
		}
	}
	told := make([]string, 0, len(t.Review)+2)
	for _, r := range t.Review {
		told = append(told, words.Tell(r))
	}
	if l := t.Losses; l != nil && !l.All() {
		told = append(told, words.Say("The app weighs what was chosen: %d of %d moves …", l.Weighed, l.Choices))
	} else if l != nil {
		for _, r := range l.Told {
			told = append(told, words.Tell(r))
		}
		charts, lights = append(slices.Clip(charts), l.Chart), append(lights, l.Moves)
	}
	text, left := a, tableW+10*u
	if beside {
		text.W, least = tableW, 0
	} else {
		least = w.leastCharts(charts)
	}
	from, gap := y, 10*u
	for _, r := range told { // as many as leave room for the charts; the saved story has all
		lines, ts := paint.Fit(r, 15*u, w.least(), paint.Plain, text.W-8*u, 2)
		objs, h := paint.Paragraph(lines, ts, paint.Plain, look.Moon, text.X+4*u, y)
		if y+h > foot || len(charts) > 0 && foot-y-h-gap < least {
			break
		}
		out, y = append(out, objs...), y+h
	}
	if y > from {
		y += gap
	}
	if beside {
		a.X, a.W, y = a.X+left, a.W-left, a.Y
	}
	share := func() float32 { return (a.W - gap*float32(len(charts)-1)) / float32(len(charts)) }
	low := func(c game.Chart) bool { return w.chartHeight(c, share(), foot-y) <= leastHeight*u }
	for len(charts) > 1 && slices.ContainsFunc(charts, func(c game.Chart) bool { return low(c) || w.chartRoom(c, share(), foot-y) < leastRoom*u }) {
		charts = charts[:len(charts)-1] // rather fewer charts than some that cannot be read
	}
	if len(charts) > 0 && !low(charts[0]) {
		width := share()
		for i, c := range charts {
			out = append(out, w.chart(c, lights[i], paint.NewArea(a.X+(width+gap)*float32(i), y, width, foot-y))...)
		}
	}
	return out
}

// leastCharts is the height that charts need at least.
func (w *Table) leastCharts(charts []game.Chart) (least float32) {
	for _, c := range charts {
		least = max(least, (leastChart+leastLine*float32(len(c.Lines)))*w.Unit)
	}
	return least
}

// storyOf joins sentences.
func (w *Table) storyOf(texts []game.Text) string {
	var all []string
	for _, t := range texts {
		if s := words.Tell(t); s != "" {
			all = append(all, s)
		}
	}
	return strings.Join(all, " ")
}

// drawClosing tells the secret of the game, or asks for it, and gives its height.
func (w *Table) drawClosing(c *game.Closing, a paint.Area) (out []fyne.CanvasObject, high float32) {
	u := w.Unit
	pad := closingPad * u
	y := a.Y + 10*u
	put := func(text string, size, least float32, style fyne.TextStyle, ink look.Colour, rows int) {
		if text == "" {
			return
		}
		lines, ts := paint.Fit(text, size, least, style, a.W-2*pad, rows)
		objs, h := paint.Paragraph(lines, ts, style, ink, a.X+pad, y)
		out, y = append(out, objs...), y+h
	}
	put(words.Tell(c.Title), 17*u, leastText*u, paint.Bold, look.Glow, 1)
	if f := c.Ask; f != nil {
		put(words.Tell(f.Title), 24*u, 18*u, paint.Display, look.Lamp, 1)
		objs, h := w.drawAsked(c, paint.NewArea(a.X+pad, y+4*u, a.W-2*pad, 42*u))
		out, y = append(out, objs...), y+h+8*u
	} else {
		put(words.Tell(c.Words), 28*u, 18*u, paint.Display, look.Lamp, 3)
	}
	if len(c.Sheet.Rows) > 0 {
		y += 2 * u
		objs, h := w.drawTable(c.Sheet, paint.NewArea(a.X+pad, y, a.W-2*pad, a.Y+a.H-y))
		out, y = append(out, objs...), y+h
	}
	put(words.Tell(c.Kind), 16*u, leastText*u, paint.Plain, look.Moon, 2)
	if len(c.Cards) > 0 {
		objs, h := w.drawContradictions(c.Cards, paint.NewArea(a.X+pad, y+4*u, a.W-2*pad, 84*u))
		out, y = append(out, objs...), y+h+4*u
	}
	high = y - a.Y + 10*u
	return append([]fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Mix(look.Ink, look.Ember, 0.16), 0.9), look.Alpha(look.Lamp, 0.7), 1.4*u, 12*u, a.X, a.Y, a.W, high)}, out...), high
}

// drawContradictions shows card by card what was said and what the secret says.
func (w *Table) drawContradictions(cards []game.UnveilStep, a paint.Area) ([]fyne.CanvasObject, float32) {
	u := w.Unit
	const most = 5
	n := min(len(cards), most)
	width := min(a.W/float32(n), 320*u)
	cardW, cardH := 46*u, 64*u
	var out []fyne.CanvasObject
	for i, s := range cards[:n] {
		x := a.X + width*float32(i)
		p, ok := w.board.Pieces[s.Card]
		if !ok {
			continue
		}
		img := paint.Picture(w.board.Face("told", p, cardW, cardH), x, a.Y, cardW, cardH)
		img.CornerRadius = 4 * u
		out = append(out, img)
		left, room, y := x+cardW+8*u, width-cardW-14*u, a.Y
		for _, line := range []struct {
			text  string
			style fyne.TextStyle
			ink   look.Colour
		}{
			{p.Called(words.Word), paint.Bold, look.Moon},
			{words.Say("Said: %s", words.Tell(s.Said)), paint.Plain, look.Mist},
			{words.Say("By the rule: %s", words.Tell(s.True)), paint.Plain, look.Lamp},
		} {
			lines, ts := paint.Fit(line.text, 15*u, leastText*u, line.style, room, 1)
			objs, h := paint.Paragraph(lines, ts, line.style, line.ink, left, y)
			out, y = append(out, objs...), y+h
		}
	}
	if left := len(cards) - n; left > 0 {
		out = append(out, paint.Label(words.Say("and %d more, in the story", left), leastText*u, paint.Plain, look.Mist, a.X, a.Y+cardH+2*u))
		return out, cardH + 20*u
	}
	return out, cardH
}

// drawWay tells where everyone has been, a line each.
func (w *Table) drawWay(s game.Sheet, a paint.Area) ([]fyne.CanvasObject, float32) {
	u := w.Unit
	title, ts := paint.Fit(words.Tell(s.Title), 17*u, leastText*u, paint.Bold, a.W, 1)
	out, y := paint.Paragraph(title, ts, paint.Bold, look.Glow, a.X+4*u, a.Y)
	y += a.Y
	for i, row := range s.Rows {
		var stops []string
		for _, t := range row {
			stops = append(stops, words.Tell(t))
		}
		o := w.Owner(i + 1)
		out = append(out, paint.Sign(o.Sign, o.Colour, a.X+4*u, y+2*u, 17*u))
		lines, size := paint.Fit(strings.Join(stops, " > "), 15*u, w.least(), paint.Plain, a.W-34*u, 2)
		objs, h := paint.Paragraph(lines, size, paint.Plain, look.Moon, a.X+28*u, y)
		out, y = append(out, objs...), y+h+2*u
	}
	return out, y - a.Y
}

// drawTable writes a small table: a first column as wide as its words, and others of
// one width, or of the widths that their words need.
func (w *Table) drawTable(s game.Sheet, a paint.Area) ([]fyne.CanvasObject, float32) {
	u := w.Unit
	rows := s.Rows
	if len(s.Head) > 0 {
		rows = append([][]game.Text{s.Head}, rows...)
	}
	size := 16 * u
	h := paint.LineHeight(size, paint.Plain)
	if all := h * float32(len(rows)); all > a.H {
		size = leastText * u
		h = paint.LineHeight(size, paint.Plain)
	}
	needs, all := w.tableColumns(s, size)
	for all > a.W && size > w.least() {
		size = max(0.96*size, w.least())
		needs, all = w.tableColumns(s, size)
	}
	first := min(needs[0], a.W*0.45)
	rest, equal := max(all-needs[0], 1), (a.W-first)/float32(max(len(needs)-1, 1))
	uneven := slices.ContainsFunc(needs[1:], func(n float32) bool { return n > equal })
	var out []fyne.CanvasObject
	for i, row := range rows {
		x := a.X
		for k, t := range row {
			style, ink := paint.Plain, look.Moon
			switch {
			case i == 0 && len(s.Head) > 0:
				ink = look.Mist
			case k == 0:
				style = paint.Bold
			}
			width := first
			if k > 0 {
				width = (a.W - first) / float32(len(row)-1)
				if uneven && k < len(needs) {
					width = (a.W - first) * needs[k] / rest
				}
			}
			lines, ts := paint.Fit(words.Tell(t), size, w.least(), style, width-8*u, 1)
			for _, l := range lines {
				out = append(out, paint.Label(l, ts, style, ink, x, a.Y+h*float32(i)))
			}
			x += width
		}
	}
	return out, h * float32(len(rows))
}

// tableColumns is what the columns of a table need at a size, and all together.
func (w *Table) tableColumns(s game.Sheet, size float32) (needs []float32, all float32) {
	needs = []float32{0}
	for i, row := range append([][]game.Text{s.Head}, s.Rows...) {
		for k, t := range row {
			if k == len(needs) {
				needs = append(needs, 0)
			}
			style := paint.Plain
			if k == 0 && i > 0 {
				style = paint.Bold
			}
			needs[k] = max(needs[k], fyne.MeasureText(words.Tell(t), size, style).Width+10*w.Unit)
		}
	}
	for _, n := range needs {
		all += n
	}
	return needs, all
}

// asks reports whether somebody is to answer in this window before the story is whole.
func (w *Table) asks() bool {
	t := w.Screen.Tale
	return t != nil && t.Closing != nil && t.Closing.Ask != nil && !w.watching
}

// drawAsked is the line on which somebody answers, and the button that sends it.
func (w *Table) drawAsked(c *game.Closing, a paint.Area) ([]fyne.CanvasObject, float32) {
	u := w.Unit
	if w.asked.entry == nil {
		w.asked.entry = paint.NewSearchField(func() { w.Win.Canvas().Unfocus() })
	}
	e := w.asked.entry
	e.SetPlaceHolder(words.Tell(c.Ask.Parts[0].Name) + " …")
	tell := func() { w.tell(c) }
	e.OnSubmitted = func(string) { tell() }
	k := paint.NewButton(u, words.Tell(c.Ask.Send), "", paint.Warm, tell)
	kw := k.Width()
	line := w.Sized(e)
	high := line.MinSize().Height // a lower one would scroll
	out := []fyne.CanvasObject{paint.At(line, a.X, a.Y+(a.H-high)/2, a.W-kw-10*u, high), paint.At(k, a.X+a.W-kw, a.Y, kw, a.H)}
	if w.asked.why == "" {
		return out, a.H
	}
	lines, ts := paint.Fit(w.asked.why, 15*u, leastText*u, paint.Bold, a.W, 2)
	objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Lamp, a.X, a.Y+a.H+4*u)
	return append(out, objs...), a.H + 4*u + h
}

// tell sends what somebody has answered.
func (w *Table) tell(c *game.Closing) {
	m, err := c.Ask.Move(c.Seat, []string{w.asked.entry.Text})
	refused := func(err error) {
		if w.asked.why = ""; err != nil {
			w.asked.why = words.Complaint(err)
		}
		w.ending.Refresh()
	}
	if err != nil {
		refused(err)
		return
	}
	later := w.Later
	w.Send(companion.Try{Move: m, Reply: func(err error) { later(func() { refused(err) }) }})
}

// keptAt says where the story was saved, or nothing.
func (w *Table) keptAt() string {
	if w.Screen.Story == "" {
		return ""
	}
	return words.Say("The story is saved: %s in %s", filepath.Base(w.Screen.Story), filepath.Dir(w.Screen.Story))
}
