package psisquad

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The mats' sizes, mm. Each fits one page of A4 and of Letter.
const (
	squadW, squadH   = 200.0, 212.0
	guessW, guessH   = 265.0, 124.0
	answerW, answerH = 265.0, 124.0
	cypherW, cypherH = 265.0, 104.0
)

// Mat ids.
const (
	squadMat  = "mat-squad"
	guessMat  = "mat-guess"
	answerMat = "mat-answer"
	cypherMat = "mat-cypher"
)

// Zones with a part in the rules.
const (
	aimZone  = "AIM"
	sureZone = "SURE"
	ownZone  = "OWNER" // on the secret mat: whose cypher lies there
)

func homeZone(s game.Seat) string { return "HOME-" + kit.PlayerSeat(s) }
func turnZone(s game.Seat) string { return "TURN-" + kit.PlayerSeat(s) }
func keyZone(i int) string        { return fmt.Sprintf("K%d", i+1) }
func secretZone(i int) string     { return fmt.Sprintf("X%d", i+1) }
func correctZone(n int) string    { return fmt.Sprintf("C%d", n) }
func spottedZone(n int) string    { return fmt.Sprintf("S%d", n) }

// Where the counters of the answer rest.
const correctRest, spottedRest = "CR", "SR"

// A cell for a token and a slot for a digit card, mm.
const (
	cellW, cellH = 33.0, 43.0
	slotW, slotH = 45.6, 66.0
)

func mats() []cards.Mat {
	return []cards.Mat{squad(), guess(), answer(), cypher()}
}

// squad has a place for each seat: above for the target token, below for the
// turn marker.
func squad() cards.Mat {
	m := maker.Mat(squadMat, "Squad", squadW, squadH)
	for i := range maxSeats {
		s := game.Seat(i + 1)
		x, y := 10+49*float64(i%4), 36+88*float64(i/4)
		name := kit.PlayerName(s).String()
		m.Zones = append(m.Zones,
			cards.Zone{ID: homeZone(s), Name: "before " + name, Label: name, Owner: kit.PlayerSeat(s), Style: cards.Cell, X: x, Y: y, W: cellW, H: cellH},
			cards.Zone{ID: turnZone(s), Name: "on the turn cell of " + name, Label: "Turn", Owner: kit.PlayerSeat(s), Style: cards.Cell, X: x, Y: y + cellH, W: cellW, H: cellH})
	}
	return m
}

// guess holds one guess: whom it is for, its keys, and that it is meant.
func guess() cards.Mat {
	m := maker.Mat(guessMat, "Guess", guessW, guessH)
	m.Zones = []cards.Zone{
		{ID: aimZone, Name: "on “Target”", Label: "Target", Style: cards.Cell, X: 1, Y: 37, W: cellW, H: cellH},
		{ID: sureZone, Name: "on “Sure”", Label: "Sure", Style: cards.Cell, X: 1, Y: 80, W: cellW, H: cellH},
	}
	for i := range maxKeys {
		m.Zones = append(m.Zones, cards.Zone{ID: keyZone(i), Name: fmt.Sprintf("on position %d", i+1), Label: fmt.Sprint(i + 1),
			Style: cards.Slot, X: 35.5 + slotW*float64(i), Y: 47, W: slotW, H: slotH})
	}
	return m
}

// answer is for the paper mode: two counters that the target moves.
func answer() cards.Mat {
	m := maker.Mat(answerMat, "Answer", answerW, answerH)
	row := func(y float64, rest, name string, zone func(int) string) {
		m.Zones = append(m.Zones, cards.Zone{ID: rest, Name: "not in use", Label: name, Style: cards.Cell, X: 9, Y: y, W: cellW, H: cellH})
		for n := 0; n <= maxKeys; n++ {
			m.Zones = append(m.Zones, cards.Zone{ID: zone(n), Name: fmt.Sprintf("on %d %s", n, lower(name)), Label: fmt.Sprint(n), Note: name,
				Style: cards.Cell, X: 50 + 34.5*float64(n), Y: y, W: cellW, H: cellH})
		}
	}
	row(36.5, correctRest, "Correct", correctZone)
	row(80, spottedRest, "Spotted", spottedZone)
	return m
}

// cypher is where a cypher may be laid out in secret, behind a folded sheet or
// a hand: pictures of it are never shown.
func cypher() cards.Mat {
	m := maker.Mat(cypherMat, "Secret cypher", cypherW, cypherH,
		cards.Zone{ID: ownZone, Name: "on “Whose”", Label: "Whose", Style: cards.Cell, X: 1, Y: 48, W: cellW, H: cellH})
	for i := range maxKeys {
		m.Zones = append(m.Zones, cards.Zone{ID: secretZone(i), Name: fmt.Sprintf("on position %d of the secret cypher", i+1), Label: fmt.Sprint(i + 1),
			Style: cards.Slot, X: 35.5 + slotW*float64(i), Y: 36, W: slotW, H: slotH})
	}
	return m
}

// arrangement lays the mats within 47 × 36 cm: the squad beside the guess, the
// cypher nearest to the table's edge.
func arrangement() cards.Arrangement {
	return cards.Arrangement{W: 469, H: 360, Places: []cards.Place{
		{Mat: squadMat, X: 0, Y: 74},
		{Mat: guessMat, X: 204, Y: 0},
		{Mat: answerMat, X: 204, Y: 128},
		{Mat: cypherMat, X: 204, Y: 256},
	}}
}

func lower(s string) string { return string(s[0]|0x20) + s[1:] }
