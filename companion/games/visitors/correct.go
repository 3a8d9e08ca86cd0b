package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Corrections bring the record in line with the table, by agreement (R57):
//
//	table correct tile-library @M+1+0/90     that room lies there; not at all: without a place
//	table correct visit-… @VISITS            the card just drawn is that one
//	table correct pawn-player1 @PAWN-…       the character stands there
//	table correct frost-1 @…                 a spirit lies there; not at all: without a place
//	table correct visitor-1 @…               a Visitor stands there; not at all: without a place
//	table correct trinket-… @HAND-player2    a Trinket or Blight is in that hand; in none: without a place
func (a *act) correct() error {
	p, to, err := a.Correction(&a.Act)
	if err != nil {
		return err
	}
	x, at := a.pieces[p], a.places[to]
	switch {
	case x.kind == tile && x.room != foyer:
		return a.correctTile(x.room, to)
	case a.phase < visiting:
		return game.Refuse("The game has not begun: take back what was wrong instead.")
	case x.kind == visitCard:
		err = a.mayHaveCome(x.visit, to)
		a.Lay(a.Top(a.drawn), kit.Nowhere)
	case a.phase == laying || a.phase == summoning:
		return game.Refuse("Lay what is due first. %s", a.prompt())
	case x.kind == pawn && a.Seated(x.seat):
		if at.kind != pawnPlace || !a.inPlay(at.room) {
			return game.Refuse("The character of %s cannot be recorded there.", a.name(x.seat))
		}
	case x.kind == spirit:
		err = a.mayLie(x.haunt, to)
	case x.kind == figure:
		err = a.mayStand(to)
	case x.kind == trinket:
		err = a.mayBeHeld(p, to)
	case x.kind == blight:
		err = a.mayBeBorne(p, to)
	default:
		return game.Refuse("The record of that piece is not corrected by hand: undo the move that was wrong.")
	}
	if err != nil {
		return err
	}
	return a.Correct(&a.Act, p, to)
}

// correctTile says in which berth a room lies, or that it is not there: only
// as the rooms can lie, and as long as the manor is being laid out or has as
// many rooms as it should. A room that lay there is not there, or has changed
// places with this one.
func (a *act) correctTile(r room, to kit.Place) error {
	was, c := a.cell(r), a.places[to].cell
	other, taken := a.roomAt(c.x, c.y)
	taken = taken && c.laid && other != r
	switch {
	case to != kit.Nowhere && !c.laid:
		return game.Refuse("The %s lies edge to edge against another room, or not at all.", roomText(r))
	case taken && other == foyer:
		return game.Refuse("The Foyer lies there.")
	case !c.laid && a.phase > building:
		return game.Refuse("The manor stands: say which room it is, or where it lies.")
	case a.phase > building && !was.laid:
		return game.Refuse("The Visit pile is made for the rooms that lie: begin anew with the %s.", roomText(r))
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
		return game.Refuse("Other rooms would hang in the air: correct those first.")
	case !c.laid:
		a.Say("Corrected: the %s is not there.", roomText(r))
	default:
		a.Say("Corrected: the %s lies there, with passages to %s.", roomText(r), kit.List(a.neighbours(r)))
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

// mayHaveCome: the Visit card that was drawn, before what it brings is laid.
func (a *act) mayHaveCome(v visit, to kit.Place) error {
	switch {
	case to != a.drawn:
		return game.Refuse("A Visit card is corrected where the drawn ones lie.")
	case a.phase != laying:
		return game.Refuse("What that card brought is laid already: take moves back as far as the card.")
	case v.calls() || a.last().calls():
		return game.Refuse("A Visitor makes a difference: take the last move back and draw that card.")
	}
	return a.mayBeDrawn(v)
}

func (a *act) mayLie(h haunt, to kit.Place) error {
	at := a.places[to]
	switch {
	case to == kit.Nowhere:
		return nil
	case at.kind != location || !a.inPlay(at.room):
		return game.Refuse("No spirit can lie there.")
	case a.token(at.room, at.spot, h) != 0:
		return game.Refuse("%s lies there already.", game.Say(hauntNames[h]))
	}
	return nil
}

func (a *act) mayStand(to kit.Place) error {
	at := a.places[to]
	switch {
	case to == kit.Nowhere:
		return nil
	case at.kind != visitorPlace || !a.inPlay(at.room):
		return game.Refuse("No Visitor can stand there.")
	case a.haunted(at.room):
		return game.Refuse("A Visitor stands in the %s already.", roomText(at.room))
	}
	return nil
}

// mayBeHeld: a Trinket in an open hand, or in the pile.
func (a *act) mayBeHeld(card kit.Piece, to kit.Place) error {
	s := a.places[to].seat
	switch {
	case a.hidden:
		return game.Refuse("Hands are hidden: nothing of them is in the record.")
	case a.phase == trimming:
		return game.Refuse("Discard first. %s", a.prompt())
	case to == kit.Nowhere:
		return nil
	case to != a.hands[s] || !a.Seated(s):
		return game.Refuse("A Trinket is corrected in a hand.")
	case a.held(s) >= handLimit:
		return game.Refuse("%s holds %d Trinkets already.", a.name(s), handLimit)
	case a.At(card) == kit.Nowhere && a.stock(a.pieces[card].haunt) == 0:
		return game.Refuse("No %s is left in the pile: those that were used lie in the discard.", a.Name(card))
	}
	return nil
}

// mayBeBorne: a Blight before a player, or in the pile.
func (a *act) mayBeBorne(card kit.Piece, to kit.Place) error {
	s := a.places[to].seat
	switch {
	case to == kit.Nowhere:
		return nil
	case to != a.hands[s] || !a.Seated(s):
		return game.Refuse("A Blight lies before who bears it.")
	case a.cursedBy(s) >= tooCursed-1, a.At(card) == kit.Nowhere && a.cursedBy(game.Table) == 1:
		return game.Refuse("That would end the game: make the move that was missed instead.")
	}
	return nil
}
