package grove

import "strconv"

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string {
	b := make([]byte, 0, 704)
	b = append(b, "grove "...)
	b = append(b, p.house.key...)
	num := func(ns ...int) {
		for _, n := range ns {
			b = append(b, ' ')
			b = strconv.AppendInt(b, int64(n), 10)
		}
	}
	flag := func(fs ...bool) {
		b = append(b, ' ')
		for _, f := range fs {
			if f {
				b = append(b, '1')
			} else {
				b = append(b, '0')
			}
		}
	}
	num(int(p.phase), int(p.seat), p.deck, p.trust, p.paid, p.run, int(p.said), int(p.claim), int(p.back), int(p.ending))
	flag(p.dry, p.secret, p.stopped, p.proved, p.lifted, p.sorted, p.sealed)
	for _, h := range p.hands {
		num(int(h))
	}
	// A letter a card: 33 places.
	b = append(b, ' ')
	for _, at := range p.at[:p.pack.last+1] {
		b = append(b, '@'+byte(at))
	}
	for s := firstOn; s < covered; s++ {
		num(int(p.top[s]), int(p.depth[s]))
	}
	for _, w := range p.buried {
		num(int(w))
	}
	b = append(b, ' ')
	flag(p.fresh[:]...)
	flag(p.owing[:]...)
	flag(p.stray[:]...)
	for m, d := range p.downs {
		if d != (down{}) {
			num(m, int(d.side), int(d.card))
			flag(d.fresh)
		}
	}
	for k := range columns {
		num(int(p.row[k]), int(p.guess[k]), int(p.marks[k]))
	}
	b = append(b, ' ')
	b = append(b, p.book.key()...)
	return string(b)
}
