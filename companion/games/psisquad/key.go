package psisquad

import "strconv"

// Key is the whole position in one line of text: equal keys, equal states. It
// holds the cyphers and is for nobody's eyes.
func (p *position) Key() string {
	b := make([]byte, 0, 256+24*len(p.lines))
	b = append(b, "psisquad "...)
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
	written := func(l *line) {
		num(int(l.by), int(l.on))
		b = append(b, ' ')
		b = append(b, l.guess.said(maxKeys)...)
		num(int(l.correct), int(l.spotted), int(l.value), int(l.was), int(l.points))
	}
	num(int(p.phase), int(p.seat), int(p.first), int(p.aim), int(p.anew))
	flag(p.ended, p.relaid, p.typed, p.counted, p.kept)
	for _, c := range p.cards {
		num(int(c))
	}
	for s := p.begin(); s <= p.last(); s++ {
		b = append(b, ' ')
		b = append(b, p.cypher[s].said(maxKeys)...)
		flag(p.home[s], p.solved[s])
		num(p.status[s], p.value[s])
		b = append(b, " @"...)
		b = append(b, p.notes[s]...)
	}
	written(&p.asked)
	written(&p.left)
	for i := range p.lines {
		written(&p.lines[i])
	}
	return string(b)
}
