package table

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// So many pieces to choose from stand side by side, where there is room.
const choiceColumns = 3

// leastChoice is the width below which a picture has too little room for its code and
// its name, in units.
const leastChoice = 84

// The heights of the rows of options, in units.
const (
	lineRow   = 44
	choiceRow = 122
	tileRow   = 144 // of cards that show all that is on them
)

// pictured reports whether the options are shown by their pictures.
func (c *chooser) pictured() bool { return c.asked.pieces && !c.whole }

// columns are how many pictures stand side by side.
func (c *chooser) columns() int {
	if u := c.w.Unit; c.ground.Size().Width-32*u < choiceColumns*leastChoice*u {
		return choiceColumns - 1
	}
	return choiceColumns
}

// rowHeight is the height of a row of pictures.
func (c *chooser) rowHeight() float32 {
	if b := c.w.board.Board; b != nil && b.Filled {
		return tileRow * c.w.Unit
	}
	return choiceRow * c.w.Unit
}

// listHeight is how long the list is.
func (c *chooser) listHeight() float32 {
	if c.arranging.on() {
		return c.arranging.height()
	}
	return c.heightOf(len(c.first)) + noteHeight*c.w.Unit
}

// noteHeight is the room for a note of two lines below the options.
const noteHeight = 44

// heightOf is how high so many options are.
func (c *chooser) heightOf(options int) float32 {
	rows := min(options, mostOptions)
	if c.pictured() {
		n := c.columns()
		return float32((rows+n-1)/n) * c.rowHeight()
	}
	return float32(rows) * lineRow * c.w.Unit
}

// searches reports whether the search line is shown: where all options can be seen
// there is nothing to search, unless somebody types.
func (c *chooser) searches(height float32) bool {
	return !c.arranging.on() && (c.search.Text != "" || c.heightOf(len(c.asked.options)) > height-c.headHeight()-12*c.w.Unit)
}

// arrangedHeight is how much room all parts of what is arranged need in a width.
func (c *chooser) arrangedHeight(width float32) float32 {
	return c.askedHeight(width) + c.arranging.height() + (sendHeight+8+12)*c.w.Unit
}

// headHeight is the height of what stands above the search line.
func (c *chooser) headHeight() float32 {
	u := c.w.Unit
	h := c.askedHeight(c.ground.Size().Width)
	if len(c.taken) > 0 {
		h += 46 * u
	}
	if c.why != "" {
		_, hh := c.reason(c.ground.Size().Width, 0)
		h += hh
	}
	return h
}

// reason is why what was clicked cannot be chosen.
func (c *chooser) reason(width, y float32) ([]fyne.CanvasObject, float32) {
	u := c.w.Unit
	lines := paint.Wrap(c.why, 15*u, paint.Bold, width-52*u)
	objs, h := paint.Paragraph(lines, 15*u, paint.Bold, look.Lamp, 38*u, y)
	return append(objs, paint.Sign(cards.SignAsk, look.Lamp, 14*u, y+1*u, 18*u)), h + 8*u
}

// keys lead away from what is asked.
func (c *chooser) keys() []*paint.Button {
	out := []*paint.Button{paint.NewButton(c.w.Unit, words.Word("Cancel"), "", paint.Quiet, c.close)}
	if len(c.past) > 0 {
		out = append(out, paint.NewButton(c.w.Unit, words.Word("Back"), "", paint.Quiet, c.back))
	}
	return out
}

// narrow reports whether the keys need a row of their own in a width, below what is asked.
func (c *chooser) narrow(width float32) bool {
	return width-paint.RowWidth(c.keys(), 6*c.w.Unit) < 170*c.w.Unit
}

// askedHeight is the height of what is asked and of the keys, in a width.
func (c *chooser) askedHeight(width float32) float32 {
	if c.narrow(width) {
		return 100 * c.w.Unit
	}
	return 56 * c.w.Unit
}

