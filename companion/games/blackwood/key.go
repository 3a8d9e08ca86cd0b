package blackwood

import "strconv"

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string {
	b := make([]byte, 0, 900)
	b = append(b, "blackwood "...)
	b = append(b, p.house.key...)
	num := func(ns ...int) {
		for _, n := range ns {
			b = append(b, ' ')
			b = strconv.AppendInt(b, int64(n), 10)
		}
	}
	flag := func(f bool) {
		if f {
			num(1)
		} else {
			num(0)
		}
	}
	num(int(p.phase), int(p.back), int(p.seat), int(p.waiting), int(p.cauldron), int(p.heir), int(p.round), int(p.expedition), int(p.fetched))
	t := p.turn
	flag(t.placed)
	flag(t.decided)
	flag(t.free)
	num(int(t.extra), int(t.jokers), int(t.fresh))
	for _, n := range t.pool {
		num(int(n))
	}
	num(int(p.pusher), int(p.victim), int(p.moving), int(p.lifted), int(p.freed), int(p.deck), int(p.hidden), int(p.potionDeck), int(p.latest))
	b = append(b, " grid"...)
	for c := range p.cells() {
		num(int(p.grid[c]))
	}
	for _, c := range p.dollAt {
		num(int(c))
	}
	b = append(b, ' ')
	for _, w := range p.forest {
		b = append(b, 'a'+w)
	}
	b = append(b, ' ')
	for _, w := range p.potion {
		b = append(b, 'a'+w)
	}
	b = append(b, ' ')
	for _, w := range p.spell {
		b = append(b, 'a'+w)
	}
	for _, c := range p.show {
		num(int(c))
	}
	for _, c := range p.display {
		num(int(c))
	}
	for s := range p.witch[:p.last()+1] {
		w := p.witch[s]
		num(int(w.coins), int(w.tokens), int(w.bought))
		b = append(b, " held"...)
		for _, c := range p.held[s].all() {
			num(int(c), int(p.paid[c]))
		}
		b = append(b, " made"...)
		for _, c := range p.made[s][:p.makes[s]] {
			num(int(c))
		}
		b = append(b, " used"...)
		for _, c := range p.used[s].cards[:p.used[s].n] {
			num(int(c))
		}
		b = append(b, " got"...)
		for _, c := range p.got[s].all() {
			num(int(c))
		}
	}
	b = append(b, " fagus"...)
	for _, s := range p.fagus {
		num(int(s))
	}
	return string(b)
}
