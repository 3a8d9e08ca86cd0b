package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// prompt is the one large sentence: whose turn it is and what she may do now.
func (p *position) prompt() game.Text {
	who := p.name(p.actor())
	switch p.phase {
	case building:
		return game.Say("Build the manor: %d of %d rooms.", p.laid(), p.size)
	case setAside:
		return game.Say("Set the Visitor cards aside, unseen.")
	case stacking:
		return game.Say("Make the Visit pile.")
	case shuffling:
		return game.Say("Shuffle Trinkets and Blights.")
	case starting:
		return game.Say("All characters to the Foyer. Who begins?")
	case visiting:
		left, _ := p.pile()
		return game.Say("%s: draw a Visit card, %d due.", who, min(p.due, left))
	case laying:
		v := p.last()
		if v.calls() {
			return game.Say("%s: put a Visitor into the %s.", who, roomText(v.room()))
		}
		return game.Say("%s: lay %s on the %s in the %s.", who, game.Say(hauntNames[v.brings()]), spotText(v.room(), v.spot()), roomText(v.room()))
	case taking:
		if p.hidden {
			return game.Say("%s: draw Trinkets, %d.", who, p.takes())
		}
		return game.Say("%s: draw a Trinket, %d of %d.", who, p.took+1, drawTwo)
	case trimming:
		return game.Say("%s: discard down to %d Trinkets.", who, handLimit)
	case acting:
		return game.Say("%s: act, %d left.", who, p.ap)
	case summoning:
		return game.Say("The spirits call: put a Visitor into %s.", kit.List(p.theRooms(func(r room) bool { return p.summons[r] })))
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
			say("Lay the Foyer. Shuffle the other tiles face down and draw %d.", p.size)
		}
		if p.agree {
			say("Lay each tile edge to edge: every edge it touches must be alike, and a door must meet a door.")
		} else {
			say("Lay each tile edge to edge, turned as you like, with a door against a door.")
		}
		say("A block around the Foyer is kinder than long wings.")
	case setAside:
		say("Of the Visitor cards keep those of %s; the others go back in the box.", kit.List(played))
		say("Shuffle them and set %d aside without looking; the rest goes back in the box.", p.calls)
	case stacking:
		say("Take the regular Visit cards of %s, %d each, and shuffle them.", kit.List(played), p.regulars())
		if !p.long {
			say("Leave out the cards marked “long”.")
		}
		if p.even {
			say("Deal them into %d even heaps, shuffle one Visitor card into each and stack the heaps.", p.calls)
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
		if p.hidden {
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
	if p.Players() > 1 {
		say("To end early, pass the turn marker to %s.", p.name(p.house.Seats.Next(p.seat)))
	}
	if here := p.room(p.seat); p.haunted(here) {
		if p.crowded(here) {
			say("Three spirits remain here: a Visitor trapped now would come again this turn.")
		}
		say("Who ends the turn beside a Visitor draws a Blight.")
	}
	for r := range rooms {
		if !p.haunted(r) && p.crowded(r) {
			say("The %s will call a Visitor.", roomText(r))
		}
	}
}
