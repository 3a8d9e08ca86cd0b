package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// object draws one piece on the table.
func (t *tableView) object(p onTable) []fyne.CanvasObject {
	switch {
	case p.Down:
		return t.back(p.rect, t.w.seatWord(int(p.Owner)))
	case !p.known:
		return t.front(p, cards.Piece{Name: p.Name.String()})
	case p.piece.Kind == cards.Card:
		return t.front(p, p.piece)
	case p.piece.Kind == cards.Shield:
		return t.shield(p)
	case p.piece.Kind == cards.Plate:
		return nil
	}
	return t.token(p)
}

// front draws an open card: its picture above, its name below.
func (t *tableView) front(p onTable, piece cards.Piece) []fyne.CanvasObject {
	const inset = 1.8
	r := rect{p.rect.x + inset, p.rect.y + inset, p.rect.w - 2*inset, p.rect.h - 2*inset}
	k := float32(t.lens.k)
	var out []fyne.CanvasObject
	if p.pile {
		x, y, w, h := t.lens.rect(rect{r.x + 1.6, r.y + 1.6, r.w, r.h})
		out = append(out, slab(look.Mix(look.Moon, look.Ink, 0.55), look.Ink, 1, 4*k, x, y, w, h))
	}
	x, y, w, h := t.lens.rect(r)
	img := t.stamp("front", w, h, func(pl *plot, pw, ph float64) {
		kk := t.lens.k
		pl.box(0, 0, pw, ph, 4.5*kk, skin{Fill: look.Moon, Foot: look.Mix(look.Moon, look.Mist, 0.28), Line: look.Alpha(look.Ink, 0.5), Width: max(0.5*kk, 1)})
	})
	out = append(out, picture(img, x, y, w, h))

	name := tell(p.Name)
	if name == "" {
		name = word(piece.Name)
	}
	nameH := 33 * k
	if piece.Picture == "" {
		nameH = h
	} else {
		out = append(out, t.emoji(piece.Picture, x+w/2, y+(h-nameH)/2+2*k, min(w*0.8, (h-nameH)*0.9)))
	}
	lines, size := fit(name, 15*k, 12*k, bold, w-3*k, 1)
	if fyne.MeasureText(name, size, bold).Width > w-3*k {
		lines, size = fit(name, 14*k, min(7, 13*k), bold, w-3*k, 2)
	}
	lh := lineHeight(size, bold) * 0.85
	ty := y + h - nameH + (nameH-lh*float32(len(lines)))/2 - 1.5*k
	for i, l := range lines {
		out = append(out, centred(l, size, bold, look.Ink, x+w/2, ty+float32(i)*lh))
	}
	return out
}

// emoji draws a picture whose middle is at x, y.
func (t *tableView) emoji(s string, x, y, side float32) fyne.CanvasObject {
	g := canvas.NewText(strings.TrimSuffix(s, "\ufe0f"), look.Ink)
	g.FontSource = theme.DefaultEmojiFont() // its own line height, so that nothing is cut off
	g.TextSize = 100
	g.TextSize *= side / max(g.MinSize().Width, 1)
	size := g.MinSize()
	return at(g, x-size.Width/2, y-size.Height/2, size.Width, size.Height)
}

// back draws a face-down card with its owner's symbol and colour.
func (t *tableView) back(full rect, owner string) []fyne.CanvasObject {
	const inset = 1.8
	x, y, w, h := t.lens.rect(rect{full.x + inset, full.y + inset, full.w - 2*inset, full.h - 2*inset})
	o := look.OwnerOf(owner)
	line := o.Colour
	if owner == "" {
		line = look.Field
	}
	img := t.stamp("back-"+owner, w, h, func(pl *plot, pw, ph float64) {
		kk := t.lens.k
		pl.box(0, 0, pw, ph, 4.5*kk, skin{
			Fill: look.Mix(look.Dusk, look.Night, 0.2), Foot: look.Mix(look.Night, look.Ink, 0.5),
			Line: look.Mix(line, look.Night, 0.25), Width: max(1.3*kk, 1.2),
		})
		for i := range 3 {
			pl.ring(pw/2, ph/2, (18+5.5*float64(i))*kk, skin{Line: look.Alpha(line, 0.22-0.06*float64(i)), Width: max(0.7*kk, 0.7)})
		}
	})
	out := []fyne.CanvasObject{picture(img, x, y, w, h)}
	if owner == "" {
		return out
	}
	k := float32(t.lens.k)
	return append(out,
		sign(o.Symbol, o.Colour, x+w/2-14*k, y+h/2-14*k, 28*k),
		sign(o.Symbol, o.Colour, x+4*k, y+4*k, 11*k))
}

// token draws a token with what it is for.
func (t *tableView) token(p onTable) []fyne.CanvasObject {
	x, y, w, h := t.lens.rect(rect{p.rect.x + 1, p.rect.y + 1, p.rect.w - 2, p.rect.h - 2})
	s, c := tokenSign(p.piece)
	img := t.stamp("token-"+hex(c), w, h, func(pl *plot, pw, ph float64) {
		kk := t.lens.k
		pl.box(0, 0, pw, ph, 6*kk, skin{
			Fill: look.Mix(look.Dusk, c, 0.22), Foot: look.Mix(look.Night, c, 0.12), Line: c, Width: max(1.2*kk, 1.2),
			Light: look.Alpha(c, 0.5), Reach: 9 * kk, Inward: true,
		})
	})
	out := []fyne.CanvasObject{picture(img, x, y, w, h)}
	k := float32(t.lens.k)
	if s == "" {
		size := 22 * k
		return append(out, centred(p.piece.Code, size, display, c, x+w/2, y+h/2-lineHeight(size, display)/2))
	}
	side := min(w, h) * 0.74
	return append(out, sign(s, c, x+(w-side)/2, y+(h-side)/2, side))
}

// tokenSign is the symbol and colour of a token; a token without a symbol
// shows its code.
func tokenSign(p cards.Piece) (look.Symbol, look.Colour) {
	c := look.Moon
	if p.Owner != "" {
		c = look.OwnerOf(p.Owner).Colour
	}
	switch p.Code {
	case "TRUST":
		return look.Lantern, look.Lamp
	case "TURN":
		return look.Round, look.Moon
	case "CLAIM":
		return look.Speech, c
	}
	return "", c
}

// shield draws the roof that hides what is behind it.
func (t *tableView) shield(p onTable) []fyne.CanvasObject {
	o := look.OwnerOf(p.piece.Owner)
	x, y, w, h := t.lens.rect(t.ground.zones[p.Zone].rect)
	k := float32(t.lens.k)
	img := t.stamp("shield", w, h, func(pl *plot, pw, ph float64) {
		kk := t.lens.k
		pl.box(2*kk, 2*kk, pw-4*kk, ph-4*kk, 8*kk, skin{
			Fill: look.Mix(look.Night, look.Field, 0.35), Foot: look.Night, Line: look.Mix(o.Colour, look.Night, 0.2), Width: max(1.4*kk, 1.4),
			Light: look.Alpha(o.Colour, 0.28), Reach: 26 * kk, Inward: true,
		})
	})
	out := []fyne.CanvasObject{picture(img, x, y, w, h)}
	side := 40 * k
	out = append(out, sign(o.Symbol, o.Colour, x+w/2-side/2, y+h/2-side*0.78, side))
	lines, size := fit(word(p.piece.Name), 13*k, 9, display, w-20*k, 1)
	if len(lines) > 0 {
		out = append(out, centred(lines[0], size, display, o.Colour, x+w/2, y+h/2+side*0.28))
	}
	return out
}
