package blackwood

import (
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// edition is the game with one set of card lists.
type edition struct {
	lists func() *lists
	box   func() *cards.Box
	board func() *board
}

// standard is the edition with our own lists.
var standard = newEdition(ours)

// newEdition makes the box and the board of lists when they are first asked for.
func newEdition(l func() *lists) *edition {
	e := &edition{lists: l}
	e.box = sync.OnceValue(func() *cards.Box { return newBox(l()) })
	e.board = sync.OnceValue(func() *board { return newBoard(e.box(), l()) })
	return e
}

// game is the game that is played with the edition, offered by some of its cards.
func (e *edition) game(offered game.Cover, taught []game.Lesson) Blackwood {
	offered.Line = game.Say("Witches send marionettes into the forest to fetch ingredients, make potions and cast spells.")
	offered.Minutes = [2]int{45, 75}
	return Blackwood{kit.Game[house]{
		Printed: e.box, Offered: offered, Options: options, Start: e.start, People: e.people, Taught: taught, Minds: e.mind,
	}}
}

// The files of a folder with lists, in the form of ours.
const forestList, potionList, spellList = "forest.csv", "potions.csv", "spells.csv"

// Lists names the files of a folder with other card lists, such as those of the
// printed game (R92).
func (Blackwood) Lists() []string { return []string{forestList, potionList, spellList} }

// WithLists is the game with other card lists. No lesson is taught with them: it
// is told of our cards.
func (Blackwood) WithLists(files map[string][]byte) (game.Game, error) {
	text := func(name string) string { return strings.TrimPrefix(string(files[name]), "\ufeff") }
	l, err := readLists(text(forestList), text(potionList), text(spellList))
	if err != nil {
		return nil, err
	}
	e := newEdition(func() *lists { return l })
	if err := e.box().Check(); err != nil {
		return nil, err
	}
	return e.game(game.Cover{Pieces: []string{
		cardID("potion", l.potions[1].id), cardID("forest", l.forest[forestCards/2].id), cardID("forest", l.forest[0].id),
	}}, nil), nil
}
