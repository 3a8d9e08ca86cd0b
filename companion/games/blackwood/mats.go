package blackwood

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The mats' sizes, mm. Each fits one page of A4 and of Letter.
const (
	placeW, placeH   = 46.0, 70.0 // a card's place in the forest
	slotW            = 44.1       // and in the village
	edgeW            = 34.0       // beside the forest, for the mat's tags
	squareH          = 40.0       // the Forest Tracker's squares
	matW             = 265.0
	villageH         = 182.0
	fagusH           = 174.0
	witchH           = 199.0
	homeW            = 33.0
	homeH            = 38.0
	laneH            = 66.0
	usedW            = 44.5
	matGap           = 3.0
	forestW          = edgeW + columns*placeW
	nearH, farH, rim = squareH + 2*placeH, 2 * placeH, placeH // the forest's three mats
)

// mat is a mat of w × h mm with two tags, each given by its middle.
func mat(id, name string, style cards.MatStyle, owner string, w, h float64, at ...[2]float64) cards.Mat {
	m := cards.Mat{Style: style, Piece: cards.Piece{ID: id, Kind: cards.Plate, Name: name, W: w, H: h, Owner: owner}}
	for n, p := range at {
		m.Tags = append(m.Tags, maker.Tag(fmt.Sprintf("%s tag %d", id, n+1), p[0], p[1]))
	}
	return m
}

func mats() []cards.Mat {
	out := []cards.Mat{village(), fagus(),
		forestMat("mat-forest-near", "Forest", nearH, 1, 2),
		forestMat("mat-forest-far", "Deep forest", farH, 3, 4),
		forestMat("mat-forest-rim", "Forest's rim", rim, 5, 5)}
	for w := game.Seat(1); w <= maxWitches; w++ {
		out = append(out, witchMat(w))
	}
	return out
}

// village has the expedition track, the potion display and the piles of spells.
func village() cards.Mat {
	m := mat("mat-village", "Village", cards.MatVillage, "", matW, villageH, [2]float64{17, 17}, [2]float64{matW - 17, 17})
	m.Zones = slices.Concat(
		kit.Row(expeditions, 34, 0, cards.Zone{ID: "X%d", Name: "on expedition %d", Note: "Expedition", Style: cards.Cell, X: 34, Y: 1, W: homeW, H: homeH}),
		kit.Row(onDisplay, slotW, 0, cards.Zone{ID: "D%d", Name: "on place %d of the display", Note: "Potion", Style: cards.Slot, Y: 41, W: slotW, H: placeH}),
		kit.Row(spellKinds, slotW, 0, cards.Zone{ID: "S%d", Name: "on spell pile %d", Style: cards.Slot, Y: 41 + placeH, W: slotW, H: placeH}))
	for k := range spellKinds {
		m.Zones[expeditions+onDisplay+k].Note = ours().spells[k*spellCopies].name
	}
	return m
}

// fagus has the decks and the place where the Pedlar shows five cards.
func fagus() cards.Mat {
	m := mat("mat-fagus", "Fagus Bok", cards.MatVillage, "", matW, fagusH, [2]float64{17, 17}, [2]float64{matW - 17, 17})
	m.Zones = []cards.Zone{
		{ID: "DECK1", Name: "among the decks", Label: "Forest deck", Style: cards.Deck, Pile: forestDeck, X: 17.5, Y: 34, W: 76, H: placeH},
		{ID: "DECK2", Name: "on the discard pile", Label: "Discard", Style: cards.Space, X: 94.5, Y: 34, W: 76, H: placeH},
		{ID: "DECK3", Name: "among the decks", Label: "Potion deck", Style: cards.Deck, Pile: potionDeck, X: 171.5, Y: 34, W: 76, H: placeH},
		{ID: "SHOW", Name: "with the Pedlar", Label: "Pedlar", Style: cards.Show, X: (matW - onShow*placeW) / 2, Y: 34 + placeH, W: onShow * placeW, H: placeH},
	}
	return m
}

