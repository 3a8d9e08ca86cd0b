package blackwood

import (
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The four ingredients, as the lists write them, and what they are called.
const ingredientLetters = "CFTB"

var (
	ingredientNames    = [...]string{"Clover", "Fungus", "Toad", "Bat"}
	ingredientPictures = [...]string{"🍀", "🍄", "🐸", "🦇"}
)

// bag counts ingredients, in the order of ingredientLetters.
type bag [len(ingredientLetters)]int8

func (b bag) plus(c bag) bag {
	for i := range b {
		b[i] += c[i]
	}
	return b
}

// without is what is left of b when c is taken out, as far as it is there.
func (b bag) without(c bag) bag {
	for i := range b {
		b[i] = max(b[i]-c[i], 0)
	}
	return b
}

// partOf reports whether a bag holds some, but not all, of an ingredient that another one holds.
func (b bag) partOf(c bag) bool {
	for i := range b {
		if 0 < b[i] && b[i] < c[i] {
			return true
		}
	}
	return false
}

func (b bag) size() int {
	n := 0
	for _, k := range b {
		n += int(k)
	}
	return n
}

// each lists the ingredients one by one, as words of a table has them.
func (b bag) each(words [len(ingredientLetters)]string) []string {
	var out []string
	for i, n := range b {
		for range n {
			out = append(out, words[i])
		}
	}
	return out
}

// name is what is printed on a card: "Clover, Toad, Toad".
func (b bag) name() string { return strings.Join(b.each(ingredientNames), ", ") }

// text names the ingredients in a sentence.
func (b bag) text() game.Text {
	var out game.Text
	for i, word := range b.each(ingredientNames) {
		if i == 0 {
			out = game.Say(word)
		} else {
			out = game.Say("%s, %s", out, game.Say(word))
		}
	}
	return out
}

// sum counts the ingredients: "2 × Clover, 1 × Bat".
func (b bag) sum() game.Text {
	out := game.Say("none")
	for i, n := range b {
		switch one := game.Times(int(n), game.Say(ingredientNames[i])); {
		case n == 0:
		case out.Format == "none":
			out = one
		default:
			out = game.Say("%s, %s", out, one)
		}
	}
	return out
}
