package main

import (
	"embed"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/share"
	"github.com/grovewatch/grovewatch/printables"
)

// ours are the sentences that only the wiring says.
//
//go:embed translations
var ours embed.FS

// translations are the sentences of every layer but the window, which has its
// own, and of every game.
func translations() []embed.FS {
	all := []embed.FS{ours, deck.Translations, game.Translations, companion.Translations, share.Translations, printables.Translations}
	for _, g := range games.List() {
		if t, ok := g.(game.Translated); ok {
			all = append(all, t.Translations())
		}
	}
	return all
}

// learnWords makes all of them known.
func learnWords() error {
	for _, files := range translations() {
		if err := language.Add(files); err != nil {
			return err
		}
	}
	return nil
}
