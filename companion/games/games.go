// Package games is the explicit list of games that can be played. It must not
// know anything else about them.
package games

import (
	"embed"
	"errors"
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/games/pairs"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
)

// Translations are the sentences of every game in other languages: those that
// several games say, and each game's own in its folder.
//
//go:embed translations */translations
var Translations embed.FS

// List is every game, in the order in which people are offered them.
func List() []game.Game {
	return []game.Game{grove.Game, psisquad.Game, blackwood.Game, visitors.Game, pairs.Game}
}

// Check says what is wrong with a game's box, by itself or beside the boxes of
// the other games, or with its options. The error is a sentence.
func Check(g game.Game) error {
	boxes := []*cards.Box{g.Box()}
	for _, other := range List() {
		if other.Name() != g.Name() {
			boxes = append(boxes, other.Box())
		}
	}
	if err := cards.CheckAll(boxes...); err != nil {
		return err
	}
	return options(g)
}

// options says what is wrong with a game's options. A deck of people's own may
// be too small for some tables: then the first that it is enough for will do.
func options(g game.Game) (err error) {
	for _, players := range g.Box().Players() {
		_, err = g.New(game.Setup{Game: g.Name(), Players: players})
		var wish *game.OptionError // so many people have to choose something first
		if err == nil || errors.As(err, &wish) {
			return nil
		}
	}
	return err
}

// Find gives the game of a name. The error is a sentence that names all games.
func Find(name string) (game.Game, error) {
	var names []string
	for _, g := range List() {
		if g.Name() == name {
			return g, nil
		}
		names = append(names, g.Name())
	}
	return nil, fmt.Errorf("no game is called %q: choose from %s", name, strings.Join(names, ", "))
}
