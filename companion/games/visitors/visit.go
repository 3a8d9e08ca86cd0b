package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// visit draws a Visit card and applies it (R16 to R22).
func (a *act) visit() error {
	v, r := a.what.visit, a.what.visit.room()
	switch {
	case !a.inPlay(r):
		return game.Refuse("The %s is not in play: put its cards back in the box and draw another. The one drawn is %s.", roomText(r), a.Name(a.piece))
	case v.long() && !a.long:
		return game.Refuse("%s belongs to the long set: put it back in the box and draw another.", a.Name(a.piece))
	}
	if err := a.mayBeDrawn(v); err != nil {
		return err
	}
	if err := a.goesTo(a.drawn); err != nil {
		return err
	}
	a.Lay(a.piece, a.drawn)
	a.due--
	a.came++
	a.Final = true // it was drawn, and all have seen it
	if !v.calls() {
		a.Say("Visit card: %s, %s, %s.", game.Say(hauntNames[v.brings()]), spotText(r, v.spot()), roomText(r))
		a.phase = laying
		return nil
	}
	comes := !a.haunted(r)
	if a.extra == "drawn" || a.extra == "added" && comes {
		a.due++ // whether or not a Visitor is added
	}
	if comes {
		a.Say("A Visitor comes to the %s.", roomText(r))
		a.phase = laying
		return nil
	}
	a.Say("A Visitor card for the %s, but a Visitor is already there.", roomText(r))
	a.nextVisit()
	return nil
}

// empty: people find a pile empty (R65). Visit cards that are missing are never
// drawn; the used Trinkets make a new pile.
func (a *act) empty() error {
	left, _ := a.pile()
	switch {
	case a.Move.Place == visitPile && a.phase == visiting:
		a.lost += left
		if left == 1 {
			a.Say("The Visit pile is empty: one card is missing.")
		} else {
			a.Say("The Visit pile is empty: %d cards are missing.", left)
		}
		a.nextVisit()
	case a.Move.Place == trinketsPile && a.phase == taking && a.trinketsUsed() > 0:
		a.used, a.buried = [haunts]int8{}, 0
		a.Say("The discarded Trinkets are shuffled into a new pile.")
	default:
		return game.Refuse("That pile cannot be empty now. %s", a.prompt())
	}
	return nil
}

// short: people find one card fewer in the Visit pile (R65). It is never drawn.
func (a *act) short() error {
	if left, _ := a.pile(); a.Move.Place != visitPile || left < 2 {
		return game.Refuse("Only a pile of Visits with 2 cards or more can be one short. %s", a.prompt())
	}
	a.lost++
	a.Say("One card is missing from the Visit pile.")
	return nil
}

// Assure asks whether a pile is empty, or one card short, that is not so by the record.
func (p *position) Assure(m game.Move) game.Text {
	left, name := p.trinketPile(), game.Say("Trinkets")
	if m.Place == visitPile {
		left, _ = p.pile()
		name = game.Say("Visits")
	}
	switch {
	case m.Verb == vShort:
		return game.Say("By the record %d cards are left in the pile of %s. Is it really one fewer?", left, name)
	case m.Verb != vEmpty || left == 0:
		return game.Text{}
	case left == 1:
		return game.Say("By the record 1 card is left in the pile of %s. Is it really empty?", name)
	}
	return game.Say("By the record %d cards are left in the pile of %s. Is it really empty?", left, name)
}

// mayBeDrawn says why a Visit card of the set in use cannot come now.
func (a *act) mayBeDrawn(v visit) error {
	switch {
	case a.Lies(a.visits[v], a.drawn):
		return game.Refuse("%s has been drawn before.", a.Name(a.piece))
	case !a.mayCome(v):
		return game.Refuse("%s cannot be in the pile any more.", a.Name(a.piece))
	}
	return nil
}

// lay puts what the card brings on its place (R17 to R19).
func (a *act) lay() error {
	piece, place := a.brought()
	if err := a.goesTo(place); err != nil {
		return err
	}
	if a.piece != piece {
		return game.Refuse("That is not the piece to put there. %s", a.prompt())
	}
	a.Lay(piece, place)
	if v := a.last(); v.calls() {
		a.Say("A Visitor is now in the %s.", roomText(v.room()))
	} else {
		a.Say("%s lies on the %s in the %s.", a.Name(piece), spotText(v.room(), v.spot()), roomText(v.room()))
	}
	a.nextVisit()
	return nil
}

