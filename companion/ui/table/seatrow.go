package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// seatCard is what the row of seats tells about one seat, or about the table.
type seatCard struct {
	seat   game.Seat
	counts []game.Count
}

func (w *Table) seatCards() []seatCard {
	var out []seatCard
	for i := range w.Screen.Seats {
		c := seatCard{seat: game.Seat(i)}
		for _, n := range w.Screen.View.Counts {
			if n.Seat == c.seat {
				c.counts = append(c.counts, n)
			}
		}
		if c.seat != game.Table || len(c.counts) > 0 {
			out = append(out, c)
		}
	}
	if len(out) > 0 && out[0].seat == game.Table { // what is everyone's comes last
		out = append(out[1:], out[0])
	}
	return out
}

const seatGap = 5

// seatLook is how the row of seats is laid out: the cards are all of one height.
type seatLook struct {
	cards  []seatCard
	below  bool    // the counts stand below the names, not beside them
	short  bool    // people stand without their roles, which the emblems tell
	height float32 // of a card
}

// seatLook makes the cards as low as what they say allows.
func (w *Table) seatLook(width float32) seatLook {
	u := w.Unit
	l := seatLook{cards: w.seatCards(), height: 38 * u}
	for _, c := range l.cards {
		room := width - seatText*u - 12*u
		if name := w.seatTitle(c); name != "" {
			room -= fyne.MeasureText(name, seatName*u, paint.Bold).Width + 14*u
		}
		room -= w.appWidth(c)
		if c.seat != game.Table && w.countsWidth(c, leastText*u) > room {
			l.below, l.height = true, 54*u
		}
	}
	return l
}

// seatText is where words begin on a seat's card, and seatName is how large its
// name is, in units.
const seatText, seatName = 44, 16

// seatTitle is the name on a card; what is everyone's has none.
func (w *Table) seatTitle(c seatCard) string {
	if c.seat == game.Table {
		return ""
	}
	return w.SeatName(int(c.seat))
}

// seatsHeight is the height of all the seats below one another.
func (w *Table) seatsHeight(width float32) float32 {
	l := w.seatLook(width)
	return max(paint.Floor(float32(len(l.cards))*(l.height+seatGap*w.Unit)-seatGap*w.Unit), 0)
}

// drawSeats shows everyone at the table with what may be counted.
func (w *Table) drawSeats(size fyne.Size) []fyne.CanvasObject {
	l := w.seatLook(size.Width)
	if n := float32(len(l.cards)); n > 0 { // lower ones, where there is no room
		l.height = min(l.height, (size.Height+seatGap*w.Unit)/n-seatGap*w.Unit)
		if l.below && l.height < paint.LineHeight(w.least(), paint.Bold)+paint.LineHeight(leastText*w.Unit, paint.Plain) {
			l.below, l.short = false, true
		}
	}
	var out []fyne.CanvasObject
	for i, c := range l.cards {
		y := float32(i) * (l.height + seatGap*w.Unit)
		out = append(out, w.drawSeat(c, l, y, size.Width)...)
	}
	return out
}

func (w *Table) drawSeat(c seatCard, l seatLook, y, width float32) []fyne.CanvasObject {
	u, height := w.Unit, l.height
	fill, line, lw := look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), float32(1)
	if c.seat != game.Table && acts(w.Screen.View, c.seat) {
		fill, line, lw = look.Alpha(look.Mix(look.Ink, look.Ember, 0.24), 0.92), look.Lamp, 1.6*u
	}
	out := []fyne.CanvasObject{paint.RoundRect(fill, line, lw, 10*u, 0, y, width, height)}
	side := min(28*u, height)
	if c.seat == game.Table {
		out = append(out, paint.Sign(cards.SignStack, look.Mist, 10*u, y+(height-side*0.8)/2, side*0.8))
	} else {
		out = append(out, paint.Emblem(w.Owner(int(c.seat)), 7*u, y+(height-side)/2, side)...)
	}
	left, right := seatText*u, width-12*u
	name := w.seatTitle(c)
	half := height / 2
	app := w.appWidth(c)
	if l.below && name != "" && len(c.counts) > 0 {
		lines, ts := w.fitName(c.seat, name, w.least(), right-left-app)
		for ts > w.least() && paint.LineHeight(ts, paint.Bold) > half { // of a low card
			ts *= 0.97
		}
		out = append(out, paint.Label(lines[0], ts, paint.Bold, look.Moon, left, y+half-paint.LineHeight(ts, paint.Bold)))
		if app > 0 {
			out = append(out, paint.Label(w.app(c), leastText*u, paint.Plain, look.Mist, right-app+14*u, y+half-paint.LineHeight(leastText*u, paint.Plain)))
		}
		return append(out, w.drawCounts(c, leastText*u, left, right, y+half, half-4*u)...)
	}
	least := leastText * u
	if who, _ := w.Person(int(c.seat)); l.short && who != "" {
		name = who
	}
	if l.short {
		least = w.evenSize(c, name, right-left-app)
	}
	if name != "" {
		counts := w.countsWidth(c, least)
		lines, ts := w.fitName(c.seat, name, least, right-left-counts-app-8*u)
		out = append(out, paint.Label(lines[0], ts, paint.Bold, look.Moon, left, y+(height-paint.LineHeight(ts, paint.Bold))/2))
		left += fyne.MeasureText(lines[0], ts, paint.Bold).Width + 14*u
		if app > 0 {
			out = append(out, paint.Label(w.app(c), leastText*u, paint.Plain, look.Mist, left, y+(height-paint.LineHeight(leastText*u, paint.Plain))/2))
			left += app
		}
		from := right - w.countsWidth(c, min(16*u, least*(right-left)/max(counts, 1)))
		left = max(left, from)
	}
	return append(out, w.drawCounts(c, least, left, right, y, height)...)
}

