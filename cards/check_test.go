package cards

import (
	"strings"
	"testing"
)

// goodBox is a small box without a fault.
func goodBox() *Box {
	tag := func(id string, x, y float64) []Tag { return []Tag{NewTag("test", id, x, y)} }
	card := Piece{ID: "card-1", Kind: Card, Name: "Œuvre, “Übergröße”", Picture: "⚓", Code: "A1", W: 44, H: 64,
		Sign: SignStar, Tint: TintLamp, Signs: []string{"❤️"}, Marks: []Mark{{Picture: "💰", Text: "3"}}, Tags: tag("card-1", 22, 15)}
	token := Piece{ID: "token-1", Kind: Token, Name: "Turn", Code: "TURN", W: 30, H: 40, Tags: tag("token-1", 15, 15)}
	other := Piece{ID: "token-2", Kind: Marker, Name: "Marker", W: 60, H: 60, Tags: tag("token-2", 30, 30)}
	mat := func(id string) Mat {
		m := Mat{Style: MatDesk, Piece: Piece{ID: id, Kind: Plate, Name: id, W: 265, H: 180, Tags: tag(id, 17, 17)}}
		m.Zones = []Zone{{ID: id + "-A", Label: "A", Style: Cell, X: 34, W: 231, H: 180}, {ID: id + "-hood", Style: Hood, Y: -60, W: 200, H: 200}}
		return m
	}
	table := Arrangement{W: 265, H: 180, Places: []Place{{Mat: "mat-1"}}}
	return &Box{
		Game: "test", Title: "A test", Deck: []Piece{card}, Tokens: []Piece{token, other}, Mats: []Mat{mat("mat-1"), mat("mat-2")},
		Backs:  []Back{{Name: "Cards", Sign: SignDrop, Tint: TintSky, Motif: MotifLens}},
		Papers: []Paper{{Name: "Notes", Columns: []string{"Points"}}},
		Guides: []Guide{{ID: "role", Form: RoleCard, Title: "Role", Picture: "👻", Parts: []Part{{Sign: SignEye, Word: "Look"}}, Meters: []Meter{{Sign: SignGem, Word: "Hard"}}}},
		Tables: map[int]Arrangement{2: table, 3: table},
	}
}

func TestThreePeopleAreMeantOrTheFewest(t *testing.T) {
	b := goodBox()
	three := b.UsualPlayers()
	delete(b.Tables, 3)
	if two := b.UsualPlayers(); three != 3 || two != 2 {
		t.Errorf("%d and %d people are meant", three, two)
	}
}