// forestMat has some rows of the forest; the first has the squares of the
// Forest Tracker too. A marionette's place is the foot of each card.
func forestMat(id, name string, h float64, from, to int) cards.Mat {
	m := mat(id, name, cards.MatWood, "", forestW, h, [2]float64{edgeW / 2, 17.5}, [2]float64{edgeW / 2, h - 17.5})
	top := 0.0
	if from == 1 {
		top = squareH
		m.Zones = kit.Row(columns, placeW, 0, cards.Zone{ID: "T%d", Name: "on column %d of the track", Note: "Column",
			Style: cards.Cell, X: edgeW + (placeW-homeW)/2, Y: 1, W: homeW, H: homeH})
	}
	for r := from; r <= to; r++ {
		for c := 1; c <= columns; c++ {
			x, y := edgeW+placeW*float64(c-1), top+placeH*float64(r-from)
			m.Zones = append(m.Zones,
				cards.Zone{ID: fmt.Sprintf("R%dC%d", r, c), Name: fmt.Sprintf("in row %d, column %d of the forest", r, c), Label: fmt.Sprintf("%d·%d", r, c), Style: cards.Slot,
					X: x, Y: y, W: placeW, H: placeH},
				cards.Zone{ID: fmt.Sprintf("M%dC%d", r, c), Name: fmt.Sprintf("on the card in row %d, column %d", r, c), Style: cards.Cell,
					X: x + (placeW-homeW)/2, Y: y + 32, W: homeW, H: homeH})
		}
	}
	return m
}

// witchMat is what one Witch has before her.
func witchMat(w game.Seat) cards.Mat {
	who := kit.PlayerSeat(w)
	m := mat("mat-"+who, witchNames[w], cards.MatWitch, who, matW, witchH, [2]float64{homeW / 2, 16.5}, [2]float64{homeW / 2, witchH - 16.5})
	m.Zones = kit.Row(dolls, 0, homeH, cards.Zone{ID: "HOME%d-" + who, Name: "at home %d of the " + witchNames[w], Note: "Home",
		Style: cards.Cell, Y: 34, W: homeW, H: homeH})
	zone := func(id, name, label string, style cards.Style, x, y, w, h float64) {
		m.Zones = append(m.Zones, cards.Zone{ID: id + "-" + who, Name: name + m.Name, Label: label, Style: style, X: x, Y: y, W: w, H: h})
	}
	const right, low = matW - 2*homeW - 1, 2 * laneH
	zone("FOREST", "among the ingredients of the ", "Ingredients", cards.Lane, homeW, 0, matW-homeW, laneH)
	zone("POTIONS", "among the potions of the ", "Potions", cards.Lane, homeW, laneH, matW-homeW, laneH)
	zone("SPELLS", "among the spells of the ", "Spells", cards.Lane, homeW, low, right-homeW-usedW, laneH)
	zone("USED", "on the used pile of the ", "", cards.Space, right-usedW, low, usedW, laneH)
	m.Zones[len(m.Zones)-1].Note = "Sold and used"
	zone("CAULDRON", "before the ", "Cauldron", cards.Cell, right, low+14, homeW, homeH)
	zone("FAGUS", "among the debts of the ", "Fagus Bok", cards.Cell, right+homeW, low+14, homeW, homeH)
	return m
}

// arrangement lays the mats in columns: Fagus Bok, the village, the forest,
// with the Witches below, and for four Witches two of them at the right.
func arrangement(players int) cards.Arrangement {
	const step = matW + matGap
	wide := forestW + 2*step
	a := cards.Arrangement{W: wide, H: villageH + matGap + witchH, Places: []cards.Place{
		{Mat: "mat-fagus"}, {Mat: "mat-village", X: step},
		{Mat: "mat-forest-near", X: 2 * step}, {Mat: "mat-forest-far", X: 2 * step, Y: nearH},
		{Mat: "mat-" + kit.PlayerSeat(1), Y: fagusH + matGap},
		{Mat: "mat-" + kit.PlayerSeat(2), X: step, Y: villageH + matGap},
	}}
	switch players {
	case 3:
		a.Places = append(a.Places, cards.Place{Mat: "mat-" + kit.PlayerSeat(3), X: 2 * step, Y: nearH + farH + matGap})
		a.W, a.H = max(wide, 2*step+matW), nearH+farH+matGap+witchH
	case 4:
		x := wide + matGap
		a.Places = append(a.Places, cards.Place{Mat: "mat-forest-rim", X: 2 * step, Y: nearH + farH},
			cards.Place{Mat: "mat-" + kit.PlayerSeat(3), X: x}, cards.Place{Mat: "mat-" + kit.PlayerSeat(4), X: x, Y: witchH + matGap})
		a.W, a.H = x+matW, 2*witchH+matGap
	}
	return a
}
