package grove

import (
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
)

// The mats' sizes, mm. Each fits one page of A4 and of Letter with margins of
// at least 6 mm; cards lie 64 mm apart across and 88.6 mm down.
const (
	colW, rowH       = 64.0, 88.6
	fieldW, fieldH   = 3 * colW, 3 * rowH
	proofW, proofH   = 258.0, 198.0
	hoodW, hoodH     = 200.0, 88.0
	commonW, commonH = 200.0, 266.0
	ownerW, ownerH   = 265.0, 180.0
)

// plate is a mat with two tags: the places of their middles are x1, y1, x2, y2.
func plate(id, name string, style cards.MatStyle, w, h, x1, y1, x2, y2 float64, zones ...cards.Zone) cards.Mat {
	return cards.Mat{Style: style, Zones: zones, Piece: cards.Piece{ID: id, Kind: cards.Plate, Name: name, W: w, H: h,
		Tags: []cards.Tag{maker.Tag(id+"-tag-1", x1, y1), maker.Tag(id+"-tag-2", x2, y2)}}}
}

func mats() []cards.Mat {
	out := []cards.Mat{
		field("mat-forcefield", "Forcefield", cards.MatForcefield, "ON"),
		field("mat-clearing", "Clearing", cards.MatClearing, "BY"),
		proof(), hood(), common(),
		owner("kid", "The Kid", "K"),
	}
	for a := 1; a <= MaxAgents; a++ {
		out = append(out, owner(fmt.Sprintf("agent%d", a), fmt.Sprintf("Agent %d", a), fmt.Sprintf("A%d", a)))
	}
	return out
}

// field is one side of the forcefield: eight spaces around its middle.
func field(id, name string, style cards.MatStyle, prefix string) cards.Mat {
	m := plate(id, name, style, fieldW, fieldH, fieldW/2, rowH+16.5, fieldW/2, 2*rowH-16.5)
	for i := range 9 {
		n := len(m.Zones) + 1
		if i == 4 {
			continue
		}
		m.Zones = append(m.Zones, cards.Zone{
			ID: fmt.Sprintf("%s%d", prefix, n), Label: fmt.Sprint(n), Name: fmt.Sprintf("on %s space %d", strings.ToLower(name), n),
			Style: cards.Space, X: float64(i%3) * colW, Y: float64(i/3) * rowH, W: colW, H: rowH,
		})
	}
	return m
}

// proof is the proof row: in each of four columns a card lies in the middle
// and slides 40 mm up (beside) or down (on).
func proof() cards.Mat {
	m := plate("mat-proof", "Proof", cards.MatProof, proofW, proofH, 17, 15, proofW-17, 15)
	const top, step = 30.0, 40.0
	for k := range 4 {
		for i, row := range []struct{ id, label, name string }{
			{"PB", "Repelled", "slid to “repelled” in column %d"}, {"PR", "", "in the middle of column %d"}, {"PO", "Admitted", "slid to “admitted” in column %d"},
		} {
			m.Zones = append(m.Zones, cards.Zone{
				ID: fmt.Sprintf("%s%d", row.id, k+1), Label: row.label, Style: cards.Slide, Name: fmt.Sprintf(row.name, k+1),
				X: 1 + float64(k)*colW, Y: top + deck.Height/2 - step/2 + float64(i)*step, W: colW, H: step,
			})
		}
	}
	return m
}

// hood is the Visitor's place behind the shield: a cell for each token and side.
func hood() cards.Mat {
	m := plate("mat-shield", "Visitor's shield", cards.MatHood, hoodW, hoodH, 17, hoodH/2, hoodW-17, hoodH/2)
	m.Owner = "visitor"
	for k := range 4 {
		x := 34 + 33*float64(k)
		m.Zones = append(m.Zones,
			cards.Zone{ID: fmt.Sprintf("GB%d", k+1), Name: fmt.Sprintf("on “repelled” in column %d, behind the shield", k+1), Label: fmt.Sprint(k + 1), Note: "Repelled", Style: cards.Cell, X: x, Y: 1, W: 33, H: 43},
			cards.Zone{ID: fmt.Sprintf("GO%d", k+1), Name: fmt.Sprintf("on “admitted” in column %d, behind the shield", k+1), Label: fmt.Sprint(k + 1), Note: "Admitted", Style: cards.Cell, X: x, Y: 44, W: 33, H: 43},
		)
	}
	// The roof stands above the table, so a tilted camera sees its middle up
	// to a roof's height away from where it stands.
	m.Zones = append(m.Zones, cards.Zone{ID: "SH", Name: "in its place before the Visitor", Style: cards.Hood, X: 0, Y: -56, W: hoodW, H: 200})
	return m
}

