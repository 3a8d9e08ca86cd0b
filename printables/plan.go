package printables

import (
	"fmt"
	"image"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
)

// Plan is a box laid out on paper, before anything is written.
type Plan struct {
	Sheets []Sheet // all of the box
	Pages  []Page  // of the chosen sheets, in order
	Paper  string  // what it is called: "A4"

	box      *cards.Box
	form     format
	sheets   []sheet
	chosen   []sheet
	dir      string
	progress func(done, total int)
}

// Sheet is one file of pages. Title is in the sheet's language, Name is what
// Options.Only takes.
type Sheet struct {
	Name, Title, File string
	Pages             int
	TwoSided          bool
}

// Page is one side of paper, W × H mm. Title names it and Note says what to do
// with it, both in the sheet's language; Note may be empty.
type Page struct {
	Sheet       string // the sheet's Name
	Number, Of  int    // in its sheet, from 1
	Title, Note string
	W, H        float64
	Behind      bool // it is the other side of the page before
}

// NewPlan checks a box and lays it out; nothing is drawn or written.
func NewPlan(b *cards.Box, opt Options) (*Plan, error) {
	if err := b.Check(); err != nil {
		return nil, fault.Errorf("this box cannot be printed: %w", err)
	}
	f, err := formatOf(opt)
	if err != nil {
		return nil, err
	}
	sheets, err := plan(b, f)
	if err != nil {
		return nil, err
	}
	p := &Plan{Paper: f.paper.title, box: b, form: f, sheets: sheets, dir: opt.Dir, progress: opt.Progress}
	var names []string
	for _, s := range sheets {
		names = append(names, s.name)
		p.Sheets = append(p.Sheets, Sheet{s.name, f.say(s.title), s.file, len(s.pages), s.twoSided()})
	}
	for _, name := range opt.Only {
		if !slices.Contains(names, name) {
			return nil, fmt.Errorf("%s has no sheet called %q; choose %s", b.Title, name, either(names))
		}
	}
	for _, s := range sheets {
		if len(opt.Only) > 0 && !slices.Contains(opt.Only, s.name) {
			continue
		}
		p.chosen = append(p.chosen, s)
		for n, pg := range s.pages {
			p.Pages = append(p.Pages, Page{s.name, n + 1, len(s.pages), s.heading(f.style, n), f.say(pg.note), pg.w, pg.h, pg.behind})
		}
	}
	return p, nil
}

// twoSided says whether any of its pages is the other side of another.
func (s sheet) twoSided() bool {
	return slices.ContainsFunc(s.pages, func(pg page) bool { return pg.behind })
}

// Leaves is how many sheets of paper the plan takes, each printed on both sides
// where a page is the other side of the one before.
func (p *Plan) Leaves() int {
	n := 0
	for _, s := range p.chosen {
		n += s.leaves()
	}
	return n
}

func (s sheet) leaves() int {
	n := 0
	for _, pg := range s.pages {
		if !pg.behind {
			n++
		}
	}
	return n
}

// heading names a page of the sheet.
func (s sheet) heading(in style, n int) string {
	title := in.say(s.title)
	if t := s.pages[n].title; t != "" {
		title += " · " + in.say(t)
	}
	if len(s.pages) == 1 {
		return title
	}
	return title + " · " + in.say("page %d of %d", n+1, len(s.pages))
}

// Picture draws one of the plan's pages, counted from 0, at pxPerMM.
func (p *Plan) Picture(n int, pxPerMM float64) (*image.RGBA, error) {
	for _, s := range p.chosen {
		if n >= 0 && n < len(s.pages) {
			pg := s.pages[n]
			if err := drawable(pg.w, pg.h, pxPerMM); err != nil {
				return nil, err
			}
			r := newRaster(pg.w, pg.h, pxPerMM)
			pen := pen{r, identity, p.form.style}
			pen.solid(rect(0, 0, pg.w, pg.h), white)
			return r.img, s.draw(pen, n, p.box, p.form)
		}
		n -= len(s.pages)
	}
	return nil, fmt.Errorf("there is no such page; the plan has %d", len(p.Pages))
}
