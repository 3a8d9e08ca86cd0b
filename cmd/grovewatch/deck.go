package main

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/printables"
	"github.com/grovewatch/grovewatch/vision"
)

// deckFlags say which tags to look for.
type deckFlags struct {
	Deck       string `default:"grove" help:"Which game's tags to look for (${default})."`
	Components string `type:"path" help:"Take the tags from a components.json instead."`
}

// load gives what is printed, and the codebook of its tags.
func (c deckFlags) load() (*table.Surface, *vision.Codebook, error) {
	box, err := c.box()
	if err != nil {
		return nil, nil, err
	}
	surface := table.NewSurface(box)
	codes, err := surface.Codes()
	if err != nil {
		return nil, nil, err
	}
	book, err := vision.NewCodebook(codes)
	return surface, book, err
}

func (c deckFlags) box() (*cards.Box, error) {
	if c.Components != "" {
		list, err := printables.ReadComponents(c.Components)
		if err != nil {
			return nil, err
		}
		return list.Box(), nil
	}
	g, err := games.Find(c.Deck)
	if err != nil {
		return nil, err
	}
	return g.Box(), nil
}
