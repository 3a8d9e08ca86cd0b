package cards

import "slices"

// Page is a size of paper that boxes are printed on, upright, mm.
type Page struct {
	Name  string // "a4"
	Title string // "A4"
	W, H  float64
}

// What every page keeps clear, mm: a margin that no printer at home prints in,
// and, on one side, a strip with the sheet's name and a ruler.
const (
	PageMargin = 5.0
	PageStrip  = 5.8
)

var pages = []Page{
	{"a4", "A4", 210, 297},
	{"letter", "Letter", 215.9, 279.4},
}

// Pages lists the sizes of paper. Every piece must fit each of them.
func Pages() []Page { return slices.Clone(pages) }

// Fits reports whether a piece of w × h mm fits the page, upright or on its
// side, beside the margins and the strip.
func (p Page) Fits(w, h float64) bool {
	const slack = 0.01 // sizes that are read back from a components file are rounded
	fits := func(pw, ph float64) bool {
		w, h := pw-2*PageMargin-w, ph-2*PageMargin-h
		return w >= -slack && h >= -slack && max(w, h) >= PageStrip-slack
	}
	return fits(p.W, p.H) || fits(p.H, p.W)
}
