package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// Corrections bring the record in line with the table, by agreement:
//
//	table correct forest-f12 @R2C3          the card there was misread, or two changed places
//	table correct potion-p03 @D4            the same on the display
//	table correct player1-doll-2 @M2C3      the marionette stands there
func (a *act) correct() error {
	m := a.move
	if a.phase == crowning || m.Seat != game.Table || len(m.Objects) != 1 || m.Number != 0 {
		return game.Refuse("A correction names one piece and where it lies.")
	}
	if d, ok := words().dollNos[m.Objects[0]]; ok {
		return a.correctDoll(d)
	}
	if c, ok := words().forestNos[m.Objects[0]]; ok {
		return a.correctForest(c)
	}
	if c, ok := words().potionNos[m.Objects[0]]; ok {
		return a.correctPotion(c)
	}
	return game.Refuse("The record of that piece cannot be corrected: put it back, or take the last move back.")
}

// correctForest says which card lies at a place of the forest.
func (a *act) correctForest(c cardNo) error {
	to, ok := words().cellNos[a.move.Place]
	if !ok || a.move.Place != cardZone(to) || to >= a.cells() || a.grid[to] == 0 {
		return game.Refuse("A card of the forest is corrected where the record has one.")
	}
	there := a.grid[to]
	switch {
	case there == c:
		return game.Refuse("The record already says so.")
	case a.forest[c] == inForest:
		from := noCell
		for x := range a.cells() {
			if a.grid[x] == c {
				from = x
			}
		}
		a.grid[from], a.grid[to] = there, c
		a.say("Corrected: %s and %s have changed places.", words().forest[c], words().forest[there])
	case a.forest[c] == unseen:
		a.grid[to], a.forest[c], a.forest[there] = c, inForest, unseen
		a.say("Corrected: it is %s, not %s.", words().forest[c], words().forest[there])
	default:
		return game.Refuse("%s was dealt before and cannot lie there.", words().forest[c])
	}
	return nil
}

// correctPotion says which potion lies at a place of the display.
func (a *act) correctPotion(c cardNo) error {
	k, ok := words().displayNos[a.move.Place]
	if !ok || a.display[k] == 0 {
		return game.Refuse("A potion is corrected where the record has one on display.")
	}
	there := a.display[k]
	switch {
	case there == c:
		return game.Refuse("The record already says so.")
	case a.potion[c] == open:
		for j, x := range a.display {
			if x == c {
				a.display[j] = there
			}
		}
		a.display[k] = c
		a.say("Corrected: %s and %s have changed places.", words().potions[c], words().potions[there])
	case a.potion[c] == inDeck:
		a.display[k], a.potion[c], a.potion[there] = c, open, inDeck
		a.say("Corrected: it is %s, not %s.", words().potions[c], words().potions[there])
	default:
		return game.Refuse("%s was made before and cannot lie there.", words().potions[c])
	}
	return nil
}

// correctDoll says on which card a marionette stands; two can change places.
func (a *act) correctDoll(d dollNo) error {
	to, ok := words().cellNos[a.move.Place]
	from := noCell
	if d.owner() <= a.last() {
		from = a.dollAt[d]
	}
	switch {
	case !ok || a.move.Place != dollZone(to) || to >= a.cells() || a.grid[to] == 0:
		return game.Refuse("A marionette stands on a forest card.")
	case from == noCell:
		return game.Refuse("That marionette is at home: it goes to the forest in its Witch's turn.")
	case from == to:
		return game.Refuse("The record already says so.")
	case a.phase == gathering && (from == a.fetched || to == a.fetched):
		return game.Refuse("That marionette is being fetched: take the last move back first.")
	}
	other := a.doll[to]
	a.doll[from], a.doll[to], a.dollAt[d] = other, d, to
	if other != noDoll {
		a.dollAt[other] = from
	}
	a.say("Corrected: %s's marionette %d stands in %s.", a.name(d.owner()), d.number(), to.text())
	return nil
}
