package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// seat takes another number of people.
func (f *Wizard) seat(n int) {
	f.rules.setup.Players = n
	f.rules.fill()
	f.reckon()
	f.body.Refresh()
}

// takePrinted takes the number of people for whom the game was just printed. They
// may choose another one afterwards.
func (f *Wizard) takePrinted() {
	p, key := f.w.App.Preferences(), room.PrefPrinted(f.game.Name())
	n := p.Int(key)
	p.RemoveValue(key)
	if slices.Contains(f.game.Box().Players(), n) {
		f.seat(n)
	}
}

// drawPeople asks for the number of people, shows who they are, and keeps the
// house rules folded until somebody wants them.
func (f *Wizard) drawPeople(r paint.Area) []fyne.CanvasObject {
	u := f.w.Unit
	numbers := f.game.Box().Players()
	gap := paint.Floor(14 * u)
	cards := f.decks.Of(f.game)
	room := r.W
	if cards != nil {
		room = paint.Floor(r.W * 0.56)
	}
	side := min(paint.Floor(104*u), paint.Floor((room-gap*float32(len(numbers)-1))/float32(len(numbers))))
	x := r.X
	var out []fyne.CanvasObject
	for _, n := range numbers {
		p := paint.NewOptionCard(f.w.Unit, n == f.rules.setup.Players, func() { f.seat(n) }, func(s fyne.Size) []fyne.CanvasObject {
			size := 44 * u
			return []fyne.CanvasObject{paint.Centred(words.Say("%d", n), size, paint.Display, look.Moon, s.Width/2, (s.Height-paint.LineHeight(size, paint.Display))/2)}
		})
		out = append(out, paint.At(p, x, r.Y, side, side))
		x += side + gap
	}
	y := r.Y + side + paint.Floor(18*u)
	if cards != nil {
		out = append(out, cards.DrawOffers(paint.NewArea(x+gap, r.Y, r.X+r.W-x-gap, side))...)
		if cards.Telling() {
			return append(out, cards.DrawTold(paint.NewArea(r.X, y, r.W, r.Y+r.H-y))...)
		}
	}
	if f.folded {
		objs, h := f.people.Draw(paint.NewArea(r.X, y, r.W, max(r.Y+r.H-y-80*u, 0))) // the rules stand below
		out = append(out, objs...)
		y += h + paint.Floor(18*u)
	}
	return append(out, f.drawRules(paint.NewArea(r.X, y, r.W, r.Y+r.H-y))...)
}

// drawFacing chooses whom the screen faces, in a game in which one seat keeps
// a secret rule.
func (f *Wizard) drawFacing() *paint.Button {
	seat := f.facing()
	if seat == game.Table {
		return nil
	}
	text, on := words.Word("The screen faces everyone"), seat
	if f.faces == seat {
		text, on = words.Say("The screen faces: %s", words.Tell(f.seats[seat])), game.Table
	}
	return paint.NewButton(f.w.Unit, text, "", paint.Quiet, func() {
		f.faces = on
		f.body.Refresh()
	})
}

// hasRules reports whether there are house rules to choose here.
func (f *Wizard) hasRules() bool {
	o := f.decks.Of(f.game)
	_, ok := f.game.(game.Chooser)
	return ok && (o == nil || !o.Telling()) // which takes their place
}

// ownDeck reports whether people play with cards of their own.
func (f *Wizard) ownDeck() bool {
	o := f.decks.Of(f.game)
	return o != nil && o.Chosen
}

// fold opens the house rules, or folds them.
func (f *Wizard) fold() {
	f.folded = !f.folded
	f.body.Refresh()
}

// unfolded reports whether the house rules lie open over the names.
func (f *Wizard) unfolded() bool { return f.page == askPeople && f.hasRules() && !f.folded }

func (f *Wizard) foldText() string {
	if f.folded {
		return words.Word("House rules …")
	}
	return words.Word("Hide the house rules")
}

// drawRules is the fold of the house rules: a line that sums them up, and when
// it is open every option.
func (f *Wizard) drawRules(r paint.Area) []fyne.CanvasObject {
	if !f.hasRules() {
		return nil
	}
	u := f.w.Unit
	fold := paint.NewButton(f.w.Unit, f.foldText(), "", paint.Quiet, f.fold)
	h := paint.Floor(48 * u)
	kw := paint.Floor(fold.Width())
	out := []fyne.CanvasObject{paint.At(fold, r.X, r.Y, kw, h)}
	x := r.X + kw + 16*u
	add := func(k *paint.Button) {
		w := paint.Floor(k.Width())
		out = append(out, paint.At(k, r.X+r.W-w, r.Y, w, h))
		r.W -= w + 12*u
	}
	if len(f.rules.setup.Options) > 0 {
		add(paint.NewButton(f.w.Unit, words.Word("As in the rulebook"), "", paint.Quiet, f.rules.asPrinted))
	}
	if b, ok := f.game.(game.Beginner); ok && f.folded && !f.ownDeck() {
		if _, s := b.FirstEvening(); !f.rules.is(s) {
			add(paint.NewButton(f.w.Unit, words.Word("First evening"), "", paint.Quiet, func() { f.rules.take(s) }))
		}
	}
	if k := f.drawFacing(); k != nil && (!f.folded || f.faces != game.Table) {
		add(k)
	}
	var sums []string
	for _, t := range game.Chosen(f.game, f.rules.setup) {
		sums = append(sums, words.Tell(t))
	}
	about := strings.Join(sums, "  ·  ")
	if !f.folded {
		about = grades()
	}
	lines, ts := paint.FitHeight(about, 16*u, 11*u, paint.Plain, r.X+r.W-x, h, 3)
	objs, th := paint.Paragraph(lines, ts, paint.Plain, look.Mist, x, 0)
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, r.Y+(h-th)/2))
		out = append(out, o)
	}
	if f.folded {
		return out
	}
	y := r.Y + h + paint.Floor(12*u)
	full := f.root.Size().Width - 2*r.X
	box := container.NewThemeOverride(f.rules.tabs, paint.Theme{Grow: u})
	return append(out,
		paint.RoundRect(look.Alpha(look.Night, 0.88), look.Alpha(look.Moss, 0.5), 1, 12*u, r.X, y, full, r.Y+r.H-y),
		paint.At(box, r.X+8*u, y+4*u, full-16*u, r.Y+r.H-y-8*u))
}
