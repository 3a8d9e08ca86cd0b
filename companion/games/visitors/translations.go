package visitors

import (
	"embed"

	"github.com/grovewatch/grovewatch/companion/game"
)

//go:embed translations
var translations embed.FS

var _ game.Translated = Game{}

// Translations are the game's sentences in other languages.
func (Game) Translations() embed.FS { return translations }
