package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// visit draws a Visit card and applies it (R16 to R22).
func (a *act) visit() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	v, ok := words().visitNo[a.move.Objects[0]]
	switch {
	case !ok:
		return game.Refuse("No Visit card is called “%s”.", a.move.Objects[0])
	case !a.at[v.room()].laid:
		return game.Refuse("The %s is not in play: put its cards back in the box and draw another.", roomText(v.room()))
	case v.long() && !a.house.long:
		return game.Refuse("This card is of the long set: put it back in the box and draw another.")
	case a.drawn[v]:
		return game.Refuse("This Visit card has been drawn before.")
	case !a.inPile(v):
		return game.Refuse("No such card can be left in the pile.")
	}
	if err := a.goesTo(visitZone); err != nil {
		return err
	}
	a.drawn[v], a.last = true, v
	a.pile--
	a.due--
	r := v.room()
	if !v.calls() {
		a.say("A Visit: %s, %s, the %s.", game.Say(spiritNames[v.spirit()]), spotText(r, v.spot()), roomText(r))
		a.phase = laying
		return nil
	}
	a.calls--
	comes := a.figure[r] == 0
	if a.house.extra == "drawn" || a.house.extra == "added" && comes {
		a.due++ // whether or not a Visitor is added
	}
	if comes {
		a.say("A Visitor comes to the %s.", roomText(r))
		a.phase = laying
		return nil
	}
	a.say("A Visitor comes to the %s, but one is there already.", roomText(r))
	a.nextVisit()
	return nil
}

// lay puts what the card brings on its place (R17 to R19).
func (a *act) lay() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	id, zone := a.brought()
	if err := a.goesTo(zone); err != nil {
		return err
	}
	if a.move.Objects[0] != id {
		return game.Refuse("That piece is not due. %s", a.prompt())
	}
	if r := a.last.room(); a.last.calls() {
		a.figure[r] = uint8(a.freeFigure())
		a.say("A Visitor stands in the %s.", roomText(r))
	} else {
		t := a.last.spirit()
		a.tokens[r][a.last.spot()][t] = uint8(a.freeToken(t))
		a.say("%s lies on the %s in the %s.", game.Say(spiritNames[t]), spotText(r, a.last.spot()), roomText(r))
	}
	a.nextVisit()
	return nil
}

// brought is the piece that the last card brings, and where.
func (p *position) brought() (id, zone string) {
	w, r := words(), p.last.room()
	if p.last.calls() {
		return w.figures[p.freeFigure()], w.figureAt[r]
	}
	return w.tokens[p.last.spirit()][p.freeToken(p.last.spirit())], w.spots[r][p.last.spot()]
}

// nextVisit goes on with the next card that is due; an empty pile ends the
// phase, not the turn (R23), and is never made anew (R24).
func (a *act) nextVisit() {
	if a.due > 0 && a.pile > 0 {
		a.phase = visiting
		return
	}
	if a.pile == 0 {
		a.say("That was the last Visit card: the turn is played to its end.")
	}
	a.due = 0
	a.nextTrinket()
}

// nextTrinket goes on with drawing until two are drawn or none is left (R25, R28).
func (a *act) nextTrinket() {
	if a.took < drawTwo && a.trinketPile()+a.trinketsUsed() > 0 {
		a.phase = taking
		return
	}
	a.nextDrop()
}

// take draws Trinkets (R25, R27): one into an open hand, or all that are due
// into a hidden one.
func (a *act) take() error {
	s := a.move.Seat
	if a.house.hidden {
		if err := a.form(0, false, true); err != nil {
			return err
		}
		n := a.takes()
		if a.move.Number != n {
			if n == 1 {
				return game.Refuse("1 Trinket is drawn.")
			}
			return game.Refuse("%d Trinkets are drawn.", n)
		}
		for range n {
			a.remake()
			a.hand[s]++
		}
		a.took += n
		a.say("%s draws Trinkets: %d.", a.name(s), n)
		a.nextDrop()
		return nil
	}
	if err := a.form(1, true, false); err != nil {
		return err
	}
	k, n, err := a.trinket(a.move.Objects[0])
	if err != nil {
		return err
	}
	if err := a.goesTo(handZone(s)); err != nil {
		return err
	}
	if a.held[k][n] != game.Table {
		return game.Refuse("That Trinket is in a hand already.")
	}
	a.remake()
	if a.stock[k] == 0 {
		return game.Refuse("No %s is left in the pile: those that were used lie in the discard.", game.Say(trinketNames[k]))
	}
	a.stock[k]--
	a.held[k][n] = s
	a.hand[s]++
	a.took++
	a.say("%s draws a %s.", a.name(s), game.Say(trinketNames[k]))
	a.nextTrinket()
	return nil
}

// takes is how many Trinkets a hidden hand draws.
func (p *position) takes() int { return min(drawTwo, p.trinketPile()+p.trinketsUsed()) }

// remake makes a new pile of the discarded Trinkets when the pile is empty (R27).
func (a *act) remake() {
	if a.trinketPile() > 0 {
		return
	}
	for k := range a.stock {
		a.stock[k] += a.used[k]
		a.used[k] = 0
	}
	a.buried = 0
	a.say("The discarded Trinkets are shuffled into a new pile.")
}

// trinket reads a Trinket card.
func (a *act) trinket(id string) (trinket, int, error) {
	x, ok := words().trinketNo[id]
	if !ok {
		return 0, 0, game.Refuse("No Trinket is called “%s”.", id)
	}
	return trinket(x[0]), x[1], nil
}

// nextDrop goes on with the hand limit, which holds after drawing only (R26).
func (a *act) nextDrop() {
	if a.hand[a.seat] > handLimit {
		a.phase = trimming
		return
	}
	a.phase, a.ap = acting, points
}

// drop discards a Trinket of the owner's choice (R26).
func (a *act) drop() error {
	if err := a.form(1, false, false); err != nil {
		return err
	}
	k, err := a.spend(a.move.Objects[0])
	if err != nil {
		return err
	}
	a.say("%s discards a %s.", a.name(a.move.Seat), game.Say(trinketNames[k]))
	a.nextDrop()
	return nil
}

// spend takes a Trinket from the hand of whoever acts and discards it (R36).
func (a *act) spend(id string) (trinket, error) {
	k, n, err := a.trinket(id)
	if err != nil {
		return 0, err
	}
	if n != a.hasUse(k, a.move.Seat) {
		if a.hasUse(k, a.move.Seat) == 0 {
			return 0, game.Refuse("%s holds no %s.", a.name(a.move.Seat), game.Say(trinketNames[k]))
		}
		return 0, game.Refuse("All of a sort are alike: play %s.", words().trinkets[k][a.hasUse(k, a.move.Seat)])
	}
	if a.house.hidden {
		a.stock[k]--
	} else {
		a.held[k][n] = game.Table
	}
	a.hand[a.move.Seat]--
	a.used[k]++
	return k, nil
}
