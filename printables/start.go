package printables

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// startSheet is the page to read first: what to print and how, what the marks
// mean, how the mats lie, and the credits in full.
func startSheet(b *cards.Box, f format, others []sheet) sheet {
	r := f.whole()
	return sheet{"start", f.file(b, "start"), word("Start here"), []page{{room: r, draw: func(p pen, b *cards.Box) error {
		startPage(p.within(shift(r.block.x, r.block.y)), r.block.w, r.block.h, b, f, others)
		return nil
	}}}}
}

// steps are how a set becomes pieces, one sentence or two each.
func steps(b *cards.Box, f format) []string {
	out := []string{f.say("Print every sheet at 100 %, without “fit to page”. The ruler at the foot of each page must measure 50 mm.")}
	if f.scale != 1 {
		out = append(out, f.say("Everything is %.0f %% of its full size, for a small table: hang the camera at as many per cent of the height.", 100*f.scale))
	}
	switch {
	case len(b.Deck) == 0:
	case f.layout == Fold:
		out = append(out, f.say("Cards: one side, on thin paper. Cut out each strip, score it along the dashes, fold it so that fronts and backs lie outside, and glue. When it is dry, cut the cards apart."))
	default:
		out = append(out, f.say("Cards: both sides, flipped on the long edge. Odd pages are fronts. Card of 200 to 300 g is best."))
	}
	out = append(out, f.say("Print the rest on one side. Matt paper is best for mats and tokens: gloss reflects the lamp."))
	if f.layout == Bleed {
		out = append(out, f.say("Cut from mark to mark, through the pictures: they go on beyond their edges, so that no white shows. Keep the white label and the dark frame of every tag whole, clean and flat."))
	} else {
		out = append(out, f.say("Cut along the marks. Mats stay whole: where two share a page, cut them apart. Keep the white label and the dark frame of every tag whole, clean and flat."))
	}
	for _, t := range b.Tokens {
		if t.Kind == cards.Shield {
			out = append(out, f.say("%s: on stiff paper. Fold it down along the dashes and glue the flaps inside the side walls. Its open side is for the hand.", f.say(t.Name)))
		}
	}
	for _, c := range b.Papers {
		out = append(out, f.say("%s: on plain paper, as many as you are players.", f.say(c.Name)))
	}
	if b.Start != "" {
		out = append(out, f.say(b.Start))
	}
	return out
}

func startPage(p pen, w, h float64, b *cards.Box, f format, others []sheet) {
	const head = 40.0
	p.clip(0, 0, w, head, func() { startHead(p, w, head, b) })
	inset, y := 4.0, head+8
	total, leaves := 0, 0
	names := 28.0
	for _, s := range others {
		names = max(names, bold.width(p.say(s.title))*3.7)
	}
	for i, s := range others {
		x := inset + float64(i%2)*(w/2-inset)
		p.text(bold, p.say(s.title), x, y, 3.7, left, black)
		text := fmt.Sprintf("%s · %s", s.file, pages(p.style, len(s.pages)))
		p.text(regular, text, x+names+3, y, regular.fitted(text, w/2-inset-names-6, 3.4), left, black)
		if i%2 == 1 || i == len(others)-1 {
			y += 5.4
		}
		total, leaves = total+len(s.pages), leaves+s.leaves()
	}
	y += 1.4
	p.text(bold, p.say("With this page that is %d pages on %d sheets of paper.", total+1, leaves+1), inset, y, 3.7, left, black)
	y += 7.5
	for i, s := range steps(b, f) {
		p.text(display, fmt.Sprint(i+1), inset, y, 5, left, look.Ember)
		y = p.lines(regular, s, inset+8, y, w-2*inset-8, 3.7, left, black) + 1
	}
	var credits []string
	for _, c := range append(slices.Clone(b.Credits), word("Typefaces: Fraunces and Atkinson Hyperlegible, SIL Open Font License 1.1.")) {
		credits = append(credits, regular.wrap(p.say(c), w-2*inset, 3.1)...)
	}
	low := h - float64(len(credits))*3.1*leading
	y = legend(p, inset, y+1, w-2*inset, b, f) + 1
	table(p, inset, y+2, w-2*inset, low-y-8, b, f.scale)
	for i, c := range credits {
		p.text(regular, c, inset, low+float64(i)*3.1*leading, 3.1, left, black)
	}
}

func pages(in style, n int) string {
	if n == 1 {
		return in.say("1 page")
	}
	return in.say("%d pages", n)
}

// startHead is the picture above: the wood, the moon and the box's title.
func startHead(p pen, w, h float64, b *cards.Box) {
	sky(p, 0, 0, w, h)
	stars(p, 0, 0, w, h*0.7, 120, 3)
	p.halo(w-34, 20, 12, 42, 16, look.Mist, 0.05)
	p.fill(circle(w-34, 20, 12), look.Moon)
	p.symbol(cards.SignShip, w-34, 20, 15, look.Night)
	wood(p, 0, w, h, 22, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.4), 7)
	wood(p, 0, w, h+3, 13, 0, -1000, look.Pine, 23)
	p.fill(ridge(w, h-2, 1.5, h), look.Pine)
	title := p.say(b.Title)
	p.text(display, title, 8, 20, display.fitted(title, w-68, 10), left, look.Moon)
	sub := p.say("To print, cut and play on your own table with Grovewatch")
	p.text(regular, sub, 8, 28, regular.fitted(sub, w-68, 4.4), left, look.Mist)
}

// table draws how the mats lie for the usual number of players, as large as the room
// allows.
func table(p pen, x, y, w, h float64, b *cards.Box, scale float64) {
	if len(b.Tables) == 0 || h < 30 {
		return
	}
	players := b.UsualPlayers()
	a := b.Tables[players]
	cmW, cmH := a.W*scale/10, a.H*scale/10
	text := p.say("How the mats lie for %d players: %.0f × %.0f cm, seen whole by the camera", players, cmW, cmH)
	if players == 1 {
		text = p.say("How the mats lie for 1 player: %.0f × %.0f cm, seen whole by the camera", cmW, cmH)
	}
	p.text(bold, text, x, y+3, bold.fitted(text, w, 4), left, black)
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
			in.symbol(look.OwnerOf(m.Owner).Sign, cx, cy-16, 26, look.Dusk)
			cy += 18
		}
		in.text(display, p.say(m.Name), cx, cy+5, display.fitted(p.say(m.Name), m.W-16, 20), middle, look.Ink)
	}
}
