package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Sheet draws a small table's title, rows and note; a table with neither
// rows nor a note is left out.
func Sheet(s game.Sheet) []fyne.CanvasObject {
	if len(s.Rows) == 0 && s.Note.Format == "" {
		return nil
	}
	out := []fyne.CanvasObject{paint.Heading(words.Tell(s.Title))}
	if len(s.Rows) > 0 {
		rows := container.NewVBox() // each as high as its own words need
		n := max(len(s.Rows[0]), 1)
		widest := make([]func(size float32) float32, n) // how wide the longest word of each column is
		widths := columns{n, func(i int, cell fyne.CanvasObject) float32 {
			return widest[i](theme.SizeForWidget(theme.SizeNameText, cell.(fyne.Widget))) + 2*theme.InnerPadding()
		}}
		row := func(texts []game.Text, style fyne.TextStyle) {
			if len(texts) == 0 {
				return
			}
			r := container.New(widths)
			for i, t := range texts {
				word := func(size float32) float32 { return paint.LongestWord(words.Tell(t), size, style) }
				if size := theme.TextSize(); i < n && (widest[i] == nil || word(size) > widest[i](size)) {
					widest[i] = word
				}
				l := widget.NewLabelWithStyle(words.Tell(t), fyne.TextAlignLeading, style)
				l.Wrapping = fyne.TextWrapWord
				r.Add(l)
			}
			rows.Add(r)
		}
		row(s.Head, paint.Bold)
		for _, r := range s.Rows {
			row(r, paint.Plain)
		}
		out = append(out, rows)
	}
	if s.Note.Format != "" {
		out = append(out, paint.Remark(words.Tell(s.Note)))
	}
	return out
}

// columns lays the cells of a row side by side, at equal widths if each word has room in
// its column, and else at the widths that the longest words need.
type columns struct {
	n     int
	least func(column int, cell fyne.CanvasObject) float32 // what the words of a column need; all rows share it
}

// MinSize is as high as the highest cell; the columns take what width there is.
func (c columns) MinSize(cells []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, o := range cells {
		h = max(h, o.MinSize().Height)
	}
	return fyne.NewSize(0, h)
}

func (columns) gap() float32 { return theme.Padding() }

// Layout is part of fyne.Layout.
func (c columns) Layout(cells []fyne.CanvasObject, size fyne.Size) {
	n := float32(c.n)
	gap := c.gap()
	room := size.Width - (n-1)*gap
	equal := room / n
	over, spare := float32(0), float32(0) // what some columns lack, and others have left
	needs := make([]float32, min(c.n, len(cells)))
	for i := range needs {
		needs[i] = c.least(i, cells[i])
		over, spare = over+max(0, needs[i]-equal), spare+max(0, equal-needs[i])
	}
	x := float32(0)
	for i, o := range cells {
		w := equal
		if i < len(needs) && over > 0 {
			if least := needs[i]; least > equal {
				w = equal + (least-equal)*min(1, spare/over)
			} else {
				w = equal - (equal-least)*min(1, over/max(spare, 1))
			}
		}
		o.Resize(fyne.NewSize(w, size.Height))
		o.Move(fyne.NewPos(x, 0))
		x += w + gap
	}
}
