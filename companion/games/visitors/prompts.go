package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// prompt is the one large sentence: whose turn it is and what she may do now.
func (p *position) prompt() game.Text {
	who := p.name(p.actor())
	switch p.phase {
	case building:
		return game.Say("Build the manor: %d of %d rooms.", p.laid(), p.house.tiles)
	case setAside:
		return game.Say("Set the Visitor cards aside, unseen.")
	case stacking:
		return game.Say("Make the Visit pile.")
	case shuffling:
		return game.Say("Shuffle Trinkets and Blights.")
	case starting:
		return game.Say("All characters to the Foyer. Who begins?")
	case visiting:
		return game.Say("%s: draw a Visit card, %d due.", who, min(p.due, p.pile))
	case laying:
		r := p.last.room()
		if p.last.calls() {
			return game.Say("%s: put a Visitor into the %s.", who, roomText(r))
		}
		return game.Say("%s: lay %s on the %s in the %s.", who, game.Say(spiritNames[p.last.spirit()]), spotText(r, p.last.spot()), roomText(r))
	case taking:
		if p.house.hidden {
			return game.Say("%s: draw Trinkets, %d.", who, p.takes())
		}
		return game.Say("%s: draw a Trinket, %d of %d.", who, p.took+1, drawTwo)
	case trimming:
		return game.Say("%s: discard down to %d Trinkets.", who, handLimit)
	case acting:
		return game.Say("%s: act, %d left.", who, p.ap)
	case summoning:
		return game.Say("The spirits call: put a Visitor into %s.", list(p.called()))
	case cursing:
		return game.Say("%s: draw a Blight.", who)
	case turning:
		if p.next() == p.seat {
			return game.Say("%s: begin your next turn.", who)
		}
		return game.Say("%s: pass the turn marker to %s.", who, p.name(p.next()))
	}
	if r := p.Result(); r != nil {
		return r.Text
	}
	return game.Text{}
}

// called are the rooms that a Visitor is due in.
func (p *position) called() []game.Text {
	var out []game.Text
	for r, due := range p.summons {
		if due {
			out = append(out, game.Say("the %s", roomText(room(r))))
		}
	}
	return out
}

// inPlay are the rooms of the manor but the Foyer.
func (p *position) inPlay() []game.Text {
	var out []game.Text
	for r := foyer + 1; r < rooms; r++ {
		if p.at[r].laid {
			out = append(out, roomText(r).Text())
		}
	}
	return out
}

// hints say what to do with the pieces.
func (p *position) hints() []game.Text {
	var out []game.Text
	say := func(format string, args ...any) { out = append(out, game.Say(format, args...)) }
	switch p.phase {
	case building:
		if p.laid() == 0 {
			say("Lay the Foyer. Shuffle the other tiles face down and draw %d.", p.house.tiles)
		}
		if p.house.agree {
			say("Lay each tile edge to edge: every edge it touches must be alike, and a door must meet a door.")
		} else {
			say("Lay each tile edge to edge, turned as you like, with a door against a door.")
		}
		say("A block around the Foyer is kinder than long wings.")
	case setAside:
		say("Of the Visitor cards keep those of %s; the others go back in the box.", list(p.inPlay()))
		say("Shuffle them and set %d aside without looking; the rest goes back in the box.", p.house.calls)
	case stacking:
		say("Take the regular Visit cards of %s, %d each, and shuffle them.", list(p.inPlay()), p.house.regulars())
		if !p.house.long {
			say("Leave out the cards marked “long”.")
		}
		if p.house.even {
			say("Deal them into %d even heaps, shuffle one Visitor card into each and stack the heaps.", p.house.calls)
		} else {
			say("Slip the Visitor cards in anywhere, unseen, or shuffle all together.")
		}
	case shuffling:
		say("Both go face down on their places.")
		say("Sort the spirit tokens by their signs.")
	case starting:
		say("Lay the turn marker before whoever begins.")
	case visiting:
		say("Lay it face up on the Visits.")
	case taking:
		if p.house.hidden {
			say("Keep them in your hand.")
		} else {
			say("Lay it open before you.")
		}
	case acting:
		p.actingHints(say)
	case cursing:
		say("Lay it before you, discard all your Trinkets and go back to the Foyer.")
	}
	return out
}

// actingHints tell what action points buy, and when a Vessel would be wasted (R60).
func (p *position) actingHints(say func(string, ...any)) {
	say("Go through a door, or use a Trinket on what is in your room.")
	if p.house.players > 1 {
		say("To end early, pass the turn marker to %s.", p.name(p.next()))
	}
	here := p.pawn[p.seat]
	if p.figure[here] != 0 {
		if p.crowded(here) {
			say("Three spirits remain here: a Visitor trapped now would come again this turn.")
		}
		say("Who ends the turn beside a Visitor draws a Blight.")
	}
	for r := foyer + 1; r < rooms; r++ {
		if p.figure[r] == 0 && p.crowded(r) {
			say("The %s will call a Visitor.", roomText(r))
		}
	}
}