// common holds what everyone shares: trust, the deck, the show space, the
// Kid's claim and the Visitor's turn cell.
func common() cards.Mat {
	m := plate("mat-common", "Trust", cards.MatCommon, commonW, commonH, 17, 16, commonW-17, 16)
	for t := range 9 {
		m.Zones = append(m.Zones, cards.Zone{
			ID: fmt.Sprintf("T%d", t), Name: fmt.Sprintf("on trust %d", t), Label: fmt.Sprint(t), Note: spotNote(t), Style: cards.Spot,
			X: 5 + 38*float64(t%5), Y: 34 + 46*float64(t/5), W: 38, H: 44,
		})
	}
	m.Zones = append(m.Zones,
		cards.Zone{ID: "DK", Name: "on the deck space", Label: "Deck", Style: cards.Deck, X: 3, Y: 128, W: colW, H: 90},
		cards.Zone{ID: "PV", Name: "on the show space", Label: "Show", Style: cards.Show, X: 69, Y: 128, W: 128, H: 90},
		cards.Zone{ID: "CL-ON", Name: "on “admitted”", Label: "Admitted", Style: cards.Cell, X: 3, Y: 221, W: 38, H: 43},
		cards.Zone{ID: "CL-REST", Name: "between “admitted” and “repelled”", Label: "Claim", Style: cards.Cell, X: 41, Y: 221, W: 38, H: 43},
		cards.Zone{ID: "CL-BY", Name: "on “repelled”", Label: "Repelled", Style: cards.Cell, X: 79, Y: 221, W: 38, H: 43},
		cards.Zone{ID: "TURN-visitor", Name: "before the Visitor", Label: "Visitor", Style: cards.Cell, X: 159, Y: 221, W: 38, H: 43},
	)
	bare := maker.Tag(deckBare, 3+colW/2, 128+45)
	bare.ID = deckBare
	m.Tags = append(m.Tags, bare)
	return m
}

// spotNote is what a Trust spot gives, as printed: the editions differ in how
// many cards the Kid draws.
func spotNote(t int) string {
	a, b := printedTrack("a")[t], printedTrack("b")[t]
	if a.draw == 0 && !a.reveal {
		return ""
	}
	note := fmt.Sprintf("+%d", a.draw)
	if a.draw != b.draw {
		note = fmt.Sprintf("A +%d  B +%d", a.draw, b.draw)
	}
	if a.reveal {
		note += ", reveal"
	}
	if w := powers[a.power].note; w != "" {
		note += ", " + w
	}
	return note
}

// owner is the mat of someone who owns face-down cards: a lane for each side
// and her turn cell.
func owner(owner, name, short string) cards.Mat {
	const lanesX = 51.0
	who := strings.Replace(name, "The ", "the ", 1) // within a sentence
	m := plate("mat-"+owner, name, cards.MatOwner, ownerW, ownerH, lanesX/2, 16.5, lanesX/2, ownerH-16.5,
		cards.Zone{ID: "FD-" + short + "-ON", Name: "in the admitted lane of " + who, Label: "Admitted", Style: cards.Lane, X: lanesX, Y: 0, W: ownerW - lanesX, H: ownerH / 2},
		cards.Zone{ID: "FD-" + short + "-BY", Name: "in the repelled lane of " + who, Label: "Repelled", Style: cards.Lane, X: lanesX, Y: ownerH / 2, W: ownerW - lanesX, H: ownerH / 2},
		cards.Zone{ID: "TURN-" + owner, Name: "before " + who, Label: "Turn", Style: cards.Cell, X: 7, Y: ownerH/2 - 21.5, W: 37, H: 43},
	)
	m.Owner = owner
	return m
}

// arrangement lays the mats within 85 × 60 cm for three players: the shared
// mats above, the owners' below, three to a row.
func arrangement(players int) cards.Arrangement {
	a := cards.Arrangement{W: 848, H: 470, Places: []cards.Place{
		{Mat: "mat-forcefield", X: 0, Y: 11},
		{Mat: "mat-clearing", X: 194, Y: 11},
		{Mat: "mat-shield", X: 417, Y: 0},
		{Mat: "mat-proof", X: 388, Y: 90},
		{Mat: "mat-common", X: 648, Y: 11},
	}}
	for i, owner := range everySeat[kid : players+1] {
		a.Places = append(a.Places, cards.Place{Mat: "mat-" + owner, X: 291.5 * float64(i%3), Y: 290 + 182*float64(i/3)})
	}
	if players > 4 {
		a.H = 652
	}
	return a
}
