package psisquad

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// A hint has three steps: whose cypher to look at, a good guess, and the cyphers that
// still fit. Each comes from what the seat that asks has heard, or everyone for the
// table. That it was asked for, everyone is told.
const (
	hintLook = 1 + iota
	hintGuess
	hintFit
)

var hintWords = [...]string{hintLook: "look", hintGuess: "guess", hintFit: "fit"}

// mostFit is how many cyphers that fit are named.
const mostFit = 6

// mayHint reports whether a seat may ask for a hint: who is to guess, or the table
// for all to see.
func (p *position) mayHint(seat game.Seat) bool {
	return p.phase == guessing && (seat == game.Table || seat == p.seat)
}

// hintForm asks for a hint, at first for its next step.
func (p *position) hintForm(seat game.Seat) []game.Form {
	if !p.mayHint(seat) || p.hinted[seat] == hintFit {
		return nil
	}
	steps := []game.Value{
		{Word: hintWords[hintLook], Title: game.Say("whose cypher to look at")},
		{Word: hintWords[hintGuess], Title: game.Say("a good guess")},
		{Word: hintWords[hintFit], Title: game.Say("the cyphers that still fit")},
	}[p.hinted[seat]:]
	return []game.Form{{Title: game.Say("A hint"), Verb: vHint, Send: game.Say("Ask for it"), Parts: []game.Part{{Name: game.Say("What"), Given: steps[0].Word, Values: steps}}}}
}

// Hint asks for the next step of a hint for all to see, or tells that there is none.
func (p *position) Hint() (game.Move, bool) {
	if !p.mayHint(game.Table) || p.hinted[game.Table] == hintFit {
		return game.Move{}, false
	}
	return game.Move{Seat: game.Table, Verb: vHint, Place: hintWords[p.hinted[game.Table]+1]}, true
}

// hint gives a seat a hint.
func (a *act) hint() error {
	step, seat := slices.Index(hintWords[:], a.Move.Place), a.Move.Seat
	switch {
	case !a.mayHint(seat):
		return game.Refuse("There is no hint now.")
	case step < hintLook || len(a.Move.Objects) > 0 || a.Move.Number != 0:
		return game.Refuse("A hint tells whose cypher to look at, a good guess, or the cyphers that still fit.")
	case step <= int(a.hinted[seat]):
		return game.Refuse("That hint was given already.")
	case seat == game.Table:
		a.Say("A hint is asked for, for all to see.")
	default:
		a.Say("%s asks for a hint.", kit.PlayerName(seat))
	}
	a.hinted[seat] = int8(step)
	a.Events[len(a.Events)-1].Reveals = true // it is read by then
	return nil
}

// hinting is the hint that a seat has asked for. It is thought from a position that
// the seat cannot tell from the true one.
func (p *position) hinting(seat game.Seat) []game.Text {
	if !p.mayHint(seat) || p.hinted[seat] == 0 {
		return nil
	}
	q := p.Imagine(seat, func(int) int { return 0 }).(*position)
	on, guess := q.most(automa.Sight{Seat: seat}.Chance(len(q.lines)))
	fit := q.house.that(q.house.all(), q.on(on))
	if len(fit) == 0 {
		return []game.Text{game.Say("Hint: no cypher fits all the answers of %s. Ask whether one of them was wrong.", kit.PlayerName(on))}
	}
	out := []game.Text{game.Say("Hint: look at the cypher of %s. So many are still possible: %d.", kit.PlayerName(on), len(fit))}
	if p.hinted[seat] >= hintGuess {
		out = append(out, game.Say("Hint: a good guess is %s.", p.said(guess)))
	}
	if p.hinted[seat] < hintFit {
		return out
	}
	var named []string
	for i, n := 0, min(len(fit), mostFit); i < n; i++ { // from all over the list
		named = append(named, p.said(fit[i*len(fit)/n]))
	}
	all := strings.Join(named, ", ")
	if more := len(fit) - mostFit; more > 0 {
		return append(out, game.Say("Hint: these still fit, and %d more: %s.", more, all))
	}
	return append(out, game.Say("Hint: only these still fit: %s.", all))
}
