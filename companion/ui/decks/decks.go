package decks

import (
	"context"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
)

// Deck is a deck of people's own that a game can be played with.
type Deck struct {
	Game  game.Game // played with it
	Own   game.OwnDeck
	Title string
	Cards int
}

// Fault is one thing that is wrong with a deck.
type Fault struct {
	Line int // of the deck's file; 0 when it lies in none
	Text game.Text
}

// Reading is a deck that is to be read from a folder, for a game. Told hears now
// and then how many pictures were read; Done is called once, with the deck or with
// all that is wrong with it. Both are called from any goroutine. Once Context ends
// nobody waits for it any more.
type Reading struct {
	Context context.Context
	Game    game.Game
	Folder  string
	Told    func(pictures int)
	Done    func(d *Deck, wrong []Fault)
}

// Decks are the decks of people's own with which games can be played: a choice for
// each game, which the set-up and the page that prints share.
type Decks struct {
	*room.Window
	Games []game.Game
	// Read reads a deck, for one of Games that takes one.
	Read func(Reading)
	// Changed hears that a game has other cards now. Recalled says that they are
	// those of last time.
	Changed func(g game.Game, recalled bool)
	Redraw  func()      // draws the pages that show a choice anew
	Locked  func() bool // reports whether sheets are being made, for which the cards must stay

	known map[string]*Choice // by the game's name, once it was asked for
}

// Of is the choice for a game, or nil when it is played with the cards of its box
// alone. Decks that are nil have no choice.
func (w *Decks) Of(g game.Game) *Choice {
	if w == nil {
		return nil
	}
	if o := w.known[g.Name()]; o != nil {
		return o
	}
	for _, box := range w.Games {
		if game.TakesOwn(box) && box.Name() == g.Name() {
			o := &Choice{w: w, box: box, scroll: container.NewVScroll(widget.NewLabel(""))}
			if w.known == nil {
				w.known = map[string]*Choice{}
			}
			w.known[g.Name()] = o
			o.recall()
			return o
		}
	}
	return nil
}

// remember keeps where a deck lies, to be offered again. The one that the game was
// last played with stays before one that was only chosen.
func (w *Decks) remember(g game.Game, folder string) {
	if w.Last(g).Digest == "" {
		w.App.Preferences().SetString("setup."+g.Name()+".deck", folder)
	}
}

// Last is the deck of people's own that was last chosen for a game. It has a digest
// only if the game was last played with it.
func (w *Decks) Last(g game.Game) game.OwnDeck {
	p := w.App.Preferences()
	return game.OwnDeck{Folder: p.String("setup." + g.Name() + ".deck"), Digest: p.String("setup." + g.Name() + ".digest")}
}

// KeepPlayed keeps the deck that a game is played with; an empty one is none.
func (w *Decks) KeepPlayed(name string, own game.OwnDeck) {
	p := w.App.Preferences()
	p.SetString("setup."+name+".digest", own.Digest)
	if own.Folder != "" {
		p.SetString("setup."+name+".deck", own.Folder)
	}
}
