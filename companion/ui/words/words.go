// Package words says the sentences of the window, of games and of the session in
// the player's language. It holds the translations of all the window's packages.
package words

import (
	"embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
)

// Translations are the sentences of the window in other languages.
//
//go:embed translations
var Translations embed.FS

// Load hands the window's sentences to the translator once.
var Load = sync.OnceFunc(func() {
	for _, files := range []embed.FS{Translations, game.Translations} {
		if err := language.Add(files); err != nil {
			fyne.LogError("the window's translations cannot be read", err)
		}
	}
})

// Word is a sentence of the window in the player's language.
func Word(english string) string { return language.In(english) }

// Say fills the arguments into a sentence of the window, as fmt.Sprintf does. The text
// of a seat's name stands in it as the sentence needs it.
func Say(english string, args ...any) string {
	return Tell(game.Text{Format: english, Args: args})
}

// keyNames are what is printed on keys that bear a word.
var keyNames = []string{"Ctrl", "Shift", "Enter", "Esc"}

// Key is what keys that are pressed together are called on the player's keyboard, such
// as "Ctrl + Shift + Z".
func Key(english string) string {
	keys := strings.Split(english, " + ")
	for i, k := range keys {
		if slices.Contains(keyNames, k) {
			keys[i] = Word(k)
		}
	}
	return strings.Join(keys, " + ")
}

// Tell is a sentence of the game or the session in the player's language.
func Tell(t game.Text) string { return t.In(Word) }

// Complaint is an error in the player's language.
func Complaint(err error) string { return Sentence(Tell(game.Sentence(err))) }

// Minutes says how long something took.
func Minutes(n int) string {
	if n == 1 {
		return Word("1 minute")
	}
	return Say("%d minutes", n)
}

// Moves says a number of moves.
func Moves(n int) string {
	if n == 1 {
		return Word("1 move")
	}
	return Say("%d moves", n)
}

// Sheets says a number of pages and of sheets of paper.
func Sheets(pages, leaves int) string {
	switch {
	case pages == 1:
		return Word("1 page on 1 sheet of paper")
	case leaves == 1:
		return Say("%d pages on 1 sheet of paper", pages)
	}
	return Say("%d pages on %d sheets of paper", pages, leaves)
}

// Players says a number of people.
func Players(n int) string { return Tell(game.SayPlayers(n)) }

// Sentence makes a text begin with a capital letter and end with a full stop, unless more follows it.
func Sentence(text string) string {
	if text == "" {
		return text
	}
	text = Capital(text)
	if !strings.ContainsAny(text[len(text)-1:], ".!?:") {
		text += "."
	}
	return text
}

// Capital makes a text begin with a capital letter.
func Capital(text string) string {
	if text == "" {
		return text
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
