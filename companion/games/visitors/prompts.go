package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// prompt is the one large sentence: whose turn it is and what she may do now.
func (p *position) prompt() game.Text {
	who := p.name(p.actor())
	switch p.phase {
	case building:
		return game.Say("Build the manor: %d of %d rooms.", p.laid(), p.size)
	case setAside:
		return game.Say("Set the Visitor cards aside without looking at them.")
	case stacking:
		return game.Say("Make the Visit pile.")
	case shuffling:
		return game.Say("Shuffle Trinkets and Blights.")
	case starting:
		return game.Say("Put all characters in the Foyer. Who begins?")
	case visiting:
		left, _ := p.pile()
		return game.Say("%s: draw a Visit card, %d to go.", who, min(p.due, left))
	case laying:
		v := p.last()
		if v.calls() {
			return game.Say("%s: put a Visitor in the %s.", who, roomText(v.room()))
		}
		return game.Say("%s: put a %s on the %s in the %s.", who, game.Say(hauntNames[v.brings()]), spotText(v.room(), v.spot()), roomText(v.room()))
	case taking:
		if p.hidden {
			return game.Say("%s: draw %d Trinkets.", who, p.takes())
		}
		return game.Say("%s: draw a Trinket, %d of %d.", who, p.took+1, drawTwo)
	case trimming:
		return game.Say("%s: discard until you have %d Trinkets.", who, handLimit)
	case acting:
		return game.Say("%s: use your actions, %d left.", who, p.ap)
	case summoning:
		return game.Say("3 spirits or more: put a Visitor in %s.", game.List(p.theRooms(func(r room) bool { return p.summons[r] })))
	case cursing:
		return game.Say("%s: draw a Blight.", who)
	case turning:
		if p.house.Seats.Next(p.seat) == p.seat {
			return game.Say("%s: begin your next turn.", who)
		}
		return game.Say("%s: pass the turn marker to %s.", who, p.name(p.house.Seats.Next(p.seat)))
	}
	return endings[p.ending]
}

// hints say what to do with the pieces.
func (p *position) hints() []game.Text {
	var out, played []game.Text
	for r := library; r < rooms; r++ {
		if p.inPlay(r) {
			played = append(played, roomText(r).Text())
		}
	}
	say := func(format string, args ...any) { out = append(out, game.Say(format, args...)) }
	switch p.phase {
	case building:
		if p.laid() == 0 {
			say("Put the Foyer on the table. Shuffle the other tiles face down and draw %d.", p.size)
		}
		if p.agree {
			say("Put each tile edge to edge with others. Every edge that touches must match, and at least two doors must meet.")
		} else {
			say("Put each tile edge to edge with another, in any rotation, so that two doors meet.")
		}
		say("A block around the Foyer is easier than long wings. No tile may lie more than %d tiles away from the Foyer.", reach)
	case setAside:
		say("Keep the Visitor cards of these rooms: %s. Put the others back in the box.", game.List(played))
		say("Shuffle them and set %d aside without looking. The rest goes back in the box.", p.calls)
	case stacking:
		say("Take the regular Visit cards of these rooms: %s, %d each. Shuffle them.", game.List(played), p.regulars())
		if !p.long {
			say("Leave out the cards marked “long”.")
		}
		if p.even {
			say("Deal them into %d equal piles, shuffle 1 Visitor card into each, and put the piles on top of each other.", p.calls)
		} else {
			say("Put the Visitor cards in anywhere without looking, or shuffle all cards together.")
		}
	case shuffling:
		say("Put both face down on their places.")
		say("Sort the spirit tokens by their signs.")
	case starting:
		say("Put the turn marker in front of the player who begins.")
	case visiting:
		say("Put it face up on the drawn Visits.")
	case taking:
		if p.hidden {
			say("Keep them in your hand.")
		} else {
			say("Put it face up in front of you.")
		}
	case acting:
		p.actingHints(say)
	case cursing:
		say("Put it in front of you, discard all your Trinkets and go back to the Foyer.")
	}
	return out
}

// actingHints tell what action points buy, and when a Vessel would be wasted (R60).
func (p *position) actingHints(say func(string, ...any)) {
	say("Go through a door, or use a Trinket on what is in your room.")
	if p.Players() > 1 {
		say("To end your turn early, give the turn marker to %s.", p.name(p.house.Seats.Next(p.seat)))
	}
	if here := p.room(p.seat); p.haunted(here) {
		if p.crowded(here) {
			say("3 spirits are in this room: if you remove the Visitor now, a new one comes in this turn.")
		}
		say("Whoever ends a turn in a room with a Visitor draws a Blight.")
	}
	for r := range rooms {
		if !p.haunted(r) && p.crowded(r) {
			say("At the end of this turn a Visitor comes to the %s, unless a spirit is removed.", roomText(r))
		}
	}
}
