package table

import (
	"fyne.io/fyne/v2"

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

const seatRow, seatGap = 50, 6

// seatsHeight is the height of all the seats in two columns.
func (w *Table) seatsHeight() float32 {
	rows := float32((len(w.seatCards()) + 1) / 2)
	return max(paint.Floor((rows*(seatRow+seatGap)-seatGap)*w.Unit), 0)
}

// drawSeats shows everyone at the table with what may be counted.
func (w *Table) drawSeats(size fyne.Size) []fyne.CanvasObject {
	u := w.Unit
	var out []fyne.CanvasObject
	width := (size.Width - seatGap*u) / 2
	for i, c := range w.seatCards() {
		x, y := float32(i%2)*(width+seatGap*u), float32(i/2)*(seatRow+seatGap)*u
		out = append(out, w.drawSeat(c, x, y, width, seatRow*u)...)
	}
	return out
}

func (w *Table) drawSeat(c seatCard, x, y, width, height float32) []fyne.CanvasObject {
	u := w.Unit
	fill, line, lw := look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), float32(1)
	if c.seat != game.Table && acts(w.Screen.View, c.seat) {
		fill, line, lw = look.Alpha(look.Mix(look.Ink, look.Ember, 0.24), 0.92), look.Lamp, 1.6*u
	}
	out := []fyne.CanvasObject{paint.RoundRect(fill, line, lw, 10*u, x, y, width, height)}
	side := height - 14*u
	textX := x + side + 16*u
	if c.seat == game.Table {
		out = append(out, paint.Sign(cards.SignStack, look.Mist, x+11*u, y+11*u, side-8*u))
	} else {
		out = append(out, paint.Emblem(w.Owner(int(c.seat)), x+7*u, y+7*u, side)...)
	}
	right := x + width - 12*u
	title := w.SeatName(int(c.seat))
	if c.seat == game.Table && len(c.counts) > 0 {
		title = words.Tell(c.counts[0].Name)
	}
	what := ""
	for i, n := range c.counts {
		if i == 0 {
			number := paint.Label(words.Say("%d", n.N), 25*u, paint.Display, look.Moon, 0, 0)
			need := fyne.MeasureText(title, 12*u, paint.Bold).Width
			for number.TextSize > 16*u && right-6*u-number.MinSize().Width-textX < need { // what it counts is to be read, too
				number.TextSize *= 0.94
			}
			nw, nh := number.MinSize().Width, number.MinSize().Height
			number.Move(fyne.NewPos(right-nw, y+(height-nh)/2))
			out = append(out, number)
			right -= nw + 6*u
			what = words.Tell(n.Name)
			continue
		}
		what = words.Say("%s, %d %s", what, n.N, words.Tell(n.Name))
	}
	if c.seat == game.Table {
		title, what = what, ""
	}
	for _, a := range w.Screen.Apps {
		if a.Seat == c.seat {
			what = words.Tell(a.Text())
		}
	}
	rows := 1
	if what == "" {
		rows = 2
	}
	lines, ts := paint.Fit(title, 16*u, 8.5*u, paint.Bold, right-textX, rows)
	h := paint.LineHeight(ts, paint.Bold) * float32(len(lines))
	below, bs := paint.Fit(what, 13*u, 10*u, paint.Plain, right-textX, 1)
	total := h + paint.LineHeight(bs, paint.Plain)*float32(len(below))
	ty := y + (height-total)/2
	objs, _ := paint.Paragraph(lines, ts, paint.Bold, look.Moon, textX, ty)
	out = append(out, objs...)
	for _, l := range below {
		out = append(out, paint.Label(l, bs, paint.Plain, look.Mist, textX, ty+h))
	}
	return out
}
