package board

import (
	"image/draw"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// Object draws one piece on the table.
func (d *Drawing) Object(p Piece) []fyne.CanvasObject {
	switch {
	case p.Down && p.Card != "" && p.Known: // hidden, but no secret to this seat
		return d.signed(p)
	case p.Down:
		owner := "" // a card that belongs to nobody shows its back alone
		if p.Owner != game.Table {
			owner = d.seatWord(int(p.Owner))
		}
		return d.back(p.Rect, owner, p.Printed.Deck)
	case !p.Known:
		return d.front(p, cards.Piece{Name: p.Name.String()})
	case p.Printed.Kind == cards.Card:
		return d.front(p, p.Printed)
	case p.Printed.Kind == cards.Shield:
		return d.shield(p)
	case p.Printed.Kind == cards.Plate:
		return nil
	}
	return d.token(p)
}

// Inset is the gap that is left around a card, mm, so that neighbours stay apart.
const Inset = 1.8

// Shrink is the rectangle without a margin.
func (r Rect) Shrink(by float64) Rect { return NewRect(r.X+by, r.Y+by, r.W-2*by, r.H-2*by) }

// front draws an open card as it is printed, but with its name, larger, in the
// place of the tag.
func (d *Drawing) front(p Piece, piece cards.Piece) []fyne.CanvasObject {
	if p.tiled {
		return d.tile(p, piece)
	}
	r := p.Rect.Shrink(Inset)
	k := float32(d.Lens.K)
	var out []fyne.CanvasObject
	if p.pile {
		x, y, w, h := d.Lens.Rect(NewRect(r.X+1.8, r.Y+1.8, r.W, r.H))
		out = append(out, paint.RoundRect(look.Mix(look.Dusk, look.Ink, 0.3), look.Mist, 1, 4*k, x, y, w, h))
	}
	x, y, w, h := d.Lens.Rect(r)
	img := d.images.Picture(d.Face("face", piece, w, h), x, y, w, h)
	img.CornerRadius = 4 * k
	out = append(out, img, paint.RoundRect(look.Alpha(look.Ink, 0), look.Alpha(look.Mist, 0.5), max(0.6*k, 1), 4*k, x, y, w, h))

	name := words.Tell(p.Name)
	if name == "" {
		name = piece.Called(words.Word)
	}
	nameH, most, style := 31*k, 14.5*k, paint.Bold
	if !piece.Pictured() && len(piece.Signs) == 0 { // the name is the picture
		nameH, most, style = h, 38*k, paint.Display
	}
	seen := min(float32(p.Strip-Inset)*k, w)
	lines, size := paint.Fit(name, max(most, d.Least), max(12*k, d.Least), style, seen-3*k, 1)
	readable := min(d.Name, d.Least)
	if size < d.Least || fyne.MeasureText(name, size, style).Width > seen-3*k {
		style = paint.Bold
		lines, size = paint.Whole(name, max(14*k, d.Least), max(min(7, 13*k), readable), style, seen-2*k, 3)
	}
	if piece.Pictured() && (size < readable || paint.LineHeight(size, style)*0.87*float32(len(lines)) > 0.6*h) {
		lines, size = d.namePicture(name, max(14*k, d.Least), seen-2*k, h)
		if style = paint.Bold; len(lines) == 0 && d.pictureIsShared(piece) { // a click tells its name
			lines, size = paint.Fit(piece.Code, max(most, d.Least), max(7*k, d.Least), style, seen-3*k, 1)
		}
	}
	lh := paint.LineHeight(size, style) * 0.87
	ty := y + h - nameH + (nameH-lh*float32(len(lines)))/2 - 1.5*k
	if all := lh * float32(len(lines)); all > nameH {
		ty = y + h - all - 3*k
		out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.72), look.Alpha(look.Ink, 0), 0, 4*k, x+k, ty, seen-2*k, all+2*k))
	}
	for i, l := range lines {
		out = append(out, paint.Centred(l, size, style, look.Moon, x+seen/2, ty+float32(i)*lh))
	}
	return out
}

