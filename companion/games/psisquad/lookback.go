package psisquad

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	_ game.Reviewer = (*position)(nil)
	_ game.Charter  = (*position)(nil)
)

// left is how many cyphers a player could have had at first, and after each guess at
// them, by all the answers that were given.
func (p *position) left(s game.Seat) []int {
	lines := p.on(s)
	out := make([]int, len(lines)+1)
	for n := range p.house.codes() {
		c := numbered(n, p.house.keys)
		if p.house.allows(c) != nil {
			continue
		}
		k := 0
		for out[k]++; k < len(lines) && p.house.gave(c, lines[k:k+1]); {
			k++
			out[k]++
		}
	}
	return out
}

// Review tells of each cypher how many others were left after each guess.
func (p *position) Review([]game.State, []game.Move) (out []game.Text) {
	for s := range p.house.Seats.All() {
		left := p.left(s)
		if len(left) == 1 {
			continue
		}
		text := game.Say("%d", left[0])
		for _, n := range left[1:] {
			text = game.Say("%s > %d", text, n)
		}
		out = append(out, game.Say("Cyphers left for %s after each guess: %s", kit.PlayerName(s), text))
	}
	return out
}

// Charts draw how far each cypher was from being known.
func (p *position) Charts(states []game.State) []game.Chart {
	c := game.Chart{Title: game.Say("Yes-or-no questions left for each cypher")}
	for s := range p.house.Seats.All() {
		left := p.left(s)
		l := game.Line{Seat: s, Name: kit.PlayerName(s)}
		for _, x := range states {
			n := left[min(len(x.(*position).on(s)), len(left)-1)]
			l.Values = append(l.Values, int(math.Round(math.Log2(float64(max(n, 1))))))
		}
		c.Lines = append(c.Lines, l)
	}
	return []game.Chart{c}
}
