package psisquad

import (
	"strings"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The steps of a hint. Each comes from what the seat that asks has heard, or everyone
// for the table.
const (
	hintLook = 1 + iota
	hintGuess
	hintFit
)

var hintSteps = kit.Hints{
	{Word: "look", Title: game.Say("whose cypher to look at")},
	{Word: "guess", Title: game.Say("a good guess")},
	{Word: "fit", Title: game.Say("the cyphers that still fit")},
}

// mostFit is how many cyphers that fit are named.
const mostFit = 6

// askable are the hints that the seat that is to guess, or the table for all to see, may ask
// for now.
func (p *position) askable(seat game.Seat) kit.Hints {
	if p.phase == guessing && (seat == game.Table || seat == p.seat) {
		return hintSteps
	}
	return nil
}

// Hint asks for the next step of a hint for all to see, or tells that there is none.
func (p *position) Hint() (game.Move, bool) {
	return p.askable(game.Table).Next(p.hinted[game.Table])
}

// hint gives a seat a hint.
func (a *act) hint() error {
	return a.askable(a.Move.Seat).Give(&a.Act, &a.hinted[a.Move.Seat], kit.PlayerName(a.Move.Seat))
}

// hinting is the hint that a seat has asked for. It is thought from a position that
// the seat cannot tell from the true one.
func (p *position) hinting(seat game.Seat) []game.Text {
	if p.askable(seat) == nil || p.hinted[seat] == 0 {
		return nil
	}
	q := p.Imagine(seat, func(int) int { return 0 }).(*position)
	on, guess := q.most(automa.Sight{Seat: seat}.Chance(len(q.lines)))
	fit := q.house.left(q.on(on))
	if len(fit) == 0 {
		return []game.Text{game.Say("Hint: no cypher fits all the answers of %s. Ask whether one of them was wrong.", kit.PlayerName(on))}
	}
	out := []game.Text{game.Say("Hint: look at the cypher of %s. Still possible: %d.", kit.PlayerName(on), len(fit))}
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
