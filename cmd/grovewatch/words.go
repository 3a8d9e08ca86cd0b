package main

import (
	"embed"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/share"
	"github.com/grovewatch/grovewatch/printables"
)

// ours are the translations of this package's own sentences.
//
//go:embed translations
var ours embed.FS

// translations are those of every layer and every game, but not the window's:
// it loads its own.
func translations() []embed.FS {
	return []embed.FS{
		ours, cards.Translations, deck.Translations, game.Translations, games.Translations,
		companion.Translations, share.Translations, printables.Translations,
	}
}

// learnWords hands all of them to the translator.
func learnWords() error {
	for _, files := range translations() {
		if err := language.Add(files); err != nil {
			return err
		}
	}
	return nil
}
