package grove

import "github.com/grovewatch/grovewatch/companion/game"

// prove turns the deck's next objects up into the proof row (R59): one at its
// column, or several at once from the left.
func (a *act) prove() error {
	least := 1
	if a.move.Place == "" {
		least = 2
	}
	if err := a.form(least, columns, len(a.move.Objects) == 1, false); err != nil {
		return err
	}
	if a.phase != rowing && !a.canProve() {
		return a.noProof()
	}
	laid := a.rowLaid()
	if len(a.move.Objects) > columns-laid {
		return game.Refuse("A proof has four objects.")
	}
	if len(a.move.Objects) == 1 && a.move.Place != a.pack.zones[firstRow+place(laid)] {
		return game.Refuse("Fill the proof row from the left: column %d is next.", laid+1)
	}
	for i, id := range a.move.Objects {
		c, err := a.openCard(id)
		if err != nil {
			return err
		}
		k := laid + i
		a.row[k] = c
		a.show(c, firstRow+place(k))
		a.deck--
		a.say("%s lies in the proof row.", a.pack.titles[c])
	}
	a.proved = true
	if a.phase = rowing; a.rowLaid() == columns {
		a.phase = shielding
	}
	return nil
}

// noProof says why no proof can begin.
func (a *act) noProof() error {
	switch {
	case a.deck < columns:
		return game.Refuse("A proof needs four cards in the deck.")
	case a.seat == kid && a.phase == predicts && a.run == 0:
		return game.Refuse("At trust %d the Kid may not prove yet.", a.trust)
	}
	return game.Refuse("%s has already acted this turn.", a.name(a.seat))
}

// rowLaid counts the objects in the proof row while it is laid.
func (p *position) rowLaid() int {
	n := 0
	for n < columns && p.row[n] != 0 {
		n++
	}
	return n
}

// shield: the Visitor's tokens are hidden from now on (R61).
func (a *act) shield() error {
	if err := a.form(0, 0, false, false); err != nil {
		return err
	}
	a.phase = marking
	a.say("The shield is up.")
	return nil
}

// guessAll places the four objects (R62).
func (a *act) guessAll() error {
	if err := a.form(columns, columns, true, false); err != nil {
		return err
	}
	for k, id := range a.move.Objects {
		if a.pack.cards[a.row[k]] != id {
			return game.Refuse("Name the four objects from the left, as they lie in the row.")
		}
	}
	g, ok := sides(a.move.Place)
	if !ok {
		return game.Refuse("The guess is four words separated by commas: “on” for admitted, “by” for repelled.")
	}
	a.guess, a.phase = g, locking
	a.say("%s has placed all four.", a.name(a.seat))
	return nil
}

// slide moves one object to the other side before the lock.
func (a *act) slide() error {
	if err := a.form(1, 1, true, false); err != nil {
		return err
	}
	for k, c := range a.row {
		if a.pack.cards[c] != a.move.Objects[0] {
			continue
		}
		if a.move.Place != guessZones[a.guess[k].other()][k] {
			return game.Refuse("An object of the proof can only slide to the other side of its own column.")
		}
		a.guess[k] = a.guess[k].other()
		return nil
	}
	return game.Refuse("Only the four objects of the proof can be moved now.")
}

// guessZones are the proof row's cells by side and column.
var guessZones = [...][columns]string{
	{"PR1", "PR2", "PR3", "PR4"},
	{"PO1", "PO2", "PO3", "PO4"},
	{"PB1", "PB2", "PB3", "PB4"},
}

// markZones are the cells behind the shield by side and column.
var markZones = [...][columns]string{
	{},
	{"GO1", "GO2", "GO3", "GO4"},
	{"GB1", "GB2", "GB3", "GB4"},
}

// lock makes the prover's four final.
func (a *act) lock() error {
	if err := a.form(0, 0, false, false); err != nil {
		return err
	}
	a.phase = lifting
	a.say("%s locks her proof. The Visitor lifts the shield.", a.name(a.seat))
	return nil
}

// settle ends a failed proof: trust for an Agent's (R20), nothing for the
// Kid's (R31).
func (a *act) settle() {
	a.guess, a.marks, a.stray = [columns]side{}, [columns]side{}, [columns]bool{}
	a.lifted, a.sorted, a.sealed = false, false, false
	if a.phase = ended; a.seat != kid {
		a.phase = raising
	}
}

// sidePhrase is a side in words.
func sidePhrase(s side) game.Text {
	if s == on {
		return game.Say("on the forcefield")
	}
	return game.Say("in the clearing")
}

// spaceName is what people call a space.
func spaceName(at place) game.Text {
	if at.spaceSide() == on {
		return game.Say("space %d on the forcefield", int(at-firstOn)+1)
	}
	return game.Say("space %d in the clearing", int(at-firstBy)+1)
}
