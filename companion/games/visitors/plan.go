package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// plan is what a player thinks through before acting: the manor as it would
// be after some of her actions.
type plan struct {
	*position
	doors  *[rooms][4]room      // where doors lead, by room; the room itself where there is none
	far    *[rooms][rooms]uint8 // how many doors lie between rooms
	spirit [rooms][spirits]int8
	here   room
	hand   [trinkets]int
	rash   bool // she does not mind a Blight
}

// act chooses the best line of the action points that are left, by what the
// manor would be like after it, and begins it. Above the hand limit it throws
// away what helps least.
func (w *people) act(p *position) game.Move {
	var doors [rooms][4]room
	for r := foyer; r < rooms; r++ {
		for side := range doors[r] {
			doors[r][side] = r
			if x, y := p.at[r].beside(side); p.at[r].laid {
				if q, ok := p.roomAt(x, y); ok && p.passage(r, q) {
					doors[r][side] = q
				}
			}
		}
	}
	far := distances(&doors)
	q := *p
	t := plan{position: &q, doors: &doors, far: &far, here: p.pawn[p.seat], hand: w.hand[p.seat], rash: w.rash}
	for r := range t.spirit {
		for s := range spots {
			for k, n := range p.tokens[r][s] {
				if n != 0 {
					t.spirit[r][k]++
				}
			}
		}
	}
	if p.phase == trimming {
		return w.trim(p, &t)
	}
	m, _ := t.best(p.ap)
	if m.Verb == vUse && p.house.hidden {
		k := words().trinketNo[m.Objects[0]][0]
		w.hand[p.seat][k] = max(w.hand[p.seat][k]-1, 0)
	}
	return m
}

// distances counts the doors between rooms; rooms that no way joins are far.
func distances(doors *[rooms][4]room) (far [rooms][rooms]uint8) {
	for a := range far {
		for b := range far[a] {
			if a != b {
				far[a][b] = rooms
			}
		}
	}
	for again := true; again; {
		again = false
		for a := range far {
			for _, next := range doors[a] {
				for b := range far[a] {
					if n := far[next][b] + 1; n < far[a][b] {
						far[a][b], again = n, true
					}
				}
			}
		}
	}
	return far
}

// trim discards the Trinket without which the best line is best.
func (w *people) trim(p *position, t *plan) game.Move {
	var out trinket
	most := -1e9
	for k, n := range t.hand {
		if n == 0 || p.hasUse(trinket(k), p.seat) == 0 {
			continue
		}
		t.hand[k]--
		_, score := t.best(points)
		t.hand[k]++
		if score += 0.4 * float64(n); score > most { // rather of what there is more
			out, most = trinket(k), score
		}
	}
	if p.house.hidden {
		w.hand[p.seat][out] = max(w.hand[p.seat][out]-1, 0)
	}
	return game.Move{Seat: p.seat, Verb: vDrop, Objects: []string{words().trinkets[out][p.hasUse(out, p.seat)]}}
}

// best is the first move of the best line of so many points, and how good it is.
func (t *plan) best(ap int) (game.Move, float64) {
	m, most := game.Move{Seat: t.seat, Verb: vEnd}, t.worth()
	if ap == 0 {
		return m, most
	}
	r := t.here
	for k := range trinket(trinkets) {
		if t.hand[k] == 0 || t.hasUse(k, t.seat) == 0 {
			continue
		}
		if k == vessel {
			if f := t.figure[r]; f != 0 {
				t.figure[r] = 0
				t.hand[k]--
				if _, s := t.best(ap - 1); s > most {
					most, m = s, game.Move{Seat: t.seat, Verb: vUse, Objects: []string{words().trinkets[k][t.hasUse(k, t.seat)], words().figures[f]}}
				}
				t.figure[r] = f
				t.hand[k]++
			}
			continue
		}
		if t.spirit[r][k] > 0 {
			t.spirit[r][k]--
			t.hand[k]--
			if _, s := t.best(ap - 1); s > most {
				most, m = s, game.Move{Seat: t.seat, Verb: vUse, Objects: []string{words().trinkets[k][t.hasUse(k, t.seat)], t.victim(r, spirit(k))}}
			}
			t.spirit[r][k]++
			t.hand[k]++
		}
	}
	for _, to := range t.doors[r] {
		if to == r {
			continue
		}
		t.here = to
		if _, s := t.best(ap - 1); s > most {
			most, m = s, game.Move{Seat: t.seat, Verb: vMove, Objects: []string{pawnID(t.seat)}, Place: words().pawnAt[to]}
		}
		t.here = r
	}
	return m, most
}

// victim is the token of a type in a room that lies where most others do.
func (p *position) victim(r room, k spirit) string {
	best, most := uint8(0), -1
	for s := range spots {
		n := 0
		for _, id := range p.tokens[r][s] {
			if id != 0 {
				n++
			}
		}
		if id := p.tokens[r][s][k]; id != 0 && n > most {
			best, most = id, n
		}
	}
	return words().tokens[k][best]
}

// worth is how well the manor would stand if the actions ended here.
func (t *plan) worth() float64 {
	score, standing, brink := 0.0, 0, 0
	danger := [rooms]float64{}
	for r := foyer + 1; r < rooms; r++ {
		n := int(t.spirit[r][0] + t.spirit[r][1] + t.spirit[r][2])
		there := t.figure[r] != 0 || t.summoned(r, n)
		switch {
		case there:
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
		if there && t.here == r && !t.rash {
			score -= 25 + 2*float64(count(t.hand)) // a Blight
		}
	}
	score -= 30 * float64(standing)
	if standing >= tooMany {
		score -= 1000
	}
	score -= float64(brink) * 5 * float64(standing) // rooms that one Visit more overruns
	for k, n := range t.hand {
		worth := 0.5
		if trinket(k) == vessel {
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
	switch t.house.summonAt {
	case "type":
		return t.spirit[r][0] >= summonBy || t.spirit[r][1] >= summonBy || t.spirit[r][2] >= summonBy
	case "location":
		return n >= summonBy && t.crowded(r)
	}
	return n >= summonBy
}
