package ui

import (
	"maps"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/seating"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// askPeople asks who sits where from now on. Nothing changes until it is confirmed.
func (w *Window) askPeople() {
	if w.Game == nil || w.page != nil {
		return
	}
	setup := w.Setup
	setup.Players = w.Players
	before, apps := map[string]companion.Person{}, map[int]automa.Level{}
	for i, who := range w.Screen.Sitting {
		before[w.Screen.Seats[i]] = who
	}
	for _, a := range w.Screen.Apps {
		apps[int(a.Seat)] = a.Level
	}
	played := maps.Clone(apps)
	roles := make([]game.Text, len(w.Screen.View.Names))
	for i, t := range w.Screen.View.Names {
		roles[i] = t.Named(func(game.Seat) string { return "" })
	}
	simulated := w.Screen.Pace != nil
	page := &room.Page{
		Title: func() string { return words.Word("Who sits where?") },
		About: func() string {
			if simulated {
				return words.Word("Click a symbol to change its colour.")
			}
			return words.Word("Click “a person” to have the app play that seat, and a symbol to change its colour.")
		},
	}
	seats := &seating.Seats{
		Window: w.Window,
		WhyNot: func(i int) error {
			if simulated {
				return companion.ErrSimulated
			}
			return automa.WhyNot(w.Game, setup, game.Seat(i))
		},
		App: func(i int) bool { _, app := apps[i]; return app },
		Plays: func(i int) game.Text {
			if l, app := apps[i]; app {
				return companion.App{Level: l}.Text()
			}
			return companion.Somebody
		},
		Pass: func(i int) {
			switch l, app := apps[i]; {
			case !app:
				apps[i] = automa.Levels[0]
			case l == automa.Strong:
				delete(apps, i)
			default:
				apps[i] = l + 1
			}
			page.Redraw()
		},
		Change: page.Redraw,
	}
	seats.Take(w.Screen.Seats, roles, maps.Clone(before))
	confirm := func() {
		for i := 1; i < len(seats.Words); i++ {
			l, app := apps[i]
			if was, did := played[i]; app != did || app && l != was {
				w.Send(companion.Play{Seat: game.Seat(i), App: app, Level: l})
			}
			if who := seats.People[seats.Words[i]]; who != before[seats.Words[i]] {
				w.Send(companion.Sit{Seat: game.Seat(i), Person: who})
			}
		}
		seating.Keep(w.App.Preferences(), w.Game.Name(), seats.Sitting())
		page.Close()
	}
	page.Body = func(r paint.Area) []fyne.CanvasObject {
		out, _ := seats.Draw(r)
		return out
	}
	page.Foot = func() []*paint.Button {
		return []*paint.Button{
			paint.NewButton(w.Unit, words.Word("Done"), "", paint.Warm, confirm),
			paint.NewButton(w.Unit, words.Word("Cancel"), "", paint.Quiet, page.Close),
		}
	}
	page.Keys = func() []room.Key {
		return []room.Key{{Name: "N", What: words.Word("Names"), Do: seats.Focus}, {Name: "Enter", What: words.Word("Done")}}
	}
	page.Enter = confirm
	w.openPage(page)
}

// appPlays reports whether there is a seat that the app can play.
func (w *Window) appPlays() bool {
	if w.Game == nil {
		return false
	}
	setup := w.Setup
	setup.Players = w.Players
	for i := 1; i < len(w.Screen.Seats); i++ {
		if automa.WhyNot(w.Game, setup, game.Seat(i)) == nil {
			return true
		}
	}
	return false
}

// openPage shows a page over the window until it is closed.
func (w *Window) openPage(p *room.Page) {
	closed := p.Closed
	p.Closed = func() {
		w.page = nil
		w.remeasure()
		if closed != nil {
			closed()
		}
	}
	w.page = p
	w.Open(p)
}
