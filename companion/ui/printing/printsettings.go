package printing

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/printables"
)

// The preferences for how sheets are made.
const (
	prefPaper  = "print.paper"
	prefLayout = "print.layout"
	prefInk    = "print.ink"
)

// lastOptions is how sheets were made last; a name that is known no more is left out.
func lastOptions(p fyne.Preferences) printables.Options {
	known := func(key string, list []string) string {
		if v := p.String(key); slices.Contains(list, v) {
			return v
		}
		return list[0]
	}
	return printables.Options{
		Paper: known(prefPaper, printables.Papers()), Layout: known(prefLayout, printables.Layouts()), Ink: known(prefInk, printables.Inks()),
	}
}

// keepOptions keeps how sheets are made for the next time.
func keepOptions(p fyne.Preferences, o printables.Options) {
	p.SetString(prefPaper, o.Paper)
	p.SetString(prefLayout, o.Layout)
	p.SetString(prefInk, o.Ink)
}
