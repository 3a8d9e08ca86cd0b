package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// correct brings the record in line with the table, by agreement:
//
//	table correct forest-f12 @R2C3          the card there was misread, or two changed places
//	table correct forest-f12 @R3C5          it was dealt there, while cards are dealt
//	table correct potion-p03 @D4            it lies there on the display
//	table correct player1-doll-2 @M2C3      the marionette stands there, or two changed places
func (a *act) correct() error {
	x, at, from := a.piece(0), a.to(), a.At(a.piece(0))
	there, to := a.Top(at), a.cellOf[at]
	forest, potion, doll := a.isForest(x), a.isPotion(x), a.owner(x) != game.Table
	switch {
	case a.phase == crowning || !forest && !potion && !doll:
		return game.Refuse("The record of that piece cannot be corrected. If it lies elsewhere, put it back, or undo the last move.")
	case forest && a.redeals(x, at):
	case forest && (there == 0 || at != a.cardZone[to]):
		return game.Refuse("A forest card can be corrected only while it lies in the forest.")
	case potion && (there == 0 && a.At(x) == kit.Nowhere || !slices.Contains(a.display[:], at)):
		return game.Refuse("Only a potion on display can be corrected.")
	case doll && a.stands(x) == 0:
		return game.Refuse("That marionette is at home: it goes to the forest in its Witch's turn.")
	case doll && (a.cardOn(to) == 0 || at != a.dollZone[to]):
		return game.Refuse("A marionette can only stand on a forest card.")
	case x == there:
		return game.Refuse("The record already says so.")
	case doll && a.phase == gathering && (a.stands(x) == a.fetched || to == a.fetched):
		return game.Refuse("That marionette is being fetched: take the last move back first.")
	case forest && from != kit.Nowhere && a.cellOf[from] == 0:
		return game.Refuse("%s was dealt before. Only Undo takes that back.", a.Name(x))
	case potion && from != kit.Nowhere && !slices.Contains(a.display[:], from):
		return game.Refuse("%s was made before. Only Undo takes that back.", a.Name(x))
	}
	if there == 0 {
		a.Lay(x, at)
	} else {
		a.Swap(x, there)
	}
	switch {
	case there == 0 && !doll:
		a.Say("Corrected: %s lies %s.", a.Name(x), game.Say(a.Zone(x).Name))
	case doll:
		a.Say("Corrected: %s's marionette %d stands in %s.", name(a.owner(x)), a.dollNo(x), to.text())
	case from == kit.Nowhere:
		a.Say("Corrected: it is %s, not %s.", a.Name(x), a.Name(there))
	default:
		a.Say("Corrected: %s and %s have changed places.", a.Name(x), a.Name(there))
	}
	if doll && a.phase == handing {
		a.nameFirst() // another Witch may stand farthest now, or none
	}
	return nil
}

// redeals reports whether a card that was dealt last in its row may have been
// dealt to the end of another one: nothing has followed from it yet. When only gaps are
// filled, the other cards have lain there before.
func (p *position) redeals(x kit.Piece, at kit.Place) bool {
	from, to := p.cellOf[p.At(x)], p.cellOf[at]
	if p.phase != dealing || p.back != exploring && x != p.latest || from == 0 || to == 0 || at != p.cardZone[to] || p.dollOn(from) != 0 || p.pending(from) {
		return false
	}
	return to.row() != from.row() && to == p.gap(to.row())
}
