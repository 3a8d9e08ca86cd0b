package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/printables"
	"github.com/grovewatch/grovewatch/vision"
)

// press is what our sheets can print of a deck.
var press = deck.Press{
	Letters: printables.CheckLetters,
	Name:    func(name string) error { return printables.CheckName(name, deck.Width) },
	Emoji:   printables.CheckEmoji,
	Art:     printables.KeepArt,
}

// The time after which long work says how far it is, and how often.
const tellEvery = 3 * time.Second

// onStandardError tells how many pictures of a deck were read.
func onStandardError(pictures int) {
	fmt.Fprintf(os.Stderr, "grovewatch: %s of the deck read so far\n", counted(pictures, "picture"))
}

// telling is press, and tells how many pictures were read while that takes long.
// Once ctx ends no more are read.
func telling(ctx context.Context, told func(pictures int)) deck.Press {
	p, read, last := press, 0, time.Now()
	p.Art = func(a cards.Art) (cards.Art, error) {
		if ctx.Err() != nil {
			return a, ctx.Err() // nobody hears it
		}
		read++
		if time.Since(last) > tellEvery {
			last = time.Now()
			told(read)
		}
		return press.Art(a)
	}
	return p
}

// gameFlags say which game, and with which deck.
type gameFlags struct {
	Game string `default:"grove" help:"Which game: grove, psisquad, blackwood, visitors or pairs (default: ${default})."`
	Deck string `type:"path" placeholder:"FOLDER" help:"Play with cards of your own: the folder with their deck.toml, or for Blackwood with forest.csv, potions.csv and spells.csv."`
}

// game gives the game, whose box is sound, and its deck for the set-up.
func (c gameFlags) game() (game.Game, game.OwnDeck, error) {
	g, err := games.Find(c.Game)
	if err != nil {
		return nil, game.OwnDeck{}, err
	}
	if c.Deck == "" {
		return g, game.OwnDeck{}, games.Check(g)
	}
	d, err := withDeck(context.Background(), g, c.Deck, onStandardError)
	if err != nil {
		return nil, game.OwnDeck{}, err
	}
	return d.Game, d.Own, nil
}

// seated is how many people sit at the table: as many as the command line says, or as
// is usual for the game where it says nothing.
func seated(players int, g game.Game) int {
	if players == 0 {
		return g.Box().UsualPlayers()
	}
	return players
}

// withDeck reads the deck in a folder, for a game to be played with.
func withDeck(ctx context.Context, g game.Game, dir string, told func(pictures int)) (*decks.Deck, error) {
	if lister, ok := g.(game.Lister); ok {
		return withLists(lister, dir)
	}
	decker, ok := g.(game.Decker)
	if !ok {
		return nil, fault.Errorf("%s is played with its own cards alone: leave out --deck, or choose another game with --game", g.Title())
	}
	d, err := deck.Open(dir, telling(ctx, told))
	if err != nil {
		return nil, err
	}
	own, err := decker.With(d)
	if err != nil {
		return nil, err
	}
	if err := games.Check(own); err != nil {
		return nil, err
	}
	if filepath.Base(dir) == deck.File {
		dir = filepath.Dir(dir)
	}
	if dir, err = absolute(dir); err != nil {
		return nil, err
	}
	return &decks.Deck{Game: own, Own: game.OwnDeck{Folder: dir, Digest: d.Digest}, Title: d.Title, Cards: len(d.Cards)}, nil
}

func absolute(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", fault.Errorf("the folder of the deck has no path: %w", err)
	}
	return dir, nil
}

// mostList is how large the file of a list may be, bytes.
const mostList = 64 << 10

