package visitors

import "strconv"

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string {
	b := make([]byte, 0, 512)
	b = append(b, "visitors "...)
	b = append(b, p.house.key...)
	num := func(ns ...int) {
		for _, n := range ns {
			b = append(b, ' ')
			b = strconv.AppendInt(b, int64(n), 10)
		}
	}
	flags := func(fs ...bool) {
		b = append(b, ' ')
		for _, f := range fs {
			if f {
				b = append(b, '1')
			} else {
				b = append(b, '0')
			}
		}
	}
	num(int(p.phase), int(p.seat), p.turn, int(p.last), p.pile, p.calls, p.due, p.buried, p.took, p.ap, int(p.ending))
	for _, c := range p.at {
		b = append(b, ' ', '-')
		if c.laid {
			b = append(b[:len(b)-1], 'd'+byte(c.x), 'd'+byte(c.y), '0'+c.turn)
		}
	}
	flags(p.drawn[:]...)
	flags(p.summons[:]...)
	flags(p.curses[:]...)
	flags(p.drawFell, p.passed)
	b = append(b, ' ')
	for r := range p.tokens {
		for s := range p.tokens[r] {
			for _, n := range p.tokens[r][s] {
				b = append(b, '@'+n)
			}
		}
		b = append(b, '@'+p.figure[r])
	}
	b = append(b, ' ')
	for s := range p.pawn {
		b = append(b, 'a'+byte(p.pawn[s]), '0'+byte(p.hand[s]))
	}
	b = append(b, ' ')
	for k := range p.held {
		for _, owner := range p.held[k] {
			b = append(b, '0'+byte(owner))
		}
	}
	for k := range p.stock {
		num(int(p.stock[k]), int(p.used[k]))
	}
	b = append(b, ' ')
	for _, owner := range p.blight {
		b = append(b, '0'+byte(owner))
	}
	return string(b)
}
