package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// walk moves the character through a door (R30, R31).
func (a *act) walk() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	s := a.move.Seat
	to, ok := words().pawnRoom[a.move.Place]
	switch {
	case words().pawnNo[a.move.Objects[0]] != s:
		return game.Refuse("%s moves only the character of her own.", a.name(s))
	case !ok || !a.at[to].laid:
		return game.Refuse("That is no room of this manor.")
	case to == a.pawn[s]:
		return game.Refuse("%s is in the %s already.", a.name(s), roomText(to))
	case !a.passage(a.pawn[s], to):
		return game.Refuse("No door leads from the %s to the %s.", roomText(a.pawn[s]), roomText(to))
	}
	a.pawn[s] = to
	a.say("%s goes to the %s.", a.name(s), roomText(to))
	a.spent()
	return nil
}

// spent takes an action point; the last one ends the phase (R29).
func (a *act) spent() {
	if a.ap--; a.ap == 0 {
		a.resolve()
	}
}

// use plays a Trinket on what is in the same room (R32 to R36).
func (a *act) use() error {
	if err := a.form(2, false, false); err != nil {
		return err
	}
	s := a.move.Seat
	here := a.pawn[s]
	k, _, err := a.trinket(a.move.Objects[0])
	if err != nil {
		return err
	}
	target := a.move.Objects[1]
	if f, ok := words().figureNo[target]; ok {
		switch {
		case k != vessel:
			return game.Refuse("Only a Spirit Vessel removes a Visitor.")
		case f == 0 || a.figure[here] != uint8(f):
			return game.Refuse("This Visitor is not in the %s, where %s is.", roomText(here), a.name(s))
		}
		if _, err := a.spend(a.move.Objects[0]); err != nil {
			return err
		}
		a.figure[here] = 0
		a.say("%s traps the Visitor of the %s in a Spirit Vessel.", a.name(s), roomText(here))
		a.spent()
		return nil
	}
	x, ok := words().tokenNo[target]
	switch {
	case !ok:
		return game.Refuse("No spirit is called “%s”.", target)
	case k == vessel:
		return game.Refuse("A Spirit Vessel removes a Visitor and nothing else.")
	case spirit(k) != spirit(x[0]):
		return game.Refuse("A %s removes %s only.", game.Say(trinketNames[k]), game.Say(spiritNames[k]))
	}
	for spot := range spots {
		if a.tokens[here][spot][x[0]] != uint8(x[1]) {
			continue
		}
		if _, err := a.spend(a.move.Objects[0]); err != nil {
			return err
		}
		a.tokens[here][spot][x[0]] = 0
		a.say("%s drives %s from the %s in the %s.", a.name(s), game.Say(spiritNames[x[0]]), spotText(here, spot), roomText(here))
		a.spent()
		return nil
	}
	return game.Refuse("This token does not lie in the %s, where %s is.", roomText(here), a.name(s))
}

// give hands a Trinket to someone in the same room, where a table allows it.
func (a *act) give() error {
	if !a.house.trade {
		return game.Refuse("Trinkets are not given away in this game.")
	}
	s := a.move.Seat
	var k trinket
	var n int
	if a.house.hidden {
		if err := a.form(0, true, false); err != nil {
			return err
		}
	} else {
		err := a.form(1, true, false)
		if err == nil {
			k, n, err = a.trinket(a.move.Objects[0])
		}
		if err != nil {
			return err
		}
	}
	for to := game.Seat(1); int(to) <= a.house.players; to++ {
		if handZone(to) != a.move.Place || to == s {
			continue
		}
		if a.pawn[to] != a.pawn[s] {
			return game.Refuse("%s is not in the %s, where %s is.", a.name(to), roomText(a.pawn[s]), a.name(s))
		}
		if a.house.hidden {
			if a.hand[s] == 0 {
				return game.Refuse("%s holds nothing to give.", a.name(s))
			}
			a.hand[s]--
			a.hand[to]++
			a.say("%s gives a Trinket to %s.", a.name(s), a.name(to))
		} else {
			if n != a.top(k, s) || n == 0 {
				return game.Refuse("%s does not hold that Trinket.", a.name(s))
			}
			a.held[k][n] = to
			a.hand[s]--
			a.hand[to]++
			a.say("%s gives a %s to %s.", a.name(s), game.Say(trinketNames[k]), a.name(to))
		}
		a.spent()
		return nil
	}
	return game.Refuse("Nobody else has that place.")
}

// end leaves the action points that are left (R38).
func (a *act) end() error {
	if err := a.bare(); err != nil {
		return err
	}
	a.say("%s leaves it at that.", a.name(a.move.Seat))
	a.ap = 0
	a.resolve()
	a.passed = a.phase == over
	return nil
}
