package grove

import "github.com/grovewatch/grovewatch/companion/game"

// prompt is the one large sentence: whose turn it is and what she may do now.
func (p *position) prompt() game.Text {
	who := p.name(p.actor())
	switch p.phase {
	case dealing:
		return game.Say("Deal the hands and turn two objects up.")
	case ruling:
		return game.Say("Visitor: make your Pass Rule.")
	case trimming:
		return game.Say("Visitor: keep %d objects.", p.house.hand)
	case starting:
		return game.Say("Visitor: classify the two open objects.")
	case acting:
		switch {
		case p.stuck():
			return game.Say("%s: nothing is possible, pass.", who)
		case !p.canProve():
			return game.Say("%s: test an object.", who)
		case p.hands[p.seat] == 0:
			return game.Say("%s: prove the rule.", who)
		}
		return game.Say("%s: test an object, or prove the rule.", who)
	case predicts:
		switch {
		case p.stuck():
			return game.Say("Kid: nothing is possible, pass.")
		case p.run > 0:
			return game.Say("Kid: predict another object.")
		case p.hands[kid] == 0:
			return game.Say("Kid: prove the rule.")
		case p.canProve():
			return game.Say("Kid: predict an object, or prove the rule.")
		}
		return game.Say("Kid: predict an object.")
	case claimed:
		return game.Say("Visitor: classify %s.", p.pack.titles[p.said])
	case hidden:
		return game.Say("Visitor: classify the Kid's hidden object.")
	case right:
		if p.canGoOn() {
			return game.Say("Right! Kid: predict another, or stop for %d trust.", p.run)
		}
		return game.Say("Right! Kid: raise trust by %d.", p.run)
	case visiting:
		if p.house.track.has(hideOwn, p.trust) {
			return game.Say("Visitor: hide an object of yours for the Kid.")
		}
		return game.Say("Visitor: classify an object of yours.")
	case raising:
		return game.Say("Kid: raise trust by %d.", failedProof)
	case revealing:
		return game.Say("%s: turn up one of your hidden objects.", who)
	case rowing:
		return game.Say("%s: turn up the proof, %d of 4.", who, p.rowLaid())
	case shielding:
		return game.Say("Visitor: raise your shield.")
	case marking:
		return game.Say("Visitor: mark the four behind the shield.")
	case guessing:
		return game.Say("%s: place the four objects.", who)
	case locking:
		return game.Say("%s: lock your proof.", who)
	case lifting:
		return game.Say("Visitor: lift the shield.")
	case sorting:
		return game.Say("The proof has failed. Visitor: classify the four.")
	case ended:
		switch n := p.due(); n {
		case 0:
			return game.Say("%s: end your turn.", who)
		case 1:
			return game.Say("%s: draw 1 card and end your turn.", who)
		default:
			return game.Say("%s: draw %d cards and end your turn.", who, n)
		}
	}
	if r := p.Result(); r != nil {
		return r.Text
	}
	return game.Text{}
}

