package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// rows lays out options of one group: those of the same title beside each other.
func (s *houseRules) rows(options []game.Option) fyne.CanvasObject {
	type line struct {
		title   string
		options []game.Option
	}
	var lines []line
	most := 1
	for _, o := range options {
		title := words.Tell(o.Title)
		if n := len(lines); n > 0 && lines[n-1].title == title {
			lines[n-1].options = append(lines[n-1].options, o)
			most = max(most, len(lines[n-1].options))
			continue
		}
		lines = append(lines, line{title, []game.Option{o}})
	}
	// The shares of the width: the title, then for each option its value, its
	// grade and, when it stands alone, its reason.
	shares := columns{0.19, 0.34, 0.17, 0.3}
	if most > 1 {
		shares = columns{0.12}
		for range most {
			shares = append(shares, 0.88/float32(most)*0.76, 0.88/float32(most)*0.24)
		}
	}
	body := container.NewVBox()
	for _, l := range lines {
		title := widget.NewLabelWithStyle(l.title, fyne.TextAlignLeading, paint.Bold)
		title.Wrapping = fyne.TextWrapWord
		row := container.New(shares, title)
		for _, o := range l.options {
			row.Add(s.value(o))
			row.Add(s.grade(o))
			if most == 1 {
				why := widget.NewLabel(words.Tell(o.Why))
				why.Wrapping, why.Importance = fyne.TextWrapWord, widget.LowImportance
				row.Add(why)
			}
		}
		body.Add(row)
	}
	return body
}

// value is what an option is set to, to be changed unless the sheet is fixed.
func (s *houseRules) value(o game.Option) fyne.CanvasObject {
	now := o.In(s.setup)
	if s.fixed {
		l := widget.NewLabel(words.Tell(now.Title))
		l.Wrapping = fyne.TextWrapWord
		return l
	}
	names := make([]string, len(o.Values))
	for i, v := range o.Values {
		names[i] = words.Tell(v.Title)
	}
	pick := paint.NewSelect(words.Tell(o.Title), names)
	pick.Selected = words.Tell(now.Title)
	pick.OnChanged = func(string) {
		if i := pick.SelectedIndex(); i >= 0 {
			s.choose(o, o.Values[i].Word)
		}
	}
	return pick
}

// grade says how sure the value is: the game's word for its default, or that
// the table has changed it.
func (s *houseRules) grade(o game.Option) fyne.CanvasObject {
	l := widget.NewLabel(words.Tell(o.Grade))
	l.Importance = widget.LowImportance
	if o.In(s.setup).Word != o.Default && o.Grade.Format != "" {
		l.SetText(words.Word("ours"))
		l.Importance = widget.WarningImportance
	}
	return l
}

// columns lays objects out side by side, each with its share of the width.
type columns []float32

// Layout is part of fyne.Layout.
func (c columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, o := range objects {
		if i >= len(c) {
			return
		}
		w := size.Width * c[i]
		// What wraps knows its height only from its width.
		o.Resize(fyne.NewSize(w, o.MinSize().Height))
		h := min(o.MinSize().Height, size.Height)
		paint.At(o, paint.Floor(x), paint.Floor((size.Height-h)/2), paint.Floor(w), h)
		x += w
	}
}

// MinSize is part of fyne.Layout.
func (c columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, o := range objects {
		h = max(h, o.MinSize().Height)
	}
	return fyne.NewSize(10, h)
}
