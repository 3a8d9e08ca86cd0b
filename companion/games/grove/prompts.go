package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// inTurn stands in stages for the seat whose turn it is.
const inTurn game.Seat = -1

// stages say of each phase who acts, what the table is told (%s is who acts)
// and what to do with the pieces, as far as that is always the same.
var stages = [over]struct {
	who          game.Seat
	prompt, hint string
}{
	dealing:   {prompt: "Deal the hands, and turn two objects face up."},
	ruling:    {visitor, "%s: invent your Pass Rule.", "When the rule is ready, lay the turn marker on the Visitor's turn space, or press the button."},
	trimming:  {who: visitor},
	starting:  {who: visitor, prompt: "%s: classify the two face-up objects."},
	acting:    {who: inTurn, prompt: "%s: test an object, or prove the rule."},
	predicts:  {who: kid, prompt: "%s: predict an object, or prove the rule."},
	claimed:   {who: visitor},
	hidden:    {visitor, "%s: classify the Kid's hidden object.", layForKid},
	right:     {who: kid},
	visiting:  {who: visitor, prompt: "%s: classify one of your objects."},
	raising:   {who: kid},
	revealing: {who: inTurn, prompt: "%s: turn one of your hidden objects face up."},
	rowing:    {who: inTurn},
	shielding: {who: visitor, prompt: "%s: set up your shield."},
	marking:   {who: visitor, prompt: "%s: mark the four behind the shield."},
	guessing:  {inTurn, "%s: place the four objects.", "Slide each of the four up (repelled) or down (admitted)."},
	locking:   {who: inTurn, prompt: "%s: lock your proof."},
	lifting:   {who: visitor, prompt: "%s: lift the shield."},
	sorting:   {who: visitor, prompt: "The proof has failed. %s: classify the four."},
	ended:     {who: inTurn},
}

const (
	layForKid = "Lay it face down in the Kid's lane “admitted” or “repelled”, with one of the Kid's markers on top."
	proveHint = "To prove: turn four cards from the deck face up in the proof row, from the left."
)

// prompt is the one large sentence: whose turn it is and what she may do now.
func (p *position) prompt() game.Text {
	if p.phase == over {
		return p.Result().Text
	}
	who, hand := p.name(p.actor()), p.hands[p.seat]
	switch p.phase {
	case trimming:
		return game.Say("%s: keep %d objects.", who, p.house.hand)
	case acting:
		switch {
		case p.showed:
			return game.Say("%s: classify the object that %s tests.", who, p.name(p.seat))
		case p.stuck():
			return game.Say("%s: you can do nothing. Pass.", who)
		case !p.canProve():
			return game.Say("%s: test an object.", who)
		case hand == 0:
			return game.Say("%s: prove the rule.", who)
		}
	case predicts:
		switch {
		case p.stuck():
			return game.Say("%s: you can do nothing. Pass.", who)
		case p.run > 0:
			return game.Say("%s: predict another object.", who)
		case hand == 0:
			return game.Say("%s: prove the rule.", who)
		case !p.canProve():
			return game.Say("%s: predict an object.", who)
		}
	case starting:
		if p.Count(show) == 1 {
			return game.Say("%s: classify %s.", who, p.title(p.Top(show)))
		}
	case sorting:
		switch left := p.unsorted(); {
		case len(left) == 1:
			return game.Say("The proof has failed. %s: classify %s.", who, p.title(left[0]))
		case len(left) < columns:
			return game.Say("The proof has failed. %s: classify the other %d.", who, len(left))
		}
	case claimed:
		return game.Say("%s: classify %s.", who, p.title(p.Top(show)))
	case right:
		if p.canGoOn() {
			return game.Say("Right! %s: predict another object, or stop and gain %d trust.", who, p.run)
		}
		return game.Say("Right! %s: raise trust by %d.", who, p.run)
	case visiting:
		if p.house.track.has(hideOwn, p.trust) {
			return game.Say("%s: play one of your objects face down for the Kid.", who)
		}
	case raising:
		return game.Say("%s: raise trust by %d.", who, failedProof)
	case rowing:
		return game.Say("%s: turn the next object of the proof face up, %d of 4.", who, p.rowLaid()+1)
	case ended:
		if due := p.due() + p.rewarded(); due > 0 {
			return game.Say("%s: draw %s, then end your turn.", who, cardCount(due))
		}
		return game.Say("%s: end your turn.", who)
	}
	if stages[p.phase].who == game.Table {
		return game.Say(stages[p.phase].prompt)
	}
	return game.Say(stages[p.phase].prompt, who)
}

