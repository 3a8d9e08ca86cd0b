package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// plan is what a player thinks through before acting: what would be in the
// manor and in her hand after some of her actions.
type plan struct {
	*position
	doors   [rooms][4]room      // where doors lead, by room; the room itself where there is none
	far     [rooms][rooms]uint8 // how many doors lie between rooms
	there   [rooms][haunts]int
	crowded [rooms]bool // as the rooms are now
	here    room
	hand    [haunts]int
	play    [haunts]kit.Piece // which Trinket of a sort she would play
	rash    bool              // she does not mind a Blight
}

// act chooses the best line of the action points that are left, by what the
// manor would be like after it, and begins it. Above the hand limit it throws
// away what helps least.
func (w *people) act(p *position) (game.Move, error) {
	hand, err := w.holds(p, p.seat)
	if err != nil {
		return game.Move{}, err
	}
	t := plan{position: p, here: p.room(p.seat), hand: hand, rash: w.rash}
	for r := range rooms {
		by := p.spiritsIn(r)
		copy(t.there[r][:], by[:])
		t.there[r][visitor], t.crowded[r] = p.Count(p.visitorIn[r]), p.crowded(r)
		for side := range t.doors[r] {
			t.doors[r][side] = r
			if q, ok := p.roomAt(p.cell(r).beside(side)); ok && p.passage(r, q) {
				t.doors[r][side] = q
			}
		}
	}
	t.measure()
	for h := range haunts {
		t.play[h] = p.playable(h, p.seat)
	}
	var m game.Move
	if p.phase == trimming {
		m = t.trim()
	} else {
		m, _ = t.best(p.ap)
	}
	if p.hidden && len(m.Objects) > 0 && m.Verb != vMove {
		w.hand.Drop(p.seat, p.Piece(m.Objects[0]))
		if m.Verb == vDrop { // nobody says which
			m.Objects, m.Number = nil, p.held(p.seat)-handLimit
		}
	}
	return m, nil
}

// measure counts the doors between rooms; rooms that no way joins are far.
func (t *plan) measure() {
	for a := range rooms {
		for b := range rooms {
			t.far[a][b] = uint8(rooms)
		}
		t.far[a][a] = 0
	}
	for range rooms {
		for a := range rooms {
			for _, next := range t.doors[a] {
				for b := range rooms {
					t.far[a][b] = min(t.far[a][b], t.far[next][b]+1)
				}
			}
		}
	}
}

// trim discards the Trinket without which the best line is best.
func (t *plan) trim() game.Move {
	var out haunt
	most := -1e9
	for h, n := range t.hand {
		if n == 0 || t.play[h] == 0 {
			continue
		}
		t.hand[h]--
		_, score := t.best(points)
		t.hand[h]++
		if score += 0.4 * float64(n); score > most { // rather of what there is more
			out, most = haunt(h), score
		}
	}
	return t.Move(t.seat, vDrop, kit.Nowhere, t.play[out])
}

// step is what a step costs, so that nobody walks there and back for nothing.
const step = 1e-6

// best is the first move of the best line of so many points, and how good it is.
func (t *plan) best(ap int) (game.Move, float64) {
	m, most := game.Move{Seat: t.seat, Verb: vEnd}, t.worth()
	if ap == 0 {
		return m, most
	}
	r := t.here
	for h := range haunts {
		if t.hand[h] == 0 || t.play[h] == 0 || t.there[r][h] == 0 {
			continue
		}
		t.there[r][h]--
		t.hand[h]--
		if _, score := t.best(ap - 1); score > most {
			m, most = t.Move(t.seat, vUse, kit.Nowhere, t.play[h], t.victim(r, h)), score
		}
		t.there[r][h]++
		t.hand[h]++
	}
	for _, to := range t.doors[r] {
		if to == r {
			continue
		}
		t.here = to
		if _, score := t.best(ap - 1); score-step > most {
			m, most = t.Move(t.seat, vMove, t.pawnsIn[to], t.pawns[t.seat]), score-step
		}
		t.here = r
	}
	return m, most
}

// victim is the Visitor of a room, or the spirit of a type that lies there with
// most others.
func (p *position) victim(r room, h haunt) kit.Piece {
	if h == visitor {
		return p.Top(p.visitorIn[r])
	}
	best, most := kit.Piece(0), 0
	for _, at := range p.spots[r] {
		for _, t := range p.In(at) {
			if p.pieces[t].haunt == h && p.Count(at) > most {
				best, most = t, p.Count(at)
			}
		}
	}
	return best
}

// worth is how well the manor would stand if the actions ended here.
func (t *plan) worth() float64 {
	score, standing, brink := 0.0, 0, 0
	danger := [rooms]float64{}
	for r := library; r < rooms; r++ {
		n := t.there[r][whisper] + t.there[r][frost] + t.there[r][shade]
		stands := t.there[r][visitor] > 0 || t.summoned(r, n)
		switch {
		case stands:
			standing++
			danger[r] = 4 + float64(n)
			score -= 2 * float64(n)
		case n == 2:
			danger[r] = 4
			score -= 8
			brink++
		case n == 1:
			danger[r] = 1
			score -= 1.5
		}
		if stands && t.here == r && !t.rash {
			score -= 25 + 2*float64(count(t.hand)) // a Blight
		}
	}
	score -= 30 * float64(standing)
	if standing >= tooMany {
		score -= 1000
	}
	score -= float64(brink) * 5 * float64(standing) // rooms that one Visit more overruns
	for h, n := range t.hand {
		worth := 0.5
		if haunt(h) == vessel {
			worth = 4
		}
		for i := range n {
			score += worth / float64(i+1)
		}
	}
	// Stand where trouble is near.
	for r, d := range danger {
		if d > 0 {
			score += 0.6 * d / float64(1+t.far[t.here][r])
		}
	}
	return score
}

// summoned reports whether so many spirits would call a Visitor to a room.
func (t *plan) summoned(r room, n int) bool {
	if t.summonAt == "type" {
		n = max(t.there[r][whisper], t.there[r][frost], t.there[r][shade])
	}
	return n >= summonBy && (t.summonAt != "location" || t.crowded[r])
}
