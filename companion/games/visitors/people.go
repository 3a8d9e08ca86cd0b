package visitors

import (
	"errors"

	"github.com/grovewatch/grovewatch/companion/game"
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
	hand  [maxPlayers + 1][trinkets]int
}

// Players makes simulated people for a set-up.
func (Game) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return &people{house: h, pick: pick, rash: pick(8) == 0}, nil
}

// Next is the next move of whoever is to act.
func (w *people) Next(st game.State) (game.Move, error) {
	p, ok := st.(*position)
	if !ok {
		return game.Move{}, errors.New("these people play only The Visitors")
	}
	legal := p.Legal(p.actor())
	if len(legal) == 0 {
		return game.Move{}, errors.New("the game is over")
	}
	switch p.phase {
	case building:
		return w.build(p, legal), nil
	case starting, cursing, summoning:
		return legal[w.pick(len(legal))], nil
	case visiting:
		return w.visit(p), nil
	case taking:
		return w.take(p, legal), nil
	case trimming, acting:
		w.know(p)
		return w.act(p), nil
	}
	return legal[0], nil
}

// build lays one of the drawn tiles where it does most for a block around the
// Foyer: doors that meet, or will, and walls that face outwards.
func (w *people) build(p *position, legal []game.Move) game.Move {
	if w.tiles == nil {
		w.tiles = map[room]bool{}
		for len(w.tiles) < w.house.tiles {
			w.tiles[foyer+1+room(w.pick(rooms-1))] = true
		}
	}
	best, most := legal[0], -1000
	for _, m := range legal {
		if m.Verb != vJoin || !w.tiles[words().tileNo[m.Objects[0]]] {
			continue
		}
		if score := p.suits(words().tileNo[m.Objects[0]], words().berths[m.Place])*16 + w.pick(16); score > most {
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
		case taken && opens && door(other, p.at[other].turn, (side+2)%4):
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
	for len(w.stack) > 0 && !p.inPile(w.stack[0]) {
		w.stack = w.stack[1:]
	}
	if len(w.stack) == 0 { // the record drew other cards than lay here
		for v := range visit(visits) {
			if p.inPile(v) {
				w.stack = append(w.stack, v)
				break
			}
		}
	}
	return game.Move{Seat: p.seat, Verb: vVisit, Objects: []string{words().visits[w.stack[0]]}, Place: visitZone}
}

// shuffle makes the Visit pile as the set-up has it (R7 to R11).
func (w *people) shuffle(p *position) {
	var calls []visit
	for v := range visit(visits) {
		switch {
		case !p.inPile(v):
		case v.calls():
			calls = append(calls, v)
		default:
			w.stack = append(w.stack, v)
		}
	}
	w.mix(calls)
	calls = calls[:min(p.calls, len(calls))]
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
	if p.house.hidden {
		return legal[0]
	}
	stock := p.stock
	if p.trinketPile() == 0 {
		stock = p.used
	}
	n := 0
	for _, k := range stock {
		n += int(k)
	}
	at := w.pick(n)
	for k, many := range stock {
		if at -= int(many); at < 0 {
			return game.Move{Seat: p.seat, Verb: vTake, Objects: []string{words().trinkets[k][p.spare(trinket(k))]}, Place: handZone(p.seat)}
		}
	}
	return legal[0]
}

// know brings what hands hold in line with the table. A hidden hand that has
// grown has drawn cards that are in no other hand and not discarded.
func (w *people) know(p *position) {
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		if !p.house.hidden {
			w.hand[s] = [trinkets]int{}
			for k := range p.held {
				for n, owner := range p.held[k] {
					if n > 0 && owner == s {
						w.hand[s][k]++
					}
				}
			}
			continue
		}
		for count(w.hand[s]) > int(p.hand[s]) {
			w.hand[s][w.some(w.hand[s])]--
		}
		for count(w.hand[s]) < int(p.hand[s]) {
			var left [trinkets]int
			for k := range left {
				left[k] = int(p.stock[k])
				for o := range w.hand {
					left[k] -= w.hand[o][k]
				}
				left[k] = max(left[k], 0)
			}
			if count(left) == 0 {
				break
			}
			w.hand[s][w.some(left)]++
		}
	}
}

// some is one of many, each as likely.
func (w *people) some(many [trinkets]int) trinket {
	at := w.pick(count(many))
	for k, n := range many {
		if at -= n; at < 0 {
			return trinket(k)
		}
	}
	return 0
}

func count(many [trinkets]int) int {
	n := 0
	for _, k := range many {
		n += k
	}
	return n
}
