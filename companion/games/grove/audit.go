package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Audit checks that a move broke no law of the game: cards are conserved, no
// empty space is skipped, trust only rises, each reward is paid once, and the
// game is over exactly when it has an ending. It holds while no one corrects
// the record by hand.
func (p *position) Audit(m game.Move, after game.State) error {
	q := after.(*position)
	if err := invariant(q); err != nil {
		return err
	}
	if q.paid > q.trust || q.paid < q.trust && q.phase != revealing && q.phase != over {
		return fmt.Errorf("trust is %d, but rewards were given for %d", q.trust, q.paid)
	}
	if q.trust < p.trust {
		return fmt.Errorf("trust fell from %d to %d", p.trust, q.trust)
	}
	return rewards(p, q, m)
}

// invariant checks what holds in every position whose card counts were not
// corrected.
func invariant(p *position) error {
	if p.phase == dealing {
		return nil
	}
	// Every card is in the deck, in a hand, under a marker or open on the table.
	cards := p.deck + int(p.house.pack.last) - len(p.unplayed())
	for s, h := range p.hands {
		if h < 0 || h > 0 && !p.house.Seats.Seated(game.Seat(s)) {
			return fmt.Errorf("seat %d holds %d cards", s, h)
		}
		cards += int(h)
	}
	for range p.hides(game.Table) {
		cards++
	}
	if cards != p.house.deck {
		return fmt.Errorf("%d cards of %d", cards, p.house.deck)
	}
	for _, s := range []side{on, by} {
		for _, at := range spaces[s] {
			if p.Count(at) > 1 && p.firstEmpty(s) != kit.Nowhere && !p.house.eightInAll {
				return fmt.Errorf("space %s is covered while another is empty", zone(at))
			}
		}
	}
	if (p.ending != noEnding) != (p.phase == over) {
		return fmt.Errorf("ending %d in phase %d", p.ending, p.phase)
	}
	if int(p.hands[visitor]) > p.house.hand && p.phase > starting {
		return fmt.Errorf("the Visitor holds %d", p.hands[visitor])
	}
	return nil
}

// rewards checks that a move gives the Kid exactly the cards of the spots that
// it pays, each once, and of an empty hand, as far as the deck reaches.
func rewards(p, q *position, m game.Move) error {
	if p.phase == dealing {
		return nil
	}
	due := 0
	for n := p.paid + 1; n <= q.paid; n++ {
		due += p.house.track.at(n).draw
	}
	gained := int(q.hands[kid] - p.hands[kid])
	if m.Verb == "predict" && q.phase == claimed || m.Verb == "hide" && p.phase == hidden {
		gained++ // the object she has just played
	}
	begins := q.seat == kid && p.seat != kid
	if begins && p.hands[kid] == 0 && p.house.emptyDraw {
		due++
	}
	if gained > due || gained < due && q.deck > 0 {
		return fmt.Errorf("the Kid gains %d cards where %d are due", gained, due)
	}
	return nil
}
