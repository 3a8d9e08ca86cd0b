package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/printables"
)

// printLayout gives the page the whole window.
type printLayout struct{ p *printPage }

func (printLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(leastW, leastH) }

func (l printLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.p.w.unit = unitFor(size)
	for _, o := range objects {
		at(o, 0, 0, size.Width, size.Height)
	}
}

// named is an option's name for the program and for people, and what it means.
type named struct{ name, title, means string }

func paperNames() []named {
	return []named{{"a4", word("A4"), ""}, {"letter", word("Letter"), ""}}
}

func layoutNames() []named {
	return []named{
		{printables.Butted, word("Edge to edge"), word("Nine cards a page; one cut parts two of them.")},
		{printables.Bleed, word("With bleed"), word("Eight cards a page; each picture goes on beyond its edge, so that no cut shows white.")},
		{printables.Fold, word("Fold over"), word("Front and back share an edge: fold, glue, cut. Nothing is printed on the other side.")},
		{printables.Mini, word("Small"), word("Everything at two thirds of its size, for a small table. The camera hangs lower.")},
	}
}

func inkNames() []named {
	return []named{
		{printables.Colour, word("In colour"), ""},
		{printables.Outline, word("Outlines"), word("Black lines on white, which need little ink.")},
	}
}

// draw is the whole page: what can be chosen on the left, the sheet on the
// right, and below what is to be done.
func (p *printPage) draw(size fyne.Size) []fyne.CanvasObject {
	u := p.w.unit
	margin := whole(40 * u)
	lines, ts := fit(word("Print a game"), 36*u, 24*u, display, size.Width-2*margin, 1)
	out, h := paragraph(lines, ts, display, look.Moon, margin, 20*u)
	lines, ts = fit(word("Make the sheets here, then print them at 100 %, without “fit to page”. The ruler on each sheet must measure 50 mm."), 17*u, 12*u, plain, size.Width-2*margin, 1)
	objs, _ := paragraph(lines, ts, plain, look.Mist, margin, 20*u+h+2*u)
	out = append(out, objs...)
	top, foot := whole(112*u), size.Height-whole(80*u)
	left := whole((size.Width - 2*margin) * 0.5)
	out = append(out, p.drawChoices(rectangle{margin, top, left - 24*u, foot - 12*u - top})...)
	out = append(out, p.drawPage(rectangle{margin + left, top, size.Width - 2*margin - left, foot - 12*u - top})...)
	return append(out, p.drawFoot(rectangle{margin, foot, size.Width - 2*margin, whole(56 * u)})...)
}

