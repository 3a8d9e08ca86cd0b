package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// phase is what is to be done next.
type phase uint8

const (
	building  phase = iota // the manor is laid out
	setAside               // the Visitor cards are chosen unseen
	stacking               // the Visit pile is made
	shuffling              // Trinkets and Blights
	starting               // characters in the Foyer, the first player
	visiting               // a Visit card is due
	laying                 // what it brings is to be laid
	taking                 // a Trinket is due
	trimming               // the hand is above its limit
	acting                 // with action points
	summoning              // a Visitor is due
	cursing                // a Blight is due
	turning                // the turn marker is to be passed on
	over
)

// ending is how the game ended.
type ending uint8

const (
	noEnding   ending = iota
	survived          // the Visit pile is empty
	overrun           // three Visitors
	unblighted        // no Blight is left
	divided           // a player with three Blights
)

var endings = [...]game.Text{
	survived:   game.Say("No Visit card is left and you have not lost: you win."),
	overrun:    game.Say("3 Visitors are in the manor: you lose."),
	unblighted: game.Say("No Blight is left: you lose."),
	divided:    game.Say("One player has 3 Blights: you lose."),
}

const (
	points    = 3 // action points a turn
	summonBy  = 3 // tokens
	tooMany   = 3 // Visitors
	tooCursed = 3 // Blights of one player
	drawTwo   = 2 // Trinkets a turn
	handLimit = 4
)

// deed is what an action point went into.
type deed struct {
	verb  uint8
	room  room  // moved to
	haunt haunt // of the Trinket used
}

const (
	moved uint8 = iota + 1
	used
	gave
)

// position is a state of the game; it is never changed once it is handed out.
// The store has everything that lies open. Used Trinkets are only counted: all
// of a sort are alike, and the next one is named by the lowest free number.
type position struct {
	*house
	kit.Store
	phase phase
	seat  game.Seat // whose turn it is
	turn  int       // turns begun

	due      int                  // Visit cards still to be drawn this turn
	secret   [maxPlayers + 1]int8 // Trinkets in hidden hands
	used     [haunts]int8         // discarded Trinkets
	buried   int                  // Trinkets discarded from hidden hands all at once, of any sort
	took     int                  // Trinkets drawn this turn
	ap       int
	deeds    [points]deed // what the points of this turn went into
	came     int          // Visit cards drawn this turn
	lost     int          // Visit cards that are missing from the pile
	summons  [rooms]bool  // Visitors due
	curses   [maxPlayers + 1]bool
	drawFell bool // a Blight could not be drawn
	ending   ending
}

// copy is a position that a move can change.
func (p *position) copy() *position {
	q := *p
	q.Store = p.Store.Copy()
	return &q
}

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.Seats }

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string { return kit.Key("visitors", p) }

// Turn lists the seats that may act now (R37).
func (p *position) Turn() []game.Seat {
	if p.phase == over {
		return nil
	}
	if len(p.emptyPiles()) > 0 {
		return []game.Seat{p.actor(), game.Table} // who may say that a pile is empty
	}
	return []game.Seat{p.actor()}
}

// actor is who is to act: the table in the set-up, the cursed one, or whose
// turn it is.
func (p *position) actor() game.Seat {
	if p.phase == cursing {
		for s := range p.house.Seats.Around(p.seat) {
			if p.curses[s] {
				return s
			}
		}
	}
	return p.seat
}

// Result is nil while the game goes on. All win or all lose.
func (p *position) Result() *game.Result {
	if p.ending == noEnding {
		return nil
	}
	r := &game.Result{Text: endings[p.ending]}
	if p.ending == survived {
		r.Winners = slices.Collect(p.house.Seats.All())
	}
	return r
}

// name is what people call a seat.
func (p *position) name(s game.Seat) game.Text { return kit.PlayerName(s) }

// room is where a seat's character is.
func (p *position) room(s game.Seat) room { return p.places[p.At(p.pawns[s])].room }

// inPlay reports whether a room is a part of the manor.
func (p *position) inPlay(r room) bool { return p.cell(r).laid }

// standsIn are the places of a room in which spirits and a Visitor stand; the Foyer has none.
func (p *position) standsIn(r room) []kit.Place {
	if r == foyer {
		return nil
	}
	return append(p.spots[r][:], p.visitorIn[r])
}

// haunted reports whether a Visitor is in a room.
func (p *position) haunted(r room) bool { return p.Count(p.visitorIn[r]) > 0 }

// visitors is how many Visitors are on the board.
func (p *position) visitors() int {
	return figures - p.count(p.tokens[visitor], kit.Nowhere)
}

// spiritsIn counts the spirits of each type in a room.
func (p *position) spiritsIn(r room) (by [spirits]int) {
	for _, at := range p.spots[r] {
		for _, t := range p.In(at) {
			by[p.pieces[t].haunt]++
		}
	}
	return by
}

// last is the Visit card that was drawn last.
func (p *position) last() visit { return p.pieces[p.Top(p.drawn)].visit }

// pile is how many Visit cards are left, and calls how many of them bring a
// Visitor.
func (p *position) pile() (left, calls int) {
	calls = p.calls
	for r := library; r < rooms; r++ {
		if p.Lies(p.visits[r.call()], p.drawn) {
			calls--
		}
	}
	left = p.regulars()*p.size + p.calls - p.Count(p.drawn) - p.lost
	return left, min(calls, left)
}

// mayCome reports whether a Visit card may be in the pile: its room is in
// play, its set is used and it was not drawn.
func (p *position) mayCome(v visit) bool {
	if p.Lies(p.visits[v], p.drawn) || !p.inPlay(v.room()) || v.long() && !p.long {
		return false
	}
	left, calls := p.pile()
	if v.calls() {
		return calls > 0
	}
	return left > calls || left > 0 && p.lost > 0
}

// count is how many of some pieces lie in a place.
func (p *position) count(pieces []kit.Piece, at kit.Place) int {
	n := 0
	for _, x := range pieces {
		if p.Lies(x, at) {
			n++
		}
	}
	return n
}

// held is how many Trinkets a seat has.
func (p *position) held(s game.Seat) int {
	n := int(p.secret[s])
	for _, sort := range p.trinkets {
		n += p.count(sort, p.hands[s])
	}
	return n
}

// stock is how many Trinkets of a sort are neither in an open hand nor used.
func (p *position) stock(h haunt) int {
	return p.count(p.trinkets[h], kit.Nowhere) - int(p.used[h])
}

// trinketPile is how many Trinkets are left in their pile.
func (p *position) trinketPile() int {
	n := -p.buried
	for h := range haunts {
		n += p.stock(h)
	}
	for _, k := range p.secret {
		n -= int(k)
	}
	return n
}

func (p *position) trinketsUsed() int {
	n := p.buried
	for _, k := range p.used {
		n += int(k)
	}
	return n
}

// playable is the Trinket of a sort that a seat may play, or 0: of its open
// hand the last, of a hidden hand, which nobody knows, any that may be in it.
func (p *position) playable(h haunt, s game.Seat) kit.Piece {
	if p.hidden {
		if p.secret[s] > 0 && p.stock(h) > 0 {
			return p.trinkets[h][0]
		}
		return 0
	}
	for _, card := range slices.Backward(p.trinkets[h]) {
		if p.Lies(card, p.hands[s]) {
			return card
		}
	}
	return 0
}

// cursedBy is how many Blights a seat owns; the table's are those in the pile.
func (p *position) cursedBy(s game.Seat) int { return p.count(p.blights[:], p.hands[s]) }
