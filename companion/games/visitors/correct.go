package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Corrections bring the record in line with the table, by agreement (R57):
//
//	table correct tile-library @M+1+0/90     that room lies there; not at all: without a place
//	table correct visit-… @VISITS            the card just drawn is that one, or a Visitor card was drawn before it
//	table correct pawn-player1 @PAWN-…       the character stands there
//	table correct frost-1 @…                 a spirit lies there; not at all: without a place
//	table correct visitor-1 @…               a Visitor stands there; not at all: without a place
//	table correct trinket-… @HAND-player2    a Trinket or Blight is in that hand; in none: without a place
func (a *act) correct() error {
	p, to, err := a.Correction(&a.Act)
	switch {
	case err != nil:
		return err
	case a.what.kind == tile:
		return a.correctTile(a.what.room, a.where.cell)
	case a.phase < visiting:
		return game.Refuse("The game has not begun. Undo the wrong move instead.")
	case a.what.kind == visitCard:
		if err := a.mayHaveCome(a.what.visit); err != nil {
			return err
		}
		if a.phase == laying {
			a.Lay(a.Top(a.drawn), kit.Nowhere)
		}
	case a.phase == laying && a.what.kind != pawn || a.phase == summoning:
		return game.Refuse("Something else has to be done first. %s", a.prompt())
	default:
		if err := a.mayLie(); err != nil {
			return err
		}
	}
	if a.what.kind == pawn {
		a.Lay(p, to)
		a.Say("Corrected: the character of %s stands %s.", a.Name(p), game.Say(a.Zone(p).Name))
		return nil
	}
	return a.Correct(&a.Act, p, to)
}

// lies is where pieces may be recorded, beside off the table.
var lies = map[kind]kind{spirit: location, figure: visitorPlace, pawn: pawnPlace, trinket: handPlace, blight: handPlace}

// mayLie says why a piece cannot lie where a correction has it.
func (a *act) mayLie() error {
	there, ok := lies[a.what.kind]
	switch {
	case !ok, a.what.kind == pawn && !a.house.Seats.Seated(a.what.seat):
		return game.Refuse("The record of that piece cannot be corrected. Undo the wrong move instead.")
	case a.what.kind == trinket && a.hidden:
		return game.Refuse("Trinkets are hidden at this table, so they are not in the record.")
	case a.what.kind == trinket && a.phase == trimming:
		return game.Refuse("Discard first. %s", a.prompt())
	case a.to == kit.Nowhere && a.what.kind != pawn:
		return nil
	case a.where.kind != there, !a.inPlay(a.where.room), there == handPlace && !a.house.Seats.Seated(a.where.seat):
		return game.Refuse("%s cannot lie there.", a.Name(a.piece))
	}
	s := a.where.seat
	unseen := a.At(a.piece) == kit.Nowhere
	switch a.what.kind {
	case spirit, figure:
		if slices.ContainsFunc(a.In(a.to), func(x kit.Piece) bool { return a.Alike(x, a.piece) }) {
			return game.Refuse("%s is already there.", a.Name(a.piece))
		}
	case trinket:
		switch {
		case a.held(s) >= handLimit:
			return game.Refuse("%s already has %d Trinkets.", a.name(s), handLimit)
		case unseen && a.stock(a.what.haunt) == 0:
			return game.Refuse("No %s is left in the pile. The used ones are among the used Trinkets.", a.Name(a.piece))
		}
	case blight:
		if a.cursedBy(s) >= tooCursed-1 || unseen && a.cursedBy(game.Table) == 1 {
			return game.Refuse("That would end the game. Make the missing move instead.")
		}
	}
	return nil
}

// mayHaveCome: the Visit card that was drawn, before what it brings is laid.
func (a *act) mayHaveCome(v visit) error {
	switch {
	case a.to != a.drawn:
		return game.Refuse("Only the top card of the drawn Visits can be corrected.")
	case v.calls() && a.phase == taking: // it was drawn before the last one, and has lain beneath it
	case a.phase != laying:
		return game.Refuse("The piece for that card is already in place. Undo moves back to the card.")
	case v.calls() || a.last().calls():
		return game.Refuse("A Visitor card cannot be swapped with another card. Undo the last move and draw the right card.")
	}
	return a.mayBeDrawn(v)
}

// correctTile says in which berth a room lies, or that it is not there: only
// as the rooms can lie, and as long as the manor is being laid out or has as
// many rooms as it should. A room that lay there is not there, or has changed
// places with this one.
func (a *act) correctTile(r room, c cell) error {
	was := a.cell(r)
	other, taken := a.roomAt(c.x, c.y)
	taken = taken && c.laid && other != r
	switch {
	case a.to != kit.Nowhere && !c.laid:
		return game.Refuse("The %s has to lie edge to edge with another room.", roomText(r))
	case taken && other == foyer:
		return game.Refuse("The Foyer lies there.")
	case !c.laid && a.phase > building:
		return game.Refuse("The manor is complete: say which room it is, or where it lies.")
	case a.phase > building && !was.laid:
		return game.Refuse("The Visit pile was made without the %s: start a new game to use it.", roomText(r))
	}
	back := cell{was.x, was.y, a.cell(other).turn, taken && was.laid}
	a.Lay(a.tiles[r], kit.Nowhere)
	if taken {
		a.Lay(a.tiles[other], kit.Nowhere)
	}
	if err := a.refit(r, c); err != nil {
		return err
	}
	if err := a.refit(other, back); err != nil {
		return err
	}
	switch {
	case !a.joined():
		return game.Refuse("Other rooms would not be connected to the Foyer: correct those first.")
	case !c.laid:
		a.Say("Corrected: the %s is not there.", roomText(r))
	default:
		a.Say("Corrected: the %s lies there, with passages to %s.", roomText(r), game.List(a.neighbours(r)))
	}
	return nil
}

// refit lays a tile into a cell, if it is one, as the rooms can lie.
func (a *act) refit(r room, c cell) error {
	if !c.laid {
		return nil
	}
	if err := a.fits(r, c); err != nil {
		return err
	}
	a.Lay(a.tiles[r], a.berths[c])
	return nil
}
