package printables

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/cards"
)

// sheet is one PDF: pages that are printed and cut in one go.
type sheet struct {
	name        string // by which it is chosen, such as "cards"
	file, title string
	pages       []page
}

// page is one side of a piece of paper.
type page struct {
	room
	title  string // beside the sheet's name
	note   string // what to do with this page
	fronts []item
	backs  []item
	cuts   []cut   // crop marks
	folds  []cut   // lines to fold on
	bleed  float64 // how far pictures go on beyond their edges
	behind bool    // it is the other side of the page before
	draw   func(p pen, b *cards.Box) error
}

// item is a piece at its place on a page: it fills a region, turned and scaled
// by a matrix from its own frame.
type item struct {
	piece cards.Piece
	on    region
	at    matrix
}

// laid puts a piece with its corner at (x, y), scaled and turned clockwise by
// quarter turns.
func laid(c cards.Piece, x, y, scale float64, quarters int) item {
	on := region{x, y, c.W * scale, c.H * scale}
	var at matrix
	switch quarters % 4 {
	case 0:
		at = shift(x, y)
	case 1:
		on.w, on.h = on.h, on.w
		at = matrix{b: 1, c: -1, e: x + on.w, f: y}
	case 2:
		at = matrix{a: -1, d: -1, e: x + on.w, f: y + on.h}
	case 3:
		on.w, on.h = on.h, on.w
		at = matrix{b: -1, c: 1, e: x, f: y + on.h}
	}
	return item{c, on, at.then(zoom(scale))}
}

// angle is how the piece is turned on its page, clockwise, in degrees.
func (i item) angle() float64 {
	return math.Round(math.Atan2(i.at.b, i.at.a) * 180 / math.Pi)
}

// cut is one crop mark.
type cut struct{ x0, y0, x1, y1 float64 }

// plan lays a whole box out on sheets.
func plan(b *cards.Box, f format) ([]sheet, error) {
	cardPages, err := f.deck(b.Deck)
	if err != nil {
		return nil, err
	}
	var small []cards.Piece
	var nets []page
	for _, t := range b.Tokens {
		if t.Kind != cards.Shield {
			small = append(small, t)
			continue
		}
		n, err := netPage(t, f)
		if err != nil {
			return nil, err
		}
		nets = append(nets, n)
	}
	tokenPages, err := f.grids(small, word("Cut along the marks"))
	if err != nil {
		return nil, err
	}
	matPages, err := f.packed(b.Mats)
	if err != nil {
		return nil, err
	}
	var paperPages []page
	for _, c := range b.Papers {
		paperPages = append(paperPages, paperPage(c, f))
	}
	// What is only read keeps its size in a small box, and needs no bleed.
	whole := f
	whole.scale = 1
	plain := whole
	plain.layout = Butted
	roles, err := plain.grids(leaves(b, cards.RoleCard, false), word("Cut along the marks"))
	if err != nil {
		return nil, err
	}
	drawn, err := whole.deck(leaves(b, cards.RuleCard, true))
	if err != nil {
		return nil, err
	}
	rules, err := plain.grids(leaves(b, cards.RuleCard, false), word("Cut along the marks"))
	if err != nil {
		return nil, err
	}
	references, err := plain.grids(leaves(b, cards.Reference, false), word("Cut along the marks"))
	if err != nil {
		return nil, err
	}
	var sheets []sheet
	for _, s := range []sheet{
		{name: "cards", title: word("Cards"), pages: cardPages},
		{name: "mats", title: word("Mats"), pages: matPages},
		{name: "tokens", title: word("Tokens"), pages: append(tokenPages, nets...)},
		{name: "paper", title: word("To write on"), pages: paperPages},
		{name: "roles", title: word("Role cards"), pages: roles},
		{name: "rules", title: word("Rule cards"), pages: append(drawn, rules...)},
		{name: "reference", title: word("Quick reference"), pages: references},
	} {
		if len(s.pages) > 0 {
			s.file = f.file(b, s.name)
			sheets = append(sheets, s)
		}
	}
	return append([]sheet{startSheet(b, f, sheets)}, sheets...), nil
}

func (f format) file(b *cards.Box, sheet string) string {
	return fmt.Sprintf("%s-%s-%s.pdf", b.Game, f.tag, sheet)
}

// leaves are all copies of a box's guides of one form, with backs or without,
// to lay on pages.
func leaves(b *cards.Box, form cards.Form, backs bool) []cards.Piece {
	var out []cards.Piece
	for _, g := range b.Guides {
		for range max(g.Copies, 1) {
			if g.Form == form && (g.Deck != "") == backs {
				out = append(out, g.Leaf())
			}
		}
	}
	return out
}

func tooLarge(p cards.Piece, on paper) error {
	return fmt.Errorf("%s is %g × %g mm and does not fit a sheet of %s with its margins; choose a larger paper or make the piece smaller", p.ID, p.W, p.H, on.title)
}
