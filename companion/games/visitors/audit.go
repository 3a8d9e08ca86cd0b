package visitors

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Audit checks that a move broke no law of the game: no piece lies twice or is
// lost, the pile only shrinks, nobody acts beyond the points, and the game is
// over exactly when it has an ending. It holds while no one corrects the
// record by hand.
func (p *position) Audit(m game.Move, after game.State) error {
	q := after.(*position)
	if err := invariant(q); err != nil {
		return err
	}
	switch {
	case m.Verb == vVisit && q.pile != p.pile-1, m.Verb != vVisit && m.Verb != vStack && q.pile != p.pile:
		return fmt.Errorf("the Visit pile went from %d to %d", p.pile, q.pile)
	case q.ap > p.ap && p.ap > 0, q.ap < 0, q.ap > points:
		return fmt.Errorf("action points went from %d to %d", p.ap, q.ap)
	case (m.Verb == vMove || m.Verb == vUse || m.Verb == vGive) && q.ap != p.ap-1:
		return fmt.Errorf("%s cost %d points", m.Verb, p.ap-q.ap)
	case q.blightPile() > p.blightPile():
		return fmt.Errorf("a Blight went back to its pile")
	}
	return nil
}

// invariant checks what holds in every position.
func invariant(p *position) error {
	if !p.joined() {
		return fmt.Errorf("a room hangs in the air")
	}
	if p.phase >= stacking && p.laid() != p.house.tiles {
		return fmt.Errorf("%d rooms of %d", p.laid(), p.house.tiles)
	}
	seen := map[string]bool{}
	for id, zone := range p.Layout() {
		if seen[id] || zone == "" {
			return fmt.Errorf("%s lies in %q", id, zone)
		}
		seen[id] = true
	}
	if err := p.countTokens(); err != nil {
		return err
	}
	if p.phase >= starting {
		regular, calls := p.house.regulars()*p.house.tiles, p.house.calls
		for v, drawn := range p.drawn {
			if drawn && visit(v).calls() {
				calls--
			} else if drawn {
				regular--
			}
		}
		if p.calls != calls || p.pile != regular+calls || calls < 0 || regular < 0 {
			return fmt.Errorf("the pile has %d cards with %d Visitors, where %d and %d are left", p.pile, p.calls, regular+calls, calls)
		}
	}
	if (p.ending != noEnding) != (p.phase == over) {
		return fmt.Errorf("ending %d in phase %d", p.ending, p.phase)
	}
	return p.countTrinkets()
}

// countTokens checks that no spirit token and no Visitor lies at two places.
func (p *position) countTokens() error {
	var used [spirits][tokens + 1]bool
	var standing [figures + 1]bool
	for r := range p.tokens {
		for s := range p.tokens[r] {
			for t, n := range p.tokens[r][s] {
				if n == 0 {
					continue
				}
				if used[t][n] || !p.at[r].laid || room(r) == foyer {
					return fmt.Errorf("%s lies where it cannot", words().tokens[t][n])
				}
				used[t][n] = true
			}
		}
		if f := p.figure[r]; f != 0 {
			if standing[f] || !p.at[r].laid || room(r) == foyer {
				return fmt.Errorf("%s stands where it cannot", words().figures[f])
			}
			standing[f] = true
		}
	}
	return nil
}

// countTrinkets checks that each sort has its ten cards and hands their limit.
func (p *position) countTrinkets() error {
	var hand [maxPlayers + 1]int8
	for k := range p.held {
		n := p.stock[k] + p.used[k]
		for i, owner := range p.held[k] {
			if i > 0 && owner != game.Table {
				n++
				hand[owner]++
			}
		}
		if n != eachSort || p.stock[k] < 0 || p.used[k] < 0 {
			return fmt.Errorf("%d of %d %s", n, eachSort, trinketNames[k])
		}
	}
	for s, n := range p.hand {
		if !p.house.hidden && n != hand[s] {
			return fmt.Errorf("player %d holds %d Trinkets, not %d", s, hand[s], n)
		}
		if n < 0 || n > handLimit+drawTwo && !p.house.trade || p.phase == acting && game.Seat(s) == p.seat && p.ap == points && n > handLimit {
			return fmt.Errorf("player %d holds %d Trinkets", s, n)
		}
	}
	if p.trinketPile() < 0 {
		return fmt.Errorf("the Trinket pile has %d cards", p.trinketPile())
	}
	return nil
}
