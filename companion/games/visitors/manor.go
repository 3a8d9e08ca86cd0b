package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// cell is where a room's tile lies.
func (p *position) cell(r room) cell {
	if r == foyer {
		return cell{laid: true}
	}
	return p.places[p.At(p.tiles[r])].cell
}

// laid is how many tiles lie beside the Foyer.
func (p *position) laid() int { return len(p.tiles[1:]) - p.count(p.tiles[1:], kit.Nowhere) }

// roomAt is the room whose tile lies in a cell.
func (p *position) roomAt(x, y int8) (room, bool) {
	for r := range rooms {
		if c := p.cell(r); c.laid && c.x == x && c.y == y {
			return r, true
		}
	}
	return 0, false
}

// passage reports whether a door leads from one room to another (R30).
func (p *position) passage(from, to room) bool {
	a, b := p.cell(from), p.cell(to)
	if !a.laid || !b.laid {
		return false
	}
	for side := range 4 {
		if x, y := a.beside(side); x == b.x && y == b.y {
			return door(from, a.turn, side) && door(to, b.turn, (side+2)%4)
		}
	}
	return false
}

// behind is the room behind a side of another, as its tile is printed.
func (p *position) behind(r room, side int) (room, bool) {
	c := p.cell(r)
	return p.roomAt(c.beside((side + int(c.turn)) % 4))
}

// neighbours are the rooms that passages of a room lead to.
func (p *position) neighbours(r room) []game.Text {
	return p.theRooms(func(q room) bool { return p.passage(r, q) })
}

// theRooms names some of the rooms, with their article.
func (p *position) theRooms(which func(room) bool) []game.Text {
	var out []game.Text
	for r := range rooms {
		if which(r) {
			out = append(out, game.Say("the %s", roomText(r)))
		}
	}
	return out
}

// joined reports whether every tile that lies is joined with the Foyer (R5).
func (p *position) joined() bool {
	seen := [rooms]bool{foyer: true}
	for grows := true; grows; {
		grows = false
		for r := range rooms {
			for q := foyer; seen[r] && q < rooms; q++ {
				if !seen[q] && p.passage(r, q) {
					seen[q], grows = true, true
				}
			}
		}
	}
	for r := range rooms {
		if p.inPlay(r) && !seen[r] {
			return false
		}
	}
	return true
}

// fits says what is wrong with a tile in a cell (R5, R6), or nothing.
func (p *position) fits(r room, c cell) error {
	if other, taken := p.roomAt(c.x, c.y); taken {
		return game.Refuse("The %s is already in that place.", roomText(other))
	}
	touches, met := false, false
	var wall error
	for side := range 4 {
		x, y := c.beside(side)
		other, ok := p.roomAt(x, y)
		if !ok {
			continue
		}
		touches = true
		mine, theirs := door(r, c.turn, side), door(other, p.cell(other).turn, (side+2)%4)
		switch {
		case mine && theirs:
			met = true
		case mine:
			wall = game.Refuse("The %s has a wall where the %s has a door.", roomText(other), roomText(r))
		case theirs:
			wall = game.Refuse("The %s has a wall on its %s edge, where the %s has a door: turn it.", roomText(r), game.Say(sideNames[(side+4-int(c.turn))%4]), roomText(other))
		case wall == nil && !p.agree:
			wall = game.Refuse("The %s and the %s touch wall to wall: turn the tile.", roomText(r), roomText(other))
		}
	}
	switch {
	case !touches:
		return game.Refuse("The %s touches no other tile: put it edge to edge with one, so that two doors meet.", roomText(r))
	case met && (wall == nil || !p.agree):
		return nil
	}
	if wall == nil {
		wall = game.Refuse("No door of the %s meets another door.", roomText(r))
	}
	return wall
}
