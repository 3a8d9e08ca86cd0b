package tabletop

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// box is a small printed game with a zone of every style.
func box() *cards.Box {
	tag := func(name string, x, y float64) cards.Tag { return cards.NewTag("toy", name, x, y) }
	b := &cards.Box{Game: "toy", Title: "Toy", Tables: map[int]cards.Arrangement{}}
	for i := range 12 {
		id := fmt.Sprintf("card-%d", i)
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: id, Picture: "⚓", W: 63, H: 88, Code: fmt.Sprint(i), Tags: []cards.Tag{tag(id, 31.5, 69.65)}})
	}
	small := func(kind cards.Kind, id, owner string) cards.Piece {
		return cards.Piece{ID: id, Kind: kind, Name: id, Owner: owner, W: 30, H: 40, Tags: []cards.Tag{tag(id, 15, 15)}}
	}
	for i := range 14 {
		b.Tokens = append(b.Tokens, small(cards.Marker, fmt.Sprintf("marker-%d", i), "kid"))
	}
	b.Tokens = append(b.Tokens, small(cards.Token, "guess-1", ""), small(cards.Token, "guess-2", ""), small(cards.Token, "turn", ""),
		cards.Piece{ID: "shield", Kind: cards.Shield, Name: "Shield", W: 140, H: 92, Height: 55, Tags: []cards.Tag{tag("shield", 70, 46)}})
	main := cards.Mat{Style: cards.MatCommon, Piece: cards.Piece{ID: "mat-main", Kind: cards.Plate, Name: "Main", W: 260, H: 180, Tags: []cards.Tag{tag("main-1", 17, 17), tag("main-2", 243, 163)}}}
	bare := tag("bare", 36, 82)
	bare.ID = "bare"
	main.Tags = append(main.Tags, bare)
	main.Zones = []cards.Zone{
		{ID: "DK", Style: cards.Deck, X: 4, Y: 37, W: 64, H: 90},
		{ID: "SP", Style: cards.Space, X: 70, Y: 37, W: 64, H: 90},
		{ID: "PV", Style: cards.Show, X: 134, Y: 37, W: 126, H: 90},
	}
	lane := cards.Mat{Style: cards.MatOwner, Piece: cards.Piece{ID: "mat-kid", Kind: cards.Plate, Name: "Kid", Owner: "kid", W: 265, H: 180, Tags: []cards.Tag{tag("kid-1", 25, 17), tag("kid-2", 25, 163)}}}
	lane.Zones = []cards.Zone{
		{ID: "FD-ON", Style: cards.Lane, X: 51, Y: 0, W: 214, H: 90},
		{ID: "FD-BY", Style: cards.Lane, X: 51, Y: 90, W: 214, H: 90},
		{ID: "TURN", Style: cards.Cell, X: 7, Y: 68, W: 37, H: 43},
	}
	hood := cards.Mat{Style: cards.MatHood, Piece: cards.Piece{ID: "mat-hood", Kind: cards.Plate, Name: "Hood", W: 200, H: 88, Tags: []cards.Tag{tag("hood-1", 17, 44), tag("hood-2", 183, 44)}}}
	hood.Zones = []cards.Zone{
		{ID: "G1", Style: cards.Cell, X: 34, Y: 1, W: 33, H: 43},
		{ID: "G2", Style: cards.Cell, X: 133, Y: 44, W: 33, H: 43},
		{ID: "SH", Style: cards.Hood, X: 0, Y: -56, W: 200, H: 200},
	}
	b.Mats = []cards.Mat{main, lane, hood}
	b.Tables[2] = cards.Arrangement{W: 530, H: 275, Places: []cards.Place{{Mat: "mat-main", X: 265, Y: 92}, {Mat: "mat-kid", Y: 90}, {Mat: "mat-hood", X: 165}}}
	return b
}

// textures of the toy box are drawn once for all tests.
var textures = sync.OnceValue(func() *Textures { return NewTextures(box()) })

// scene is a world of the toy box and a camera over it.
func scene(t testing.TB, c Camera, seed uint64) (*World, *Renderer) {
	t.Helper()
	w, err := NewWorld(box(), 2, seed)
	if err != nil {
		t.Fatal(err)
	}
	r, err := textures().Renderer(w.W, w.H, c, Room{Lamp: 1, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return w, r
}

func put(t testing.TB, w *World, piece, zone string) {
	t.Helper()
	if err := w.Put(piece, zone); err != nil {
		t.Fatal(err)
	}
}

func shoot(t testing.TB, w *World, r *Renderer) (vision.Frame, Truth) {
	t.Helper()
	f, err := r.Render(w, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	return f, r.Truth(w)
}

// tagOf is the truth of the first tag of a piece.
func tagOf(t testing.TB, truth Truth, piece string) TagTruth {
	t.Helper()
	for _, g := range truth.Tags {
		if g.Piece == piece {
			return g
		}
	}
	t.Fatalf("the truth knows no tag of %s", piece)
	return TagTruth{}
}
