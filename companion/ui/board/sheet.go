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
		widths := columns{make([]float32, max(len(s.Rows[0]), 1)), theme.TextSize()}
		row := func(texts []game.Text, style fyne.TextStyle) {
			if len(texts) == 0 {
				return
			}
			r := container.New(widths)
			for i, t := range texts {
				if i < len(widths.least) {
					widths.least[i] = max(widths.least[i], paint.LongestWord(words.Tell(t), theme.TextSize(), style)+2*theme.InnerPadding())
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
	least []float32 // of each column; all rows share it
	text  float32   // the size of the text that they are for
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
	n := float32(len(c.least))
	gap := c.gap()
	room := size.Width - (n-1)*gap
	equal := room / n
	over, spare := float32(0), float32(0) // what some columns lack, and others have left
	grown := float32(1)                   // as the words are in larger text
	if len(cells) > 0 {
		if o, ok := cells[0].(fyne.Widget); ok {
			grown = theme.SizeForWidget(theme.SizeNameText, o) / c.text
		}
	}
	for _, w := range c.least {
		w *= grown
		over, spare = over+max(0, w-equal), spare+max(0, equal-w)
	}
	x := float32(0)
	for i, o := range cells {
		w := equal
		if i < len(c.least) && over > 0 {
			if least := c.least[i] * grown; least > equal {
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
