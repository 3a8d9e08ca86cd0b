package printing

import (
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// printLayout gives the page the whole window.
type printLayout struct{ p *Page }

func (printLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

func (l printLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.p.w.Unit = paint.UnitFor(size)
	for _, o := range objects {
		paint.At(o, 0, 0, size.Width, size.Height)
	}
}

// named is an option's name for the program and for people, and what it means.
type named struct{ name, title, means string }

func paperNames() []named {
	return []named{{"a4", words.Word("A4"), ""}, {"letter", words.Word("Letter"), ""}}
}

func layoutNames() []named {
	return []named{
		{printables.Butted, words.Word("Edge to edge"), words.Word("The cards touch: one cut parts two of them.")},
		{printables.Bleed, words.Word("With bleed"), words.Word("Each picture goes on beyond its edge, so that no cut shows white.")},
		{printables.Fold, words.Word("Fold over"), words.Word("Front and back share an edge: fold, glue, cut. Nothing is printed on the other side.")},
		{printables.Mini, words.Word("Small"), words.Word("Everything at two thirds of its size, for a small table. The camera hangs lower.")},
	}
}

func inkNames() []named {
	return []named{
		{printables.Colour, words.Word("In colour"), ""},
		{printables.Outline, words.Word("Outlines"), words.Word("Black lines on white, which need little ink.")},
	}
}

// draw is the whole page: what can be chosen on the left, the sheet on the
// right, and below what is to be done.
func (p *Page) draw(size fyne.Size) []fyne.CanvasObject {
	u := p.w.Unit
	margin := paint.Floor(40 * u)
	lines, ts := paint.Fit(words.Word("Print a game"), 36*u, 24*u, paint.Display, size.Width-2*margin, 1)
	out, h := paint.Paragraph(lines, ts, paint.Display, look.Moon, margin, 20*u)
	lines, ts = paint.Fit(words.Word("Make the pages here, then print them at 100 %, without “fit to page”. The ruler on each page must measure 50 mm."), 17*u, 12*u, paint.Plain, size.Width-2*margin, 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, margin, 20*u+h+2*u)
	out = append(out, objs...)
	top, foot := paint.Floor(112*u), size.Height-paint.Floor(80*u)
	left := paint.Floor((size.Width - 2*margin) * 0.5)
	out = append(out, p.drawChoices(paint.NewArea(margin, top, left-24*u, foot-12*u-top))...)
	out = append(out, p.drawPage(paint.NewArea(margin+left, top, size.Width-2*margin-left, foot-12*u-top))...)
	return append(out, p.drawFoot(paint.NewArea(margin, foot, size.Width-2*margin, paint.Floor(56*u)))...)
}

// drawChoices are the rows of what can be chosen.
func (p *Page) drawChoices(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	h := paint.Floor(38 * u)
	out, y := p.layChoices(r, h)
	if over := y + 42*u - r.Y - r.H; over > 0 { // lower buttons, so that the last line is above the foot
		out, y = p.layChoices(r, max(h-over/7, 26*u))
	}
	return append(out, p.drawSides(paint.NewArea(r.X, y, r.W, r.Y+r.H-y))...)
}

// layChoices lays the rows out with buttons of a height, and tells where they end.
func (p *Page) layChoices(r paint.Area, h float32) ([]fyne.CanvasObject, float32) {
	u := p.w.Unit
	y, gap := r.Y, 7*u
	var out []fyne.CanvasObject
	// row draws one question and gives the height that it needs, also for what
	// another choice would mean: what lies below stays where it is.
	row := func(x, w float32, title, means string, others []string, options []option, columns int) float32 {
		out = append(out, paint.Label(title, 16*u, paint.Bold, look.Glow, x, y))
		need := paint.LineHeight(16*u, paint.Bold) + 4*u
		each := (w - gap*float32(columns-1)) / float32(columns)
		shares := widths(options, w-gap*float32(columns-1), u)
		left := x
		for i, o := range options {
			if len(options) == columns {
				each = shares[i]
			}
			if i%columns == 0 {
				left = x
			}
			out = append(out, paint.At(o.card, left, y+need+float32(i/columns)*(h+gap), each, h))
			left += each + gap
		}
		need += float32((len(options)+columns-1)/columns)*(h+gap) - 2*u
		said := func(text string) ([]fyne.CanvasObject, float32) {
			if text == "" {
				return nil, 0
			}
			lines, ts := paint.Fit(text, 14.5*u, 11*u, paint.Plain, w, 2)
			return paint.Paragraph(lines, ts, paint.Plain, look.Mist, x, y+need)
		}
		objs, tallest := said(means)
		out = append(out, objs...)
		for _, o := range others {
			_, h := said(o)
			tallest = max(tallest, h)
		}
		return need + tallest + 9*u
	}
	if len(p.Games) > 1 {
		var games []option
		for _, g := range p.Games {
			games = append(games, p.option(words.Word(g.Title()), g.Name() == p.game.Name(), func() { p.Choose(g) }))
		}
		y += row(r.X, r.W, words.Word("Game"), "", nil, games, len(games))
	}
	if o := p.Decks.Of(p.game); o != nil {
		var decks []option
		means := ""
		add := func(title, text string, chosen bool, take func()) {
			if chosen && !p.first() {
				means = text
			}
			decks = append(decks, p.option(title, chosen, take))
		}
		box, own := o.Offers()[0], o.Offers()[1]
		add(box.Title, box.Text, box.Chosen && p.chosen == nil, box.Take)
		for _, v := range p.smaller.Values {
			text := ""
			if p.box != nil {
				text = words.Say("%d cards", len(p.box.Deck))
			}
			add(words.Tell(v.Title), text, p.chosen[p.smaller.Name] == v.Word, func() { p.leaveOut(v.Word) })
		}
		add(own.Title, own.Text, own.Chosen, own.Take)
		if o.Deck != nil {
			decks = append(decks, p.option(words.Word("Another deck …"), false, o.Ask))
		}
		y += row(r.X, r.W, words.Word("Cards"), means, nil, decks, len(decks))
	}
	if numbers := p.game.Box().Players(); len(numbers) > 1 {
		players := []option{p.option(words.Word("Any number"), p.players == 0, func() { p.seat(0) })}
		if p.beginner() != nil {
			players = append(players, p.option(words.Word("First evening"), p.players == firstEvening, func() { p.seat(firstEvening) }))
		}
		for _, n := range numbers {
			players = append(players, p.option(words.Say("%d", n), p.players == n, func() { p.seat(n) }))
		}
		y += row(r.X, r.W, words.Word("For how many players"), p.evening(), nil, players, len(players))
	}
	var sheets []option
	if p.all != nil {
		for _, s := range p.all.Sheets {
			sheets = append(sheets, p.option(s.Title, !p.omit[s.Name], func() { p.toggle(s.Name) }))
		}
	}
	y += row(r.X, r.W, words.Word("What to print"), "", nil, sheets, 4)
	one := func(x, w float32, title string, from []named, now string, set func(*printables.Options, string), offered []string) float32 {
		var options []option
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
	half := (r.W - 3*gap) / 2
	y += max(
		one(r.X, half, words.Word("Paper"), paperNames(), p.opt.Paper, func(o *printables.Options, v string) { o.Paper = v }, printables.Papers()),
		one(r.X+r.W-half, half, words.Word("Ink"), inkNames(), p.opt.Ink, func(o *printables.Options, v string) { o.Ink = v }, printables.Inks()))
	if p.first() { // always small
		return out, y
	}
	y += one(r.X, r.W, words.Word("Layout"), layoutNames(), p.opt.Layout, func(o *printables.Options, v string) { o.Layout = v }, printables.Layouts())
	return out, y
}

// evening says what is printed for a first evening.
func (p *Page) evening() string {
	if !p.first() {
		return ""
	}
	return words.Say("%d cards for three players, everything printed small", len(p.box.Deck))
}

// drawSides says how the two sides of a sheet come to agree.
func (p *Page) drawSides(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	if p.plan == nil || !slices.ContainsFunc(p.plan.Pages, func(pg printables.Page) bool { return pg.Behind }) {
		return nil
	}
	k := paint.NewButton(p.w.Unit, words.Word("Line up front and back …"), "", paint.Quiet, p.askOffset)
	kw := paint.Floor(k.Width())
	text := words.Word("Print both sides, flipped on the long edge.")
	if o := p.opt.Offset; o.X != 0 || o.Y != 0 {
		text = words.Say("Print both sides, flipped on the long edge. Backs are moved by %.1f and %.1f mm.", o.X, o.Y)
	}
	lines, ts := paint.Fit(text, 14.5*u, 11*u, paint.Plain, r.W-kw-14*u, 3)
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, r.X, r.Y+2*u)
	return append(objs, paint.At(k, r.X+r.W-kw, r.Y, kw, paint.Floor(40*u)))
}

// option is something that is chosen or not, and what is written on it.
type option struct {
	card fyne.CanvasObject
	text string
}

// widths part a width among options side by side, by what their words need in two lines.
func widths(options []option, width, u float32) []float32 {
	out := make([]float32, len(options))
	rest := width
	for i, o := range options {
		measure := func(s string) float32 { return fyne.MeasureText(s, 14*u, paint.Bold).Width }
		need := measure(o.text)
		for at, r := range o.text {
			if r == ' ' {
				need = min(need, max(measure(o.text[:at]), measure(o.text[at+1:])))
			}
		}
		out[i] = need + 44*u // its rim, and the tick of what is chosen
		rest -= out[i]
	}
	for i := range out {
		if rest >= 0 {
			out[i] += rest / float32(len(out))
		} else {
			out[i] *= width / (width - rest)
		}
	}
	return out
}

func (p *Page) option(text string, chosen bool, tapped func()) option {
	o := paint.NewOptionCard(p.w.Unit, chosen, tapped, func(size fyne.Size) []fyne.CanvasObject {
		u := p.w.Unit
		ink, room := look.Mist, size.Width-16*u
		if chosen {
			ink, room = look.Moon, size.Width-44*u
		}
		lines, ts := paint.Fit(text, 16*u, 14*u, paint.Bold, room, 1)
		if fyne.MeasureText(text, ts, paint.Bold).Width > room {
			lines, ts = paint.FitHeight(text, 14*u, 10*u, paint.Bold, room, size.Height-u, 2)
		}
		h := paint.LineHeight(ts, paint.Bold)
		var out []fyne.CanvasObject
		for i, l := range lines {
			out = append(out, paint.Label(l, ts, paint.Bold, ink, 12*u, (size.Height-h*float32(len(lines)))/2+h*float32(i)))
		}
		return out
	})
	o.Disabled = p.cancel != nil
	return option{o, text}
}

// drawPage is the sheet that is looked at, with its name and the ways to the
// next and the one before.
func (p *Page) drawPage(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	if o := p.Decks.Of(p.game); o != nil && o.Telling() {
		return o.DrawTold(r)
	}
	if p.plan == nil {
		lines, ts := paint.Fit(p.wrong, 19*u, 13*u, paint.Plain, r.W-40*u, 6)
		out, _ := paint.Paragraph(lines, ts, paint.Plain, look.Lamp, r.X+20*u, r.Y+40*u)
		return out
	}
	pg := p.plan.Pages[p.page]
	title, ts := paint.Fit(pg.Title, 17*u, 12*u, paint.Bold, r.W-120*u, 1)
	note, ns := paint.Fit(pg.Note, 14*u, 10*u, paint.Plain, r.W-120*u, 1)
	const bar = 54
	var out []fyne.CanvasObject
	for _, l := range title {
		out = append(out, paint.Centred(l, ts, paint.Bold, look.Moon, r.X+r.W/2, r.Y+2*u))
	}
	for _, l := range note {
		out = append(out, paint.Centred(l, ns, paint.Plain, look.Mist, r.X+r.W/2, r.Y+25*u))
	}
	side := paint.Floor(44 * u)
	before := paint.NewButton(p.w.Unit, "‹", "", paint.Quiet, func() { p.turn(-1) })
	after := paint.NewButton(p.w.Unit, "›", "", paint.Quiet, func() { p.turn(1) })
	before.Name, after.Name = words.Word("The page before"), words.Word("The next page")
	out = append(out, paint.At(before, r.X, r.Y, side, side), paint.At(after, r.X+r.W-side, r.Y, side, side))
	w, h := r.W, r.H-bar*u
	k := min(w/float32(pg.W), h/float32(pg.H))
	pw, ph := paint.Floor(float32(pg.W)*k), paint.Floor(float32(pg.H)*k)
	x, y := r.X+(w-pw)/2, r.Y+bar*u+(h-ph)/2
	return append(out, paint.At(p.live, x, y, pw, ph))
}

// drawFoot is what can be done, how far it is, and what came of it.
func (p *Page) drawFoot(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	h := r.H - 4*u
	var out []fyne.CanvasObject
	back := paint.NewButton(p.w.Unit, words.Word("Back"), "", paint.Quiet, p.Close)
	bw := max(paint.Floor(back.Width()), 110*u)
	out = append(out, paint.At(back, r.X, r.Y, bw, h))
	right := r.X + r.W
	add := func(text string, t paint.Tone, do func()) {
		k := paint.NewButton(p.w.Unit, text, "", t, do)
		w := max(paint.Floor(k.Width()), 130*u)
		right -= w
		out = append(out, paint.At(k, right, r.Y, w, h))
		right -= 12 * u
	}
	said, ink := words.Say("The pages go to %s", p.dir), look.Mist
	if p.plan != nil {
		sheets := words.Sheets(len(p.plan.Pages), p.plan.Leaves())
		said = words.Say("%s. They go to %s", sheets, p.dir)
		if p.ink > 0 {
			said = words.Say("%s. Full pages of ink: %d. They go to %s", sheets, int(math.Ceil(p.ink)), p.dir)
		}
	}
	switch {
	case p.cancel != nil:
		add(words.Word("Give up"), paint.Quiet, p.cancel)
		total := len(p.plan.Pages)
		said = words.Say("Page %d of %d", min(p.made+1, total), total)
		barW := right - (r.X + bw) - 30*u
		x, y := r.X+bw+18*u, r.Y+h*0.66
		out = append(out, paint.RoundRect(look.Dusk, look.Dusk, 0, 4*u, x, y, barW, 8*u),
			paint.RoundRect(look.Glow, look.Glow, 0, 4*u, x, y, max(barW*float32(p.made)/float32(total), 8*u), 8*u))
		lines, ts := paint.Fit(said, 16*u, 11*u, paint.Plain, barW, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Moon, x, r.Y+h*0.1)
		return append(out, objs...)
	case p.done:
		add(words.Word("Open the folder"), paint.Warm, p.openFolder)
		said, ink = words.Say("Done: the pages lie in %s. Print them at 100 %%.", p.dir), look.Glow
	default:
		if o := p.Decks.Of(p.game); o != nil && o.Means() != "" {
			said, ink = o.Means(), look.Lamp
		}
		if p.canMake() {
			add(words.Word("Make the pages"), paint.Warm, p.make)
		}
		add(words.Word("Another folder …"), paint.Quiet, p.askFolder)
		if p.said != "" {
			said, ink = p.said, look.Lamp
		}
	}
	x := r.X + bw + 18*u
	lines, ts := paint.Fit(strings.TrimSpace(said), 16*u, 11*u, paint.Plain, right-x, 2)
	lh := paint.LineHeight(ts, paint.Plain)
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, ink, x, r.Y+(h-lh*float32(len(lines)))/2)
	return append(out, objs...)
}
