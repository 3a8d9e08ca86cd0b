package benchmark

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// box is a game of 60 cards and one mat in the corner of a table of w × h mm.
func box(w, h float64) *cards.Box {
	tag := func(name string, x, y float64) cards.Tag { return cards.NewTag("reach", name, x, y) }
	b := &cards.Box{Game: "benchmark", Title: "Benchmark"}
	for i := range 60 {
		id := fmt.Sprintf("card-%d", i)
		picture := []string{"⚓", "☂", "✂", "☎"}[i%4]
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: id, Picture: picture, W: 63, H: 88, Code: fmt.Sprint(i), Tags: []cards.Tag{tag(id, 31.5, 69.65)}})
	}
	b.Mats = []cards.Mat{{Style: cards.MatCommon, Piece: cards.Piece{ID: "mat", Kind: cards.Plate, Name: "Mat", W: 260, H: 180, Tags: []cards.Tag{tag("mat-1", 17, 17), tag("mat-2", 243, 163)}}}}
	b.Tables = map[int]cards.Arrangement{1: {W: w, H: h, Places: []cards.Place{{Mat: "mat"}}}}
	return b
}

// Codes gives n tags: those that can lie on a table, and others of the same kind
// that make the codebook larger. They are never fewer than the former.
func Codes(n int) ([]vision.Code, error) {
	var out []vision.Code
	add := func(payload string) error {
		m, err := cards.Encode(payload)
		if err == nil {
			out = append(out, vision.Code{ID: payload, Modules: m[:]})
		}
		return err
	}
	for _, p := range box(1, 1).Pieces() {
		for _, t := range p.Tags {
			if err := add(t.Payload); err != nil {
				return nil, err
			}
		}
	}
	for i := 0; len(out) < n; i++ {
		if err := add(cards.Payload("reach", fmt.Sprintf("more-%d", i))); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Book is a codebook of Codes.
func Book(n int) (*vision.Codebook, error) {
	codes, err := Codes(n)
	if err != nil {
		return nil, err
	}
	return vision.NewCodebook(codes)
}
