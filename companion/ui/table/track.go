package table

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// tracks are those that the board does not show well enough by itself.
func (w *Table) tracks() []game.Track {
	return slices.DeleteFunc(slices.Clone(w.Screen.View.Tracks), func(t game.Track) bool { return t.Lies })
}

// drawTracks draws each track as a row of lanterns, lit up to its value.
func (w *Table) drawTracks(size fyne.Size) []fyne.CanvasObject {
	tracks := w.tracks()
	var out []fyne.CanvasObject
	for i, t := range tracks {
		h := size.Height / float32(len(tracks))
		out = append(out, w.lanterns(t, float32(i)*h, size.Width, h)...)
	}
	return out
}

func (w *Table) lanterns(t game.Track, top, width, height float32) []fyne.CanvasObject {
	u := w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), 1, 12*u, 0, top, width, height)}

	// The value large at the left, to be read from across the table.
	headW := 92 * u
	number := words.Say("%d", t.Value)
	numSize := 46 * u
	numH := paint.LineHeight(numSize, paint.Display)
	name, nameSize := paint.Fit(words.Tell(t.Name), 16*u, leastText*u, paint.Bold, headW-8*u, 1)
	nameH := paint.LineHeight(nameSize, paint.Bold)
	y := top + (height-numH*0.86-nameH)/2
	if len(name) > 0 {
		out = append(out, paint.Centred(name[0], nameSize, paint.Bold, look.Mist, headW/2, y))
	}
	out = append(out, paint.Centred(number, numSize, paint.Display, look.Lamp, headW/2, y+nameH-numH*0.07))

	if len(t.Spots) == 0 {
		return out
	}
	labelSize, at := w.spots(t, width-headW-8*u)
	step := (width - headW - 8*u) / float32(len(t.Spots))
	side := min(34*u, step*0.5)
	cy := top + 27*u
	for i := range len(t.Spots) - 1 { // the way from lantern to lantern
		c := look.Alpha(look.Moss, 0.7)
		if i < t.Value {
			c = look.Ember
		}
		out = append(out, paint.RoundRect(c, color.Transparent, 0, 0, headW+at[i]+side*0.5, cy-u/2, at[i+1]-at[i]-side, max(1.5*u, 1)))
	}
	for i, s := range t.Spots {
		x := headW + at[i]
		lit, here := i <= t.Value && i > 0, i == min(t.Value, len(t.Spots)-1)
		c := look.Mix(look.Moss, look.Night, 0.25)
		if lit {
			c = look.Mix(look.Lamp, look.Ember, 0.25)
		}
		grow := float32(1)
		if here {
			c, grow = look.Lamp, 1.2
			if i == 0 {
				c = look.Ember
			}
		}
		if lit || here {
			out = append(out, w.lamplight(x, cy, step, lit, here))
		}
		out = append(out, paint.Sign(cards.SignLantern, c, x-side*grow/2, cy-side*grow/2, side*grow))

		ink := look.Alpha(look.Mist, 0.75)
		if lit {
			ink = look.Moon
		}
		if label := words.Tell(s.Label); labelSize > 0 {
			out = append(out, paint.Centred(label, labelSize, paint.Bold, ink, x, top+49*u))
		}
	}
	return append(out, w.powers(t, headW, top+69*u, width-headW-12*u, height-69*u)...)
}

// spots are the size of what the spots of a track give and where their middles stand in
// a room: at the same distance, or with the same gap between words that need the room.
// Words that find none even so have no size.
func (w *Table) spots(t game.Track, room float32) (size float32, at []float32) {
	u, n := w.Unit, float32(len(t.Spots))
	step := room / n
	for size = 15 * u; ; size = max(0.98*size, w.least()) {
		widths, all, widest := make([]float32, len(t.Spots)), float32(0), float32(0)
		for i, s := range t.Spots {
			label := fyne.MeasureText(words.Tell(s.Label), size, paint.Bold).Width
			widths[i], widest = max(label, min(34*u, step*0.5)), max(widest, label)
			all += widths[i]
		}
		gap := (room - all) / n
		switch tight := gap < 8*u; {
		case tight && size > w.least():
			continue
		case gap < 2*u:
			size = 0
		case widest > step-8*u:
			x := float32(0)
			for _, width := range widths {
				at = append(at, x+(gap+width)/2)
				x += gap + width
			}
			return size, at
		}
		for i := range t.Spots {
			at = append(at, step*(float32(i)+0.5))
		}
		return size, at
	}
}

// powers say below the lanterns what the track has brought, and what it brings next; in
// a low room only the first of them.
func (w *Table) powers(t game.Track, x, y, room, height float32) []fyne.CanvasObject {
	u := w.Unit
	size := w.least()
	var out []fyne.CanvasObject
	write := func(text string, c look.Colour, rows int) {
		lines, ts := paint.Fit(text, 15*u, size, paint.Plain, room, rows)
		objs, h := paint.Paragraph(lines, ts, paint.Plain, c, x, y)
		out, y = append(out, objs...), y+h
	}
	gained, next := "", ""
	for i, s := range t.Spots {
		power := words.Tell(s.Power)
		switch {
		case power == "":
		case s.Gained && gained == "":
			gained = words.Say("In force: %s", power)
		case s.Gained:
			gained += " · " + power
		case next == "":
			next = words.Say("Next, at %d: %s", i, power)
			if i <= t.Value { // reached, and not paid yet
				next = words.Say("Next: %s", power)
			}
		}
	}
	low := height < 2*paint.LineHeight(size, paint.Plain)
	if next != "" && !(low && gained != "") {
		write(next, look.Alpha(look.Mist, 0.9), 1)
	}
	if gained != "" {
		rows := 1
		if next == "" && !low {
			rows = 2
		}
		write(gained, look.Glow, rows)
	}
	return out
}

// lamplight is the warm light around a lantern.
func (w *Table) lamplight(x, y, step float32, lit, here bool) fyne.CanvasObject {
	r := min(step*0.62, 34*w.Unit)
	what, strength := "ember", 0.25
	if lit {
		what, strength = "lit", 0.42
	}
	if here && lit {
		what, strength, r = "here", 0.8, r*1.15
	}
	img := w.board.Cached("lamp-"+what, 2*r, 2*r, func(p *paint.Plot, pw, ph float64) {
		p.Light(pw/2, ph/2, pw/2, look.Alpha(look.Lamp, strength))
	})
	return paint.Picture(img, x-r, y-r, 2*r, 2*r)
}