// namePicture sets a name in at most three lines over a picture of a height: rather in smaller
// words than in parted ones, and rather over most of the picture than not at all.
func (d *Drawing) namePicture(name string, most, width, height float32) ([]string, float32) {
	least := min(d.Name, d.Least)
	for _, way := range []struct {
		parts bool
		most  float32
		share float32 // of the picture that it may cover
	}{{false, most, 0.6}, {true, most, 0.6}, {false, least, 0.85}, {true, least, 0.85}} {
		for size := way.most; size > least-0.01; size *= 0.96 {
			if !way.parts && paint.LongestWord(name, size, paint.Bold) > width {
				continue
			}
			lines, fits := paint.Whole(name, size, size, paint.Bold, width, 3)
			if fits == size && paint.LineHeight(size, paint.Bold)*0.87*float32(len(lines)) <= way.share*height {
				return lines, size
			}
		}
	}
	return nil, 0
}

// pictureIsShared reports whether a card of another name has the same picture, as
// the cards of a suit do.
func (d *Drawing) pictureIsShared(card cards.Piece) bool {
	return slices.ContainsFunc(d.box.Deck, func(o cards.Piece) bool {
		return o.Name != card.Name && o.Picture == card.Picture && o.Art == card.Art
	})
}

// signed draws a hidden card that may be known: its face with its owner's sign.
func (d *Drawing) signed(p Piece) []fyne.CanvasObject {
	out := d.front(p, p.Printed)
	x, y, w, h := d.Lens.Rect(p.Rect.Shrink(Inset))
	k := float32(d.Lens.K)
	o := look.OwnerOf(d.seatWord(int(p.Owner)))
	disc := paint.RoundRect(look.Mix(look.Ink, o.Colour, 0.12), o.Colour, max(0.8*k, 1), 8*k, x+2*k, y+2*k, 16*k, 16*k)
	return append(out,
		paint.RoundRect(look.Alpha(look.Ink, 0), o.Colour, max(1.4*k, 1.2), 4*k, x, y, w, h),
		disc, paint.Sign(o.Sign, o.Colour, x+5*k, y+5*k, 10*k))
}

// paintFace paints the printed face without its words and tag: the card is
// taken to be longer than it is, which leaves more room for its picture.
func (d *Drawing) paintFace(pl *paint.Plot, piece cards.Piece) {
	card := cardSize(d.box)
	bare := cards.Piece{ID: piece.ID, Kind: cards.Card, Picture: piece.Picture, Art: piece.Art, W: card[0], H: card[1] * 1.14}
	if len(piece.Signs) > 0 {
		bare.Signs, bare.Marks, bare.H = piece.Signs, piece.Marks, card[1]
	}
	if piece.Pictured() || len(piece.Signs) > 0 {
		size := pl.Image.Rect
		if face, err := printables.Face(bare, d.box, float64(size.Dx())/card[0], nil); err == nil {
			draw.Draw(pl.Image, size, face, face.Rect.Min, draw.Src)
			return
		}
	}
	pl.Box(0, 0, float64(pl.Image.Rect.Dx())/pl.Scale, float64(pl.Image.Rect.Dy())/pl.Scale, 0, paint.Style{Fill: look.Dusk, Foot: look.Ink})
}

// back draws a face-down card of a deck, as it is printed, with its owner's sign.
func (d *Drawing) back(full Rect, owner, deck string) []fyne.CanvasObject {
	x, y, w, h := d.Lens.Rect(full.Shrink(Inset))
	k := float32(d.Lens.K)
	img := d.images.Picture(d.Cached("back-"+deck, w, h, func(pl *paint.Plot, pw, ph float64) {
		size := pl.Image.Rect
		if back, err := printables.Back(d.box, deck, float64(size.Dx())/cardSize(d.box)[0]); err == nil {
			draw.Draw(pl.Image, size, back, back.Rect.Min, draw.Src)
			return
		}
		pl.Box(0, 0, pw, ph, 0, paint.Style{Fill: look.Dusk, Foot: look.Ink})
	}), x, y, w, h)
	img.CornerRadius = 4 * k
	if owner == "" {
		return []fyne.CanvasObject{img, paint.RoundRect(look.Alpha(look.Ink, 0), look.Moss, max(0.8*k, 1), 4*k, x, y, w, h)}
	}
	o := look.OwnerOf(owner)
	out := []fyne.CanvasObject{img, paint.RoundRect(look.Alpha(look.Mix(look.Ink, o.Colour, 0.1), 0.62), o.Colour, max(1.4*k, 1.2), 4*k, x, y, w, h)}
	return append(out,
		paint.Sign(o.Sign, o.Colour, x+w/2-15*k, y+h/2-15*k, 30*k),
		paint.Sign(o.Sign, o.Colour, x+4*k, y+4*k, 12*k))
}