// drawChoices are the rows of what can be chosen.
func (p *printPage) drawChoices(r rectangle) []fyne.CanvasObject {
	u := p.w.unit
	y := r.y
	gap, h := 8*u, whole(44*u)
	var out []fyne.CanvasObject
	// row draws one question and gives the height that it needs, also for what
	// another choice would mean: what lies below stays where it is.
	row := func(x, w float32, title, means string, others []string, options []fyne.CanvasObject, columns int) float32 {
		out = append(out, label(title, 16*u, bold, look.Glow, x, y))
		need := lineHeight(16*u, bold) + 4*u
		each := (w - gap*float32(columns-1)) / float32(columns)
		for i, o := range options {
			out = append(out, at(o, x+float32(i%columns)*(each+gap), y+need+float32(i/columns)*(h+gap), each, h))
		}
		need += float32((len(options)+columns-1)/columns)*(h+gap) - 2*u
		said := func(text string) ([]fyne.CanvasObject, float32) {
			if text == "" {
				return nil, 0
			}
			lines, ts := fit(text, 14.5*u, 11*u, plain, w, 2)
			return paragraph(lines, ts, plain, look.Mist, x, y+need)
		}
		objs, tallest := said(means)
		out = append(out, objs...)
		for _, o := range others {
			_, h := said(o)
			tallest = max(tallest, h)
		}
		return need + tallest + 9*u
	}
	if len(p.games) > 1 {
		var games []fyne.CanvasObject
		for _, g := range p.games {
			games = append(games, p.option(word(g.Title()), g.Name() == p.game.Name(), func() { p.choose(g) }))
		}
		y += row(r.x, r.w, word("Game"), "", nil, games, len(games))
	}
	if o := p.w.ownCards(p.game); o != nil {
		var decks []fyne.CanvasObject
		means := ""
		for _, c := range o.offers() {
			if c.chosen {
				means = c.text
			}
			decks = append(decks, p.option(c.title, c.chosen, c.take))
		}
		if o.deck != nil {
			decks = append(decks, p.option(word("Another deck …"), false, o.ask))
		}
		y += row(r.x, r.w, word("Cards"), means, nil, decks, len(decks))
	}
	var sheets []fyne.CanvasObject
	if p.all != nil {
		for _, s := range p.all.Sheets {
			sheets = append(sheets, p.option(s.Title, !p.omit[s.Name], func() { p.toggle(s.Name) }))
		}
	}
	y += row(r.x, r.w, word("Sheets to print"), "", nil, sheets, 4)
	one := func(x, w float32, title string, from []named, now string, set func(*printables.Options, string), offered []string) float32 {
		var options []fyne.CanvasObject
		means, others := "", []string(nil)
		if now == "" {
			now = offered[0]
		}
		for _, n := range from {
			if !slices.Contains(offered, n.name) {
				continue
			}
			if others = append(others, n.means); n.name == now {
				means = n.means
			}
			options = append(options, p.option(n.title, n.name == now, func() {
				p.set(func(o *printables.Options) { set(o, n.name) })
			}))
		}
		return row(x, w, title, means, others, options, max(len(options), 2))
	}
	half := (r.w - 3*gap) / 2
	y += max(
		one(r.x, half, word("Paper"), paperNames(), p.opt.Paper, func(o *printables.Options, v string) { o.Paper = v }, printables.Papers()),
		one(r.x+r.w-half, half, word("Ink"), inkNames(), p.opt.Ink, func(o *printables.Options, v string) { o.Ink = v }, printables.Inks()))
	y += one(r.x, r.w, word("Layout"), layoutNames(), p.opt.Layout, func(o *printables.Options, v string) { o.Layout = v }, printables.Layouts())
	return append(out, p.drawSides(rectangle{r.x, y, r.w, r.y + r.h - y})...)
}

// drawSides says how the two sides of a sheet come to agree.
func (p *printPage) drawSides(r rectangle) []fyne.CanvasObject {
	u := p.w.unit
	if p.plan == nil || !slices.ContainsFunc(p.plan.Pages, func(pg printables.Page) bool { return pg.Behind }) {
		return nil
	}
	k := newKey(p.w, word("Line up front and back …"), "", quiet, p.askOffset)
	kw := whole(k.width())
	text := word("Print both sides, flipped on the long edge.")
	if o := p.opt.Offset; o.X != 0 || o.Y != 0 {
		text = say("Print both sides, flipped on the long edge. Backs are moved by %.1f and %.1f mm.", o.X, o.Y)
	}
	lines, ts := fit(text, 14.5*u, 11*u, plain, r.w-kw-14*u, 3)
	objs, _ := paragraph(lines, ts, plain, look.Mist, r.x, r.y+2*u)
	return append(objs, at(k, r.x+r.w-kw, r.y, kw, whole(40*u)))
}

// option is something that is chosen or not.
func (p *printPage) option(text string, chosen bool, tapped func()) fyne.CanvasObject {
	o := newPlaque(p.w, chosen, tapped, func(size fyne.Size) []fyne.CanvasObject {
		u := p.w.unit
		ink, room := look.Mist, size.Width-16*u
		if chosen {
			ink, room = look.Moon, size.Width-44*u
		}
		lines, ts := fit(text, 16*u, 10*u, bold, room, 2)
		h := lineHeight(ts, bold)
		var out []fyne.CanvasObject
		for i, l := range lines {
			out = append(out, label(l, ts, bold, ink, 12*u, (size.Height-h*float32(len(lines)))/2+h*float32(i)))
		}
		return out
	})
	o.disabled = p.cancel != nil
	return o
}

