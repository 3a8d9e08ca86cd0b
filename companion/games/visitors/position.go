package visitors

import "github.com/grovewatch/grovewatch/companion/game"

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

const (
	points    = 3 // action points a turn
	summonBy  = 3 // tokens
	tooMany   = 3 // Visitors
	tooCursed = 3 // Blights of one player
	drawTwo   = 2 // Trinkets a turn
)

// position is a state of the game; it is never changed once it is handed out.
type position struct {
	house *house
	phase phase
	seat  game.Seat // whose turn it is
	turn  int       // turns begun
	at    [rooms]cell

	drawn    [visits]bool
	last     visit // the Visit card on top of the drawn ones
	pile     int   // Visit cards left
	calls    int   // Visitor cards among them
	due      int   // Visit cards still to be drawn this turn
	tokens   [rooms][spots][spirits]uint8
	figure   [rooms]uint8
	pawn     [maxPlayers + 1]room
	held     [trinkets][eachSort + 1]game.Seat // whose open hand a Trinket is in
	hand     [maxPlayers + 1]int8              // cards in hand
	stock    [trinkets]int8                    // not open in a hand and not discarded
	used     [trinkets]int8                    // discarded
	buried   int                               // discarded from hidden hands all at once, of any sort
	took     int                               // Trinkets drawn this turn
	blight   [blights]game.Seat
	ap       int
	summons  [rooms]bool // Visitors due
	curses   [maxPlayers + 1]bool
	drawFell bool // a Blight could not be drawn
	passed   bool // the game ended as the turn marker was passed on with points left
	ending   ending
}

// first is the position before anything is laid but the Foyer (R3).
func first(h *house) *position {
	p := &position{house: h, last: none}
	p.at[foyer].laid = true
	for k := range p.stock {
		p.stock[k] = eachSort
	}
	return p
}

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.seats }

// Turn lists the seats that may act now (R37).
func (p *position) Turn() []game.Seat {
	if p.phase == over {
		return nil
	}
	return []game.Seat{p.actor()}
}

// actor is who is to act: the table in the set-up, the cursed one, or whose
// turn it is.
func (p *position) actor() game.Seat {
	if p.phase == cursing {
		for s := range p.around(p.seat) {
			if p.curses[s] {
				return s
			}
		}
	}
	return p.seat
}

// around visits the seats clockwise from one.
func (p *position) around(from game.Seat) func(func(game.Seat) bool) {
	return func(yield func(game.Seat) bool) {
		for i := range p.house.players {
			if !yield(game.Seat((int(from)-1+i)%p.house.players + 1)) {
				return
			}
		}
	}
}

// next is whose turn follows.
func (p *position) next() game.Seat { return game.Seat(int(p.seat)%p.house.players + 1) }

// laid is how many tiles lie beside the Foyer.
func (p *position) laid() int {
	n := -1
	for _, c := range p.at {
		if c.laid {
			n++
		}
	}
	return n
}

// inPile reports whether a Visit card may be in the pile: its room is in play,
// its set is used and it was not drawn.
func (p *position) inPile(v visit) bool {
	if p.drawn[v] || !p.at[v.room()].laid || v.long() && !p.house.long {
		return false
	}
	return !v.calls() && p.pile > p.calls || v.calls() && p.calls > 0
}

// visitors is how many Visitors are on the board.
func (p *position) visitors() int {
	n := 0
	for _, f := range p.figure {
		if f != 0 {
			n++
		}
	}
	return n
}

// freeToken is the lowest token of a type that lies nowhere, or 0.
func (p *position) freeToken(t spirit) int {
	var used [tokens + 1]bool
	for r := range p.tokens {
		for s := range p.tokens[r] {
			used[p.tokens[r][s][t]] = true
		}
	}
	return lowest(used[:])
}

// freeFigure is the lowest Visitor that stands nowhere, or 0.
func (p *position) freeFigure() int {
	var used [figures + 1]bool
	for _, f := range p.figure {
		used[f] = true
	}
	return lowest(used[:])
}

func lowest(used []bool) int {
	for i := 1; i < len(used); i++ {
		if !used[i] {
			return i
		}
	}
	return 0
}

// trinketPile is how many Trinkets are left in their pile.
func (p *position) trinketPile() int {
	n := 0
	for _, k := range p.stock {
		n += int(k)
	}
	if p.house.hidden {
		n -= p.buried
		for _, k := range p.hand {
			n -= int(k)
		}
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

// spare is the lowest Trinket of a sort that is in no open hand, and top the
// highest that is in a seat's; 0 when there is none. All of a sort are alike.
func (p *position) spare(k trinket) int {
	for i := 1; i <= eachSort; i++ {
		if p.held[k][i] == game.Table {
			return i
		}
	}
	return 0
}

func (p *position) top(k trinket, s game.Seat) int {
	for i := eachSort; i > 0; i-- {
		if p.held[k][i] == s {
			return i
		}
	}
	return 0
}

// hasUse reports which Trinket of a sort a seat may play: of a hidden hand
// nobody knows, so any that may be in it; 0 is none.
func (p *position) hasUse(k trinket, s game.Seat) int {
	switch {
	case p.hand[s] == 0:
		return 0
	case !p.house.hidden:
		return p.top(k, s)
	case p.stock[k] > 0:
		return 1
	}
	return 0
}

// cursedBy is how many Blights a seat owns.
func (p *position) cursedBy(s game.Seat) int {
	n := 0
	for _, o := range p.blight {
		if o == s {
			n++
		}
	}
	return n
}

// blightPile is how many Blights are left.
func (p *position) blightPile() int { return p.cursedBy(game.Table) }

// Result is nil while the game goes on. All win or all lose.
func (p *position) Result() *game.Result {
	switch p.ending {
	case survived:
		r := &game.Result{Text: game.Say("The last Visit is over and the manor still stands: you win.")}
		for s := game.Seat(1); int(s) <= p.house.players; s++ {
			r.Winners = append(r.Winners, s)
		}
		return r
	case overrun:
		return &game.Result{Text: game.Say("Three Visitors walk the manor: it is lost.")}
	case unblighted:
		return &game.Result{Text: game.Say("The last Blight is drawn: the manor is lost.")}
	case divided:
		return &game.Result{Text: game.Say("One of you bears three Blights: the manor is lost.")}
	}
	return nil
}

// name is what people call a seat.
func (p *position) name(s game.Seat) game.Text {
	if s == game.Table {
		return game.Say("The table")
	}
	return game.Say("Player %d", int(s))
}
