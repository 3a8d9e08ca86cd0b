package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

type deckCmd struct {
	Check deckCheckCmd `cmd:"" help:"Check a deck of your own, and say line by line what is wrong with it."`
}

type deckCheckCmd struct {
	Folder string `arg:"" type:"path" help:"The folder with its deck.toml, or with the card lists of a game."`
}

// Run prints what the deck is and who can play with it, or fails with all that
// is wrong.
func (c *deckCheckCmd) Run() error {
	for _, g := range games.List() {
		if lister, ok := g.(game.Lister); ok && holds(c.Folder, lister.Lists()) {
			return checkLists(lister, c.Folder)
		}
	}
	d, err := deck.Open(c.Folder, telling(context.Background(), onStandardError))
	if err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprint(&b, d.Title)
	if d.Author != "" {
		fmt.Fprintf(&b, ", by %s", d.Author)
	}
	if d.Licence != "" {
		fmt.Fprintf(&b, " (%s)", d.Licence)
	}
	fmt.Fprintf(&b, ": %s\n", counted(len(d.Cards), "card"))
	art := map[string]int{}
	for _, c := range d.Cards {
		if c.Art != nil {
			art[c.Art.Format]++
		}
	}
	fmt.Fprintf(&b, "  pictures: %d emoji, %d SVG, %d PNG\n", len(d.Cards)-art["svg"]-art["png"], art["svg"], art["png"])
	for _, g := range games.List() {
		decker, ok := g.(game.Decker)
		if !ok {
			continue
		}
		own, err := decker.With(d)
		if err != nil {
			return err
		}
		playable(&b, own)
	}
	return printed(b.String())
}

// holds reports whether a folder holds one of some files, and no deck.
func holds(folder string, files []string) bool {
	there := func(name string) bool {
		_, err := os.Stat(filepath.Join(folder, name))
		return err == nil
	}
	return !there(deck.File) && slices.ContainsFunc(files, there)
}

// checkLists prints who can play a game with the card lists in a folder.
func checkLists(g game.Lister, folder string) error {
	d, err := withLists(g, folder)
	if err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", d.Title, counted(d.Cards, "card"))
	playable(&b, d.Game)
	return printed(b.String())
}

// playable says how many people can play a game with its cards.
func playable(b *strings.Builder, own game.Game) {
	var numbers []string
	for players := 1; players <= 12; players++ {
		if _, err := own.New(game.Setup{Game: own.Name(), Players: players}); err == nil {
			numbers = append(numbers, fmt.Sprint(players))
		}
	}
	fmt.Fprintf(b, "  %s: for %s players\n", own.Title(), strings.Join(numbers, ", "))
	if bench, ok := own.(game.Crafter); ok {
		fmt.Fprintf(b, "  examples of a Pass Rule, from what the cards say of themselves: %d\n", len(bench.Bench().Rules))
	}
}
