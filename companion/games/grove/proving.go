package grove

import "github.com/grovewatch/grovewatch/companion/game"

// prove turns the deck's next objects up into the proof row (R59): one at its
// column, or several at once from the left.
func (a *act) prove() error {
	least := 1
	if a.Move.Place == "" {
		least = 2
	}
	if err := a.Form(least, columns, len(a.Move.Objects) == 1, false); err != nil {
		return err
	}
	laid := a.rowLaid()
	if len(a.Move.Objects) > columns-laid {
		return game.Refuse("A proof has four objects.")
	}
	if len(a.Move.Objects) == 1 && a.Move.Place != zone(row[noSide][laid]) {
		return game.Refuse("Fill the proof row from the left: column %d is next.", laid+1)
	}
	for i, id := range a.Move.Objects {
		c, err := a.unseen(id)
		if err != nil {
			return err
		}
		a.show(c, row[noSide][laid+i])
		a.deck--
		a.Say("%s lies in the proof row.", a.title(c))
	}
	a.proved = true
	if a.phase = rowing; a.rowLaid() == columns {
		a.phase = shielding
	}
	return nil
}

// mayProve says why no proof can begin.
func (a *act) mayProve() error {
	switch {
	case a.phase == rowing || a.canProve():
		return nil
	case a.deck < columns:
		return game.Refuse("A proof needs four cards in the deck.")
	case a.seat == kid && a.phase == predicts && a.run == 0:
		return game.Refuse("At trust %d the Kid may not prove yet.", a.trust)
	}
	return game.Refuse("%s has already acted this turn.", a.name(a.seat))
}

// rowLaid counts the objects in the proof row while it is laid.
func (p *position) rowLaid() int {
	for n := range columns {
		if c, _ := p.column(n); c == 0 {
			return n
		}
	}
	return columns
}

// raiseShield: the Visitor's tokens are hidden from now on (R61). Another
// screen than the printed shield is no piece of the box.
func (a *act) raiseShield() error {
	a.phase = marking
	if !a.house.openShield {
		a.Lay(a.house.pack.shield, hoodAt)
	}
	a.Say("The shield is up.")
	return nil
}

// guess places the four objects (R62).
func (a *act) guess() error {
	objects, _ := a.proof()
	for k, id := range a.Move.Objects {
		if a.Set().ID(objects[k]) != id {
			return game.Refuse("Name the four objects from the left, as they lie in the row.")
		}
	}
	g, ok := sides(a.Move.Place)
	if !ok {
		return game.Refuse("The guess is four words separated by commas: “on” for admitted, “by” for repelled.")
	}
	for k, s := range g {
		a.Lay(objects[k], row[s][k])
	}
	a.phase = locking
	a.Say("%s has placed all four.", a.name(a.seat))
	return nil
}

// slide moves one object to the other side before the lock.
func (a *act) slide() error {
	c := a.house.pack.card(a.Move.Objects[0])
	g := grounds[a.At(c)]
	if c == 0 || g.column == 0 {
		return game.Refuse("Only the four objects of the proof can be moved now.")
	}
	at := row[g.side.other()][g.column-1]
	if a.Move.Place != zone(at) {
		return game.Refuse("An object of the proof can only slide to the other side of its own column.")
	}
	a.Lay(c, at)
	if g.side.other() == on {
		a.Say("%s lies on “admitted” now.", a.title(c))
	} else {
		a.Say("%s lies on “repelled” now.", a.title(c))
	}
	return nil
}

// lock makes the prover's four final.
func (a *act) lock() error {
	a.phase = lifting
	a.giveTurnMarker(a.seat)
	a.Say("%s locks the proof.", a.name(a.seat))
	return nil
}

// settle ends a failed proof: trust for an Agent's (R20), nothing for the
// Kid's (R31).
func (a *act) settle() {
	a.marks, a.stray = [columns]side{}, [columns]bool{}
	a.lifted, a.sorted, a.sealed, a.misses = false, false, false, 0
	if a.phase = ended; a.seat != kid {
		a.phase = raising
	}
}
