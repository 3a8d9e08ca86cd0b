package setup

import (
	"maps"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawSeats shows everyone who sits at the table. A seat that the app can take is
// a card: a click has the app play it, and another plays it better.
func (f *Wizard) drawSeats(r paint.Area) ([]fyne.CanvasObject, float32) {
	u := f.w.Unit
	n := max(len(f.owners)-1, 1)
	gap := paint.Floor(10 * u)
	h, w := paint.Floor(64*u), min(paint.Floor(230*u), paint.Floor((r.W-3*gap)/4))
	var out []fyne.CanvasObject
	for i := 1; i < len(f.owners); i++ {
		x, y := r.X+float32((i-1)%4)*(w+gap), r.Y+float32((i-1)/4)*(h+gap)
		if !f.takes[game.Seat(i)] {
			out = append(out, paint.RoundRect(look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), 1, 12*u, x, y, w, h))
			for _, o := range f.drawSeat(i, w, h) {
				o.Move(o.Position().AddXY(x, y))
				out = append(out, o)
			}
			continue
		}
		_, app := f.choice.Apps[f.owners[i]]
		card := paint.NewOptionCard(f.w.Unit, app, func() { f.pass(i) }, func(s fyne.Size) []fyne.CanvasObject { return f.drawSeat(i, s.Width, s.Height) })
		out = append(out, paint.At(card, x, y, w, h))
	}
	return out, float32((n+3)/4)*(h+gap) - gap
}

// drawSeat is who sits there.
func (f *Wizard) drawSeat(i int, w, h float32) []fyne.CanvasObject {
	u := f.w.Unit
	out := paint.Emblem(look.OwnerOf(f.owners[i]), 9*u, 9*u, h-18*u)
	name := f.owners[i]
	if i < len(f.seats) && f.seats[i].Format != "" {
		name = words.Tell(f.seats[i])
	}
	rows := 2
	if f.takes[game.Seat(i)] {
		rows = 1
	}
	lines, ts := paint.Fit(name, 18*u, 13*u, paint.Bold, w-h-14*u, rows)
	objs, th := paint.Paragraph(lines, ts, paint.Bold, look.Moon, h+2*u, 0)
	top := (h - th) / 2
	if rows == 1 {
		who := words.Tell(companion.Somebody)
		if level, err := automa.ParseLevel(f.choice.Apps[f.owners[i]]); err == nil {
			who = words.Tell(companion.App{Level: level}.Text())
		}
		below, bs := paint.Fit(who, 14*u, 10*u, paint.Plain, w-h-14*u, 1)
		more, bh := paint.Paragraph(below, bs, paint.Plain, look.Mist, h+2*u, th)
		objs, top = append(objs, more...), (h-th-bh)/2
	}
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, top))
		out = append(out, o)
	}
	return out
}

// pass gives a seat to the app, to a better app, and back to a person.
func (f *Wizard) pass(i int) {
	apps := maps.Clone(f.choice.Apps) // what is laid keeps its own
	if apps == nil {
		apps = map[string]string{}
	}
	next := automa.Levels[0]
	if level, err := automa.ParseLevel(apps[f.owners[i]]); err == nil {
		next = level + 1
	}
	if apps[f.owners[i]] = next.String(); next == automa.Strong+1 {
		delete(apps, f.owners[i])
	}
	f.choice.Apps = apps
	f.body.Refresh()
}

// review drops the seats that the app cannot take any more.
func (f *Wizard) review() {
	f.takes = map[game.Seat]bool{}
	apps := map[string]string{}
	for i, name := range f.owners {
		if f.takes[game.Seat(i)] = automa.Takes(f.game, f.rules.setup, game.Seat(i)); f.takes[game.Seat(i)] && f.choice.Apps[name] != "" {
			apps[name] = f.choice.Apps[name]
		}
	}
	f.choice.Apps = apps
}
