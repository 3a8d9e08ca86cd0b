package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// cursed reports whether the player in turn, who stands beside a Visitor, has drawn a
// Blight before the turn has ended.
func (p *position) cursed(seen game.Layout) bool {
	here := p.room(p.seat)
	return p.haunted(here) && !p.missing(visitor, seen) && p.newBlight(p.seat, seen) != 0
}

// nextDoor is the one room with a Visitor beyond a door of the Foyer, or nowhere: walking there and
// being sent back by a Blight looks like a walk that was taken back.
func (p *position) nextDoor() room {
	from := nowhere
	for r := library; r < rooms; r++ {
		if p.passage(foyer, r) && p.haunted(r) {
			if from != nowhere {
				return nowhere
			}
			from = r
		}
	}
	return from
}

// cursedNextDoor asks whether a player who has a Blight and is in the Foyer, as the record has it, has
// ended her turn next door: the player in turn, or the one before her, as long as little was done since.
func (p *position) cursedNextDoor(seen game.Layout) (doubt game.Doubt) {
	from := p.nextDoor()
	for s := range p.house.Seats.All() {
		x := p.newBlight(s, seen)
		if from == nowhere || x == 0 || p.room(s) != foyer || p.where(seen[p.ID(p.pawns[s])]) != foyer {
			continue
		}
		if s == p.seat {
			doubt.Accept = []game.Move{p.Move(s, vMove, p.pawnsIn[from], p.pawns[s]), p.Move(s, vEnd, kit.Nowhere), p.Move(s, vCurse, p.hands[s], x)}
			if _, err := game.After(p, doubt.Accept...); p.phase != acting || err != nil {
				return game.Doubt{}
			}
		} else {
			moves := []game.Move{p.Move(game.Table, game.Correct, p.hands[s], x)}
			for _, card := range p.In(p.hands[s]) {
				if p.pieces[card].kind == trinket {
					moves = append(moves, p.Move(game.Table, game.Correct, kit.Nowhere, card))
				}
			}
			drops := p.held(s) > 0 && !p.hasTrinkets(s, seen)
			if _, err := game.After(p, moves...); err != nil || p.turn == 1 || p.house.Seats.Next(s) != p.seat || p.phase == acting && !drops {
				continue
			}
			doubt.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: moves}, {Text: game.Say("No: it goes back on the pile")}}
			doubt.Beside = p.IDs(append(p.In(p.hands[s]), x)...)
		}
		doubt.Question = game.Say("Has %s ended the turn beside the Visitor in the %s?", p.name(s), roomText(from))
		return doubt
	}
	return doubt
}

// newBlight is a Blight that is seen with the cards of a seat and was not drawn yet, or 0.
func (p *position) newBlight(s game.Seat, seen game.Layout) kit.Piece {
	for _, card := range p.blights {
		if seen[p.ID(card)] == handZone(s) && p.At(card) == kit.Nowhere {
			return card
		}
	}
	return 0
}

// lostBlights are those that were drawn and are seen nowhere.
func (p *position) lostBlights(seen game.Layout) []kit.Piece {
	return slices.DeleteFunc(slices.Clone(p.blights[:]), func(x kit.Piece) bool { return p.At(x) == kit.Nowhere || seen[p.ID(x)] != "" })
}

// drawnForBlight is a Trinket that the player to act, who ends her turn beside a Visitor, has
// drawn in place of the Blight, or 0. While she may act her turn ends only when the turn
// marker has gone on, or she has put away all other Trinkets and gone to the Foyer.
func (p *position) drawnForBlight(seen game.Layout) kit.Piece {
	s := p.actor()
	if !p.haunted(p.room(s)) || p.newBlight(s, seen) != 0 || p.missing(visitor, seen) {
		return 0
	}
	drawn, kept := kit.Piece(0), false
	for h := range haunts {
		lie, had := p.inHand(h, s, seen), p.count(p.trinkets[h], p.hands[s])
		kept = kept || had > 0 && lie > 0
		for _, x := range p.trinkets[h] {
			if lie > had && p.At(x) == kit.Nowhere && seen[p.ID(x)] == handZone(s) {
				drawn = x
			}
		}
	}
	left := p.held(s) > 0 && !kept && p.where(seen[p.ID(p.pawns[s])]) == foyer
	if p.phase == cursing || p.passed(seen) || left {
		return drawn
	}
	return 0
}

