package ui

import (
	"embed"
	"fmt"
	"sync"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
)

// Translations are the sentences of the window in other languages.
//
//go:embed translations
var Translations embed.FS

// loadWords hands the window's sentences to the translator once.
var loadWords = sync.OnceFunc(func() {
	for _, files := range []embed.FS{Translations, game.Translations} {
		if err := language.Add(files); err != nil {
			fyne.LogError("the window's translations cannot be read", err)
		}
	}
})

// word is one sentence of the window in the player's language.
func word(english string) string { return language.In(english) }

// say is a sentence of the window with its arguments filled in.
func say(english string, args ...any) string {
	return fmt.Sprintf(word(english), args...)
}

// tell is a sentence of the game or the session in the player's language.
func tell(t game.Text) string { return t.In(word) }

// complaint is an error in the player's language.
func complaint(err error) string { return sentence(tell(game.Sentence(err))) }
