package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
)

// side is where a classified object belongs: on the forcefield (admitted) or
// beside it (repelled).
type side uint8

const (
	noSide side = iota
	on
	by
)

var sideWords = [...]string{"", "on", "by"}

func (s side) other() side { return on + by - s }

// cardNo is an object: 1 to the deck's size, in printing order; 0 is none or
// unknown.
type cardNo uint8

// markerNo is an owner's marker: the Kid's first, then each Agent's.
type markerNo uint8

const (
	maxCards   = deck.Most
	maxMarkers = kidMarkers + MaxAgents*agentMarkers
)

// place is where everyone knows an object to lie. An object in a hand, in the
// deck or face down is unseen.
type place uint8

const (
	unseen   place = iota
	firstOn        // eight spaces on, then eight beside
	spaces   = 8
	firstBy  = firstOn + spaces
	covered  = firstBy + spaces // under another card of a space
	shown    = covered + 1      // on the show space
	firstRow = shown + 1        // the proof row's columns 1 to 4
	columns  = 4
	// Turned up in its owner's lane: two for each owner, on and beside.
	firstLane = firstRow + columns
	places    = firstLane + 2*(MaxAgents+1)
)

func (p place) isSpace() bool { return p >= firstOn && p < covered }
func (p place) isLane() bool  { return p >= firstLane }

// spaceSide is the side of a space.
func (p place) spaceSide() side {
	if p < firstBy {
		return on
	}
	return by
}

// lane is the place in an owner's lane.
func lane(owner game.Seat, s side) place {
	return firstLane + 2*place(owner-kid) + place(s-on)
}

// laneOf gives back the owner and side of a lane.
func laneOf(p place) (game.Seat, side) {
	n := p - firstLane
	return kid + game.Seat(n/2), on + side(n%2)
}

// The seats of the table, clockwise from the Visitor; the Agents follow.
const (
	visitor game.Seat = 1
	kid     game.Seat = 2
	agent1  game.Seat = 3
)

func laneZone(owner game.Seat, s side) string {
	short := "K"
	if owner >= agent1 {
		short = fmt.Sprintf("A%d", owner-kid)
	}
	if s == on {
		return "FD-" + short + "-ON"
	}
	return "FD-" + short + "-BY"
}

// markersOf gives the range of a seat's markers.
func markersOf(owner game.Seat) (from, to markerNo) {
	if owner == kid {
		return 0, kidMarkers
	}
	from = kidMarkers + markerNo(owner-agent1)*agentMarkers
	return from, from + agentMarkers
}

// claimZones are where the claim token lies, by the side it claims.
var claimZones = [...]string{"CL-REST", "CL-ON", "CL-BY"}

// claimOf reads the side of a claim cell.
func claimOf(zone string) side {
	switch zone {
	case "CL-ON":
		return on
	case "CL-BY":
		return by
	}
	return noSide
}

// sides reads "on,by,by,on" and its like.
func sides(text string) (out [columns]side, ok bool) {
	k := 0
	for len(text) >= 2 && k < columns {
		switch text[:2] {
		case "on":
			out[k] = on
		case "by":
			out[k] = by
		default:
			return out, false
		}
		k, text = k+1, text[2:]
		if k < columns {
			if text == "" || text[0] != ',' {
				return out, false
			}
			text = text[1:]
		}
	}
	return out, k == columns && text == ""
}

// sidesText writes what sides reads.
func sidesText(s [columns]side) string {
	return sideWords[s[0]] + "," + sideWords[s[1]] + "," + sideWords[s[2]] + "," + sideWords[s[3]]
}
