package printables

import (
	"fmt"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// testBox is a small box with every kind of piece, every style of mat and
// zone, and tags that are turned.
func testBox() *cards.Box {
	tag := func(id string, x, y, angle float64) cards.Tag {
		t := cards.NewTag("picnic", id, x, y)
		t.Angle = angle
		return t
	}
	b := &cards.Box{
		Game: "picnic", Title: "The Picnic",
		Credits: []string{"Unofficial companion with its own words. Nobody designed this game.", "Pictures: EmojiOne, CC BY 4.0."},
		Tables:  map[int]cards.Arrangement{2: {W: 500, H: 300, Places: []cards.Place{{Mat: "mat-field"}, {Mat: "mat-owner", X: 200}}}},
	}
	for i, e := range []string{"⌚", "☎", "✂", "🔑", "🎈", "🍎", "🐟", "🌵", "⚓", "🎩", "🔔"} {
		id := fmt.Sprintf("card-%d", i)
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: fmt.Sprintf("A long enough name %d", i),
			Picture: e, Code: fmt.Sprintf("A%d", i), W: 63, H: 88, Tags: []cards.Tag{tag(id, 31.5, 69.65, 0)}})
	}
	for i, owner := range []string{"kid", "agent1", "agent2", "agent3", "agent4", "visitor", ""} {
		kind := cards.Marker
		if i > 4 {
			kind = cards.Token
		}
		id := fmt.Sprintf("token-%d", i)
		b.Tokens = append(b.Tokens, cards.Piece{ID: id, Kind: kind, Name: id, Owner: owner, Code: fmt.Sprintf("%d-8", i),
			W: 30, H: 40, Tags: []cards.Tag{tag(id, 15, 15, float64(i%4)*90)}})
	}
	b.Tokens = append(b.Tokens, cards.Piece{ID: "shield", Kind: cards.Shield, Name: "Shield", Owner: "visitor",
		W: 140, H: 92, Height: 55, Tags: []cards.Tag{tag("shield", 70, 46, 180)}})

	mat := func(id string, style cards.MatStyle, owner string, w, h float64, zones ...cards.Zone) {
		b.Mats = append(b.Mats, cards.Mat{Style: style, Zones: zones, Piece: cards.Piece{
			ID: id, Kind: cards.Plate, Name: "The " + string(style), Owner: owner, W: w, H: h,
			Tags: []cards.Tag{tag(id+"1", 17, 17, 0), tag(id+"2", w-17, 17, 90)}}})
	}
	zone := func(id, label string, s cards.Style, x, y, w, h float64, note string) cards.Zone {
		return cards.Zone{ID: id, Label: label, Style: s, X: x, Y: y, W: w, H: h, Note: note}
	}
	mat("mat-field", "forcefield", "", 192, 265.8, zone("ON1", "1", cards.Space, 0, 40, 64, 88.6, "a note that wraps over lines"))
	mat("mat-clearing", "clearing", "", 192, 265.8, zone("BY1", "1", cards.Space, 0, 40, 64, 88.6, ""))
	mat("mat-proof", "proof", "", 258, 198,
		zone("PB1", "Beside", cards.Slide, 1, 54, 64, 40, ""), zone("PR1", "", cards.Slide, 1, 94, 64, 40, ""), zone("PO1", "On", cards.Slide, 1, 134, 64, 40, ""))
	mat("mat-hood", "hood", "visitor", 200, 88,
		zone("GB1", "1", cards.Cell, 34, 1, 33, 43, "Beside"), zone("SH", "", cards.Hood, 0, -56, 200, 200, ""))
	mat("mat-owner", "owner", "agent4", 265, 180,
		zone("FD", "Admitted", cards.Lane, 51, 40, 214, 90, "Fan them"), zone("TURN", "Turn", cards.Cell, 7, 68, 37, 43, ""))
	mat("mat-common", "common", "", 200, 266,
		zone("T0", "0", cards.Spot, 5, 34, 38, 44, ""), zone("T1", "1", cards.Spot, 43, 34, 38, 44, "Draw 2 cards"),
		zone("T2", "2", cards.Spot, 5, 80, 38, 44, ""),
		zone("DK", "Deck", cards.Deck, 3, 128, 64, 90, ""), zone("PV", "Show", cards.Show, 69, 128, 128, 90, "For a moment"))
	mat("mat-plain", "", "", 150, 90)
	home := zone("HOME", "Player 1", cards.Cell, 34, 40, 33, 43, "")
	home.Owner = "player1"
	mat("mat-desk", "desk", "", 200, 120, home, zone("K1", "1", cards.Slot, 80, 40, 64, 80, ""))
	b.Papers = []cards.Paper{{Name: "Score sheet", BoxesName: "Secret", Boxes: 4, Fields: []string{"Name", "Score"}, Columns: []string{"Guess", "Right"}, Lines: 12, Note: "One each."}}
	return b
}

func planned(t *testing.T, o Options) ([]sheet, paper) {
	t.Helper()
	f, err := formatOf(o)
	if err != nil {
		t.Fatal(err)
	}
	sheets, err := plan(testBox(), f)
	if err != nil {
		t.Fatal(err)
	}
	return sheets, f.paper
}
