package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// walk moves the character through a door (R30, R31).
func (a *act) walk() error {
	from, to := a.room(a.seat), a.where.room
	switch {
	case a.piece != a.pawns[a.seat]:
		return game.Refuse("%s can only move their own character.", a.name(a.seat))
	case a.where.kind != pawnPlace || !a.inPlay(to):
		return game.Refuse("That room is not in this manor.")
	case to == from:
		return game.Refuse("%s is already in the %s.", a.name(a.seat), roomText(from))
	case !a.passage(from, to):
		return game.Refuse("No door leads from the %s to the %s.", roomText(from), roomText(to))
	}
	a.Lay(a.piece, a.to)
	a.Say("%s goes to the %s.", a.name(a.seat), roomText(to))
	a.spent(deed{verb: moved, room: to})
	return nil
}

// spent takes an action point; the last one ends the phase (R29).
func (a *act) spent(d deed) {
	a.deeds[points-a.ap] = d
	if a.ap--; a.ap == 0 {
		a.resolve()
	}
}

// use plays a Trinket on what is in the same room (R32 to R36).
func (a *act) use() error {
	h := a.what.haunt
	target, x := a.roleOf(a.Move.Objects[1])
	at, here := a.places[a.At(target)], roomText(a.room(a.seat))
	near := a.At(target) != kit.Nowhere && at.room == a.room(a.seat)
	switch {
	case x.kind != spirit && x.kind != figure:
		return game.Refuse("No spirit is called “%s”.", a.Move.Objects[1])
	case x.kind == figure && h != vessel:
		return game.Refuse("Only a Spirit Vessel removes a Visitor.")
	case x.kind == figure && !near:
		return game.Refuse("This Visitor is not in the %s, where %s is.", here, a.name(a.seat))
	case x.kind == spirit && h == vessel:
		return game.Refuse("A Spirit Vessel only removes a Visitor.")
	case x.haunt != h:
		return game.Refuse("A %s only removes a %s.", a.Name(a.piece), game.Say(hauntNames[h]))
	case !near:
		return game.Refuse("This token does not lie in the %s, where %s is.", here, a.name(a.seat))
	}
	if err := a.spend(); err != nil {
		return err
	}
	a.Lay(target, kit.Nowhere)
	if h == vessel {
		a.Say("%s removes the Visitor from the %s with a Spirit Vessel.", a.name(a.seat), here)
	} else {
		a.Say("%s removes %s from the %s in the %s.", a.name(a.seat), a.Name(target), spotText(at.room, at.spot), here)
	}
	a.spent(deed{verb: used, haunt: h})
	return nil
}

// give hands a Trinket to someone in the same room, where a table allows it.
func (a *act) give() error {
	if !a.trade {
		return game.Refuse("Trinkets are not given away in this game.")
	}
	named := 1
	if a.hidden {
		named = 0
	}
	if err := a.Form(named, named, true, false); err != nil {
		return err
	}
	to := a.where.seat
	switch {
	case a.where.kind != handPlace || !a.house.Seats.Seated(to) || to == a.seat:
		return game.Refuse("Nobody else is playing there.")
	case a.room(to) != a.room(a.seat):
		return game.Refuse("%s is not in the %s, where %s is.", a.name(to), roomText(a.room(a.seat)), a.name(a.seat))
	case a.hidden && a.secret[a.seat] == 0:
		return game.Refuse("%s has no Trinket to give.", a.name(a.seat))
	case a.hidden:
		a.secret[a.seat]--
		a.secret[to]++
		a.Say("%s gives a Trinket to %s.", a.name(a.seat), a.name(to))
	default:
		if err := a.named(trinket); err != nil {
			return err
		}
		if a.piece != a.playable(a.what.haunt, a.seat) {
			return game.Refuse("%s does not have that Trinket.", a.name(a.seat))
		}
		a.Lay(a.piece, a.to)
		a.Say("%s gives a %s to %s.", a.name(a.seat), a.Name(a.piece), a.name(to))
	}
	a.spent(deed{verb: gave})
	return nil
}

// end leaves the action points that are left (R38). When the game is over
// then, the marker has gone on nevertheless.
func (a *act) end() error {
	a.Say("%s ends the actions.", a.name(a.seat))
	a.ap = 0
	a.resolve()
	if a.phase == over {
		a.Lay(a.marker, a.turns[a.house.Seats.Next(a.seat)])
	}
	return nil
}
