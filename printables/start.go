package printables

import (
	"fmt"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// startSheet is the page to read first: what to print and how, how the mats
// lie, and the credits in full.
func startSheet(file string, p paper, others []sheet) sheet {
	r := upright(p)
	return sheet{file, "Start here", []page{{room: r, draw: func(p pen, b *cards.Box) error {
		startPage(p.within(shift(r.block.x, r.block.y)), r.block.w, r.block.h, b, others)
		return nil
	}}}}
}

// steps are how a set becomes pieces, one sentence or two each.
func steps(b *cards.Box) []string {
	out := []string{
		"Print every sheet at 100 %, without “fit to page”. The ruler at the foot of each page must measure 50 mm.",
		"Cards: both sides, flipped on the long edge. Fronts are the odd pages, backs the even ones. Card of 200 to 300 g is best.",
		"Mats and tokens: one side. Matt paper is best; gloss throws the lamp back at the camera.",
		"Cut along the marks. Keep the white label and the dark frame of every tag whole, clean and flat.",
	}
	for _, t := range b.Tokens {
		if t.Kind == cards.Shield {
			out = append(out, t.Name+": on stiff paper. Fold it down along the dashes and glue the flaps inside the side walls. Its open side is for the hand.")
		}
	}
	for _, c := range b.Papers {
		out = append(out, c.Name+": on plain paper, as many as you are players.")
	}
	return out
}

func startPage(p pen, w, h float64, b *cards.Box, others []sheet) {
	const head = 52.0
	p.clip(0, 0, w, head, func() { startHead(p, w, head, b) })
	inset, y := 4.0, head+10
	for _, s := range others {
		p.text(bold, s.title, inset, y, 4, left, black)
		p.text(regular, fmt.Sprintf("%s · %s", s.file, pages(len(s.pages))), 52, y, 4, left, black)
		y += 6
	}
	y += 4
	for i, s := range steps(b) {
		p.text(display, fmt.Sprint(i+1), inset, y, 5, left, look.Ember)
		y = p.lines(regular, s, inset+8, y, w-2*inset-8, 3.9, left, black) + 1.4
	}
	credits := append(slices.Clone(b.Credits),
		"Typefaces: Fraunces and Atkinson Hyperlegible, SIL Open Font License 1.1.")
	lines := 0
	for _, c := range credits {
		lines += len(regular.wrap(c, w-2*inset, 3.1))
	}
	low := h - float64(lines)*3.1*leading
	table(p, inset, y+2, w-2*inset, low-y-8, b)
	y = low
	for _, c := range credits {
		y = p.lines(regular, c, inset, y, w-2*inset, 3.1, left, black)
	}
}

func pages(n int) string {
	if n == 1 {
		return "1 page"
	}
	return fmt.Sprintf("%d pages", n)
}

// startHead is the picture above: the wood, the moon and the box's title.
func startHead(p pen, w, h float64, b *cards.Box) {
	sky(p, 0, 0, w, h)
	stars(p, 0, 0, w, h*0.7, 120, 3)
	p.halo(w-34, 20, 12, 42, 16, look.Mist, 0.05)
	p.fill(circle(w-34, 20, 12), look.Moon)
	p.symbol(look.Ship, w-34, 20, 15, look.Night)
	wood(p, 0, w, h, 34, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.4), 7)
	wood(p, 0, w, h+3, 20, 0, -1000, look.Pine, 23)
	p.fill(ridge(w, h-2, 1.5, h), look.Pine)
	p.text(display, b.Title, 8, 20, display.fitted(b.Title, w-68, 10), left, look.Moon)
	p.text(regular, "To print, cut and play on your own table with Grovewatch", 8, 28, 4.4, left, look.Mist)
}

// table draws how the mats lie for the fewest players, as large as the room
// allows.
func table(p pen, x, y, w, h float64, b *cards.Box) {
	players := slices.Sorted(maps.Keys(b.Tables))
	if len(players) == 0 || h < 30 {
		return
	}
	a := b.Tables[players[0]]
	p.text(bold, fmt.Sprintf("How the mats lie for %d players: %.0f × %.0f cm, seen whole by the camera", players[0], a.W/10, a.H/10),
		x, y+3, 4, left, black)
	y, h = y+7, h-7
	k := min(w/a.W, h/a.H)
	in := p.within(shift(x+(w-a.W*k)/2, y).then(zoom(k)))
	for _, place := range a.Places {
		m := b.Mat(place.Mat)
		if m == nil {
			continue
		}
		in.fill(rounded(place.X, place.Y, m.W, m.H, 5), look.Mix(look.Paper, look.Mist, 0.3))
		in.stroke(rounded(place.X, place.Y, m.W, m.H, 5), 1.2, look.Dusk)
		cx, cy := place.X+m.W/2, place.Y+m.H/2
		if m.Owner != "" {
			in.symbol(look.OwnerOf(m.Owner).Symbol, cx, cy-16, 26, look.Dusk)
			cy += 18
		}
		in.text(display, m.Name, cx, cy+5, display.fitted(m.Name, m.W-16, 20), middle, look.Ink)
	}
}
