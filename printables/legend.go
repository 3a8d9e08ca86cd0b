package printables

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// meaning is a mark on the sheets and what it stands for.
type meaning struct {
	draw func(p pen, x, y float64) // with its middle at a point, up to 6 mm wide
	text string
}

// legend explains the marks on the sheets in three columns, and gives where the
// baseline after them is.
func legend(p pen, x, y, w float64, b *cards.Box, f format) float64 {
	const columns, size, step = 3, 3.5, 6.0
	p.text(bold, p.say("What the marks mean"), x, y, 4, left, black)
	y += 6.2
	all := append(handMarks(p, b, f), signMarks(p, b)...)
	rows := (len(all) + columns - 1) / columns
	for i, m := range all {
		at, low := x+float64(i/rows)*w/columns, y+float64(i%rows)*step
		m.draw(p, at+3, low-1.2)
		p.text(regular, m.text, at+8, low, regular.fitted(m.text, w/columns-10, size), left, black)
	}
	return y + float64(rows)*step
}

// handMarks are the marks for whoever cuts, folds and calls pieces.
func handMarks(p pen, b *cards.Box, f format) []meaning {
	out := []meaning{
		{func(p pen, x, y float64) {
			p.stroke(segment(x-2, y, x+1, y), 2*cutWidth, black)
			p.stroke(segment(x+2, y-2, x+2, y+1.4), 2*cutWidth, black)
		}, p.say("Cut here")},
		{func(p pen, x, y float64) {
			p.solid(rounded(x-2.4, y-2.4, 4.8, 4.8, 0.4), black)
			p.solid(rect(x-1.8, y-1.8, 3.6, 3.6), white)
			for _, c := range [][2]float64{{-1.3, -1.3}, {0.3, -1.3}, {-1.3, 0.3}} {
				p.solid(rect(x+c[0], y+c[1], 1, 1), black)
			}
		}, p.say("A tag: the camera knows the piece by it")},
	}
	shield := func(t cards.Piece) bool { return t.Kind == cards.Shield }
	if f.layout == Fold || slices.ContainsFunc(b.Tokens, shield) {
		out = append(out, meaning{func(p pen, x, y float64) {
			p.stroke(segment(x-2.6, y, x+2.6, y), 2*cutWidth, black, 1.2, 0.9)
		}, p.say("Fold here")})
	}
	for _, c := range b.Pieces() {
		if code := c.Code; code != "" {
			out = append(out, meaning{func(p pen, x, y float64) {
				p.text(bold, code, x, y+1.2, bold.fitted(code, 6.4, 4), middle, black)
			}, p.say("The piece's code, to call it by")})
			break
		}
	}
	return out
}

// signMarks are the signs on the mats of the table that is drawn and on the tokens, with the words
// that they stand for.
func signMarks(p pen, b *cards.Box) []meaning {
	var order []cards.Sign
	words := map[cards.Sign][]string{}
	add := func(s cards.Sign, word string) {
		if s == "" || word == "" || slices.Contains(words[s], word) {
			return
		}
		if words[s] == nil {
			order = append(order, s)
		}
		words[s] = append(words[s], word)
	}
	if len(b.Tables) == 0 {
		return nil
	}
	for _, place := range b.Tables[b.UsualPlayers()].Places {
		m := b.Mat(place.Mat)
		if m == nil {
			continue
		}
		if m.Owner != "" {
			add(look.OwnerOf(m.Owner).Sign, p.say(m.Name))
		}
		for _, z := range m.Zones {
			add(signs[z.Label], p.say(z.Label))
			add(signs[z.Note], p.say(z.Note))
			if z.Style == cards.Deck && signs[z.Label] == "" {
				add(b.BackOf(z.Pile).Sign, p.say(z.Label))
			}
			if z.Style == cards.Spot {
				add(cards.SignLantern, p.say(m.Name))
			}
		}
	}
	for _, t := range b.Tokens { // those of one kind are counted through
		add(t.Sign, strings.TrimRight(p.say(t.Name), " 0123456789"))
	}
	var out []meaning
	for _, s := range order {
		out = append(out, meaning{func(p pen, x, y float64) { p.symbol(s, x, y, 5, look.Dusk) }, strings.Join(words[s], ", ")})
	}
	return out
}