func TestAFaultIsToldWithItsPiece(t *testing.T) {
	if err := goodBox().Check(); err != nil {
		t.Fatalf("a good box: %v", err)
	}
	for _, c := range []struct {
		plant func(*Box)
		want  string
	}{
		{func(b *Box) { b.Deck[0].Sign = "sickle" }, "the piece “card-1” has the unknown sign “sickle”: choose from star, moon, "},
		{func(b *Box) { b.Tokens[0].Tint = "teal" }, "the piece “token-1” has the unknown tint “teal”: choose from glow, "},
		{func(b *Box) { b.Backs[0].Sign = "no" }, "the back of the deck “Cards” has the unknown sign “no”"},
		{func(b *Box) { b.Backs[0].Tint = "no" }, "the back of the deck “Cards” has the unknown tint “no”"},
		{func(b *Box) { b.Backs[0].Motif = "spiral" }, "the back of the deck “Cards” has the unknown motif “spiral”: choose from rings, star, lens, lattice"},
		{func(b *Box) { b.Mats[0].Style = "beach" }, "the mat “mat-1” has the unknown style “beach”: choose from forcefield, "},
		{func(b *Box) { b.Mats[0].Zones[0].Style = "pit" }, "the zone “mat-1-A” of the mat “mat-1” has the unknown style “pit”: choose from space, "},
		{func(b *Box) { b.Guides[0].Parts[0].Sign = "no" }, "the guide “role” has the unknown sign “no”"},
		{func(b *Box) { b.Guides[0].Meters[0].Sign = "no" }, "the guide “role” has the unknown sign “no”"},
		{func(b *Box) { b.Guides[0].Parts[0].Pieces = []string{"card-", "crad-"} }, "the guide “role” is about pieces whose id begins with “crad-”, of which there are none"},
		{func(b *Box) { b.Guides[0].Form = "scroll" }, "the guide “role” has the unknown form “scroll”: choose from rule, role, reference"},

		{func(b *Box) { b.Mats[0].Zones[0].W = 232 }, "the zone “mat-1-A” of the mat “mat-1” reaches over the mat's edge"},
		{func(b *Box) { b.Mats[0].Zones[0].Y = -1 }, "the zone “mat-1-A” of the mat “mat-1” reaches over the mat's edge"},
		{func(b *Box) { b.Mats[0].Zones[0].H = 0 }, "the zone “mat-1-A” of the mat “mat-1” is 231 × 0 mm"},
		{func(b *Box) { b.Tokens[0].Tags[0].Y = 14.5 }, "the piece “token-1” has a tag over its edge: with its frame a tag is 29.7 mm wide"},
		{func(b *Box) { b.Tokens[0].Tags[0].Y = 26 }, "the piece “token-1” has a tag over its edge"},
		{func(b *Box) { b.Tokens[0].Tags[0].Angle = 45 }, "the piece “token-1” has a tag over its edge"},
		{func(b *Box) { b.Mats[0].W, b.Mats[0].H = 265, 205 }, "the mat “mat-1” is 265 × 205 mm and does not fit a page of A4"},
		{func(b *Box) { b.Mats[0].W, b.Mats[0].H = 280, 180 }, "the mat “mat-1” is 280 × 180 mm and does not fit a page of Letter: make it smaller, such as 269 × 194 mm, or two of it"},
		{func(b *Box) { b.Deck[0].W = 300 }, "the piece “card-1” is 300 × 64 mm and does not fit a page of A4"},
		{func(b *Box) { b.Deck[0].W = 0 }, "the piece “card-1” is 0 × 64 mm: give it a size"},

		{func(b *Box) { b.Deck[0].ID = "Card 1" }, "the piece “Card 1” has an id with more than small letters, digits and hyphens"},
		{func(b *Box) { b.Deck[0].Tags[0].Y = 47 }, "the piece “card-1” has signs and its tag at the foot: put the tag at the head"},
		{func(b *Box) { b.Deck[0].Signs = nil }, "the piece “card-1” has its tag at the head and no signs"},
		{func(b *Box) { b.Deck[0].Signs, b.Deck[0].Tags[0].Y = nil, 47 }, "the piece “card-1” has its tag at the foot, where there is room for the text of one mark only"},
		{func(b *Box) { b.Mats[0].Zones[0].X = 31 }, "the zone “mat-1-A” of the mat “mat-1” lies over a tag of the mat"},
		{func(b *Box) {
			b.Mats[0].Zones = append(b.Mats[0].Zones, Zone{ID: "C", Style: Tray, X: 200, Y: 100, W: 20, H: 20})
		}, "the zone “C” of the mat “mat-1” overlaps the zone “mat-1-A”"},
		{func(b *Box) {
			b.Mats[0].Zones = append(b.Mats[0].Zones, Zone{ID: "C", Style: Space, X: 10, Y: 90, W: 50, H: 30})
		}, "the zone “C” of the mat “mat-1” overlaps the zone “mat-1-A”"},
		{func(b *Box) {
			b.Mats[0].Zones = append(b.Mats[0].Zones, Zone{ID: "C", Style: Deck, X: 200, Y: 100, W: 20, H: 20})
		}, "the zone “C” of the mat “mat-1” overlaps the zone “mat-1-A”"},
		{func(b *Box) { b.Tables[3] = Arrangement{W: 264, H: 180, Places: b.Tables[2].Places} }, "the table for 3 players has the mat “mat-1” beyond its 264 × 180 mm"},
		{func(b *Box) {
			b.Tables[3] = Arrangement{W: 400, H: 360, Places: []Place{{Mat: "mat-1"}, {Mat: "mat-2", X: 100, Y: 179}}}
		}, "the table for 3 players has the mats “mat-1” and “mat-2” on one another"},
		{func(b *Box) { b.Tables[5] = b.Tables[2] }, "there is no table for 4 players, but one for 5"},
		{func(b *Box) { b.Tables[3] = Arrangement{} }, "the table for 3 players has no mats"},
		{func(b *Box) { b.Tables[3] = Arrangement{Places: []Place{{Mat: "mat-9"}}} }, "the table for 3 players has the mat “mat-9”, which is not in the box"},
		{func(b *Box) { b.Tables[2].Places[0].Mat = "mat-9" }, "the table for 2 players has the mat “mat-9”"},
		{func(b *Box) {
			b.Tables[3] = Arrangement{W: 265, H: 180, Places: []Place{{Mat: "mat-1"}, {Mat: "mat-1"}}}
		}, "the table for 3 players has the mat “mat-1” twice"},

		{func(b *Box) { b.Tokens[0].Tags[0].Payload = b.Deck[0].Tags[0].Payload }, "the piece “card-1” and the piece “token-1” have the same tag"},
		{func(b *Box) { b.Mats[1].Tags[0].Payload = b.Deck[0].Tags[0].Payload }, "the piece “card-1” and the mat “mat-2” have the same tag"},
		{func(b *Box) { b.Mats[1].Tags = append(b.Mats[1].Tags, b.Mats[1].Tags...) }, "the mat “mat-2” has the same tag twice"},
		{func(b *Box) { b.Deck[0].Tags[0].Payload = "" }, "the piece “card-1” has a tag that says “”"},
		{func(b *Box) { b.Deck[0].Tags[0].Payload = "ABCDEFGHIJK" }, "the piece “card-1” has a tag that says “ABCDEFGHIJK”"},
		{func(b *Box) { b.Deck[0].Tags[0].Payload = "lower" }, "the piece “card-1” has a tag that says “lower”"},
		{func(b *Box) { b.Tokens[0].ID = "card-1" }, "the piece “card-1” has an id that something else has"},
		{func(b *Box) { b.Guides[0].ID = "card-1" }, "the guide “card-1” has an id that something else has"},
		{func(b *Box) { b.Mats[0].Tags[0].ID = "card-1" }, "the tag “card-1” has an id that something else has"},
		{func(b *Box) { b.Mats[1].Zones[0].ID = "mat-1-A" }, "the zone “mat-1-A” of the mat “mat-2” has an id that another zone has"},
		{func(b *Box) { b.Deck[0].ID = "" }, "the piece “” has no id"},
		{func(b *Box) { b.Mats[0].Zones[0].ID = "" }, "the zone “” of the mat “mat-1” has no id"},
		{func(b *Box) { b.Deck[0].Kind = Leaf }, "the piece “card-1” is of the kind “leaf”, which cannot be printed"},
		{func(b *Box) { b.Mats[0].Kind = Card }, "the mat “mat-1” is of the kind “card” instead of “mat”"},
		{func(b *Box) { b.Game = "a test" }, "the game's name “a test” has more than small letters"},

		{func(b *Box) { b.Deck[0].Picture = "🪑" }, "the piece “card-1” has the picture “🪑”, which the picture font lacks"},
		{func(b *Box) { b.Deck[0].Signs[0] = "❤❤" }, "the piece “card-1” has the picture “❤❤”"},
		{func(b *Box) { b.Deck[0].Marks[0].Picture = "x" }, "the piece “card-1” has the picture “x”"},
		{func(b *Box) { b.Guides[0].Picture = "🪑" }, "the guide “role” has the picture “🪑”"},
		{func(b *Box) { b.Deck[0].Name = "שלום" }, "the piece “card-1” has a letter that the typeface lacks, “ש” in “שלום”"},
		{func(b *Box) { b.Deck[0].Code = "Ω" }, "the piece “card-1” has a letter that the typeface lacks"},
		{func(b *Box) { b.Mats[0].Zones[0].Note = "→" }, "the zone “mat-1-A” of the mat “mat-1” has a letter that the typeface lacks"},
		{func(b *Box) { b.Guides[0].Parts[0].Word = "→" }, "the guide “role” has a letter that the typeface lacks"},
		{func(b *Box) { b.Credits = []string{"→"} }, "the first page has a letter that the typeface lacks"},
		{func(b *Box) { b.Papers[0].Columns[0] = "→" }, "the page “Notes” has a letter that the typeface lacks"},
	} {
		b := goodBox()
		c.plant(b)
		if err := b.Check(); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}

func TestATurnedTagMayLieWhereItHasRoom(t *testing.T) {
	b := goodBox()
	for _, angle := range []float64{45, 90, -30, 180} {
		b.Tokens[1].Tags[0].Angle = angle
		if err := b.Check(); err != nil {
			t.Errorf("a tag turned by %g°: %v", angle, err)
		}
	}
}

func TestNoGameHasAnothersTag(t *testing.T) {
	a, b := goodBox(), goodBox()
	b.Game = "other"
	if err := CheckAll(a, b); err == nil || err.Error() != "the piece “card-1” of test and the piece “card-1” of other have the same tag" {
		t.Error(err)
	}
	b.Deck[0].Sign = "no"
	if err := CheckAll(a, b); err == nil || !strings.HasPrefix(err.Error(), "the box of other: the piece “card-1” has the unknown sign") {
		t.Error(err)
	}
}
