package visitors

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// The mats' sizes, mm. Tiles are square, so that they join in every turn; each
// mat fits one page of A4 and of Letter.
const (
	tileSide         = 150.0
	pilesW, pilesH   = 265.0, 106.0
	playerW, playerH = 184.0, 170.0
	pilesMat         = "mat-piles"
)

func playerMat(s game.Seat) string { return "mat-" + seatName(s) }

func mats() []cards.Mat {
	out := []cards.Mat{piles()}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		out = append(out, player(s))
	}
	for r := foyer; r < rooms; r++ {
		out = append(out, tile(r))
	}
	return out
}

// piles holds what everyone draws from. Discarded Trinkets lie on a place of
// their own that nobody reads.
func piles() cards.Mat {
	m := cards.Mat{Style: "desk", Piece: cards.Piece{
		ID: pilesMat, Kind: cards.Plate, Name: "Visits", W: pilesW, H: pilesH,
		Tags: []cards.Tag{tag(pilesMat+"-tag-1", 17, 17), tag(pilesMat+"-tag-2", pilesW-17, 17)},
	}}
	for i, z := range []cards.Zone{
		{ID: "PILE-visits", Label: "Visits", Name: "on the Visit pile", Style: cards.Deck, Pile: visitDeck},
		{ID: visitZone, Label: "Drawn", Name: "on the drawn Visits", Style: cards.Space},
		{ID: "PILE-trinkets", Label: "Trinkets", Name: "on the Trinket pile", Style: cards.Deck, Pile: trinketDeck},
		{ID: "USED-trinkets", Label: "Used", Name: "among the used Trinkets", Style: cards.Deck, Pile: trinketDeck},
		{ID: "PILE-blights", Label: "Blights", Name: "on the Blight pile", Style: cards.Deck, Pile: blightDeck},
	} {
		z.X, z.Y, z.W, z.H = 2.5+52*float64(i), 37, 52, 67
		m.Zones = append(m.Zones, z)
	}
	return m
}

// player is what lies before one: Trinkets and Blights, and the turn.
func player(s game.Seat) cards.Mat {
	id, name := playerMat(s), fmt.Sprintf("Player %d", int(s))
	return cards.Mat{Style: "desk",
		Piece: cards.Piece{
			ID: id, Kind: cards.Plate, Name: name, W: playerW, H: playerH, Owner: seatName(s),
			Tags: []cards.Tag{tag(id+"-tag-1", 17, 17), tag(id+"-tag-2", playerW-17, 17)},
		},
		Zones: []cards.Zone{
			{ID: turnZone(s), Name: "before " + name, Label: "Turn", Owner: seatName(s), Style: cards.Cell, X: 34, Y: 1, W: 34, H: 36},
			{ID: handZone(s), Name: "with the cards of " + name, Label: "Trinkets and Blights", Owner: seatName(s), Style: cards.Tray, X: 2, Y: 38, W: playerW - 4, H: 130},
		},
	}
}

