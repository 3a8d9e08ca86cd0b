package kit

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// VHint is the verb of asking for a hint: "kid hint @look".
const VHint = "hint"

// Hints are the steps of a game's hints, from the one that tells least to the one
// that tells most: the word of each in a move, and its title. A seat that may ask for
// none now has nil.
type Hints []game.Value

// Form asks for a hint, at first for its next step, where so many were given.
func (h Hints) Form(given int8) []game.Form {
	if int(given) >= len(h) {
		return nil
	}
	left := h[given:]
	return []game.Form{{Title: game.Say("A hint"), Verb: VHint, Send: game.Say("Ask for it"), Parts: []game.Part{{Name: game.Say("What"), Given: left[0].Word, Values: left}}}}
}

// Next asks for the step after so many for all to see; false where there is none.
func (h Hints) Next(given int8) (game.Move, bool) {
	if int(given) >= len(h) {
		return game.Move{}, false
	}
	return game.Move{Seat: game.Table, Verb: VHint, Place: h[given].Word}, true
}

// Give gives the step that the move of a names to its seat, which is called name and
// was given so many. Everyone is told that it was asked for.
func (h Hints) Give(a *Act, given *int8, name game.Text) error {
	step := 1 + slices.IndexFunc(h, func(v game.Value) bool { return v.Word == a.Move.Place })
	switch {
	case h == nil:
		return game.Refuse("There is no hint now.")
	case step == 0 || len(a.Move.Objects) > 0 || a.Move.Number != 0:
		return game.Refuse("There is no such hint. Choose one from the list.")
	case step <= int(*given):
		return game.Refuse("That hint was given already.")
	case a.Move.Seat == game.Table:
		a.Say("A hint is asked for, for all to see.")
	default:
		a.Say("%s asks for a hint.", name)
	}
	*given = int8(step)
	a.Events[len(a.Events)-1].Reveals = true // it is read by then
	return nil
}
