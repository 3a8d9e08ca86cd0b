package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// setup is the table at which is played.
func (c *simulateCmd) setup(own game.OwnDeck) game.Setup {
	return game.Setup{Game: c.Game, Deck: own, Players: c.Players, Options: c.Option}
}

// seats are the names of the seats at that table.
func (c *simulateCmd) seats(g game.Game, own game.OwnDeck) ([]string, error) {
	st, err := g.New(c.setup(own))
	if err != nil {
		return nil, err
	}
	return st.Seats(), nil
}

// apps are the seats that the app plays.
func (c *simulateCmd) apps(seats []string) ([]companion.App, error) {
	var out []companion.App
	for _, name := range slices.Sorted(maps.Keys(c.App)) {
		a, err := taken(seats, name, c.App[name])
		if err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, nil
}

// minds are the app in its seats in the game of a seed.
func (c *simulateCmd) minds(g game.Game, s game.Setup, seats []string, seed uint64) ([]*automa.Player, error) {
	apps, err := c.apps(seats)
	if err != nil {
		return nil, err
	}
	var out []*automa.Player
	for _, a := range apps {
		p, err := automa.NewPlayer(g, s, a.Seat, a.Level, seed)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// taken reads a seat that the app is to play, and how well.
func taken(seats []string, name, level string) (a companion.App, err error) {
	if a.Seat, err = seatOf(seats, name, "--app"); err == nil {
		a.Level, err = automa.ParseLevel(level)
	}
	return a, err
}

// seatOf is the seat that a flag names.
func seatOf(seats []string, name, flag string) (game.Seat, error) {
	if i := slices.Index(seats, name); i > 0 {
		return game.Seat(i), nil
	}
	return 0, fmt.Errorf("nobody called %q sits at this table: %s takes %s", name, flag, strings.Join(seats[1:], ", "))
}

// standings is how many games each seat has won; of a win that some share, its
// share. All who win together have each won.
type standings map[game.Seat]float64

func (w standings) count(r *game.Result, seats int) {
	share := 1.0
	if len(r.Winners) < seats {
		share /= float64(len(r.Winners))
	}
	for _, s := range r.Winners {
		w[s] += share
	}
}

// table lists the seats with what they won of so many games.
func (w standings) table(seats []string, levels map[string]string, games int) string {
	var b strings.Builder
	for i, name := range seats[1:] {
		who := cmp.Or(levels[name], "people")
		fmt.Fprintf(&b, "%5.0f%%  won by %s (%s)\n", 100*w[game.Seat(i+1)]/float64(games), name, who)
	}
	return b.String()
}

// thinking says for how long the app has thought about its moves.
func thinking(took []time.Duration) string {
	if len(took) == 0 {
		return ""
	}
	slices.Sort(took)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	return fmt.Sprintf("%6d  moves of the app, each thought about for %.1f ms in the middle and %.1f at most\n", len(took), ms(took[len(took)/2]), ms(took[len(took)-1]))
}