// withLists reads the card lists in a folder, for a game to be played with.
func withLists(g game.Lister, dir string) (*decks.Deck, error) {
	dir, err := absolute(dir)
	if err != nil {
		return nil, err
	}
	files, sum := map[string][]byte{}, sha256.New()
	for _, name := range g.Lists() {
		switch files[name], err = file.Read(filepath.Join(dir, name), mostList); {
		case errors.Is(err, fs.ErrNotExist):
			return nil, fault.Errorf("there is no %s in %s: people's own cards for %s stand in the files %s", name, dir, g.Title(), strings.Join(g.Lists(), ", "))
		case err != nil:
			return nil, fault.Errorf("%s cannot be read: %w", filepath.Join(dir, name), err)
		}
		fmt.Fprintf(sum, "%s %d\n%s", name, len(files[name]), files[name])
	}
	own, err := g.WithLists(files)
	if err == nil {
		err = games.Check(own)
	}
	if err != nil {
		return nil, err
	}
	return &decks.Deck{Game: own, Own: game.OwnDeck{Folder: dir, Digest: hex.EncodeToString(sum.Sum(nil)[:8])},
		Title: filepath.Base(dir), Cards: len(own.Box().Deck)}, nil
}

// readDeck reads a deck for the window, in the background.
func readDeck(r decks.Reading) {
	go func() {
		d, err := withDeck(r.Context, r.Game, r.Folder, r.Told)
		var problems deck.Problems
		var wrong []decks.Fault
		switch {
		case errors.As(err, &problems):
			for _, p := range problems {
				text := game.Sentence(p.Err)
				if p.Line == 0 && p.File != "" {
					text = game.Say("%s: %s", deck.File, p.Err)
				}
				wrong = append(wrong, decks.Fault{Line: p.Line, Text: text})
			}
		case err != nil:
			wrong = append(wrong, decks.Fault{Text: game.Sentence(err)})
		}
		r.Done(d, wrong)
	}()
}

// finder gives the game of a transcript's set-up: with the deck that it names,
// which now lies in another folder when one is given.
func finder(folder string) func(game.Setup) (game.Game, error) {
	return func(s game.Setup) (game.Game, error) {
		g, err := games.Find(s.Game)
		switch {
		case err != nil:
			return nil, err
		case s.Deck == (game.OwnDeck{}) && folder != "":
			return nil, fault.Errorf("this game was played with the cards of its own box: leave out --deck")
		case s.Deck == (game.OwnDeck{}):
			return g, nil
		}
		folder := cmp.Or(folder, s.Deck.Folder)
		d, err := withDeck(context.Background(), g, folder, onStandardError)
		if err != nil {
			return nil, fault.Errorf("this game was played with the deck in %s, which cannot be read now. The saved game is kept as it is: put the deck back, or say with --deck where it lies (%w)", folder, err)
		}
		if d.Own.Digest != s.Deck.Digest {
			return nil, fault.Errorf("the deck in %s is not as it was when this game began: a card, a picture or what is said of one has changed. The saved game is kept as it is: undo the change, or say with --deck where the deck of that day lies", folder)
		}
		return d.Game, nil
	}
}

// tagFlags say which tags to look for.
type tagFlags struct {
	Game       string `default:"grove" help:"Which game's tags to look for: those of grove, psisquad, blackwood, visitors or pairs (default: ${default})."`
	Deck       string `type:"path" placeholder:"FOLDER" help:"Look for the tags of cards of your own: the folder with their deck.toml or lists. A game's name stands for that game."`
	Components string `type:"path" help:"Take the tags from a components.json instead."`
}

// load gives what is printed, and the codebook of its tags.
func (c tagFlags) load() (*table.Surface, *vision.Codebook, error) {
	box, err := c.box()
	if err != nil {
		return nil, nil, err
	}
	surface := table.NewSurface(box)
	codes, err := surface.Codes()
	if err != nil {
		return nil, nil, err
	}
	book, err := vision.NewCodebook(codes)
	return surface, book, err
}

func (c tagFlags) box() (*cards.Box, error) {
	if c.Components != "" {
		list, err := printables.ReadComponents(c.Components)
		if err != nil {
			return nil, err
		}
		return list.Box(), nil
	}
	g, _, err := c.chosen().game()
	if err != nil {
		return nil, err
	}
	return g.Box(), nil
}

// chosen is the game and its deck. A deck that is no folder may be a game.
func (c tagFlags) chosen() gameFlags {
	name := filepath.Base(c.Deck)
	if _, err := os.Stat(c.Deck); errors.Is(err, fs.ErrNotExist) {
		if _, err := games.Find(name); err == nil {
			return gameFlags{Game: name}
		}
	}
	return gameFlags{Game: c.Game, Deck: c.Deck}
}