// brought is the piece that the last card brings, and where.
func (p *position) brought() (kit.Piece, kit.Place) {
	v := p.last()
	place := p.visitorIn[v.room()]
	if !v.calls() {
		place = p.spots[v.room()][v.spot()]
	}
	return p.Free(p.tokens[v.brings()][0]), place
}

// nextVisit goes on with the next card that is due; an empty pile ends the
// phase, not the turn (R23), and is never made anew (R24).
func (a *act) nextVisit() {
	left, _ := a.pile()
	if a.due > 0 && left > 0 {
		a.phase = visiting
		return
	}
	if left == 0 {
		a.Say("That was the last Visit card. Finish the turn.")
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

// take draws a Trinket into an open hand (R25, R27).
func (a *act) take() error {
	if a.hidden {
		return a.takeUnseen()
	}
	if err := a.Form(1, 1, true, false); err != nil {
		return err
	}
	if err := a.named(trinket); err != nil {
		return err
	}
	if err := a.goesTo(a.hands[a.seat]); err != nil {
		return err
	}
	if a.At(a.piece) != kit.Nowhere {
		return game.Refuse("Somebody already has that Trinket.")
	}
	a.remake()
	if a.stock(a.what.haunt) == 0 {
		return game.Refuse("No %s is left in the pile. The used ones are among the used Trinkets.", a.Name(a.piece))
	}
	a.Lay(a.piece, a.to)
	a.took++
	a.Final = true
	a.Say("%s draws a %s.", a.name(a.seat), a.Name(a.piece))
	a.nextTrinket()
	return nil
}

// takeUnseen draws all Trinkets that are due into a hidden hand.
func (a *act) takeUnseen() error {
	if err := a.Form(0, 0, false, true); err != nil {
		return err
	}
	n := a.takes()
	switch {
	case a.Move.Number == n:
	case n == 1:
		return game.Refuse("Draw 1 Trinket.")
	default:
		return game.Refuse("Draw %d Trinkets.", n)
	}
	for range n {
		a.remake()
		a.secret[a.seat]++
	}
	a.took += n
	a.Say("%s draws Trinkets: %d.", a.name(a.seat), n)
	a.nextDrop()
	return nil
}

// takes is how many Trinkets a hidden hand draws.
func (p *position) takes() int { return min(drawTwo, p.trinketPile()+p.trinketsUsed()) }

// remake makes a new pile of the discarded Trinkets when the pile is empty (R27).
func (a *act) remake() {
	if a.trinketPile() == 0 {
		a.used, a.buried = [haunts]int8{}, 0
		a.Say("The discarded Trinkets are shuffled into a new pile.")
	}
}

// nextDrop goes on with the hand limit, which holds after drawing only (R26).
func (a *act) nextDrop() {
	if a.held(a.seat) > handLimit {
		a.phase = trimming
		return
	}
	a.phase, a.ap = acting, points
}

// drop discards a Trinket of the owner's choice (R26).
func (a *act) drop() error {
	if a.hidden && len(a.Move.Objects) == 0 {
		return a.dropUnseen()
	}
	if err := a.Form(1, 1, false, false); err != nil {
		return err
	}
	if err := a.named(trinket); err != nil {
		return err
	}
	if err := a.spend(); err != nil {
		return err
	}
	a.Say("%s discards a %s.", a.name(a.seat), a.Name(a.piece))
	a.nextDrop()
	return nil
}

// dropUnseen discards what a hidden hand holds too much.
func (a *act) dropUnseen() error {
	if err := a.Form(0, 0, false, true); err != nil {
		return err
	}
	n := a.held(a.seat) - handLimit
	if a.Move.Number != n {
		return game.Refuse("%s: discard until you have %d Trinkets.", a.name(a.seat), handLimit)
	}
	a.secret[a.seat] -= int8(n)
	a.buried += n
	a.Say("%s discards Trinkets: %d.", a.name(a.seat), n)
	a.nextDrop()
	return nil
}

// spend discards the Trinket of a move from the hand of whoever acts (R36).
func (a *act) spend() error {
	switch card := a.playable(a.what.haunt, a.seat); card {
	case a.piece:
	case 0:
		return game.Refuse("%s has no %s.", a.name(a.seat), a.Name(a.piece))
	default:
		return game.Refuse("All Trinkets of this kind are equal: use %s.", a.ID(card))
	}
	if a.hidden {
		a.secret[a.seat]--
	}
	a.Lay(a.piece, kit.Nowhere)
	a.used[a.what.haunt]++
	return nil
}