// drawPage is the sheet that is looked at, with its name and the ways to the
// next and the one before.
func (p *printPage) drawPage(r rectangle) []fyne.CanvasObject {
	u := p.w.unit
	if o := p.w.ownCards(p.game); o != nil && o.telling() {
		return o.drawTold(r)
	}
	if p.plan == nil {
		lines, ts := fit(p.wrong, 19*u, 13*u, plain, r.w-40*u, 6)
		out, _ := paragraph(lines, ts, plain, look.Lamp, r.x+20*u, r.y+40*u)
		return out
	}
	pg := p.plan.Pages[p.page]
	title, ts := fit(pg.Title, 17*u, 12*u, bold, r.w-120*u, 1)
	note, ns := fit(pg.Note, 14*u, 10*u, plain, r.w-120*u, 1)
	const bar = 54
	var out []fyne.CanvasObject
	for _, l := range title {
		out = append(out, centred(l, ts, bold, look.Moon, r.x+r.w/2, r.y+2*u))
	}
	for _, l := range note {
		out = append(out, centred(l, ns, plain, look.Mist, r.x+r.w/2, r.y+25*u))
	}
	side := whole(44 * u)
	out = append(out,
		at(newKey(p.w, "‹", "", quiet, func() { p.turn(-1) }), r.x, r.y, side, side),
		at(newKey(p.w, "›", "", quiet, func() { p.turn(1) }), r.x+r.w-side, r.y, side, side))
	w, h := r.w, r.h-bar*u
	k := min(w/float32(pg.W), h/float32(pg.H))
	pw, ph := whole(float32(pg.W)*k), whole(float32(pg.H)*k)
	x, y := r.x+(w-pw)/2, r.y+bar*u+(h-ph)/2
	return append(out, at(p.live, x, y, pw, ph))
}

// drawFoot is what can be done, how far it is, and what came of it.
func (p *printPage) drawFoot(r rectangle) []fyne.CanvasObject {
	u := p.w.unit
	h := r.h - 4*u
	var out []fyne.CanvasObject
	back := newKey(p.w, word("Back"), "", quiet, p.close)
	bw := max(whole(back.width()), 110*u)
	out = append(out, at(back, r.x, r.y, bw, h))
	right := r.x + r.w
	add := func(text string, t tone, do func()) {
		k := newKey(p.w, text, "", t, do)
		w := max(whole(k.width()), 130*u)
		right -= w
		out = append(out, at(k, right, r.y, w, h))
		right -= 12 * u
	}
	said, ink := say("The sheets go to %s", p.dir), look.Mist
	switch {
	case p.cancel != nil:
		add(word("Give up"), quiet, p.cancel)
		total := len(p.plan.Pages)
		said = say("Page %d of %d", min(p.made+1, total), total)
		barW := right - (r.x + bw) - 30*u
		x, y := r.x+bw+18*u, r.y+h*0.66
		out = append(out, slab(look.Dusk, look.Dusk, 0, 4*u, x, y, barW, 8*u),
			slab(look.Glow, look.Glow, 0, 4*u, x, y, max(barW*float32(p.made)/float32(total), 8*u), 8*u))
		lines, ts := fit(said, 16*u, 11*u, plain, barW, 1)
		objs, _ := paragraph(lines, ts, plain, look.Moon, x, r.y+h*0.1)
		return append(out, objs...)
	case p.done:
		add(word("Open the folder"), warm, p.openFolder)
		said, ink = say("Done: the sheets lie in %s. Print them at 100 %%.", p.dir), look.Glow
	default:
		if o := p.w.ownCards(p.game); o != nil && o.means() != "" {
			said, ink = o.means(), look.Lamp
		}
		if p.canMake() {
			add(word("Make the sheets"), warm, p.make)
		}
		add(word("Another folder …"), quiet, p.askFolder)
		if p.said != "" {
			said, ink = p.said, look.Lamp
		}
	}
	x := r.x + bw + 18*u
	lines, ts := fit(strings.TrimSpace(said), 16*u, 11*u, plain, right-x, 2)
	lh := lineHeight(ts, plain)
	objs, _ := paragraph(lines, ts, plain, ink, x, r.y+(h-lh*float32(len(lines)))/2)
	return append(out, objs...)
}
