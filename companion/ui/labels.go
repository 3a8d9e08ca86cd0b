package ui

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// labels are the words and numbers on the mats.
func (t *tableView) labels() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	k := float32(t.lens.k)
	faint := look.Alpha(look.Mist, 0.55)
	write := func(text string, mm, least float32, style fyne.TextStyle, c color.Color, cx, cy, w float64) {
		if text == "" {
			return
		}
		lines, size := paint.Fit(words.Word(text), mm*k, least, style, float32(w)*k, 2)
		h := paint.LineHeight(size, style)
		x, y, _, _ := t.lens.rect(rect{cx, cy, 0, 0})
		for i, l := range lines {
			out = append(out, paint.Centred(l, size, style, c, x, y+h*(float32(i)-float32(len(lines))/2)))
		}
	}
	for _, m := range t.ground.mats {
		r := m.rect
		switch m.Style {
		case cards.MatForcefield:
			write(m.Name, 12, 4, paint.Display, look.Glow, r.x+r.w/2, r.y+r.h/2, 62)
		case cards.MatClearing:
			write(m.Name, 12, 4, paint.Display, look.Mix(look.Moss, look.Moon, 0.45), r.x+r.w/2, r.y+r.h/2, 62)
		case cards.MatOwner:
			x, y, side, _ := t.lens.rect(rect{r.x + 25.5 - 15, r.y + 13, 30, 30})
			out = append(out, paint.Emblem(m.Owner, x, y, side)...)
			write(m.Name, 11.5, 4, paint.Display, look.Moon, r.x+25.5, r.y+r.h-30, 46)
		case cards.MatHood:
			x, y, side, _ := t.lens.rect(rect{r.x + 6, r.y + r.h/2 - 11, 22, 22})
			out = append(out, paint.Sign(look.OwnerOf(m.Owner).Sign, look.Alpha(look.OwnerOf(m.Owner).Colour, 0.6), x, y, side))
		case cards.MatRoom: // the row for characters carries its name
		default:
			write(m.Name, 12, 10, paint.Display, look.Mist, r.x+r.w/2, r.y+16, max(r.w-70, r.w*0.6))
		}
	}
	for _, id := range t.ground.order {
		z := t.ground.zones[id]
		r := z.rect
		switch z.Style {
		case cards.Space, cards.Slot:
			write(z.Label, 22, 8, paint.Display, look.Alpha(look.Mist, 0.28), r.x+r.w/2, r.y+r.h/2, r.w-5)
		case cards.Slide:
			// At the end of the column that a card in its middle leaves free.
			card := t.ground.cardAt(r.x+r.w/2, r.y+r.h/2)
			y := card.y + card.h - 9
			if t.ground.headOf(z) {
				y = card.y + 8
			}
			write(z.Label, 9, 8, paint.Plain, faint, r.x+r.w/2, y, r.w-6)
		case cards.Tray:
			// To the right, where a few pieces leave it to be seen.
			write(z.Label, 13, 4, paint.Display, look.Alpha(look.Mist, 0.55), r.x+r.w*0.64, r.y+r.h/2-2, r.w*0.64)
		case cards.Cell, cards.Spot:
			write(z.Label, 11, 4, paint.Display, look.Alpha(look.Mist, 0.5), r.x+r.w/2, r.y+r.h/2-2, r.w-5)
			if z.Note != "" && z.Style == cards.Cell { // a track tells what its spots give
				write(z.Note, 8, 7, paint.Plain, faint, r.x+r.w/2, r.y+r.h-9, r.w-3)
			}
		case cards.Lane, cards.Show, cards.Deck:
			x := r.x + r.w/2
			if z.Style == cards.Lane { // where a short fan leaves it to be seen
				x = r.x + r.w - 40
			}
			write(z.Label, 13, 9, paint.Display, look.Alpha(look.Mist, 0.45), x, r.y+r.h/2, min(76, r.w-5))
		}
	}
	return out
}
