package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// people are simulated players. They hold what the record may not know: the
// order of the Visit pile, and hidden hands. They look at a position as people
// look at a table, so that they can follow one that a camera has read.
type people struct {
	house *house
	pick  func(n int) int
	rash  bool          // they do not mind Blights
	tiles map[room]bool // the drawn tiles
	stack []visit       // the Visit pile, top first
	hand  kit.Hands     // those that are hidden; alike Trinkets stand in them by the first
}

// seat makes simulated people for a set-up.
func seat(s game.Setup, pick func(n int) int) (game.Players, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return kit.Played(&people{house: h, pick: pick, rash: pick(8) == 0, hand: kit.Hands{Pick: pick}}), nil
}

// Next is the next move of whoever is to act.
func (w *people) Next(p *position) (game.Move, error) {
	legal := p.Legal(p.actor())
	switch p.phase {
	case building:
		return w.build(p, legal), nil
	case starting, cursing, summoning:
		return kit.OneOf(w.pick, legal), nil
	case visiting:
		return w.visit(p), nil
	case taking:
		return w.take(p, legal), nil
	case trimming, acting:
		return w.act(p)
	}
	return legal[0], nil
}

// build lays one of the drawn tiles where it does most for a block around the
// Foyer: doors that meet, or will, and walls that face outwards.
func (w *people) build(p *position, legal []game.Move) game.Move {
	if w.tiles == nil {
		w.tiles = map[room]bool{}
		for len(w.tiles) < w.house.size {
			w.tiles[library+room(w.pick(int(rooms-1)))] = true
		}
	}
	best, most := legal[0], -1000
	for _, m := range legal {
		_, x := p.roleOf(m.Objects[0])
		_, at := p.site(m.Place)
		if m.Verb != vJoin || !w.tiles[x.room] {
			continue
		}
		if score := p.suits(x.room, at.cell)*16 + w.pick(16); score > most {
			best, most = m, score
		}
	}
	return best
}

// suits is how well a tile suits a cell of a block around the Foyer.
func (p *position) suits(r room, c cell) int {
	score := -10 * (int(max(abs(c.x), 1)+max(abs(c.y), 1)) - 2)
	for side := range 4 {
		x, y := c.beside(side)
		other, taken := p.roomAt(x, y)
		opens, inside := door(r, c.turn, side), abs(x) <= 1 && abs(y) <= 1
		switch {
		case taken && opens && door(other, p.cell(other).turn, (side+2)%4):
			score += 4
		case taken && opens, !taken && inside && !opens:
			score -= 3
		case inside && !taken:
			score += 2
		case opens && !taken:
			score--
		}
	}
	return score
}

func abs(n int8) int8 { return max(n, -n) }

// visit draws the top card.
func (w *people) visit(p *position) game.Move {
	if w.stack == nil {
		w.shuffle(p)
	}
	for len(w.stack) > 0 && !p.mayCome(w.stack[0]) {
		w.stack = w.stack[1:]
	}
	for v := visit(0); len(w.stack) == 0; v++ { // the record drew other cards than lay here
		if p.mayCome(v) {
			w.stack = append(w.stack, v)
		}
	}
	return p.Move(p.seat, vVisit, p.drawn, p.visits[w.stack[0]])
}

// shuffle makes the Visit pile as the set-up has it (R7 to R11).
func (w *people) shuffle(p *position) {
	var calls []visit
	for v := range visit(visits) {
		switch {
		case !p.mayCome(v):
		case v.calls():
			calls = append(calls, v)
		default:
			w.stack = append(w.stack, v)
		}
	}
	w.mix(calls)
	_, left := p.pile()
	calls = calls[:min(left, len(calls))]
	w.mix(w.stack)
	if !w.house.even {
		w.stack = append(w.stack, calls...)
		w.mix(w.stack)
		return
	}
	var out []visit
	for i, c := range calls {
		heap := append([]visit{c}, w.stack[len(w.stack)*i/len(calls):len(w.stack)*(i+1)/len(calls)]...)
		w.mix(heap)
		out = append(out, heap...)
	}
	w.stack = out
}

func (w *people) mix(list []visit) {
	for i := len(list) - 1; i > 0; i-- {
		j := w.pick(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// take draws from the shuffled Trinkets: each card is as likely as any other.
func (w *people) take(p *position, legal []game.Move) game.Move {
	if p.hidden {
		return legal[0]
	}
	var many [haunts]int
	for h := range haunts {
		if many[h] = p.stock(h); p.trinketPile() == 0 {
			many[h] = int(p.used[h])
		}
	}
	return p.Move(p.seat, vTake, p.hands[p.seat], p.Free(p.trinkets[w.some(many)][0]))
}

// holds counts what is in the hand of a seat. A hidden hand that has grown has drawn
// cards that are in no other hand and not discarded.
func (w *people) holds(p *position, s game.Seat) (by [haunts]int, err error) {
	if !p.hidden {
		for h := range haunts {
			by[h] = p.count(p.trinkets[h], p.hands[s])
		}
		return by, nil
	}
	var unseen []kit.Piece
	for h := range haunts {
		for range p.stock(h) {
			unseen = append(unseen, p.trinkets[h][0])
		}
	}
	_, err = w.hand.Fit(p.house.Seats, p.held, unseen)
	for _, c := range w.hand.Of(s) {
		by[p.pieces[c].haunt]++
	}
	return by, err
}

// some is one of many, each as likely.
func (w *people) some(many [haunts]int) haunt {
	at := w.pick(count(many))
	for h, n := range many {
		if at -= n; at < 0 {
			return haunt(h)
		}
	}
	return 0
}

func count(many [haunts]int) int {
	n := 0
	for _, k := range many {
		n += k
	}
	return n
}
