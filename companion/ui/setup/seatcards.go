package setup

import (
	"errors"
	"maps"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/seating"
)

// newSeats are the cards of those who sit at the table. A seat that the app can take
// is given to it by a click, by another to a better one.
func newSeats(f *Wizard) *seating.Seats {
	level := func(i int) (automa.Level, bool) {
		l, err := automa.ParseLevel(f.choice.Apps[f.owners[i]])
		return l, err == nil
	}
	return &seating.Seats{
		Window: f.w,
		WhyNot: func(i int) error { return f.untaken[game.Seat(i)] },
		App:    func(i int) bool { _, app := level(i); return app },
		Plays: func(i int) game.Text {
			if l, app := level(i); app {
				return companion.App{Level: l}.Text()
			}
			return companion.Somebody
		},
		Pass:   f.pass,
		Change: func() { f.body.Refresh() },
	}
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

// takesSome reports whether there is a seat that the app can play.
func (f *Wizard) takesSome() bool {
	for _, err := range f.untaken {
		if err == nil {
			return true
		}
	}
	return false
}

// errWrong bars the seats of a set-up that cannot be played: the page says why.
var errWrong = errors.New("")

// review drops the seats that the app cannot take any more.
func (f *Wizard) review() {
	f.untaken = map[game.Seat]error{}
	apps := map[string]string{}
	for i, name := range f.owners {
		err := errWrong
		if f.wrong == "" {
			err = automa.WhyNot(f.game, f.rules.setup, game.Seat(i))
		}
		if f.untaken[game.Seat(i)] = err; err == nil && f.choice.Apps[name] != "" {
			apps[name] = f.choice.Apps[name]
		}
	}
	f.choice.Apps = apps
}
