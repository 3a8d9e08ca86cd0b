package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Reviewer = (*position)(nil)

// Review tells of each cypher how many others were left after each guess, by all
// the answers that were given.
func (p *position) Review([]game.State, []game.Move) (out []game.Text) {
	for s := range p.house.Seats.All() {
		lines := p.on(s)
		if len(lines) == 0 {
			continue
		}
		left := make([]int, len(lines)+1)
		for n := range p.house.codes() {
			c := numbered(n, p.house.keys)
			if p.house.allows(c) != nil {
				continue
			}
			k := 0
			for left[k]++; k < len(lines) && p.house.gave(c, lines[k:k+1]); {
				k++
				left[k]++
			}
		}
		text := game.Say("%d", left[0])
		for _, n := range left[1:] {
			text = game.Say("%s → %d", text, n)
		}
		out = append(out, game.Say("Cyphers left for %s after each guess: %s", kit.PlayerName(s), text))
	}
	return out
}
