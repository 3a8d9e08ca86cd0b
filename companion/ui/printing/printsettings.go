package printing

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/printables"
)

// The preferences for how sheets are made.
const (
	prefPaper  = "print.paper"
	prefLayout = "print.layout"
	prefInk    = "print.ink"
)

// prefPlayers is the preference for how many a game is printed.
func prefPlayers(g game.Game) string { return "print." + g.Name() + ".players" }

// firstEvening stands for a number of players where a part of the game is
// printed that is enough to try it.
const firstEvening = -1

// lastPlayers is for how many a game was printed last; nought is for any
// number.
func lastPlayers(p fyne.Preferences, g game.Game) int {
	n := p.Int(prefPlayers(g))
	if _, ok := g.(game.Beginner); ok && n == firstEvening {
		return n
	}
	if _, ok := g.Box().Tables[n]; !ok {
		return 0
	}
	return n
}

// keepPlayers keeps for how many a game is printed, for the next time and for its
// set-up.
func keepPlayers(p fyne.Preferences, g game.Game, players int) {
	p.SetInt(prefPlayers(g), players)
	if b, ok := g.(game.Beginner); ok && players == firstEvening {
		_, s := b.FirstEvening()
		players = s.Players
	}
	p.SetInt(room.PrefPrinted(g.Name()), players)
	p.SetBool(room.PrefOnPaper(g.Name()), true)
}

// lastOptions is how sheets were made last; a name that is known no more is left out.
func lastOptions(p fyne.Preferences) printables.Options {
	known := func(key string, list []string) string {
		if v := p.String(key); slices.Contains(list, v) {
			return v
		}
		return list[0]
	}
	return printables.Options{
		Paper: known(prefPaper, printables.Papers()), Layout: known(prefLayout, printables.Layouts()), Ink: known(prefInk, printables.Inks()),
	}
}

// keepOptions keeps how sheets are made for the next time.
func keepOptions(p fyne.Preferences, o printables.Options) {
	p.SetString(prefPaper, o.Paper)
	p.SetString(prefLayout, o.Layout)
	p.SetString(prefInk, o.Ink)
}