// evenSize is the letters in which a name and the counts beside it fit into a width:
// those of a long name are no smaller than need be.
func (w *Table) evenSize(c seatCard, name string, width float32) float32 {
	size := seatName * w.Unit
	for size > w.least() && fyne.MeasureText(name, size, paint.Bold).Width+14*w.Unit+w.countsWidth(c, size) > width {
		size *= 0.97
	}
	return max(size, w.least())
}

// fitName sets the name of a seat in one line; where it is too long the person's
// alone, as the emblem tells the role.
func (w *Table) fitName(seat game.Seat, name string, least, width float32) ([]string, float32) {
	lines, ts := paint.Fit(name, seatName*w.Unit, least, paint.Bold, width, 1)
	if who, _ := w.Person(int(seat)); who != "" && paint.Cut(name, lines) {
		return paint.Fit(who, seatName*w.Unit, least, paint.Bold, width, 1)
	}
	return lines, ts
}

// app is what an app that plays the seat says of itself, or empty.
func (w *Table) app(c seatCard) string {
	for _, a := range w.Screen.Apps {
		if a.Seat == c.seat {
			return words.Tell(a.Text())
		}
	}
	return ""
}

// appWidth is how wide what an app says of itself is, with the gap beside it.
func (w *Table) appWidth(c seatCard) float32 {
	text := w.app(c)
	if text == "" {
		return 0
	}
	return fyne.MeasureText(text, leastText*w.Unit, paint.Plain).Width + 14*w.Unit
}

// countParts are the words and numbers of a card in turn: "Coins", "8", "·",
// "Reputation", "3". The numbers are the odd ones of each three.
func (w *Table) countParts(c seatCard) []string {
	var out []string
	for i, n := range c.counts {
		if i > 0 {
			out = append(out, "·")
		}
		out = append(out, words.Tell(n.Name), words.Say("%d", n.N))
	}
	return out
}

// countsWidth is how wide a card's counts are in one line.
func (w *Table) countsWidth(c seatCard, size float32) float32 {
	width := float32(0)
	for _, s := range w.countParts(c) {
		width += fyne.MeasureText(s, size, paint.Bold).Width + 0.35*size
	}
	return width
}

// drawCounts writes a card's counts in one line, or in two when they are many, in
// letters that are not below a size.
func (w *Table) drawCounts(c seatCard, least, left, right, y, height float32) []fyne.CanvasObject {
	u := w.Unit
	size := 16 * u
	for size > least && w.countsWidth(c, size) > right-left {
		size *= 0.97
	}
	size = max(size, least)
	type line struct{ objs []*canvas.Text }
	lines := []line{{}}
	x := left
	for i, s := range w.countParts(c) {
		style, ink := paint.Plain, look.Mist
		if i%3 == 1 {
			style, ink = paint.Bold, look.Moon
		}
		t := paint.Label(s, size, style, ink, x, 0)
		width := t.MinSize().Width
		if parts := w.countParts(c); i%3 == 0 && i+1 < len(parts) { // a number stays with its word
			width += 0.35*size + fyne.MeasureText(parts[i+1], size, paint.Bold).Width
		}
		if x+width > right && x > left && i%3 == 0 {
			lines, x = append(lines, line{}), left
			t.Move(fyne.NewPos(x, 0))
		}
		x += t.MinSize().Width + 0.35*size
		last := len(lines) - 1
		lines[last].objs = append(lines[last].objs, t)
	}
	h := paint.LineHeight(size, paint.Bold) * 0.95
	top := y + (height-h*float32(len(lines)))/2
	var out []fyne.CanvasObject
	for i, l := range lines {
		for _, t := range l.objs {
			t.Move(fyne.NewPos(t.Position().X, top+h*float32(i)))
			out = append(out, t)
		}
	}
	return out
}