// token draws a token with what it is for.
func (d *Drawing) token(p Piece) []fyne.CanvasObject {
	x, y, w, h := d.Lens.Rect(NewRect(p.Rect.X+1, p.Rect.Y+1, p.Rect.W-2, p.Rect.H-2))
	s, c := TokenSign(p.Printed)
	img := d.Cached("token-"+paint.Hex(c), w, h, func(pl *paint.Plot, pw, ph float64) {
		kk := d.Lens.K
		pl.Box(0, 0, pw, ph, 6*kk, paint.Style{
			Fill: look.Mix(look.Dusk, c, 0.22), Foot: look.Mix(look.Night, c, 0.12), Line: c, Width: max(1.2*kk, 1.2),
			Light: look.Alpha(c, 0.5), Reach: 9 * kk, Inward: true,
		})
	})
	out := []fyne.CanvasObject{d.images.Picture(img, x, y, w, h)}
	k := float32(d.Lens.K)
	if s == "" {
		lines, size := paint.Fit(p.Printed.Code, 22*k, 4*k, paint.Display, w-3*k, 1)
		for _, l := range lines {
			out = append(out, paint.Centred(l, size, paint.Display, c, x+w/2, y+h/2-paint.LineHeight(size, paint.Display)/2))
		}
		return out
	}
	side := min(w, h) * 0.74
	return append(out, paint.Sign(s, c, x+(w-side)/2, y+(h-side)/2, side))
}

// TokenSign is the symbol and colour of a token; a token that has only a
// number shows its code.
func TokenSign(p cards.Piece) (cards.Sign, look.Colour) {
	s, c := printables.SignOf(p)
	if _, err := strconv.Atoi(p.Code); err == nil {
		return "", c
	}
	return s, c
}

// shield draws the roof that hides what is behind it.
func (d *Drawing) shield(p Piece) []fyne.CanvasObject {
	o := look.OwnerOf(p.Printed.Owner)
	x, y, w, h := d.Lens.Rect(d.Board.Zones[p.Zone].Rect)
	k := float32(d.Lens.K)
	img := d.Cached("shield", w, h, func(pl *paint.Plot, pw, ph float64) {
		kk := d.Lens.K
		pl.Box(2*kk, 2*kk, pw-4*kk, ph-4*kk, 8*kk, paint.Style{
			Fill: look.Mix(look.Night, look.Field, 0.35), Foot: look.Night, Line: look.Mix(o.Colour, look.Night, 0.2), Width: max(1.4*kk, 1.4),
			Light: look.Alpha(o.Colour, 0.28), Reach: 26 * kk, Inward: true,
		})
	})
	out := []fyne.CanvasObject{d.images.Picture(img, x, y, w, h)}
	side := 40 * k
	lines, size := paint.Fit(p.Printed.Called(words.Word), max(13*k, d.Least), max(9, d.Least), paint.Display, w-8*k, 2)
	lh := paint.LineHeight(size, paint.Display) * 0.9
	side = min(side, h-lh*float32(len(lines))-8*k)
	top := y + (h-side-lh*float32(len(lines)))/2
	if side > 8*k {
		out = append(out, paint.Sign(o.Sign, o.Colour, x+w/2-side/2, top, side))
	}
	for i, l := range lines {
		out = append(out, paint.Centred(l, size, paint.Display, o.Colour, x+w/2, top+max(side, 0)+lh*float32(i)))
	}
	return out
}

// Pile reports whether others lie below the piece, which alone is drawn.
func (p Piece) Pile() bool { return p.pile }
