package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
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
	// Every card is in one place: deck, hand, under a marker, on the table.
	cards := p.deck
	for s, h := range p.hands {
		if h < 0 || h > 0 && (s == 0 || s > int(p.lastAgent())) {
			return fmt.Errorf("seat %d holds %d cards", s, h)
		}
		cards += int(h)
	}
	open := 0
	for c, at := range p.at {
		if at == unseen {
			continue
		}
		cards++
		if at.isSpace() {
			open++
			if p.top[at] != cardNo(c) {
				return fmt.Errorf("card %d is not the open one of its space", c)
			}
		}
	}
	for _, d := range p.downs {
		if d.side != noSide {
			cards++
		}
	}
	if cards != p.house.deck {
		return fmt.Errorf("%d cards of %d", cards, p.house.deck)
	}
	// No space is covered while its side has an empty one, and depths add up.
	depth, coveredCards, taken := 0, 0, 0
	for at := firstOn; at < covered; at++ {
		depth += int(p.depth[at])
		if p.top[at] != 0 {
			taken++
		}
		if p.depth[at] > 1 && p.firstEmpty(at.spaceSide()) != unseen {
			return fmt.Errorf("space %d is covered while another is empty", at)
		}
		if (p.depth[at] == 0) != (p.top[at] == 0) {
			return fmt.Errorf("space %d has %d cards and %d on top", at, p.depth[at], p.top[at])
		}
	}
	for _, at := range p.at {
		if at == covered {
			coveredCards++
		}
	}
	if depth != open+coveredCards || taken != open {
		return fmt.Errorf("%d cards in spaces, %d open and %d covered", depth, open, coveredCards)
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
	if m.Verb == vPredict && q.phase == claimed || m.Verb == vHide && p.phase == hidden {
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
