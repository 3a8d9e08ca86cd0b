package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// resolve finds the rooms that are summoned to, before anyone is cursed (R39 to R41).
func (a *act) resolve() {
	for r := range rooms {
		a.summons[r] = !a.haunted(r) && a.crowded(r)
	}
	a.nextSummons()
}

// crowded reports whether three tokens call a Visitor to a room (R40).
func (p *position) crowded(r room) bool { return len(p.callers(r)) > 0 }

// callers are the tokens that call a Visitor to a room, if there are enough:
// all of it, or those of a location or a type.
func (p *position) callers(r room) []kit.Piece {
	var all []kit.Piece
	for _, at := range p.spots[r] {
		if p.summonAt != "location" || p.Count(at) >= summonBy {
			all = append(all, p.In(at)...)
		}
	}
	by := p.spiritsIn(r)
	if p.summonAt == "type" {
		all = slices.DeleteFunc(all, func(t kit.Piece) bool { return by[p.pieces[t].haunt] < summonBy })
	}
	if len(all) < summonBy {
		return nil
	}
	return all
}

// nextSummons goes on with the next Visitor that is due, and then with those
// whom Visitors curse (R43, R44).
func (a *act) nextSummons() {
	if slices.Contains(a.summons[:], true) {
		a.phase = summoning
		return
	}
	for s := range a.house.Seats.All() {
		a.curses[s] = (s == a.seat || a.allCurse) && a.haunted(a.room(s))
	}
	a.nextCurse()
}

// summon puts a Visitor into a room (R40); its tokens stay (R42) unless the
// table wants it otherwise.
func (a *act) summon() error {
	r := a.where.room
	switch {
	case a.where.kind != visitorPlace || !a.summons[r]:
		return game.Refuse("No Visitor comes there now. %s", a.prompt())
	case a.piece != a.Free(a.tokens[visitor][0]):
		return game.Refuse("That is not the piece to put there. %s", a.prompt())
	}
	a.Lay(a.piece, a.to)
	a.summons[r] = false
	a.Say("3 spirits or more bring a Visitor to the %s.", roomText(r))
	if a.clear {
		for _, t := range a.callers(r) {
			a.Lay(t, kit.Nowhere)
		}
		a.Say("Its tokens are removed.")
	}
	a.nextSummons()
	return nil
}

// nextCurse goes on with whoever is cursed next, and then ends the turn.
func (a *act) nextCurse() {
	if slices.Contains(a.curses[:], true) {
		a.phase = cursing
		return
	}
	a.judge()
}

// curse draws a Blight (R45 to R47): it is kept, all Trinkets are discarded,
// and the character goes back to the Foyer.
func (a *act) curse() error {
	s := a.Move.Seat
	if a.cursedBy(game.Table) == 0 {
		if err := a.Bare(); err != nil {
			return err
		}
		a.drawFell = true
		a.Say("No Blight is left for %s.", a.name(s))
	} else {
		if err := a.Form(1, 1, true, false); err != nil {
			return err
		}
		if err := a.named(blight); err != nil {
			return err
		}
		if a.At(a.piece) != kit.Nowhere {
			return game.Refuse("Somebody already has this Blight.")
		}
		if err := a.goesTo(a.hands[s]); err != nil {
			return err
		}
		a.Lay(a.piece, a.to)
		a.Say("%s draws a Blight: %s.", a.name(s), a.Name(a.piece))
	}
	for _, card := range a.In(a.hands[s]) {
		if x := a.pieces[card]; x.kind == trinket {
			a.Lay(card, kit.Nowhere)
			a.used[x.haunt]++
		}
	}
	a.buried += int(a.secret[s])
	a.secret[s] = 0
	a.Lay(a.pawns[s], a.pawnsIn[foyer])
	a.curses[s] = false
	a.Say("%s discards all Trinkets and goes back to the Foyer.", a.name(s))
	a.nextCurse()
	return nil
}

// judge tests for an end, at the end of a turn only (R48 to R54).
func (a *act) judge() {
	lost := noEnding
	switch {
	case a.visitors() >= tooMany:
		lost = overrun
	case a.cursedBy(game.Table) == 0 && !a.runOut, a.drawFell:
		lost = unblighted
	}
	for s := range a.house.Seats.All() {
		if lost == noEnding && a.cursedBy(s) >= tooCursed {
			lost = divided
		}
	}
	a.ending = lost
	if left, _ := a.pile(); left == 0 && (lost == noEnding || a.winFirst) {
		a.ending = survived
	}
	a.phase = turning
	if a.ending != noEnding {
		a.phase = over
		a.Say("%s", a.Result().Text)
	}
}

// done passes the turn marker on.
func (a *act) done() error {
	a.seat = a.house.Seats.Next(a.seat)
	a.Say("It is the turn of %s.", a.name(a.seat))
	a.startTurn()
	return nil
}
