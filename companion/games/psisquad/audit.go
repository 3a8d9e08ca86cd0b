package psisquad

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

var _ game.Auditor = (*position)(nil)

// Audit checks the books after a move (R31): before the bonus all statuses sum
// to what they began with and all Values; at the end to twice what they began
// with. House rules that round points up void this law.
func (p *position) Audit(_ game.Move, after game.State) error {
	q, ok := after.(*position)
	if !ok {
		return fmt.Errorf("the move led to another game")
	}
	return q.books()
}

// books is what is wrong with the sum of the statuses, or nothing.
func (p *position) books() error {
	if p.house.gain || p.house.floor {
		return nil
	}
	status, sum := 0, p.house.most()*p.house.Players()
	for s := range p.house.Seats.All() {
		status += p.status[s]
		sum += p.value[s]
	}
	if p.ended {
		_, bonus := p.bonus(p.value)
		sum += bonus
	}
	if status != sum {
		return fmt.Errorf("the statuses sum to %d, not to %d", status, sum)
	}
	left, _ := p.unsolved()
	if full := 2 * p.house.most() * p.house.Players(); p.ended && left <= 1 && !p.house.again && p.house.duel != "race" && status != full && len(p.wrong()) == 0 {
		return fmt.Errorf("at the end the statuses sum to %d, not to %d", status, full)
	}
	return nil
}
