package board

import (
	"image"
	"image/draw"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// tile draws an open card as large as its place, in a shape of its own: what it
// holds in pictures, its name, and at the foot what it costs or is worth. A card
// that has no picture but its signs is called by its code.
func (d *Drawing) tile(p Piece, piece cards.Piece) []fyne.CanvasObject {
	k := float32(d.Lens.K)
	x, y, w, h := d.Lens.Rect(p.Rect.Shrink(Inset))
	fill, edge := look.Mix(look.Dusk, look.Ink, 0.35), look.Alpha(look.Mist, 0.5)
	if c, ok := hearts[first(piece.Marks)]; ok {
		fill, edge = look.Mix(fill, c, 0.16), c
	}
	out := []fyne.CanvasObject{paint.RoundRect(fill, edge, max(1.6*k, 1), 5*k, x, y, w, h)}
	seen := min(float32(p.Strip)*k, w)
	pad := 4 * k
	foot := y + h - pad

	marks, markH := d.marks(piece, x+pad, foot, min(seen-2*pad, float32(d.Board.beside(p)-Inset)*k-pad))
	out = append(out, marks...)
	foot -= markH
	call := piece.Code
	if piece.Picture != "" || len(piece.Signs) == 0 {
		call = words.Tell(p.Name)
		if call == "" {
			call = piece.Called(words.Word)
		}
	}
	room := seen - 2*pad
	top, side := y+pad, x+pad
	middle := x + seen/2
	picture := piece.Picture != "" && len(piece.Signs) == 0
	if room >= 3*min(d.Name, d.Least) { // a strip of a fan shows its pictures alone
		high := foot - y
		if picture { // which is not to be a speck
			high *= 0.6
		}
		lines, size, lh := d.nameTile(call, room, high)
		below := min(room, foot-lh*float32(len(lines))-top, 40*k)
		for s := min(foot-top, room/2, 40*k); picture && len(lines) > 1 && s > max(1.2*below, 8*k); s *= 0.96 { // a larger picture beside the name
			rest := room - s - 2*k
			if at, atSize, atLh := d.nameTile(call, rest, foot-top); atSize > 0.99*min(d.Name, d.Least) && paint.LongestWord(strings.Join(at, " "), atSize, paint.Bold) <= rest {
				lines, size, lh = at, atSize, atLh
				out = append(out, d.emojis([]string{piece.Picture}, side, top, s, foot-top)...)
				middle, picture = side+s+2*k+rest/2, false
				foot -= (foot - top - lh*float32(len(lines))) / 2
			}
		}
		foot -= lh * float32(len(lines))
		for i, l := range lines {
			t := paint.Centred(l, size, paint.Bold, look.Moon, middle, foot+lh*float32(i))
			if call == piece.Code {
				t.Move(fyne.NewPos(x+pad, t.Position().Y)) // beside whoever stands on the card
			}
			out = append(out, t)
		}
	}
	signs := piece.Signs
	switch _, coloured := hearts[first(piece.Marks)]; {
	case picture:
		signs = []string{piece.Picture}
	case piece.Picture == "" || len(piece.Signs) == 0:
	case room >= 40*k && foot-top > 8*k:
		s := min(room*0.4, foot-top, 34*k)
		if len(piece.Signs) > 3 {
			s = min(s, room*0.34)
		}
		out = append(out, d.emoji(piece.Picture, side, top+(foot-top-s)/2, s))
		side, room = side+s+2*k, room-s-2*k
	case !coloured: // in a strip its picture tells most, where no colour does
		signs = []string{piece.Picture}
	}
	out = append(out, d.emojis(signs, side, top, room, foot-top)...)
	if d.sceneDay { // it is a part of the board
		paint.Daylight(out)
	}
	return out
}

// nameTile sets a card's name in at most two lines of a width, no higher than it may be
// where smaller words help.
func (d *Drawing) nameTile(name string, width, height float32) (lines []string, size, lineHeight float32) {
	least := min(d.Name, d.Least)
	lines, size = paint.Whole(name, d.Least*1.1, least, paint.Bold, width, 2) // rather smaller than parted
	lineHeight = paint.LineHeight(size, paint.Bold) * 0.9
	for lineHeight*float32(len(lines)) > height && size > least {
		smaller := max(size*0.94, least)
		lines, size = paint.Whole(name, smaller, smaller, paint.Bold, width, 2)
		lineHeight = paint.LineHeight(size, paint.Bold) * 0.9
	}
	return lines, size, lineHeight
}

// beside is how much of a card's width the place for whoever stands on it leaves free
// to the left, mm.
func (g *Board) beside(p Piece) float64 {
	free := p.Rect.W
	for _, z := range g.Zones {
		if p.Zone != "" && z.ID != p.Zone && p.Rect.Contains(z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2) {
			free = min(free, z.Rect.X-p.Rect.X)
		}
	}
	return free
}

// Tile draws an open card in a rectangle of the window as a board does whose cards fill
// their places; on other boards it draws nothing.
func (d *Drawing) Tile(piece cards.Piece, x, y, w, h, unit float32) []fyne.CanvasObject {
	if d.Board == nil || !d.Board.Filled || piece.Kind != cards.Card {
		return nil
	}
	k := 1.35 * float64(unit) // as on a board in a window of the usual size
	t := *d
	t.Lens, t.images = Lens{K: k}, paint.ImageCache{}
	t.images.Begin()
	t.sceneDay = false // what it is drawn in sees to that
	r := NewRect(float64(x)/k, float64(y)/k, float64(w)/k, float64(h)/k).Shrink(-Inset)
	return t.tile(Piece{Printed: piece, Known: true, Rect: r, Strip: r.W}, piece)
}

// hearts are the colours that the pictures of hearts stand for.
var hearts = map[string]look.Colour{"❤": look.Alarm, "💙": look.Tint("moon"), "💚": look.Tint("leaf"), "💛": look.Lamp}

func first(marks []cards.Mark) string {
	if len(marks) == 0 {
		return ""
	}
	return marks[0].Picture
}

// marks draws, in rows that end at foot, the pictures of what a card costs or is
// worth, with their numbers.
func (d *Drawing) marks(piece cards.Piece, x, foot, room float32) (out []fyne.CanvasObject, high float32) {
	var shown []cards.Mark
	for _, m := range piece.Marks {
		if m.Picture != "" && m.Text != "" {
			shown = append(shown, m)
		}
	}
	if len(shown) == 0 || room < min(2, 1.2*float32(len(shown)))*d.Least {
		return nil, 0
	}
	size, line, words, side := d.Least, float32(0), float32(0), float32(0)
	for ; ; size *= 0.96 { // with larger text rather smaller numbers than two rows
		line, words = paint.LineHeight(size, paint.Bold), 0
		for _, m := range shown {
			words += fyne.MeasureText(m.Text, size, paint.Bold).Width + 2
		}
		side = min(0.82*line, (room-words)/float32(len(shown)))
		if side > 0.42*line || size*0.96 < d.Name {
			break
		}
	}
	inRow, gap := len(shown), max(0, room-words)/float32(len(shown))-side
	if side < 0.3*line {
		inRow, side, gap = (len(shown)+1)/2, 0.5*line, 0
	}
	high = line * float32((len(shown)+inRow-1)/inRow)
	at, y := x, foot-high
	for i, m := range shown {
		if i == inRow {
			at, y = x, y+line
		}
		number := paint.Label(m.Text, size, paint.Bold, look.Moon, at+side+1, y)
		out = append(out, d.emoji(m.Picture, at, y+(line-side)/2, side), number)
		at += side + number.MinSize().Width + 2 + gap
	}
	return out, high
}

// emojis draws pictures as large as they fit a rectangle, in rows.
func (d *Drawing) emojis(all []string, x, y, w, h float32) []fyne.CanvasObject {
	if len(all) == 0 || w < 4 || h < 4 {
		return nil
	}
	rows, side := 1, float32(0)
	per := func(rows int) int { return (len(all) + rows - 1) / rows }
	for r := 1; r <= len(all); r++ {
		if s := min(w/float32(per(r)), h/float32(r)); s > side {
			rows, side = r, s
		}
	}
	side = min(side, 40*float32(d.Lens.K))
	cols := per(rows)
	var out []fyne.CanvasObject
	for i, s := range all {
		row := i / cols
		in := min(cols, len(all)-row*cols)
		cx := x + w/2 + side*(float32(i%cols)-float32(in)/2)
		cy := y + h/2 + side*(float32(row)-float32(rows)/2)
		out = append(out, d.emoji(s, cx+side*0.05, cy+side*0.05, side*0.9))
	}
	return out
}

// emoji draws one small picture; a light one by day with a dark rim.
func (d *Drawing) emoji(s string, x, y, side float32) fyne.CanvasObject {
	what := "emoji-"
	if d.sceneDay {
		what = "emoji-day-"
	}
	img := d.Cached(what+s, side, side, func(pl *paint.Plot, w, h float64) {
		drawn, err := printables.Emoji(s, pl.Image.Rect.Dx())
		if err != nil {
			return
		}
		if d.sceneDay && brightness(drawn) > 0.54 {
			rim := max(1, pl.Image.Rect.Dx()/12)
			if inner, err := printables.Emoji(s, pl.Image.Rect.Dx()-2*rim); err == nil {
				drawn = rimmed(inner, rim)
			}
		}
		pl.Image.Pix = drawn.Pix
	})
	return d.images.Picture(img, x, y, side, side)
}

// brightness is how bright the part of a picture is that is not seen through.
func brightness(img *image.RGBA) float64 {
	sum, n := 0.0, 0
	for i := 0; i < len(img.Pix); i += 4 {
		if p := img.Pix[i : i+4]; p[3] > 200 {
			sum, n = sum+look.Light(look.Colour{R: p[0], G: p[1], B: p[2], A: 255}), n+1
		}
	}
	return sum / float64(max(n, 1))
}

// rimmed is a picture with a dark rim of so many pixels around what is in it, which makes it
// larger on every side.
func rimmed(img *image.RGBA, rim int) *image.RGBA {
	size := img.Rect.Dx() + 2*rim
	out := image.NewRGBA(image.Rect(0, 0, size, size))
	dark := look.Day(look.Sun)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A < 128 {
				continue
			}
			for dy := -rim; dy <= rim; dy++ {
				for dx := -rim; dx <= rim; dx++ {
					far := math.Hypot(float64(dx), float64(dy))
					share := min(max(float64(rim)+0.5-far, 0), 1) // its edge is soft
					if at := out.PixOffset(x+rim+dx, y+rim+dy); uint8(share*255) > out.Pix[at+3] {
						out.Set(x+rim+dx, y+rim+dy, look.Alpha(dark, share))
					}
				}
			}
		}
	}
	draw.Draw(out, img.Rect.Add(image.Pt(rim, rim)), img, img.Rect.Min, draw.Over)
	return out
}
