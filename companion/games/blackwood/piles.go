package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// pile is a row of cards in the order in which they came.
type pile struct {
	n     uint8
	cards [mostHeld]cardNo
}

func (p *pile) all() []cardNo { return p.cards[:p.n] }

func (p *pile) add(c cardNo) {
	if int(p.n) < len(p.cards) {
		p.cards[p.n] = c
		p.n++
	}
}

func (p *pile) drop(c cardNo) {
	for i := range p.n {
		if p.cards[i] == c {
			copy(p.cards[i:], p.cards[i+1:p.n])
			p.n--
			p.cards[p.n] = 0
			return
		}
	}
}

// used is a Witch's pile of sold potions and used spells, the last on top. A
// spell has its number after the potions'.
type used struct {
	n     uint8
	cards [potionCards + spellCards]uint8
}

func (u *used) potion(c cardNo) { u.add(uint8(c)) }
func (u *used) spell(s cardNo)  { u.add(potionCards + uint8(s)) }

func (u *used) add(c uint8) {
	if int(u.n) < len(u.cards) {
		u.cards[u.n] = c
		u.n++
	}
}

// dropSpells takes all spells out of the pile.
func (u *used) dropSpells() {
	var left used
	for _, c := range u.cards[:u.n] {
		if c <= potionCards {
			left.add(c)
		}
	}
	*u = left
}

// top is the piece on top of the pile.
func (u *used) top() (game.Piece, bool) {
	if u.n == 0 {
		return game.Piece{}, false
	}
	if c := u.cards[u.n-1]; c > potionCards {
		return words().spells[c-potionCards], true
	} else {
		return words().potions[c], true
	}
}
