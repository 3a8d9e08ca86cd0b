package table

import (
	"cmp"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// chart draws the way of some numbers through a game: moves go to the right, and
// at its end each line has its last number. A light stands at some of the moves.
func (w *Table) chart(c game.Chart, lights []int, a paint.Area) []fyne.CanvasObject {
	u := w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Night, 0.8), look.Alpha(look.Moss, 0.5), 1, 12*u, a.X, a.Y, a.W, a.H)}
	title, ts, head := w.chartTitle(c, a.W)
	objs, _ := paint.Paragraph(title, ts, paint.Bold, look.Glow, a.X+12*u, a.Y+7*u)
	out = append(out, objs...)
	left, top, height := a.X+chartPad*u, a.Y+head, w.chartHeight(c, a.W, a.H)
	labels, rows := w.chartLabels(c, height)
	width := a.W - 2*chartPad*u - labels
	if width < 40*u || height < leastHeight*u || len(c.Lines) == 0 {
		return out
	}
	low, high := 0, 1
	for _, l := range c.Lines {
		low, high = min(low, slices.Min(l.Values)), max(high, slices.Max(l.Values))
	}
	moments := max(len(c.Lines[0].Values)-1, 1)
	at := func(i, v int) (x, y float32) {
		return left + width*float32(i)/float32(moments), top + height*(1-float32(v-low)/float32(high-low))
	}
	stroke := func(c color.Color, thick, x1, y1, x2, y2 float32) {
		l := canvas.NewLine(c)
		l.StrokeWidth = thick
		l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
		out = append(out, l)
	}
	_, zero := at(0, 0)
	stroke(look.Alpha(look.Mist, 0.35), max(u, 1), left, zero, left+width, zero)
	for _, i := range lights {
		if i > 0 && i <= moments {
			x, _ := at(i, 0)
			stroke(look.Alpha(look.Lamp, 0.35), 7*u, x, top, x, top+height)
			for y := top; y < top+height; y += 9 * u { // dashed: it is nobody's line
				stroke(look.Lamp, max(1.4*u, 1), x, y, x, min(y+5*u, top+height))
			}
		}
	}
	out = append(out, paint.Label(words.Word("Moves")+" →", leastText*u, paint.Plain, look.Mist, left, top+height+3*u))
	for _, l := range c.Lines {
		ink := w.lineColour(c, l)
		from := 0
		for i := 1; i <= moments; i++ {
			if l.Values[i] == l.Values[i-1] && i < moments {
				continue
			}
			x1, y1 := at(from, l.Values[from])
			x2, y2 := at(i, l.Values[i])
			xm, ym := at(i-1, l.Values[i-1])
			stroke(look.Alpha(ink, 0.22), 6*u, x1, y1, xm, ym)
			stroke(ink, 2.4*u, x1, y1, xm, ym)
			stroke(ink, 2.4*u, xm, ym, x2, y2)
			from = i
		}
	}
	return append(out, w.chartEnds(c, rows, left+width+6*u, top, height, func(l game.Line) float32 {
		_, y := at(moments, l.Values[moments])
		return y
	})...)
}

// What a chart keeps free on each side, and at its top, in units.
const chartPad, chartHead = 14, 34

// chartFoot is what it keeps free below, for the name of the axis.
func (w *Table) chartFoot() float32 {
	return paint.LineHeight(leastText*w.Unit, paint.Plain) + 6*w.Unit
}

// chartTitle sets the title of a chart of a width, and tells what it keeps free at the top.
func (w *Table) chartTitle(c game.Chart, width float32) (title []string, size, head float32) {
	u := w.Unit
	title, size = paint.Fit(words.Tell(c.Title), 17*u, leastText*u, paint.Bold, width-24*u, 1)
	if paint.Cut(words.Tell(c.Title), title) {
		title, size = paint.Fit(words.Tell(c.Title), leastText*u, 11*u, paint.Bold, width-24*u, 2)
	}
	return title, size, max(chartHead*u, paint.LineHeight(size, paint.Bold)*float32(len(title))+16*u)
}

