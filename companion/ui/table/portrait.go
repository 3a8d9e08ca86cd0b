package table

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// portrait draws a piece as it is printed, without its name, in a rectangle.
func (w *Table) portrait(p cards.Piece, x, y, width, height float32) []fyne.CanvasObject {
	u := w.Unit
	switch p.Kind {
	case cards.Card:
		if tile := w.board.Tile(p, x, y, width, height, u); tile != nil {
			return tile
		}
		img := paint.Picture(w.board.Face("portrait", p, width, height), x, y, width, height)
		img.CornerRadius = 5 * u
		out := []fyne.CanvasObject{img, paint.RoundRect(look.Alpha(look.Ink, 0), look.Alpha(look.Mist, 0.5), max(u, 1), 5*u, x, y, width, height)}
		if p.Pictured() || len(p.Signs) > 0 {
			return out
		}
		lines, size := paint.Fit(words.Word(p.Name), height*0.6, leastText*u, paint.Display, width-6*u, 1) // the name is the picture
		// Not one of our colours, which turn dark by day: the card is dark.
		ink := color.RGBA{R: look.Moon.R, G: look.Moon.G, B: look.Moon.B, A: 255}
		return append(out, paint.Centred(lines[0], size, paint.Display, ink, x+width/2, y+height/2-paint.LineHeight(size, paint.Display)/2))
	case cards.Marker:
		o := look.OwnerOf(p.Owner)
		side := min(width, height) * 0.6
		return []fyne.CanvasObject{
			paint.RoundRect(look.Mix(look.Ink, o.Colour, 0.12), o.Colour, 1.5*u, 5*u, x, y, width, height),
			paint.Sign(o.Sign, o.Colour, x+(width-side)/2, y+(height-side)/2, side),
		}
	}
	s, c := board.TokenSign(p)
	out := []fyne.CanvasObject{paint.RoundRect(look.Mix(look.Dusk, c, 0.22), c, 1.5*u, 7*u, x, y, width, height)}
	if s != "" {
		side := min(width, height) * 0.66
		return append(out, paint.Sign(s, c, x+(width-side)/2, y+(height-side)/2, side))
	}
	lines, size := paint.Fit(p.Code, height*0.5, leastText*u, paint.Display, width-6*u, 1)
	for _, l := range lines {
		out = append(out, paint.Centred(l, size, paint.Display, c, x+width/2, y+height/2-paint.LineHeight(size, paint.Display)/2))
	}
	return out
}

// newChoice is a piece to choose: its picture over its name and code, with the frame
// of the one that Enter takes.
func (w *Table) newChoice(id, name, code string, first bool, tapped func()) *paint.Spot {
	return paint.NewSpot(spoken(name, code), tapped, func(size fyne.Size) []fyne.CanvasObject {
		u := w.Unit
		line, width := look.Alpha(look.Mist, 0.35), max(u, 1)
		if first {
			line, width = look.Glow, 2*u
		}
		out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Dusk, 0.35), line, width, 8*u, 0, 0, size.Width, size.Height)}
		if p := w.Pieces[id]; w.filled(p) { // it shows its own name, or is called by its code
			top := 5 * u
			if p.Picture != "" && code != "" && code != name {
				out = append(out, paint.Centred(code, leastText*u, paint.Bold, look.Mist, size.Width/2, 3*u))
				top = 3*u + paint.LineHeight(leastText*u, paint.Bold)
			}
			return append(out, w.board.Tile(p, 5*u, top, size.Width-10*u, size.Height-top-5*u, u)...)
		}
		lines, ts := paint.Whole(name, 14.5*u, w.least(), paint.Bold, size.Width-6*u, 2)
		lh := paint.LineHeight(ts, paint.Bold) * 0.9
		foot := size.Height - lh*float32(len(lines)) - 4*u
		for i, l := range lines {
			out = append(out, paint.Centred(l, ts, paint.Bold, look.Moon, size.Width/2, foot+float32(i)*lh))
		}
		if p, ok := w.Pieces[id]; ok {
			h := foot - 10*u
			pw := min(size.Width-16*u, h*0.9)
			out = append(out, w.portrait(p, (size.Width-pw)/2, 7*u, pw, h)...)
		}
		if code != "" && code != name {
			cw := fyne.MeasureText(code, leastText*u, paint.Bold).Width + 10*u
			out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.85), look.Alpha(look.Mist, 0.5), max(u, 1), 4*u, 4*u, 4*u, cw, 21*u),
				paint.Label(code, leastText*u, paint.Bold, look.Moon, 9*u, 5*u))
		}
		return out
	})
}

// chosenRow draws what was chosen so far, small, in a row.
func (w *Table) chosenRow(pieces []string, x, y, side, room float32) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, id := range pieces {
		p, ok := w.Pieces[id]
		if !ok || x+side > room {
			continue
		}
		out = append(out, w.portrait(p, x, y, side*0.86, side)...)
		x += side*0.86 + 6*w.Unit
		name := words.Word(p.Name)
		if len(pieces) == 1 {
			lines, ts := paint.Fit(name, 15*w.Unit, w.least(), paint.Bold, room-x, 1)
			objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Mist, x, y)
			for _, o := range objs {
				o.Move(o.Position().AddXY(0, (side-h)/2))
			}
			out = append(out, objs...)
		}
	}
	return out
}

// filled reports whether a piece is drawn as a card that fills its place on the board.
func (w *Table) filled(p cards.Piece) bool {
	b := w.board.Board
	return b != nil && b.Filled && p.Kind == cards.Card
}
