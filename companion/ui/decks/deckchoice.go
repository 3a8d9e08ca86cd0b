package decks

import (
	"context"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Choice is the choice between the cards of a game's box and a deck of
// people's own. The set-up and the page that prints share it.
type Choice struct {
	w        *Decks
	box      game.Game          // as it comes
	Deck     *Deck              // the last one that was read and can be played with, or nil
	Chosen   bool               // it is played with
	asked    int                // how many folders; an answer to an older question is not heard
	Busy     bool               // one is being read
	pictures int                // of it, so far
	stop     context.CancelFunc // ends that; nil when none is

	// What is to be told of a folder, until something is chosen.
	folder  string
	wrong   []Fault // why its deck cannot be played with
	changed bool    // it can, but is not the deck of last time any more
	Last    bool    // it is where the deck of last time lay
	scroll  *container.Scroll
}

// Now is the game with the cards that are chosen.
func (o *Choice) Now() (game.Game, game.OwnDeck) {
	if o.Chosen {
		return o.Deck.Game, o.Deck.Own
	}
	return o.box, game.OwnDeck{}
}

// recall looks for the deck that was used last, and chooses it when it was
// played with and is as it was.
func (o *Choice) recall() {
	last := o.w.Last(o.box)
	if last.Folder == "" {
		return
	}
	o.read(last.Folder, func(d *Deck, wrong []Fault) {
		played := last.Digest != ""
		if d != nil {
			o.Deck = d
			o.Chosen = d.Own.Digest == last.Digest
			wrong = nil
		}
		if played && !o.Chosen {
			o.folder, o.wrong, o.changed, o.Last = last.Folder, wrong, d != nil, true
		}
		if o.Chosen {
			o.w.Changed(o.box, true)
		}
	})
}

// Follow takes the deck that is being played with, or none.
func (o *Choice) Follow(g game.Game, own game.OwnDeck) {
	o.leave()
	o.settle()
	if o.Chosen = own != (game.OwnDeck{}); !o.Chosen || o.Deck != nil && o.Deck.Own == own {
		return
	}
	o.Deck = &Deck{Game: g, Own: own, Title: filepath.Base(own.Folder), Cards: len(g.Box().Deck)}
	o.read(own.Folder, func(d *Deck, _ []Fault) {
		if d != nil && d.Own == own { // now its title is known
			o.Deck = d
		}
	})
}

// read looks into a folder in the background.
func (o *Choice) read(folder string, found func(*Deck, []Fault)) {
	o.leave()
	n := o.asked
	ctx, stop := context.WithCancel(context.Background())
	o.Busy, o.stop = true, stop
	later := func(do func()) {
		o.w.Later(func() {
			if n == o.asked {
				do()
				o.w.Redraw()
			}
		})
	}
	o.w.Read(Reading{Context: ctx, Game: o.box, Folder: folder,
		Told: func(pictures int) { later(func() { o.pictures = pictures }) },
		Done: func(d *Deck, wrong []Fault) {
			later(func() {
				o.leave()
				found(d, wrong)
			})
		}})
}

// leave has nobody wait for what is being read.
func (o *Choice) leave() {
	o.asked++
	if o.stop != nil {
		o.stop()
	}
	o.Busy, o.stop, o.pictures = false, nil, 0
}

// giveUp leaves what is being read, and all as it was.
func (o *Choice) giveUp() {
	o.leave()
	o.w.Redraw()
}

// Take chooses the deck in a folder, or tells what is wrong with it; then what
// was chosen before stays.
func (o *Choice) Take(folder string) {
	o.settle()
	o.read(folder, func(d *Deck, wrong []Fault) {
		if d == nil {
			o.folder, o.wrong = folder, wrong
			o.scroll.Offset = fyne.Position{}
			return
		}
		o.Deck, o.Chosen = d, true
		o.w.remember(o.box, d.Own.Folder)
		o.w.Changed(o.box, false)
	})
	o.w.Redraw()
}

// again reads the deck once more, or chooses it as it is now.
func (o *Choice) again() {
	if o.folder != "" {
		o.Take(o.folder)
	}
}

// takeBox chooses the cards of the box.
func (o *Choice) takeBox() {
	o.leave()
	o.Chosen = false
	o.settle()
	o.w.Changed(o.box, false)
	o.w.Redraw()
}

// takeOwn chooses the deck that is known, as it is now; another one when it is
// chosen already or there is none. While one is being read it is given up.
func (o *Choice) takeOwn() {
	if o.Busy {
		o.giveUp()
		return
	}
	if o.Deck == nil || o.Chosen {
		o.Ask()
		return
	}
	o.Take(o.Deck.Own.Folder)
}

// settle closes the report on a folder.
func (o *Choice) settle() { o.folder, o.wrong, o.changed, o.Last = "", nil, false, false }

// Telling reports whether there is a report on a folder.
func (o *Choice) Telling() bool { return o.folder != "" }

// Ask chooses a folder.
func (o *Choice) Ask() {
	near := o.folder
	if near == "" && o.Deck != nil {
		near = o.Deck.Own.Folder
	}
	if near == "" {
		near = room.InHome("")
	}
	o.w.AskFile(room.Files{Title: o.contents(), Yes: words.Word("Take this folder"), At: near, Take: func(folder string) error {
		if _, err := os.Stat(folder); err != nil {
			return err
		}
		o.Take(filepath.Clean(folder))
		return nil
	}})
}

// KeyList are the keys that choose.
func (o *Choice) KeyList() []room.Key {
	offers := o.Offers()
	out := []room.Key{{Name: "B", What: offers[0].Title, Do: o.takeBox}, {Name: "D", What: offers[1].Title, Do: o.takeOwn}}
	if o.Deck != nil || o.Telling() {
		out = append(out, room.Key{Name: "F", What: words.Word("Another deck …"), Do: o.Ask})
	}
	if o.Telling() {
		out = append(out, room.Key{Name: "R", What: o.againText(), Do: o.again}, room.Key{Name: "↑ ↓", What: words.Word("Read on"), Do: nil})
	}
	return out
}

// Key goes through what is told of a folder.
func (o *Choice) Key(k fyne.KeyName) {
	by := map[fyne.KeyName]float32{fyne.KeyDown: 0.25, fyne.KeyUp: -0.25, fyne.KeyPageDown: 0.9, fyne.KeyPageUp: -0.9}[k]
	if by == 0 || !o.Telling() {
		return
	}
	most := max(o.scroll.Content.MinSize().Height-o.scroll.Size().Height, 0)
	o.scroll.Offset.Y = min(max(o.scroll.Offset.Y+by*o.scroll.Size().Height, 0), most)
	o.scroll.Refresh()
}
