package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// resolve finds the rooms that are summoned to, before anyone is cursed (R39 to R41).
func (a *act) resolve() {
	for r := foyer + 1; r < rooms; r++ {
		a.summons[r] = a.figure[r] == 0 && a.crowded(r)
	}
	a.nextSummons()
}

// crowded reports whether three tokens call a Visitor to a room (R40).
func (p *position) crowded(r room) bool {
	all := 0
	var by [spirits]int
	for s := range spots {
		here := 0
		for t, n := range p.tokens[r][s] {
			if n != 0 {
				all, here = all+1, here+1
				by[t]++
			}
		}
		if p.house.summonAt == "location" && here >= summonBy {
			return true
		}
	}
	switch p.house.summonAt {
	case "location":
		return false
	case "type":
		return by[whisper] >= summonBy || by[frost] >= summonBy || by[shade] >= summonBy
	}
	return all >= summonBy
}

// nextSummons goes on with the next Visitor that is due, and then with those
// whom Visitors curse (R43, R44).
func (a *act) nextSummons() {
	for r := foyer + 1; r < rooms; r++ {
		if a.summons[r] {
			a.phase = summoning
			return
		}
	}
	for s := game.Seat(1); int(s) <= a.house.players; s++ {
		a.curses[s] = (s == a.seat || a.house.allCurse) && a.figure[a.pawn[s]] != 0
	}
	a.nextCurse()
}

// summon puts a Visitor into a room (R40); its tokens stay (R42) unless the
// table wants it otherwise.
func (a *act) summon() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	r, ok := words().callRoom[a.move.Place]
	if !ok || !a.summons[r] {
		return game.Refuse("No Visitor is due there. %s", a.prompt())
	}
	if f := a.freeFigure(); a.move.Objects[0] != words().figures[f] {
		return game.Refuse("That piece is not due. %s", a.prompt())
	}
	a.figure[r] = uint8(a.freeFigure())
	a.summons[r] = false
	a.say("The spirits summon a Visitor to the %s.", roomText(r))
	if a.house.clear {
		a.removeCallers(r)
	}
	a.nextSummons()
	return nil
}

// removeCallers takes away the tokens that called the Visitor of a room.
func (a *act) removeCallers(r room) {
	var by [spirits]int
	for s := range spots {
		for t, n := range a.tokens[r][s] {
			if n != 0 {
				by[t]++
			}
		}
	}
	for s := range spots {
		here := 0
		for _, n := range a.tokens[r][s] {
			if n != 0 {
				here++
			}
		}
		for t := range spirits {
			if a.house.summonAt == "location" && here < summonBy || a.house.summonAt == "type" && by[t] < summonBy {
				continue
			}
			a.tokens[r][s][t] = 0
		}
	}
	a.say("Its tokens are taken away.")
}

// nextCurse goes on with whoever is cursed next, and then ends the turn.
func (a *act) nextCurse() {
	a.phase = cursing
	for s := range a.around(a.seat) {
		if a.curses[s] {
			return
		}
	}
	a.judge()
}

// curse draws a Blight (R45 to R47): it is kept, all Trinkets are discarded,
// and the character goes back to the Foyer.
func (a *act) curse() error {
	s := a.move.Seat
	if a.blightPile() == 0 {
		if err := a.bare(); err != nil {
			return err
		}
		a.drawFell = true
		a.say("No Blight is left for %s.", a.name(s))
	} else {
		if err := a.form(1, true, false); err != nil {
			return err
		}
		b, ok := words().blightNo[a.move.Objects[0]]
		switch {
		case !ok:
			return game.Refuse("No Blight is called “%s”.", a.move.Objects[0])
		case a.blight[b] != game.Table:
			return game.Refuse("This Blight is borne already.")
		}
		if err := a.goesTo(handZone(s)); err != nil {
			return err
		}
		a.blight[b] = s
		a.say("%s bears a Blight: %s.", a.name(s), game.Say(blightNames[b]))
	}
	for k := range a.held {
		for n, owner := range a.held[k] {
			if n > 0 && owner == s {
				a.held[k][n] = game.Table
				a.used[k]++
			}
		}
	}
	if a.house.hidden {
		a.buried += int(a.hand[s])
	}
	a.hand[s] = 0
	a.pawn[s] = foyer
	a.curses[s] = false
	a.say("%s discards every Trinket and is back in the Foyer.", a.name(s))
	a.nextCurse()
	return nil
}

// judge tests for an end, at the end of a turn only (R48 to R54).
func (a *act) judge() {
	lost := noEnding
	switch {
	case a.visitors() >= tooMany:
		lost = overrun
	case a.blightPile() == 0 && !a.house.runOut, a.drawFell:
		lost = unblighted
	}
	for s := game.Seat(1); int(s) <= a.house.players && lost == noEnding; s++ {
		if a.cursedBy(s) >= tooCursed {
			lost = divided
		}
	}
	switch won := a.pile == 0; {
	case won && (lost == noEnding || a.house.winFirst):
		a.ending = survived
	case lost != noEnding:
		a.ending = lost
	}
	a.phase = turning
	if a.ending != noEnding {
		a.phase = over
		a.events = append(a.events, game.Event{Text: a.Result().Text})
	}
}

// done passes the turn marker on.
func (a *act) done() error {
	if err := a.bare(); err != nil {
		return err
	}
	a.seat = a.next()
	a.say("It is the turn of %s.", a.name(a.seat))
	a.startTurn()
	return nil
}
