package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// The size of a help card, mm: four to a page.
const helpW, helpH = 96.0, 126.0

// helpPages lays the copies of all help cards edge to edge.
func helpPages(all []cards.Help, p paper) ([]page, error) {
	var cardsToRead []cards.Help
	for _, h := range all {
		for range h.Copies {
			cardsToRead = append(cardsToRead, h)
		}
	}
	if len(cardsToRead) == 0 {
		return nil, nil
	}
	cols, rows := p.most(helpW, helpH)
	if cols == 0 {
		return nil, fmt.Errorf("a help card is %g × %g mm and does not fit a sheet of %s", helpW, helpH, p.title)
	}
	var out []page
	for len(cardsToRead) > 0 {
		here := cardsToRead[:min(cols*rows, len(cardsToRead))]
		cardsToRead = cardsToRead[len(here):]
		pg := gridPage(nil, p, helpW, helpH, cols, rows)
		pg.note = "Cut along the marks"
		block := pg.block
		pg.draw = func(p pen, _ *cards.Box) error {
			for i, h := range here {
				helpCard(p.within(shift(block.x+float64(i%cols)*helpW, block.y+float64(i/cols)*helpH)), h)
			}
			return nil
		}
		out = append(out, pg)
	}
	return out, nil
}

// helpCard draws one card: its title before the wood, and its parts on the
// night, a word each in lamplight with its sentence.
func helpCard(p pen, h cards.Help) {
	const head, inset = 17.0, 6.0
	p.clip(0, 0, helpW, helpH, func() {
		p.fill(rect(0, 0, helpW, helpH), look.Night)
		sky(p, 0, 0, helpW, head)
		stars(p, 0, 0, helpW, head, 30, 41)
		wood(p, 0, helpW, head+1, 12, 0, -helpW, look.Pine, 23)
		p.text(display, h.Title, inset, 11, display.fitted(h.Title, helpW-2*inset, 7.5), left, look.Moon)
		size := 3.6
		for helpText(pen{blank{}, identity}, h, head+5.5, inset, size) > helpH-2 && size > 1.5 {
			size -= 0.1
		}
		helpText(p, h, head+5.5, inset, size)
	})
}

// helpText writes a help card's parts and gives the baseline after the last.
func helpText(p pen, h cards.Help, y, inset, size float64) float64 {
	const words = 22.0 // the column of the words
	for _, part := range h.Parts {
		p.text(bold, part.Word, inset, y, bold.fitted(part.Word, words-2, size), left, look.Lamp)
		y = p.lines(regular, part.Text, inset+words, y, helpW-2*inset-words, size, left, look.Moon) + size*0.35
	}
	return y
}

// blank is a canvas on which nothing is seen, to measure on.
type blank struct{}

func (blank) fill(*path, look.Colour)                           {}
func (blank) stroke(*path, float64, look.Colour, ...float64)    {}
func (blank) clip(_, _, _, _ float64, draw func())              { draw() }
func (blank) stamp(_ string, _, _, _, _ float64, _ func(p pen)) {}
