package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// tile reads the room of a tile other than the Foyer's.
func (a *act) tile(id string) (room, error) {
	r, ok := words().tileNo[id]
	if !ok || r == foyer {
		return 0, game.Refuse("No room tile is called “%s”.", id)
	}
	return r, nil
}

// join lays a tile (R2, R5, R6). Which tiles there are is chance's (R4).
func (a *act) join() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	r, err := a.tile(a.move.Objects[0])
	if err != nil {
		return err
	}
	if a.at[r].laid {
		return game.Refuse("The %s is laid already.", roomText(r))
	}
	c, ok := words().berths[a.move.Place]
	if !ok {
		return game.Refuse("The %s lies askew: push it edge to edge against another tile, a door against a door.", roomText(r))
	}
	if err := a.fits(r, c); err != nil {
		return err
	}
	a.at[r] = c
	a.say("The %s joins the manor, with passages to %s.", roomText(r), list(a.neighbours(r)))
	if a.laid() == a.house.tiles {
		a.phase = setAside
		a.say("The manor stands.")
	}
	return nil
}

// lift takes a tile away that the others can do without.
func (a *act) lift() error {
	if err := a.form(1, false, false); err != nil {
		return err
	}
	r, err := a.tile(a.move.Objects[0])
	if err != nil {
		return err
	}
	if !a.at[r].laid {
		return game.Refuse("The %s is not on the table.", roomText(r))
	}
	a.at[r] = cell{}
	if !a.joined() {
		return game.Refuse("Other tiles hang on the %s: take them away first.", roomText(r))
	}
	a.say("The %s is taken away.", roomText(r))
	return nil
}

// aside: the Visitor cards are chosen, and nobody learns which (R7 to R9).
func (a *act) aside() error {
	if err := a.bare(); err != nil {
		return err
	}
	a.phase = stacking
	a.say("The Visitor cards lie aside, unseen: %d.", a.house.calls)
	return nil
}

// stack: regular cards of the rooms in play and the Visitor cards are one pile
// (R10, R11, R13).
func (a *act) stack() error {
	if err := a.bare(); err != nil {
		return err
	}
	a.calls = a.house.calls
	a.pile = a.house.regulars()*a.house.tiles + a.calls
	a.phase = shuffling
	a.say("The Visit pile is made: %d cards.", a.pile)
	return nil
}

func (a *act) shuffle() error {
	if err := a.bare(); err != nil {
		return err
	}
	a.phase = starting
	a.say("Trinkets and Blights are shuffled.")
	return nil
}

// begin: all characters are in the Foyer, the board is empty (R12).
func (a *act) begin() error {
	if err := a.form(0, true, false); err != nil {
		return err
	}
	for s := game.Seat(1); int(s) <= a.house.players; s++ {
		if a.move.Place == seatName(s) {
			a.seat = s
			a.say("%s begins.", a.name(s))
			a.startTurn()
			return nil
		}
	}
	return game.Refuse("Nobody called “%s” plays here.", a.move.Place)
}

// startTurn begins a turn with its Visit Phase (R14, R15).
func (a *act) startTurn() {
	a.turn++
	a.took, a.ap = 0, 0
	a.due = 1 + a.visitors()
	if a.turn == 1 || a.house.each && a.turn <= a.house.players {
		a.due = a.house.players
	}
	a.phase = visiting
}

// neighbours are the rooms that passages of a room lead to.
func (p *position) neighbours(r room) []game.Text {
	var out []game.Text
	for q := foyer; q < rooms; q++ {
		if p.passage(r, q) {
			out = append(out, game.Say("the %s", roomText(q)))
		}
	}
	return out
}

// list is “a, b and c”.
func list(texts []game.Text) game.Text {
	switch n := len(texts); n {
	case 0:
		return game.Say("nothing")
	case 1:
		return texts[0]
	case 2:
		return game.Say("%s and %s", texts[0], texts[1])
	default:
		return game.Say("%s, %s", texts[0], list(texts[1:]))
	}
}
