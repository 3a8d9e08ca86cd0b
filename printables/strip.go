package printables

import (
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// rulerMM is the length that proves a page was printed at its true size.
const rulerMM = 50.0

// strip draws a page's line: a ruler, what the page is, how to print it, and
// that this is unofficial.
func strip(p pen, pg page, b *cards.Box, heading string) {
	length := pg.strip.w
	in := p.within(shift(pg.strip.x, pg.strip.y))
	if pg.side { // reads upwards along the edge
		length = pg.strip.h
		in = p.within(shift(pg.strip.x, pg.strip.y+length).then(turn(-90)))
	}
	ruler(in)
	x := rulerMM + 6
	first := p.say(b.Title) + " · " + heading + " · " + p.say("Print at 100 %")
	if pg.note != "" {
		first += " · " + p.say(pg.note)
	}
	size := bold.fitted(first, length-x, 2.5)
	in.text(bold, first, x, 2.2, size, left, black)
	credit := short(p.style, b)
	in.text(regular, credit, x, 4.9, regular.fitted(credit, length-x, 2.2), left, black)
}

// ruler draws 50 mm from (0, 0), with its figures below.
func ruler(p pen) {
	const line = 0.15
	p.stroke(segment(line, 0.1, rulerMM+line, 0.1), line, black)
	for mm := range int(rulerMM) + 1 {
		long := 0.8
		switch {
		case mm%10 == 0:
			long = 2.2
		case mm%5 == 0:
			long = 1.5
		}
		x := float64(mm) + line
		p.stroke(segment(x, 0.1, x, long), line, black)
	}
	p.text(bold, "0", 0, 4.7, 2.2, left, black)
	p.text(bold, p.say("50 mm when printed at true size"), rulerMM+line, 4.7, 2.2, right, black)
}

// short is the box's first credit sentence: that this is unofficial.
func short(in style, b *cards.Box) string {
	if len(b.Credits) == 0 {
		return ""
	}
	s, _, more := strings.Cut(in.say(b.Credits[0]), ". ")
	if more {
		s += "."
	}
	return s
}