// chartHeight is how high the lines of a chart of a size are.
func (w *Table) chartHeight(c game.Chart, width, height float32) float32 {
	_, _, head := w.chartTitle(c, width)
	return height - head - w.chartFoot()
}

// leastHeight is how high the lines of a chart have to be, in units.
const leastHeight = 30

// leastRoom is how wide the lines of a chart have to be among others, in units.
const leastRoom = 110

// chartRoom is how wide the lines of a chart of a size are.
func (w *Table) chartRoom(c game.Chart, width, height float32) float32 {
	labels, _ := w.chartLabels(c, w.chartHeight(c, width, height))
	return width - 2*chartPad*w.Unit - labels
}

// lineColour is that of a line's seat; of lines that are nobody's, one each.
func (w *Table) lineColour(c game.Chart, l game.Line) look.Colour {
	if l.Seat != game.Table {
		return w.Owner(int(l.Seat)).Colour
	}
	i := slices.IndexFunc(c.Lines, func(o game.Line) bool { return o.Name.String() == l.Name.String() })
	return []look.Colour{look.Lamp, look.Glow, look.Alarm, look.Moon}[max(i, 0)%4]
}

// lineName says whose a line is, where the title does not.
func (w *Table) lineName(c game.Chart, l game.Line) string {
	if len(c.Lines) == 1 {
		return ""
	}
	return words.Tell(l.Name)
}

// widestLabel is how wide the words at the end of a line may be, in units.
const widestLabel = 150

// chartLabels is how wide the words at the ends of the lines are beside a chart of a
// height, and how many stand below one another: the rest stands in columns beside them.
func (w *Table) chartLabels(c game.Chart, height float32) (width float32, rows int) {
	widest := float32(0)
	for _, l := range c.Lines {
		widest = max(widest, fyne.MeasureText(w.lineEnd(c, l), leastText*w.Unit, paint.Bold).Width)
	}
	rows = max(int(height/paint.LineHeight(leastText*w.Unit, paint.Bold)+0.5), 1)
	columns := (len(c.Lines) + rows - 1) / rows
	return min(widest+8*w.Unit, widestLabel*w.Unit) * float32(columns), rows
}

// lineEnd is what stands at a line's end: its last number and whose it is, or of what:
// a number behind its name needs no plural.
func (w *Table) lineEnd(c game.Chart, l game.Line) string {
	number, name := words.Say("%d", l.Values[len(l.Values)-1]), w.lineName(c, l)
	switch {
	case name == "":
		return number
	case l.Seat == game.Table:
		return name + "  " + number
	}
	return number + "  " + name
}

// chartEnds writes the words at the ends of the lines, so many below one another.
func (w *Table) chartEnds(c game.Chart, rows int, x, top, height float32, end func(game.Line) float32) []fyne.CanvasObject {
	u := w.Unit
	h := paint.LineHeight(leastText*u, paint.Bold)
	lines := slices.Clone(c.Lines)
	slices.SortStableFunc(lines, func(a, b game.Line) int { return cmp.Compare(end(a), end(b)) })
	var out []fyne.CanvasObject
	y, widest := top-h, float32(0)
	for i, l := range lines {
		if i > 0 && i%rows == 0 {
			x, y, widest = x+widest+8*u, top-h, 0
		}
		below := min(rows-i%rows, len(lines)-i)
		lowest := top + height - h*float32(below) + h/2
		y = min(max(end(l)-h/2, y+h), max(lowest, y+h))
		text, size := paint.Fit(w.lineEnd(c, l), leastText*u, leastText*u, paint.Bold, widestLabel*u, 1)
		for _, t := range text {
			widest = max(widest, fyne.MeasureText(t, size, paint.Bold).Width)
			out = append(out, paint.Label(t, size, paint.Bold, w.lineColour(c, l), x, y))
		}
	}
	return out
}
