package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// join lays a tile (R2, R5, R6). Which tiles there are is chance's (R4).
func (a *act) join() error {
	r := a.what.room
	switch {
	case a.inPlay(r):
		return game.Refuse("The %s is already there.", roomText(r))
	case a.Move.Place == farZone:
		return game.Refuse("The %s lies out of reach: tiles can be followed up to %d tiles away from the Foyer.", roomText(r), reach)
	case a.where.kind != berth:
		return game.Refuse("The %s lies askew: push it edge to edge with another tile, so that two doors meet.", roomText(r))
	}
	if err := a.fits(r, a.where.cell); err != nil {
		return err
	}
	a.Lay(a.piece, a.to)
	a.Say("The %s is laid, with doors to %s.", roomText(r), game.List(a.neighbours(r)))
	if a.laid() == a.size {
		a.phase = setAside
		a.Say("The manor is complete.")
	}
	return nil
}

// lift takes a tile away that the others can do without.
func (a *act) lift() error {
	if a.At(a.piece) == kit.Nowhere {
		return game.Refuse("The %s is not on the table.", a.Name(a.piece))
	}
	a.Lay(a.piece, kit.Nowhere)
	if !a.joined() {
		return game.Refuse("Other tiles are only connected through the %s: take them away first.", a.Name(a.piece))
	}
	a.Say("The %s is taken away.", a.Name(a.piece))
	return nil
}

// aside: the Visitor cards are chosen, and nobody learns which (R7 to R9).
func (a *act) aside() error {
	a.phase = stacking
	a.Say("Visitor cards set aside: %d. Nobody knows which.", a.calls)
	return nil
}

// stack: regular cards of the rooms in play and the Visitor cards are one pile
// (R10, R11, R13).
func (a *act) stack() error {
	a.phase = shuffling
	left, _ := a.pile()
	a.Say("The Visit pile is made: %d cards.", left)
	return nil
}

func (a *act) shuffle() error {
	a.phase = starting
	a.Say("Trinkets and Blights are shuffled.")
	return nil
}

// begin: all characters are in the Foyer, the board is empty (R12).
func (a *act) begin() error {
	for s := range a.house.Seats.All() {
		a.Lay(a.pawns[s], a.pawnsIn[foyer])
		if a.Move.Place == kit.PlayerSeat(s) {
			a.seat = s
		}
	}
	if a.seat == game.Table {
		return game.Refuse("Nobody called “%s” plays here.", a.Move.Place)
	}
	a.Say("%s begins.", a.name(a.seat))
	a.startTurn()
	return nil
}

// opens reports whether this is a first turn, in which as many Visit cards are due as there are
// players (R14).
func (p *position) opens() bool { return p.turn == 1 || p.each && p.turn <= p.Players() }

// startTurn begins a turn with its Visit Phase (R14, R15).
func (a *act) startTurn() {
	a.Lay(a.marker, a.turns[a.seat])
	a.turn++
	a.took, a.ap, a.deeds, a.came = 0, 0, [points]deed{}, 0
	a.due = 1 + a.visitors()
	if a.opens() {
		a.due = a.Players()
	}
	a.phase = visiting
}
