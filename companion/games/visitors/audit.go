package visitors

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Audit checks that a move broke no law of the game: the pile only shrinks,
// nobody acts beyond the points, and the game is over exactly when it has an
// ending. It holds while no one corrects the record by hand.
func (p *position) Audit(m game.Move, after game.State) error {
	q := after.(*position)
	if err := invariant(q); err != nil {
		return err
	}
	left, _ := p.pile()
	if m.Verb == vVisit {
		left--
	}
	switch now, _ := q.pile(); {
	case now != left && m.Verb != vEmpty && m.Verb != vShort:
		return fmt.Errorf("the Visit pile has %d cards, not %d", now, left)
	case q.ap > p.ap && p.ap > 0, q.ap < 0, q.ap > points:
		return fmt.Errorf("action points went from %d to %d", p.ap, q.ap)
	case (m.Verb == vMove || m.Verb == vUse || m.Verb == vGive) && q.ap != p.ap-1:
		return fmt.Errorf("%s cost %d points", m.Verb, p.ap-q.ap)
	case q.cursedBy(game.Table) > p.cursedBy(game.Table):
		return fmt.Errorf("a Blight went back to its pile")
	}
	return nil
}

// invariant checks what holds in every position.
func invariant(p *position) error {
	left, calls := p.pile()
	switch {
	case !p.joined():
		return fmt.Errorf("a room hangs in the air")
	case p.phase >= stacking && p.laid() != p.size:
		return fmt.Errorf("%d rooms of %d", p.laid(), p.size)
	case calls < 0 || left < calls:
		return fmt.Errorf("the Visit pile has %d cards with %d Visitors", left, calls)
	case (p.ending != noEnding) != (p.phase == over):
		return fmt.Errorf("ending %d in phase %d", p.ending, p.phase)
	}
	if err := p.checkRooms(); err != nil {
		return err
	}
	return p.checkTrinkets()
}

// checkRooms checks that spirits and Visitors are in rooms of the manor, one of
// a type in a place.
func (p *position) checkRooms() error {
	for r := range rooms {
		if p.Count(p.visitorIn[r]) > 1 || p.haunted(r) && !p.inPlay(r) {
			return fmt.Errorf("%d Visitors are in the %s", p.Count(p.visitorIn[r]), chambers[r].name)
		}
		for s, at := range p.spots[r] {
			var here [spirits]bool
			for _, t := range p.In(at) {
				if h := p.pieces[t].haunt; here[h] || !p.inPlay(r) {
					return fmt.Errorf("%s lies on the %s, where it cannot", p.ID(t), chambers[r].spots[s])
				} else {
					here[h] = true
				}
			}
		}
	}
	return nil
}

// checkTrinkets checks that none is missing and that hands keep their limit.
func (p *position) checkTrinkets() error {
	for h := range haunts {
		if p.stock(h) < 0 || p.used[h] < 0 {
			return fmt.Errorf("%d %s in the pile, %d used", p.stock(h), trinketNames[h], p.used[h])
		}
	}
	if p.trinketPile() < 0 {
		return fmt.Errorf("the Trinket pile has %d cards", p.trinketPile())
	}
	for s := range p.house.Seats.All() {
		n := p.held(s)
		if p.secret[s] < 0 || n > handLimit+drawTwo && !p.trade || n > handLimit && p.phase == acting && s == p.seat && p.ap == points {
			return fmt.Errorf("%s holds %d Trinkets", p.name(s), n)
		}
	}
	return nil
}
