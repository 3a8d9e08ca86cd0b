package ui

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// ownCards is the choice between the cards of a game's box and a deck of
// people's own. The set-up and the page that prints share it.
type ownCards struct {
	w      *Window
	box    game.Game // as it comes
	deck   *Deck     // the last one that was read and can be played with, or nil
	chosen bool      // it is played with
	asked  int       // how many folders; an answer to an older question is not heard
	busy   bool      // one is being read

	// What is to be told of a folder, until something is chosen.
	folder  string
	wrong   []DeckFault // why its deck cannot be played with
	changed bool        // it can, but is not the deck of last time any more
	last    bool        // it is where the deck of last time lay
	scroll  *container.Scroll
}

// ownCards is that choice for a game, or nil when there is none.
func (w *Window) ownCards(g game.Game) *ownCards {
	if w.Host == nil || w.Host.Deck == nil {
		return nil
	}
	if o := w.decks[g.Name()]; o != nil {
		return o
	}
	for _, box := range w.Host.Games {
		if _, ok := box.(game.Decker); ok && box.Name() == g.Name() {
			o := &ownCards{w: w, box: box, scroll: container.NewVScroll(widget.NewLabel(""))}
			if w.decks == nil {
				w.decks = map[string]*ownCards{}
			}
			w.decks[g.Name()] = o
			o.recall()
			return o
		}
	}
	return nil
}

// now is the game with the cards that are chosen.
func (o *ownCards) now() (game.Game, game.OwnDeck) {
	if o.chosen {
		return o.deck.Game, o.deck.Own
	}
	return o.box, game.OwnDeck{}
}

// recall looks for the deck that was used last, and chooses it when it was
// played with and is as it was.
func (o *ownCards) recall() {
	last := o.w.lastDeck(o.box)
	if last.Folder == "" {
		return
	}
	o.read(last.Folder, func(d *Deck, wrong []DeckFault) {
		played := last.Digest != ""
		if d != nil {
			o.deck = d
			o.chosen = d.Own.Digest == last.Digest
			wrong = nil
		}
		if played && !o.chosen {
			o.folder, o.wrong, o.changed, o.last = last.Folder, wrong, d != nil, true
		}
		if !o.chosen {
			return
		}
		if f := o.w.flow; f != nil && !f.again && f.game.Name() == o.box.Name() {
			f.choose(o.w.lastSetup(o.box))
		}
		o.reprint()
	})
}

// follow takes the deck that is being played with, or none.
func (o *ownCards) follow(g game.Game, own game.OwnDeck) {
	o.asked++
	o.busy = false
	o.settle()
	if o.chosen = own != (game.OwnDeck{}); !o.chosen || o.deck != nil && o.deck.Own == own {
		return
	}
	o.deck = &Deck{Game: g, Own: own, Title: filepath.Base(own.Folder), Cards: len(g.Box().Deck)}
	o.read(own.Folder, func(d *Deck, _ []DeckFault) {
		if d != nil && d.Own == own { // now its title is known
			o.deck = d
		}
	})
}

// read looks into a folder in the background.
func (o *ownCards) read(folder string, found func(*Deck, []DeckFault)) {
	o.asked++
	n := o.asked
	o.busy = true
	o.w.Host.Deck(o.box, folder, func(d *Deck, wrong []DeckFault) {
		o.w.Later(func() {
			if n == o.asked {
				o.busy = false
				found(d, wrong)
				o.redraw()
			}
		})
	})
}

// take chooses the deck in a folder, or tells what is wrong with it; then what
// was chosen before stays.
func (o *ownCards) take(folder string) {
	o.settle()
	o.read(folder, func(d *Deck, wrong []DeckFault) {
		if d == nil {
			o.folder, o.wrong = folder, wrong
			o.scroll.Offset = fyne.Position{}
			return
		}
		o.deck, o.chosen = d, true
		o.w.rememberDeck(o.box, d.Own.Folder)
		o.deal()
	})
	o.redraw()
}

// again reads the deck that is told of once more, or chooses it as it is now.
func (o *ownCards) again() {
	if o.folder != "" {
		o.take(o.folder)
	}
}

// takeBox chooses the cards of the box.
func (o *ownCards) takeBox() {
	o.asked++ // what is being read is not waited for
	o.busy, o.chosen = false, false
	o.settle()
	o.deal()
	o.redraw()
}

// takeOwn chooses the deck that is known, as it is now; another one when it is
// chosen already or there is none.
func (o *ownCards) takeOwn() {
	if o.deck == nil || o.chosen {
		o.ask()
		return
	}
	o.take(o.deck.Own.Folder)
}

// settle tells nothing more of a folder.
func (o *ownCards) settle() { o.folder, o.wrong, o.changed, o.last = "", nil, false, false }

// telling reports whether there is something to tell.
func (o *ownCards) telling() bool { return o.folder != "" }

// ask chooses a folder.
func (o *ownCards) ask() {
	d := dialog.NewFolderOpen(func(l fyne.ListableURI, err error) {
		if err == nil && l != nil {
			o.take(l.Path())
		}
	}, o.w.Win)
	near := o.folder
	if near == "" && o.deck != nil {
		near = o.deck.Own.Folder
	}
	if near != "" {
		if at, err := storage.ListerForURI(storage.NewFileURI(filepath.Dir(near))); err == nil {
			d.SetLocation(at)
		}
	}
	d.SetTitleText(words.Word("Open the folder that holds the deck’s deck.toml"))
	d.Show()
	d.Resize(o.w.Win.Canvas().Size()) // only what is shown has a size
}

// deal gives the cards that are chosen now to the pages that are open.
func (o *ownCards) deal() {
	if f := o.w.flow; f != nil && !f.again && f.game.Name() == o.box.Name() {
		s := f.choice.Setup
		_, s.Deck = o.now()
		f.choose(s)
	}
	o.reprint()
}

// reprint gives them to the page that prints.
func (o *ownCards) reprint() {
	if p := o.w.press; p != nil && p.game.Name() == o.box.Name() {
		p.choose(o.box)
	}
}

// redraw shows it all where it can be seen.
func (o *ownCards) redraw() {
	if o.w.flow != nil {
		o.w.flow.body.Refresh()
	}
	if o.w.press != nil {
		o.w.press.body.Refresh()
	}
}

// strokes are the keys that choose.
func (o *ownCards) strokes() []stroke {
	offers := o.offers()
	out := []stroke{{"B", offers[0].title, o.takeBox}, {"D", offers[1].title, o.takeOwn}}
	if o.deck != nil || o.telling() {
		out = append(out, stroke{"F", words.Word("Another deck …"), o.ask})
	}
	if o.telling() {
		out = append(out, stroke{"R", o.againText(), o.again}, stroke{"↑ ↓", words.Word("Read on"), nil})
	}
	return out
}

// key goes through what is told of a folder.
func (o *ownCards) key(k fyne.KeyName) {
	by := map[fyne.KeyName]float32{fyne.KeyDown: 0.25, fyne.KeyUp: -0.25, fyne.KeyPageDown: 0.9, fyne.KeyPageUp: -0.9}[k]
	if by == 0 || !o.telling() {
		return
	}
	most := max(o.scroll.Content.MinSize().Height-o.scroll.Size().Height, 0)
	o.scroll.Offset.Y = min(max(o.scroll.Offset.Y+by*o.scroll.Size().Height, 0), most)
	o.scroll.Refresh()
}
