package blackwood

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// How a window draws the table: the village above the Witches in one column, the
// forest in the other. What is read often is large, and no mat keeps room for tags.
const (
	screenW, screenH = 920.0, 606.0
	villageW         = 546.0
	forestX          = villageW + 8
	forestW          = screenW - forestX
	screenGap        = 4.0
)

// screenPlan is a drawing of the table while it is made.
type screenPlan struct {
	cards.Screen
	box *cards.Box
}

// screen is the drawing for so many Witches.
func screen(box *cards.Box, witches int) cards.Screen {
	s := &screenPlan{cards.Screen{W: screenW, H: screenH, Card: 80}, box}
	s.forest(witches + 1)
	top := s.village() + 2*screenGap
	high := (screenH - top + screenGap) / float64(witches)
	for w := range witches {
		s.witch(kit.PlayerSeat(game.Seat(w+1)), top+high*float64(w), high-screenGap)
	}
	return s.Screen
}

// mat adds a mat.
func (s *screenPlan) mat(id string, x, y, w, h float64) {
	m := cards.Mat{Piece: s.box.Mat(id).Piece, Style: s.box.Mat(id).Style}
	m.W, m.H = w, h
	s.Mats = append(s.Mats, m)
	s.Places = append(s.Places, cards.Place{Mat: id, X: x, Y: y})
}

// zone adds a zone to the mat that was added last; its place is the screen's.
func (s *screenPlan) zone(id string, x, y, w, h float64) {
	_, z, _ := s.box.Zone(id)
	at := s.Places[len(s.Places)-1]
	z.X, z.Y, z.W, z.H = x-at.X, y-at.Y, w, h
	m := &s.Mats[len(s.Mats)-1]
	m.Zones = append(m.Zones, z)
}

func (s *screenPlan) caption(text, owner string, x, y, w, h float64) {
	s.Captions = append(s.Captions, cards.Caption{Text: text, Owner: owner, X: x, Y: y, W: w, H: h})
}

// village draws the decks and the Pedlar, the potions on display and the piles of
// spells, and gives where it ends.
func (s *screenPlan) village() float64 {
	const decksH, potionsH, spellsH, deckW = 76.0, 118.0, 76.0, 58.0
	s.mat("mat-fagus", 0, 0, villageW, decksH)
	for n := range 3 {
		s.zone(fmt.Sprintf("DECK%d", n+1), deckW*float64(n), 0, deckW, decksH)
	}
	s.zone("SHOW", 3*deckW, 0, villageW-3*deckW, decksH)
	y := decksH + screenGap
	s.mat("mat-village", 0, y, villageW, potionsH+spellsH)
	for n := range onDisplay {
		x, w := villageW/onDisplay*float64(n), villageW/onDisplay
		s.zone(fmt.Sprintf("D%d", n+1), x, y, w, potionsH)
		s.zone(fmt.Sprintf("S%d", n+1), x, y+potionsH, w, spellsH)
	}
	return y + potionsH + spellsH
}

// forest draws so many rows of the forest below the two trackers.
func (s *screenPlan) forest(rows int) {
	const captionH, squareH, dollW, dollH = 22.0, 40.0, 34.0, 40.0
	square := forestW / (expeditions + columns)
	s.mat("mat-forest-near", forestX, 0, forestW, screenH)
	s.caption("Expedition", "", forestX, 0, square*expeditions, captionH)
	s.caption("Column", "", forestX+square*expeditions, 0, square*columns, captionH)
	for n := range expeditions {
		s.zone(fmt.Sprintf("X%d", n+1), forestX+square*float64(n), captionH, square, squareH)
	}
	for n := range columns {
		s.zone(fmt.Sprintf("T%d", n+1), forestX+square*float64(expeditions+n), captionH, square, squareH)
	}
	top := captionH + squareH
	w, h := forestW/columns, (screenH-top)/float64(rows)
	for r := range rows {
		for c := range columns {
			x, y := forestX+w*float64(c), top+h*float64(r)
			s.zone(fmt.Sprintf("R%dC%d", r+1, c+1), x, y, w, h)
			s.zone(fmt.Sprintf("M%dC%d", r+1, c+1), x+w-dollW-2, y+h-dollH-2, dollW, dollH)
		}
	}
}

// witch draws what lies before one Witch.
func (s *screenPlan) witch(seat string, y, h float64) {
	const homeW, own = 38.0, 132.0
	captionH := min(h-homeW-1, 44) // two lines
	const ingredients, potions, spells, used, small = 102.0, 150.0, 84.0, 38.0, 40.0
	mat := "mat-" + seat
	s.mat(mat, 0, y, villageW, h)
	s.caption(s.box.Mat(mat).Name, seat, 0, y, own, captionH)
	for n := range dolls {
		s.zone(fmt.Sprintf("HOME%d-%s", n+1, seat), 2+homeW*float64(n), y+captionH, homeW, min(h-captionH-2, 48))
	}
	x := own
	for _, lane := range []struct {
		id string
		w  float64
	}{{"FOREST", ingredients}, {"POTIONS", potions}, {"SPELLS", spells}, {"USED", used}} {
		s.zone(lane.id+"-"+seat, x, y, lane.w, h)
		x += lane.w
	}
	s.zone("CAULDRON-"+seat, x, y, small, h/2)
	s.zone("FAGUS-"+seat, x, y+h/2, small, h/2)
}
