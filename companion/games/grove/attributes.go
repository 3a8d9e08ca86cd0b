package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards/deck"
)

// Words that the deck file uses. A card's weight is compared with a textbook's.
var (
	kindWords     = []string{"household", "play", "food", "vehicles", "nature"}
	materialWords = []string{"metal", "plastic", "wood", "glass", "cloth", "plant", "leather", "paper", "rubber", "food", "stone", "clay", "wax", "hair", "water", "animal", "fungus"}
	colourWords   = []string{"black", "white", "grey", "silver", "gold", "red", "orange", "yellow", "green", "blue", "teal", "purple", "pink", "brown", "beige"}
	// traitWords, with what each asks of the thing in its ordinary use.
	traitWords = []string{
		"living",   // grows, or would if planted
		"edible",   // people eat or drink it
		"electric", // needs or stores electricity
		"sharp",    // has a point or an edge
		"round",    // a circle or a ball is a main part of its shape
		"wheeled",  // rolls on wheels
		"hollow",   // holds other things or air
		"worn",     // people wear it
		"tool",     // held in the hand to do work
		"sound",    // makes a sound of its own
		"writing",  // bears letters or signs, or is made to
		"fragile",  // breaks when it drops
		"light",    // gives light
		"floats",   // floats on water
		"ancient",  // people had one a thousand years ago
		"pocket",   // fits in a trouser pocket
		"soft",     // gives way to a finger
		"moving",   // has parts that move
	}
)

const textbookG = 1000

// object is a card as Pass Rules ask for it.
type object struct{ deck.Card }

func (o object) has(trait string) bool    { return slices.Contains(o.Traits, trait) }
func (o object) madeOf(stuff string) bool { return slices.Contains(o.Material, stuff) }
func (o object) shows(colour string) bool { return slices.Contains(o.Colours, colour) }
func (o object) lighter() bool            { return o.WeightG < textbookG }
func (o object) mostly(stuff string) bool { return len(o.Material) > 0 && o.Material[0] == stuff }

// knownWord reports whether the built-in deck knows a word.
func knownWord(w string) bool {
	return slices.ContainsFunc([][]string{kindWords, materialWords, colourWords, traitWords}, func(list []string) bool {
		return slices.Contains(list, w)
	})
}