// tile is a room: its tags on the left, a row for each location and one for
// characters, and doors in its edges. The Foyer's carries the berths of all
// others.
func tile(r room) cards.Mat {
	id, c := tileID(r), chambers[r]
	m := cards.Mat{Style: "room", Piece: cards.Piece{ID: id, Kind: cards.Plate, Name: c.name, W: tileSide, H: tileSide}}
	m.Tags = []cards.Tag{tag(id+"-tag-1", 22, 22), tag(id+"-tag-2", 22, 95.5)}
	const opening, depth = 44.0, 5.0
	for side, is := range c.doors {
		if !is {
			continue
		}
		z := cards.Zone{ID: fmt.Sprintf("%s/door-%d", r.slug(), side+1), Name: "in a door of the " + c.name, Style: cards.Door,
			X: (tileSide - opening) / 2, W: opening, H: depth}
		switch side {
		case south:
			z.Y = tileSide - depth
		case east, west:
			z.X, z.Y, z.W, z.H = 0, (tileSide-opening)/2, depth, opening
			if side == east {
				z.X = tileSide - depth
			}
		}
		m.Zones = append(m.Zones, z)
	}
	pawns := cards.Zone{ID: pawnZone(r), Name: "in the " + c.name, Label: c.name, Style: cards.Tray, X: 7, Y: 111, W: 136, H: 35}
	if r == foyer {
		m.Tags[1] = tag(id+"-tag-2", tileSide-22, 22)
		pawns.X, pawns.Y, pawns.W, pawns.H = 13, 60, 124, 76
		m.Zones = append(append(m.Zones, pawns), berths()...)
		return m
	}
	m.Zones = append(m.Zones, pawns, cards.Zone{ID: figureZone(r), Name: "in the Visitor's place in the " + c.name, Label: "A Visitor", Style: cards.Cell, X: 6, Y: 38, W: 33, H: 41})
	for s, name := range c.spots {
		m.Zones = append(m.Zones, cards.Zone{ID: spotZone(r, s), Name: fmt.Sprintf("on the %s in the %s", lower(name), c.name), Label: name,
			Style: cards.Tray, X: 40, Y: 5 + 35.4*float64(s), W: 104, H: 35})
	}
	return m
}

// berths are where other tiles lie around the Foyer. A berth is smaller than a
// tile, so that one laid half beside another lies in none.
func berths() []cards.Zone {
	const slack = 104.0
	var out []cards.Zone
	for y := int8(-reach); y <= reach; y++ {
		for x := int8(-reach); x <= reach; x++ {
			for turn := range uint8(4) {
				if x == 0 && y == 0 {
					continue
				}
				cx, cy := tileSide*(float64(x)+0.5), tileSide*(float64(y)+0.5)
				out = append(out, cards.Zone{ID: berthZone(cell{x, y, turn, true}), Name: berthName(x, y, turn), Style: cards.Berth, Label: berthLabel(x, y), Note: turnNote(turn),
					X: cx - slack/2, Y: cy - slack/2, W: slack, H: slack, Turn: 90 * float64(turn)})
			}
		}
	}
	const around = 1.6 * tileSide
	return append(out, cards.Zone{ID: askewZone, Name: "askew", Style: cards.Yard, X: tileSide/2 - around, Y: tileSide/2 - around, W: 2 * around, H: 2 * around})
}

// berthLabel says where a cell is, as the Foyer's tile lies.
func berthLabel(x, y int8) string {
	out := ""
	if y < 0 {
		out = fmt.Sprintf("%d up", -y)
	} else if y > 0 {
		out = fmt.Sprintf("%d down", y)
	}
	if x != 0 && out != "" {
		out += ", "
	}
	if x < 0 {
		out += fmt.Sprintf("%d left", -x)
	} else if x > 0 {
		out += fmt.Sprintf("%d right", x)
	}
	return out
}

func turnNote(turn uint8) string {
	return [4]string{"upright", "turned right", "upside down", "turned left"}[turn]
}

func berthName(x, y int8, turn uint8) string {
	return berthLabel(x, y) + " of the Foyer, " + turnNote(turn)
}

// arrangement lays the Foyer in the middle of a place for nine tiles, and the
// other mats beside it.
func arrangement(players int) cards.Arrangement {
	a := cards.Arrangement{W: 3*tileSide + 18 + 2*playerW + 4, H: 462, Places: []cards.Place{
		{Mat: tileID(foyer), X: tileSide + 3, Y: tileSide + 6},
		{Mat: pilesMat, X: 3*tileSide + 70, Y: 2},
	}}
	for s := range max(players, 2) {
		a.Places = append(a.Places, cards.Place{Mat: playerMat(game.Seat(s + 1)),
			X: 3*tileSide + 18 + (playerW+4)*float64(s%2), Y: 114 + (playerH+4)*float64(s/2)})
	}
	return a
}

func lower(s string) string { return string(s[0]|0x20) + s[1:] }
