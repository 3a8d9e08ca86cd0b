package kit

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// Reader is somebody for whom a game prints things.
type Reader struct {
	Seat    string // as in game.State.Seats
	Name    string // English, as printed
	Picture string // an emoji
}

// mustGuides reads what a game gives people to read from TOML, one table
// [[guide]] each, with the fields of cards.Guide in lower case. A guide with
// each = true is made once for every reader: the seat follows its id after a
// dash, and "{name}" in its title is the reader's name. Every reference ends
// with cards.WhenAsked. mustGuides panics when the text is wrong, as the first
// test of the game shows.
func mustGuides(text string, readers []Reader) []cards.Guide {
	var file struct {
		Guide []struct {
			cards.Guide
			Each bool
		}
	}
	mustDecode("guides.toml", text, &file)
	var out []cards.Guide
	for _, g := range file.Guide {
		if g.Form == cards.Reference {
			g.Parts = append(g.Parts, cards.WhenAsked())
		}
		if !g.Each {
			out = append(out, g.Guide)
			continue
		}
		for _, r := range readers {
			own := g.Guide
			own.ID += "-" + r.Seat
			own.Title = strings.ReplaceAll(own.Title, "{name}", r.Name)
			own.Owner, own.Picture = r.Seat, r.Picture
			own.Parts = slices.Clone(g.Parts)
			out = append(out, own)
		}
	}
	return out
}