// rewarded is how many cards the seat whose turn it is has drawn, or draws now, for
// trust that rose in this turn.
func (p *position) rewarded() int {
	if p.phase != ended || p.drawn[p.seat] != thisTurn {
		return 0
	}
	return int(p.drew[p.seat])
}

// dues are what somebody still has to do: what the turn waits for, and draws,
// which no camera sees.
func (p *position) dues(seat game.Seat) []game.Due {
	var out []game.Due
	if p.phase == revealing {
		for _, s := range p.owers() {
			out = append(out, game.Due{Seat: s, Text: p.revealDue(s)})
		}
	}
	if sides := p.covers(); len(sides) > 0 && p.house.covering != "fewest" {
		who := p.chooser()
		out = append(out, game.Due{Seat: who, Text: game.Say("%s chooses which card is covered %s.", p.name(who), sides[0].phrase())})
	}
	for s := range p.house.Seats.All() {
		switch n := cardCount(int(p.drew[s])); {
		case p.drew[s] == 0 || p.phase == over:
		case s == p.seat && p.rewarded() > 0: // the headline says it
		case p.drawn[s] == thisTurn:
			out = append(out, game.Due{Seat: s, Text: game.Say("%s draws %s.", p.name(s), n)})
		case p.drawn[s] > 0 || s == seat:
			out = append(out, game.Due{Seat: s, Text: game.Say("Has %s drawn %s?", p.name(s), n), Past: true})
		}
	}
	return out
}

// unsorted are the objects of a failed proof that are not classified yet.
func (p *position) unsorted() (out []kit.Piece) {
	objects, _ := p.proof()
	return slices.DeleteFunc(objects[:], func(c kit.Piece) bool { return c == 0 })
}

// covers are the sides on which the object that is classified now covers another.
func (p *position) covers() (out []side) {
	open := p.phase == claimed || p.phase == sorting || p.phase == visiting && !p.house.track.has(hideOwn, p.trust)
	for _, s := range []side{on, by} {
		if open && p.full(s) {
			out = append(out, s)
		}
	}
	return out
}

// chooser is who chooses what is covered: the one whose turn it is, unless the
// table has the Visitor choose (R43).
func (p *position) chooser() game.Seat {
	if p.house.covering == "visitor" {
		return visitor
	}
	return p.seat
}