// blightAstray: a Blight lies before somebody who draws none. One that nobody draws says nothing of
// what is done beside it.
func (p *position) blightAstray(seen game.Layout) game.Doubt {
	who := p.actor()
	draws := p.phase == cursing || p.phase == acting && p.haunted(p.room(who)) && !p.missing(visitor, seen)
	for s := range p.house.Seats.All() {
		card := p.newBlight(s, seen)
		switch {
		case card == 0, p.phase == cursing && p.curses[s], p.phase == acting && p.allCurse && p.haunted(p.room(s)):
		case draws && s != who && p.newBlight(who, seen) == 0:
			return game.Doubt{Question: game.Say("It is %s who ends the turn in a room with a Visitor: “%s” belongs there, not with the cards of %s.", p.name(who), p.Name(card), p.name(s))}
		case !draws || s != who:
			return game.Doubt{Question: game.Say("Only who ends a turn in a room with a Visitor draws a Blight: put “%s” back on the pile.", p.Name(card)), Beside: p.IDs(card)}
		}
	}
	return game.Doubt{}
}

// curse is what comes over who ends her turn beside a Visitor, as far as it was not done.
func (p *position) curse(seen game.Layout) game.Text {
	s := p.actor()
	drawn := 0
	for _, card := range p.blights {
		if seen[p.ID(card)] == handZone(s) && p.At(card) == kit.Nowhere {
			drawn++
		}
	}
	if drawn > 1 {
		return game.Say("%s draws 1 Blight, and there are %d new ones: put the rest back on the pile.", p.name(s), drawn)
	}
	if x := p.drawnForBlight(seen); x != 0 {
		return game.Say("A Blight is due, and %s has drawn a Trinket: put the %s back on its pile and draw a Blight.", p.name(s), p.Name(x))
	}
	if p.phase == cursing && p.newBlight(s, seen) != 0 && p.lacking(visitor, p.room(s), seen) > 0 {
		return game.Say("A Visitor stays when it has cursed somebody: put it back in the %s.", roomText(p.room(s)))
	}
	left := p.uncursed(s, seen)
	for other := range p.house.Seats.Around(p.seat) {
		if len(left) == 0 && p.curses[other] {
			s, left = other, p.uncursed(other, seen)
		}
	}
	if s != p.seat && len(left) > 0 {
		return game.Say("%s stands in a room with a Visitor, which curses everyone there. Still to do: %s.", p.name(s), game.List(left))
	}
	if begun := p.newBlight(s, seen) != 0 || p.where(seen[p.ID(p.pawns[s])]) == foyer || !p.hasTrinkets(s, seen) && p.held(s) > 0; !begun || len(left) == 0 {
		return game.Say("%s ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.", p.name(s))
	}
	return game.Say("%s ends the turn in a room with a Visitor. Still to do: %s.", p.name(s), game.List(left))
}

// uncursed is what a seat that a Visitor curses has not done yet.
func (p *position) uncursed(s game.Seat, seen game.Layout) (left []game.Text) {
	if p.newBlight(s, seen) == 0 {
		left = append(left, game.Say("draw a Blight"))
	}
	has := p.hasTrinkets(s, seen)
	if has {
		left = append(left, game.Say("discard all Trinkets"))
	}
	if p.where(seen[p.ID(p.pawns[s])]) != foyer {
		left = append(left, game.Say("go back to the Foyer"))
	}
	if p.phase == acting && p.hidden && has && len(left) == 1 { // nobody sees whether they were discarded
		left = append(left, game.Say("pass the turn marker on"))
	}
	return left
}

// hasTrinkets reports whether a seat has Trinkets still, as far as anybody can see.
func (p *position) hasTrinkets(s game.Seat, seen game.Layout) bool {
	has := p.secret[s] > 0
	for h := range haunts {
		has = has || p.inHand(h, s, seen) > 0
	}
	return has
}