// hints say what to do with the pieces, and what the Visitor should mind.
func (p *position) hints(seat game.Seat) []game.Text {
	var out []game.Text
	say := func(format string, args ...any) { out = append(out, game.Say(format, args...)) }
	next := func() {
		say("Then move the turn marker to %s.", p.name(p.nextSeat()))
	}
	switch p.phase {
	case dealing:
		say("%d cards to the Visitor, %d to everyone else, face down and off the table.", p.house.visitorDeal, p.house.hand)
		say("Lay two cards from the deck open on the show spot.")
	case ruling:
		say("When the rule is made, lay the turn marker on the Visitor's cell.")
		if seat == visitor {
			say("On your own screen you may write it down: nobody else reads it before the game is over.")
			say("The rule is about the things in the pictures: not about their names, and not about who plays them or how.")
			say("It favours no player and needs no knowledge that only some have.")
			say("Beware of a rule that nearly everything passes, or nearly nothing.")
		}
	case trimming:
		say("Put the other %d under the deck, unseen.", int(p.hands[visitor])-p.house.hand)
	case starting:
		say("Lay each on an empty space: on the forcefield or beside it.")
	case acting:
		if p.hands[p.seat] > 0 {
			say("To test: show one object to the Visitor only; lay it face down in your lane, on the side she says, with a marker of yours on top.")
		}
		if p.canProve() {
			say("To prove: turn four cards from the deck into the proof row, from the left.")
		}
	case predicts:
		switch {
		case p.hands[kid] == 0:
		case p.hiding() && p.house.secretMay:
			say("The first one may be hidden: show it to the Visitor only, or lay it on the show spot; move the claim token to what you say.")
		case p.hiding():
			say("The first one is hidden: show it to the Visitor only and move the claim token to what you say.")
		default:
			say("Lay an object on the show spot and move the claim token to what you say.")
		}
		if p.run > 0 {
			say("Or stop now: raise trust by %d.", p.run)
		}
		if p.canProve() {
			say("To prove: turn four cards from the deck into the proof row, from the left.")
		}
	case claimed:
		say("Lay it on a space: the Kid says it belongs %s.", sidePhrase(p.claim))
		p.hintFull(say)
	case hidden, visiting:
		if p.phase == hidden || p.house.track.has(hideOwn, p.trust) {
			if p.phase == visiting {
				say("Show it to the Kid first.")
			}
			say("Lay it face down in the Kid's lane, on its side, with a marker of the Kid's on top.")
			break
		}
		say("Lay it open on a space, on the forcefield or beside it.")
		p.hintFull(say)
	case right:
		if p.canGoOn() {
			say("To go on, move the claim token back. To stop, move the trust token.")
		} else {
			say("Move the trust token.")
		}
	case raising:
		say("An Agent's proof has failed: move the trust token up by %d.", failedProof)
	case revealing:
		if p.house.revealToSpace {
			say("Take a marker away, turn the object up and lay it on a space of its side.")
		} else {
			say("Take a marker away and turn the object up where it lies.")
		}
	case rowing:
		say("Turn the next card from the deck into column %d.", p.rowLaid()+1)
	case shielding:
		if p.house.openShield {
			say("Stand a folder or a book before your eight cells, so that nobody else sees them. Then say so.")
			break
		}
		say("Set the shield in its place; nobody else looks behind it.")
	case marking:
		switch {
		case p.house.openShield:
			say("Behind the screen, lay token 1 to 4 on or beside. Then take the turn marker: that seals them.")
		case seat == visitor:
			say("To seal your marks, send them from your own screen first, then take the turn marker. Or lay token 1 to 4 on or beside behind the shield and take the turn marker: then nothing is sealed.")
		default:
			say("To seal the marks, the Visitor sends them from her own screen before she takes the turn marker. Or, unsealed: behind the shield, lay token 1 to 4 on or beside. Then take the turn marker.")
		}
	case guessing:
		p.hintSeal(say)
		say("Slide each of the four up (beside) or down (on).")
	case locking:
		p.hintSeal(say)
		say("To lock, move the turn marker back to %s.", p.name(p.seat))
	case lifting:
		p.hintSeal(say)
		if p.house.openShield {
			say("Say that it is lifted, and take the screen away; leave the tokens where they are.")
			break
		}
		say("Take the shield away; leave the tokens where they are.")
	case sorting:
		say("Lay each of the four on a space of the side that its token shows.")
		p.hintFull(say)
	case ended:
		if p.claim != noSide {
			say("Put the claim token back.")
		}
		if p.canProve() {
			say("Or prove now: turn four cards from the deck into the proof row.")
		}
		next()
	}
	return out
}

// hintSeal tells the words that seal the Visitor's marks.
func (p *position) hintSeal(say func(string, ...any)) {
	if p.sealed {
		say("The marks are sealed: %s.", p.promise().words)
	}
}

// hintFull tells when a side has no empty space left.
func (p *position) hintFull(say func(string, ...any)) {
	if p.firstEmpty(on) == unseen {
		say("The forcefield is full: cover a card that did not come this turn.")
	}
	if p.firstEmpty(by) == unseen {
		say("The clearing is full: cover a card that did not come this turn.")
	}
}
