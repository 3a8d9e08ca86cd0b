package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// correctTile says in which berth a room lies, or that it is not there: only
// as the rooms can lie, and as long as the manor is being laid out or has as
// many rooms as it should.
func (a *act) correctTile(r room) error {
	zone := a.move.Place
	c, ok := words().berths[zone]
	if !ok && zone != "" {
		return game.Refuse("The %s lies edge to edge against another room, or not at all.", roomText(r))
	}
	was := a.at[r]
	if was == c && was.laid == (zone != "") {
		return game.Refuse("The record already says so.")
	}
	other, taken := a.roomAt(c.x, c.y)
	taken = taken && zone != "" && other != r
	switch {
	case taken && other == foyer:
		return game.Refuse("The Foyer lies there.")
	case zone == "" && a.phase > building:
		return game.Refuse("The manor stands: say which room it is, or where it lies.")
	case a.phase > building && !was.laid:
		return game.Refuse("The Visit pile is made for the rooms that lie: begin anew with the %s.", roomText(r))
	case taken && !was.laid && a.phase == building:
		a.at[other] = cell{}
	case taken: // the two have changed places
		back := was
		back.turn = a.at[other].turn
		a.at[other] = cell{}
		a.at[r] = cell{}
		if err := a.fits(r, c); err != nil {
			return err
		}
		a.at[r] = c
		if err := a.fits(other, back); err != nil {
			return err
		}
		a.at[other] = back
	}
	if a.at[r] != c {
		a.at[r] = cell{}
		if zone != "" {
			if err := a.fits(r, c); err != nil {
				return err
			}
			a.at[r] = c
		}
	}
	if !a.joined() {
		return game.Refuse("Other rooms would hang in the air: correct those first.")
	}
	if zone == "" {
		a.say("Corrected: the %s is not there.", roomText(r))
		return nil
	}
	a.say("Corrected: the %s lies there, with passages to %s.", roomText(r), list(a.neighbours(r)))
	return nil
}

// correctVisit says which Visit card was drawn, before what it brings is laid.
func (a *act) correctVisit(v visit) error {
	switch {
	case a.move.Place != visitZone:
		return game.Refuse("A Visit card is corrected where the drawn ones lie.")
	case a.phase != laying:
		return game.Refuse("What that card brought is laid already: take moves back as far as the card.")
	case v == a.last:
		return game.Refuse("The record already says so.")
	case a.drawn[v]:
		return game.Refuse("This Visit card has been drawn before.")
	case v.calls() || a.last.calls():
		return game.Refuse("A Visitor makes a difference: take the last move back and draw that card.")
	case !a.inPile(v):
		return game.Refuse("No such card can be left in the pile.")
	}
	a.drawn[a.last], a.drawn[v] = false, true
	a.last = v
	a.say("Corrected: the Visit is %s, %s, the %s.", game.Say(spiritNames[v.spirit()]), spotText(v.room(), v.spot()), roomText(v.room()))
	return nil
}

// handOf is whose hand a zone is, or 0.
func (p *position) handOf(zone string) game.Seat {
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		if zone == handZone(s) {
			return s
		}
	}
	return 0
}

// correctTrinket says in whose open hand a Trinket is; without a place it is
// in the pile.
func (a *act) correctTrinket(k trinket, n int, zone string) error {
	s, from := a.handOf(zone), a.held[k][n]
	switch {
	case a.house.hidden:
		return game.Refuse("Hands are hidden: nothing of them is in the record.")
	case a.phase == trimming:
		return game.Refuse("Discard first. %s", a.prompt())
	case s == game.Table && zone != "":
		return game.Refuse("A Trinket is corrected in a hand.")
	case s == from:
		return game.Refuse("The record already says so.")
	case s != game.Table && a.hand[s] >= handLimit:
		return game.Refuse("%s holds %d Trinkets already.", a.name(s), handLimit)
	case from == game.Table && n != a.spare(k):
		return game.Refuse("All Trinkets of a sort are alike: %s is the next one.", words().trinkets[k][a.spare(k)])
	case from == game.Table && a.stock[k] == 0:
		return game.Refuse("No %s is left in the pile: those that were used lie in the discard.", game.Say(trinketNames[k]))
	}
	a.held[k][n] = s
	a.shift(k, from, -1)
	a.shift(k, s, 1)
	if s == game.Table {
		a.say("Corrected: %s has no such %s.", a.name(from), game.Say(trinketNames[k]))
		return nil
	}
	a.say("Corrected: %s has a %s.", a.name(s), game.Say(trinketNames[k]))
	return nil
}

// shift counts a Trinket into or out of a hand; the table's is the pile.
func (a *act) shift(k trinket, s game.Seat, by int8) {
	if s == game.Table {
		a.stock[k] += by
		return
	}
	a.hand[s] += by
}

// correctBlight says who bears a Blight; without a place it is in the pile.
func (a *act) correctBlight(b int, zone string) error {
	s, from := a.handOf(zone), a.blight[b]
	switch {
	case s == game.Table && zone != "":
		return game.Refuse("A Blight lies before who bears it.")
	case s == from:
		return game.Refuse("The record already says so.")
	case s != game.Table && a.cursedBy(s) >= tooCursed-1, from == game.Table && a.blightPile() == 1:
		return game.Refuse("That would end the game: make the move that was missed instead.")
	}
	a.blight[b] = s
	if s == game.Table {
		a.say("Corrected: %s does not bear the %s.", a.name(from), game.Say(blightNames[b]))
		return nil
	}
	a.say("Corrected: %s bears the %s.", a.name(s), game.Say(blightNames[b]))
	return nil
}