// hints say what to do with the pieces, and what the Visitor should mind.
func (p *position) hints(seat game.Seat) []game.Text {
	if p.phase == over {
		return nil
	}
	var out []game.Text
	say := func(format string, args ...any) { out = append(out, game.Say(format, args...)) }
	if hint := stages[p.phase].hint; hint != "" {
		say(hint)
	}
	switch p.phase {
	case dealing:
		if !p.house.visitorTwice {
			say("%d cards to everyone, face down and off the table.", p.house.hand)
		} else {
			say("%d cards to the Visitor, %d to everyone else, face down and off the table.", p.house.visitorDeal(), p.house.hand)
		}
		switch n := p.house.pack; {
		case p.house.deck >= int(n.last):
		case len(p.Spared()) > 0:
			say("This table plays with %d objects: the cards %s to %s stay in the box.", p.house.deck, n.Card(kit.Piece(p.house.deck+1)).Code, n.Card(n.last).Code)
		default:
			say("Play with any %d objects. The others stay in the box.", p.house.deck)
		}
		say("Lay two cards from the deck face up on the show space.")
	case ruling:
		if seat == game.Table {
			say("No idea? The Pass Rule workshop in the menu has examples, and tells how hard a rule is.")
		}
		if seat == visitor {
			say("You may write it down on your own screen. Nobody else can read it before the game is over.")
			say("The rule is about the objects in the pictures, not about their names, who plays them, or how.")
			say("It favours no player, and needs nothing that only some players know.")
			say("Avoid a rule that admits nearly everything, or nearly nothing.")
		}
	case trimming:
		say("Put the other %d face down under the deck.", int(p.hands[visitor])-p.house.hand)
	case acting:
		if p.showed {
			say("Lay it face down in a lane of %s, “admitted” or “repelled”, with one of its markers on top.", p.name(p.seat))
			return out
		}
		if p.hands[p.seat] > 0 {
			say("To test: show one object only to the Visitor. Lay it face down in your lane “admitted” or “repelled”, as the Visitor says, with one of your markers on top.")
		}
		if p.canProve() {
			say(proveHint)
		}
	case predicts:
		switch {
		case p.hands[kid] == 0:
		case p.hiding() && p.house.secretMay:
			say("The first one may be hidden: show it only to the Visitor, or lay it on the show space. Move the claim token to “admitted” or “repelled”.")
		case p.hiding():
			say("The first one is hidden: show it only to the Visitor, and move the claim token to “admitted” or “repelled”.")
		case p.canProve():
			say("To predict: lay an object on the show space, and move the claim token to “admitted” or “repelled”.")
		default:
			say("Lay an object on the show space, and move the claim token to “admitted” or “repelled”.")
		}
		if p.run > 0 {
			say("Or stop now: raise trust by %d.", p.run)
		}
		if p.canProve() {
			say(proveHint)
		}
	case starting:
		if p.Count(show) == 1 {
			say("Lay it on an empty space: admitted on the forcefield, repelled in the clearing.")
		} else {
			say("Lay each on an empty space: admitted on the forcefield, repelled in the clearing.")
		}
	case sorting:
		if len(p.unsorted()) == 1 {
			say("Lay it on a space of the side that its token shows: the forcefield or the clearing.")
		} else {
			say("Lay each on a space of the side that its token shows: the forcefield or the clearing.")
		}
	case claimed:
		say("%s says it belongs %s. Lay it where it does belong: admitted on the forcefield, repelled in the clearing.", p.name(kid), p.claim().phrase())
	case visiting:
		if p.house.track.has(hideOwn, p.trust) {
			say("Show it to the Kid first.")
			say(layForKid)
			return out
		}
		say("Lay it face up on a space: admitted on the forcefield, repelled in the clearing.")
	case right:
		switch last := p.trust >= lastSpot; {
		case p.canGoOn() && last:
			say("To go on, show the next object and lay the claim token anew. To stop, move the turn marker to the Visitor: the trust token stays.")
		case p.canGoOn():
			say("To go on, show the next object and lay the claim token anew. To stop, move the trust token, and the turn marker to the Visitor.")
		case !last && p.trust+p.run > lastSpot:
			say("Move the trust token to its last spot. Trust beyond it counts, too.")
		case !last:
			say("Move the trust token.")
		}
		if p.revealsAt(p.trust + p.run) {
			say("When the Kid stops, each Agent turns one hidden object of their own face up.")
		}
	case raising:
		say("An Agent's proof has failed. Move the trust token up by %d.", failedProof)
	case revealing:
		if p.house.revealToSpace {
			say("Take one of your markers away, turn the object face up, and lay it on a space of its side.")
		} else {
			say("Take one of your markers away, and turn the object face up where it lies.")
		}
	case rowing:
		say("Turn the next card from the deck face up in column %d.", p.rowLaid()+1)
	case shielding:
		if p.house.openShield {
			say("Stand a folder or a book in front of your eight token spaces, so that nobody else sees them. Then say that the shield is up.")
		} else {
			say("Put the shield in its place. Nobody else may look behind it.")
		}
	case marking:
		switch {
		case p.house.openShield:
			say("Behind the shield, lay each token 1–4 on “admitted” or “repelled”. Then take the turn marker: that seals them.")
		case seat == visitor:
			say("Mark the four on this page and seal them. Or lay tokens 1–4 behind the shield, on “admitted” or “repelled”, and take the turn marker.")
		default:
			say("Mark the four on your own page, on a phone or here, and seal them. Or lay tokens 1–4 behind the shield, on “admitted” or “repelled”, and take the turn marker.")
		}
	case locking:
		say("To lock the proof, lift the turn marker and lay it before %s.", p.name(p.seat))
	case lifting:
		if p.house.openShield {
			say("Take the shield away and say so. Leave the tokens where they are.")
		} else {
			say("Take the shield away. Leave the tokens where they are.")
		}
	case ended:
		if p.claim() != noSide {
			say("Put the claim token back.")
		}
		if p.canProve() {
			say("Or prove now: turn four cards from the deck face up in the proof row.")
		}
		say("To end the turn, move the turn marker to %s.", p.name(p.turnAfter(1)))
	}
	if p.sealed && !p.lifted {
		say("The marks are sealed: %s.", p.promise().public.Words())
	}
	for _, s := range p.covers() {
		if s == on {
			say("The forcefield is full: cover a card that did not come this turn.")
		} else {
			say("The clearing is full: cover a card that did not come this turn.")
		}
	}
	return out
}
