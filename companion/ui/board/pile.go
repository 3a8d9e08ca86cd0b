package board

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// pileOf is how many cards a pile has: the count of its zone, whoever's it is, or
// the table's of its name, or the table's first one that is of no zone.
func pileOf(z cards.Zone, counts []game.Count) int {
	first := -1
	for _, c := range counts {
		if c.Zone == z.ID {
			return c.N
		}
		if c.Seat != game.Table || c.Zone != "" {
			continue
		}
		if c.Name.String() == z.Label {
			return c.N
		}
		if first < 0 {
			first = c.N
		}
	}
	return max(first, 0)
}

// Piled is how many cards a pile has that everyone knows of.
func (d *Drawing) Piled(zone string, v game.View) int {
	return pileOf(d.Board.Zones[zone].Zone, v.Counts)
}

// deck draws the piles with their numbers of cards, when everyone may know them, and
// below a number what is counted, where there is room for the word.
func (d *Drawing) deck(v game.View) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, id := range d.Board.order {
		z := d.Board.Zones[id]
		if z.Style != cards.Deck {
			continue
		}
		n := pileOf(z.Zone, v.Counts)
		if n == 0 {
			continue
		}
		layers := min(1+n/30, 4)
		for i := range layers {
			by := 1.1 * float64(layers-1-i)
			lies := d.Board.cardIn(z)
			lies.X, lies.Y = lies.X+by, lies.Y+by
			out = append(out, d.back(lies, "", z.Pile)...)
		}
		x, y, w, h := d.Lens.Rect(d.Board.cardIn(z))
		k := float32(d.Lens.K)
		size, pad := max(25*k, d.Least), min(8*k, w*0.14)
		middle, wide, high := y+h/2, w-2*pad, max(32*k, paint.LineHeight(size, paint.Display))
		readable, room := min(d.Name, d.Least), float32(z.Rect.W+5)*k // it may use the gaps beside the place
		word := words.Word(z.Label)
		lines, small := paint.Fit(word, max(9*k, d.Least), readable, paint.Plain, room, 2)
		number, tall := size, high
		if small < readable { // rather parted, below a smaller number, than left out
			lines, small = paint.Whole(word, readable, readable, paint.Plain, room, 2)
			number = min(size, 1.2*readable)
			tall = paint.LineHeight(number, paint.Display)
		}
		broad := float32(0)
		for _, l := range lines {
			broad = max(broad, fyne.MeasureText(l, small, paint.Plain).Width)
		}
		below := paint.LineHeight(small, paint.Plain) * float32(len(lines))
		if small < readable || broad > room || tall+below > h {
			lines, below = nil, 0
		} else {
			middle, wide, size, high = middle-below/2, max(w, broad), number, tall
		}
		out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.72), look.Alpha(look.Glow, 0.4), max(0.6*k, 1), 7*k, x+(w-wide)/2, middle-high/2, wide, high+below))
		out = append(out, paint.Centred(words.Say("%d", n), size, paint.Display, look.Moon, x+w/2, middle-paint.LineHeight(size, paint.Display)/2))
		for i, l := range lines {
			out = append(out, paint.Centred(l, small, paint.Plain, look.Moon, x+w/2, middle+high/2-1+float32(i)*paint.LineHeight(small, paint.Plain)))
		}
	}
	return out
}
