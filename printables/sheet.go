package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
)

// sheet is one PDF: pages that are printed and cut in one go.
type sheet struct {
	file, title string
	pages       []page
}

// page is one side of a piece of paper.
type page struct {
	room
	note  string // what to do with this page, in the strip
	items []item
	back  bool    // card backs: cards lie mirrored behind their fronts
	cuts  []cut   // crop marks
	bleed float64 // how far pictures go on beyond their edges
	draw  func(p pen, b *cards.Box) error
}

// item is a piece at its place on a page.
type item struct {
	piece cards.Piece
	x, y  float64
}

// cut is one crop mark.
type cut struct{ x0, y0, x1, y1 float64 }

// plan lays a whole box out on sheets of one paper.
func plan(b *cards.Box, p paper) ([]sheet, error) {
	file := func(what string) string { return fmt.Sprintf("%s-%s-%s.pdf", b.Game, p.name, what) }
	cardPages, err := grids(b.Deck, p, true)
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
		n, err := netPage(t, p)
		if err != nil {
			return nil, err
		}
		nets = append(nets, n)
	}
	tokenPages, err := grids(small, p, false)
	if err != nil {
		return nil, err
	}
	var matPages []page
	for _, m := range b.Mats {
		r, ok := p.fit(m.W, m.H, 0)
		if !ok {
			return nil, tooLarge(m.Piece, p)
		}
		matPages = append(matPages, page{room: r, note: m.Name, items: []item{{m.Piece, r.block.x, r.block.y}}})
	}
	var paperPages []page
	for _, c := range b.Papers {
		paperPages = append(paperPages, paperPage(c, p))
	}
	roles, err := grids(leaves(b, cards.RoleCard, false), p, false)
	if err != nil {
		return nil, err
	}
	drawn, err := grids(leaves(b, cards.RuleCard, true), p, true)
	if err != nil {
		return nil, err
	}
	rules, err := grids(leaves(b, cards.RuleCard, false), p, false)
	if err != nil {
		return nil, err
	}
	references, err := grids(leaves(b, cards.Reference, false), p, false)
	if err != nil {
		return nil, err
	}
	var sheets []sheet
	for _, s := range []sheet{
		{file("cards"), "Cards", cardPages},
		{file("mats"), "Mats", matPages},
		{file("tokens"), "Tokens", append(tokenPages, nets...)},
		{file("paper"), "To write on", paperPages},
		{file("roles"), "Role cards", roles},
		{file("rules"), "Rule cards", append(drawn, rules...)},
		{file("reference"), "Quick reference", references},
	} {
		if len(s.pages) > 0 {
			sheets = append(sheets, s)
		}
	}
	return append([]sheet{startSheet(file("start"), p, sheets)}, sheets...), nil
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

// grids lays pieces edge to edge, those of one size together, as many to a
// page as fit, with a page of backs behind each page when they have backs.
func grids(pieces []cards.Piece, p paper, backs bool) ([]page, error) {
	type size struct{ w, h float64 }
	var sizes []size
	bySize := map[size][]cards.Piece{}
	for _, c := range pieces {
		s := size{c.W, c.H}
		if bySize[s] == nil {
			sizes = append(sizes, s)
		}
		bySize[s] = append(bySize[s], c)
	}
	var out []page
	for _, s := range sizes {
		all := bySize[s]
		cols, rows := p.most(s.w, s.h)
		if cols == 0 {
			return nil, tooLarge(all[0], p)
		}
		for n := cols * rows; len(all) > 0; {
			here := all[:min(n, len(all))]
			all = all[len(here):]
			front := gridPage(here, p, s.w, s.h, cols, rows)
			if !backs {
				front.note = "Cut along the marks"
				out = append(out, front)
				continue
			}
			front.note = "Fronts · print both sides, flip on the long edge"
			out = append(out, front, backPage(front))
		}
	}
	return out, nil
}

const aroundCuts = cutGap + cutLen

// most is how many pieces of one size lie on a page.
func (p paper) most(w, h float64) (cols, rows int) {
	for c := 1; ; c++ {
		r := 1
		if _, ok := p.fit(float64(c)*w, h, aroundCuts); !ok {
			return cols, rows
		}
		for {
			if _, ok := p.fit(float64(c)*w, float64(r+1)*h, aroundCuts); !ok {
				break
			}
			r++
		}
		if c*r > cols*rows {
			cols, rows = c, r
		}
	}
}

// gridPage lays up to cols × rows pieces edge to edge. The block is as large
// as if it were full, so that all pages are cut alike.
func gridPage(pieces []cards.Piece, p paper, w, h float64, cols, rows int) page {
	r, _ := p.fit(float64(cols)*w, float64(rows)*h, aroundCuts)
	out := page{room: r}
	for i, c := range pieces {
		out.items = append(out.items, item{c, r.block.x + float64(i%cols)*w, r.block.y + float64(i/cols)*h})
	}
	b := r.block
	for i := range cols + 1 {
		x := b.x + float64(i)*w
		out.cuts = append(out.cuts,
			cut{x, b.y - cutGap - cutLen, x, b.y - cutGap},
			cut{x, b.y + b.h + cutGap, x, b.y + b.h + cutGap + cutLen})
	}
	for i := range rows + 1 {
		y := b.y + float64(i)*h
		out.cuts = append(out.cuts,
			cut{b.x - cutGap - cutLen, y, b.x - cutGap, y},
			cut{b.x + b.w + cutGap, y, b.x + b.w + cutGap + cutLen, y})
	}
	return out
}

// backBleed is how far backs go on beyond their edge, so that a sheet that
// was fed askew shows no white.
const backBleed = 1.5

// backPage is the other side of a page of fronts, flipped on its long edge.
func backPage(front page) page {
	out := page{room: front.room, back: true, bleed: backBleed,
		note: "Backs · the other side of the page before"}
	for _, i := range front.items {
		i.x = front.w - i.x - i.piece.W
		out.items = append(out.items, i)
	}
	return out
}
