package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
)

// seat takes another number of people.
func (f *flow) seat(n int) {
	f.rules.setup.Players = n
	f.rules.fill()
	f.reckon()
	f.body.Refresh()
}

// drawPeople asks for the number of people, shows who they are, and keeps the
// house rules folded until somebody wants them.
func (f *flow) drawPeople(r rectangle) []fyne.CanvasObject {
	u := f.w.unit
	numbers := playerNumbers(f.game)
	gap := whole(14 * u)
	cards := f.w.ownCards(f.game)
	room := r.w
	if cards != nil {
		room = whole(r.w * 0.56)
	}
	side := min(whole(104*u), whole((room-gap*float32(len(numbers)-1))/float32(len(numbers))))
	x := r.x
	var out []fyne.CanvasObject
	for _, n := range numbers {
		p := newPlaque(f.w, n == f.rules.setup.Players, func() { f.seat(n) }, func(s fyne.Size) []fyne.CanvasObject {
			size := 44 * u
			return []fyne.CanvasObject{centred(say("%d", n), size, display, look.Moon, s.Width/2, (s.Height-lineHeight(size, display))/2)}
		})
		out = append(out, at(p, x, r.y, side, side))
		x += side + gap
	}
	y := r.y + side + whole(18*u)
	if cards != nil {
		out = append(out, cards.drawOffers(rectangle{x + gap, r.y, r.x + r.w - x - gap, side})...)
		if cards.telling() {
			return append(out, cards.drawTold(rectangle{r.x, y, r.w, r.y + r.h - y})...)
		}
	}
	if f.folded {
		objs, h := f.drawSeats(rectangle{r.x, y, r.w, 0})
		out = append(out, objs...)
		y += h + whole(18*u)
	}
	return append(out, f.drawRules(rectangle{r.x, y, r.w, r.y + r.h - y})...)
}

// drawSeats shows everyone who sits at the table.
func (f *flow) drawSeats(r rectangle) ([]fyne.CanvasObject, float32) {
	u := f.w.unit
	n := max(len(f.owners)-1, 1)
	gap := whole(10 * u)
	h, w := whole(64*u), min(whole(230*u), whole((r.w-3*gap)/4))
	var out []fyne.CanvasObject
	row := func(i int) (x, y float32) {
		return r.x + float32(i%4)*(w+gap), r.y + float32(i/4)*(h+gap)
	}
	for i := 1; i < len(f.owners); i++ {
		x, y := row(i - 1)
		out = append(out, slab(look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), 1, 12*u, x, y, w, h))
		out = append(out, emblem(f.owners[i], x+9*u, y+9*u, h-18*u)...)
		name := f.owners[i]
		if i < len(f.seats) && f.seats[i].Format != "" {
			name = tell(f.seats[i])
		}
		lines, ts := fit(name, 18*u, 13*u, bold, w-h-14*u, 2)
		objs, th := paragraph(lines, ts, bold, look.Moon, x+h+2*u, 0)
		for _, o := range objs {
			o.Move(o.Position().AddXY(0, y+(h-th)/2))
			out = append(out, o)
		}
	}
	return out, float32((n+3)/4)*(h+gap) - gap
}

// drawFacing chooses whom the screen faces, in a game in which one seat keeps
// a secret rule.
func (f *flow) drawFacing() *key {
	seat := f.facing()
	if seat == game.Table {
		return nil
	}
	text, on := word("The screen faces everyone"), seat
	if f.faces == seat {
		text, on = say("The screen faces: %s", tell(f.seats[seat])), game.Table
	}
	return newKey(f.w, text, "", quiet, func() {
		f.faces = on
		f.body.Refresh()
	})
}

// hasRules reports whether there are house rules to choose here.
func (f *flow) hasRules() bool {
	o := f.w.ownCards(f.game)
	_, ok := f.game.(game.Chooser)
	return ok && (o == nil || !o.telling()) // which takes their place
}

// fold opens the house rules, or folds them.
func (f *flow) fold() {
	f.folded = !f.folded
	f.body.Refresh()
}

func (f *flow) foldText() string {
	if f.folded {
		return word("House rules …")
	}
	return word("Fold the house rules")
}

// drawRules is the fold of the house rules: a line that sums them up, and when
// it is open every option.
func (f *flow) drawRules(r rectangle) []fyne.CanvasObject {
	if !f.hasRules() {
		return nil
	}
	u := f.w.unit
	fold := newKey(f.w, f.foldText(), "", quiet, f.fold)
	h := whole(48 * u)
	kw := whole(fold.width())
	out := []fyne.CanvasObject{at(fold, r.x, r.y, kw, h)}
	x := r.x + kw + 16*u
	add := func(k *key) {
		w := whole(k.width())
		out = append(out, at(k, r.x+r.w-w, r.y, w, h))
		r.w -= w + 12*u
	}
	if len(f.rules.setup.Options) > 0 {
		add(newKey(f.w, word("As printed"), "", quiet, f.rules.asPrinted))
	}
	if k := f.drawFacing(); k != nil && (!f.folded || f.faces != game.Table) {
		add(k)
	}
	var sums []string
	for _, t := range game.Chosen(f.game, f.rules.setup) {
		sums = append(sums, tell(t))
	}
	about := strings.Join(sums, "  ·  ")
	if !f.folded {
		about = grades()
	}
	lines, ts := fit(about, 16*u, 12*u, plain, r.x+r.w-x, 2)
	objs, th := paragraph(lines, ts, plain, look.Mist, x, 0)
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, r.y+(h-th)/2))
		out = append(out, o)
	}
	if f.folded {
		return out
	}
	y := r.y + h + whole(12*u)
	full := f.root.Size().Width - 2*r.x
	box := container.NewThemeOverride(f.rules.tabs, night{grow: u})
	return append(out,
		slab(look.Alpha(look.Night, 0.88), look.Alpha(look.Moss, 0.5), 1, 12*u, r.x, y, full, r.y+r.h-y),
		at(box, r.x+8*u, y+4*u, full-16*u, r.y+r.h-y-8*u))
}