func (c *chooser) drawGround(size fyne.Size) []fyne.CanvasObject {
	u := c.w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Mix(look.Night, look.Field, 0.3), look.Glow, 1.6*u, 12*u, 0, 0, size.Width, size.Height)}
	if c.action == nil {
		return out
	}
	right, at := size.Width-10*u, 10*u
	room, keys := size.Width-28*u, c.keys()
	if c.narrow(size.Width) {
		at = 62 * u
	} else {
		room -= paint.RowWidth(keys, 6*u) + 12*u
	}
	for _, k := range keys {
		w := min(k.Width(), (size.Width-20*u)/2)
		right -= w
		out = append(out, paint.At(k, right, at, w, 34*u))
		right -= 6 * u
	}
	label, ask := words.Tell(c.action.Label), c.asked.ask
	if c.arranging.on() {
		ask = words.Word("Where?")
	}
	lines, ts := paint.Fit(label, 14*u, 11*u, paint.Bold, room, 1)
	if paint.Cut(label, lines) { // rather two small lines than a cut one
		lines, ts = paint.Fit(label, 11*u, 10*u, paint.Bold, room, 2)
	}
	objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Glow, 14*u, 7*u)
	out = append(out, objs...)
	if lines, ts = paint.Fit(ask, 20*u, 14*u, paint.Display, room, 1); paint.Cut(ask, lines) {
		lines, ts = paint.Fit(ask, 14*u, 11*u, paint.Display, room, 2)
	}
	objs, _ = paint.Paragraph(lines, ts, paint.Display, look.Moon, 14*u, 5*u+h)
	out = append(out, objs...)
	y := c.askedHeight(size.Width) - 2*u
	if len(c.taken) > 0 {
		out = append(out, c.w.chosenRow(c.taken, 14*u, y, 40*u, size.Width-12*u)...)
		y += 46 * u
	}
	if c.why != "" {
		objs, _ := c.reason(size.Width, y)
		out = append(out, objs...)
	}
	return out
}

func (c *chooser) drawList(size fyne.Size) []fyne.CanvasObject {
	if c.arranging.on() {
		return c.arranging.draw(size)
	}
	u := c.w.Unit
	var out []fyne.CanvasObject
	room := size.Width - 8*u // the bar beside it scrolls
	y := float32(0)
	for i, o := range c.first[:min(len(c.first), mostOptions)] {
		pick := func() { c.pick(o.Value) }
		if c.pictured() {
			gap, n := 6*u, c.columns()
			w := (room - gap*float32(n-1)) / float32(n)
			x := float32(i%n) * (w + gap)
			y = float32(i/n) * c.rowHeight()
			out = append(out, paint.At(c.w.newChoice(o.Value, o.Text, o.Code, i == c.at, pick), x, y, w, c.rowHeight()-gap))
			continue
		}
		k := paint.NewButton(u, o.Text, o.Code, paint.Quiet, pick)
		k.Left = true
		if i == c.at && i > 0 { // the arrows have come to it
			k.Tone = paint.Ready
		}
		y = float32(i) * lineRow * u
		out = append(out, paint.At(k, 0, y, room, 40*u))
	}
	note := ""
	switch {
	case len(c.first) == 0:
		note = words.Word("Nothing is called that.")
	case len(c.first) > mostOptions:
		note = words.Say("… and %d more: type a part of the name or the code.", len(c.first)-mostOptions)
	}
	if note != "" {
		lines, ts := paint.Fit(note, 14*u, 10*u, paint.Plain, size.Width-16*u, 2)
		objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, 4*u, c.listHeight()-noteHeight*u+2*u)
		out = append(out, objs...)
	}
	return out
}

// chooserLayout puts the title above, the search line below it, the list, and at the foot
// the button that makes what is arranged a move.
type chooserLayout struct{ c *chooser }

func (chooserLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(10, 10) }

func (l chooserLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c, u, pad := l.c, l.c.w.Unit, 12*l.c.w.Unit
	paint.At(c.ground, 0, 0, size.Width, size.Height)
	y := c.headHeight()
	paint.SetVisible(c.override, !c.arranging.on())
	h := c.search.MinSize().Height
	if c.searches(size.Height) {
		paint.At(c.override, pad, y, size.Width-2*pad, h)
		y += h + 8*u
	} else { // out of sight, where it still hears the keys
		paint.At(c.override, pad, -10000, size.Width-2*pad, h)
	}
	bottom := size.Height - pad
	paint.SetVisible(c.send, c.arranging.on())
	if c.arranging.on() {
		bottom -= sendHeight * u
		paint.At(c.send, pad, bottom, size.Width-2*pad, sendHeight*u)
		bottom -= 8 * u
	}
	paint.At(c.scroll, pad, y, size.Width-2*pad, max(bottom-y, 0))
}
