package psisquad

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// people are simulated players: each has a cypher and remembers which cyphers
// of the others still fit what was heard. They look at a position as people
// look at a table, so that they can follow one that a camera has read.
type people struct {
	house  *house
	pick   func(n int) int
	cypher [maxSeats + 1]code
	mind   [maxSeats + 1][maxSeats + 1]*thoughts // who thinks, of whose cypher
	plan   struct {                              // the guess on its way to the mat
		lines int // made when there were so many
		on    game.Seat
		guess code
	}
	slip   int       // one in so many answers on paper is wrong; 0 for none
	held   []string  // the cards of a cypher on the secret mat
	before []string  // those of the player before
	holder game.Seat // whose it is
}

// thoughts are the cyphers that fit so many of a seat's answers.
type thoughts struct {
	heard int
	fit   []code
}

// seat makes simulated people for a set-up.
func seat(s game.Setup, pick func(n int) int) (game.Players, error) {
	w, err := gather(s, pick)
	return kit.Played(w), err
}

// gather makes people who have each thought of a cypher.
func gather(s game.Setup, pick func(n int) int) (*people, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	w := newPeople(h, pick)
	for s := 1; s <= h.Players(); s++ {
		for w.cypher[s] == (code{}) || h.allows(w.cypher[s]) != nil {
			w.cypher[s] = numbered(pick(h.codes()), h.keys)
		}
	}
	return w, nil
}

func newPeople(h *house, pick func(n int) int) *people {
	w := &people{house: h, pick: pick}
	w.plan.lines = -1
	return w
}

// Next is the next move of whoever is to act.
func (w *people) Next(p *position) (game.Move, error) {
	w.held = nil
	switch p.phase {
	case locking:
		return w.lock(p), nil
	case starting:
		return game.Move{Verb: vFirst, Place: turnZone(game.Seat(1 + w.pick(p.house.Players())))}, nil
	case guessing:
		return w.guess(p), nil
	case answering:
		return w.answer(p), nil
	case told:
		return game.Move{Seat: p.seat, Verb: vDone}, nil
	case uncovering:
		return w.layOut(p, w.cypher[p.seat], vUncover), nil
	}
	return game.Move{Verb: vSettle, Place: kit.OneOf(w.pick, []string{settleKept, settleRight})}, nil
}

// lock has the next player choose a cypher: in an app that holds it, laid out
// on the secret mat. Some write themselves a note.
func (w *people) lock(p *position) game.Move {
	s := p.Turn()[0]
	if p.notes[s] == "" && w.pick(4) == 0 {
		return game.Move{Seat: s, Verb: vNote, Place: game.PlaceText("Mine is " + p.said(w.cypher[s]) + "!")}
	}
	m := game.Move{Seat: s, Verb: vLock}
	if !p.house.paper {
		m.Place, w.holder = w.cypher[s].place(p.house.keys), s
		for _, d := range w.cypher[s][:p.house.keys] {
			w.held = append(w.held, w.copyOf(int(d)-1))
		}
		w.before = w.held
	}
	return m
}

// copyOf is a card of a digit that is not in use; nor, if there is another, one
// that the player before has still lying there.
func (w *people) copyOf(digit int) (id string) {
	for _, used := range [][]string{slices.Concat(w.held, w.before), w.held} {
		for copy := 1; copy <= copies; copy++ {
			if id = digitID(digit, copy); !slices.Contains(used, id) {
				return id
			}
		}
	}
	return id
}

// Hidden says where the people have laid what is for no other's eyes: the
// digits of a cypher on the secret mat. All other digit cards that lie about
// while cyphers are locked are off the table.
func (w *people) Hidden(p *position) game.Layout {
	if p.phase != locking && len(w.held) == 0 {
		return nil
	}
	out := game.Layout{}
	for c := kit.Piece(1); c <= lastCard && p.phase == locking; c++ {
		out[set().ID(c)] = ""
	}
	for i, id := range w.held {
		out[id], out[tokenID(w.holder)] = secretZone(i), ownZone
	}
	return out
}

// guess lays out what the seat in turn has in mind, step by step, and asks.
func (w *people) guess(p *position) game.Move {
	if w.plan.lines != len(p.lines) || p.mayAim(p.seat, w.plan.on) != nil {
		w.plan.lines = len(p.lines)
		w.plan.on, w.plan.guess = w.think(p)
	}
	if p.aim() != w.plan.on {
		return game.Move{Seat: p.seat, Verb: vAim, Objects: []string{tokenID(w.plan.on)}, Place: aimZone}
	}
	return w.layOut(p, w.plan.guess, vAsk)
}

// layOut lays the next card of a code on the guess mat; when all lie there it
// gives the verb's move.
func (w *people) layOut(p *position, c code, verb string) game.Move {
	draft := p.draft()
	for i, d := range c[:p.house.keys] {
		if draft[i] != d || verb == vAsk && i == 0 && draft == c && !p.fresh() {
			return game.Move{Seat: p.seat, Verb: vLay, Objects: []string{w.free(p, d)}, Place: keyZone(i)}
		}
	}
	return game.Move{Seat: p.seat, Verb: verb}
}

// free is a card of a digit (plus one) that does not lie on the mat.
func (w *people) free(p *position, d uint8) string {
	first := kit.Piece(d-1)*copies + 1
	for card := first; card < first+copies; card++ {
		if p.lies.At(card) == kit.Nowhere {
			return set().ID(card)
		}
	}
	return set().ID(first)
}

// think chooses a target and a guess: mostly somebody whose cypher is nearly
// known, and one of the cyphers that still fit.
func (w *people) think(p *position) (game.Seat, code) {
	var targets, open []game.Seat
	on := game.Seat(0)
	for i := range p.house.Players() { // from the left neighbour on
		s := 1 + (p.seat+game.Seat(i))%p.house.Seats.Last()
		if p.mayAim(p.seat, s) != nil {
			continue
		}
		targets = append(targets, s)
		if p.solved[s] { // the rules of the house allow it
			continue
		}
		open = append(open, s)
		if on == 0 || len(w.fitting(p, s)) < len(w.fitting(p, on)) {
			on = s
		}
	}
	switch {
	case len(open) == 0:
		on = kit.OneOf(w.pick, targets)
	case w.pick(3) == 0:
		on = kit.OneOf(w.pick, open)
	}
	fit := w.fitting(p, on)
	if w.pick(25) == 0 { // a whim
		return on, numbered(w.pick(p.house.codes()), p.house.keys)
	}
	return on, kit.OneOf(w.pick, fit)
}

// fitting are the cyphers of a target that fit what the seat in turn has heard.
func (w *people) fitting(p *position, on game.Seat) []code {
	who := p.seat
	if !p.house.whisper {
		who = game.Table // everyone has heard the same
	}
	t := w.mind[who][on]
	if t == nil {
		t = &thoughts{fit: p.house.all()}
		w.mind[who][on] = t
	}
	if t.heard > len(p.lines) { // a move was taken back
		w.mind[who][on] = nil
		return w.fitting(p, on)
	}
	for ; t.heard < len(p.lines); t.heard++ {
		l := &p.lines[t.heard]
		if l.on != on || !p.hears(*l, who) {
			continue
		}
		kept := t.fit[:0]
		for _, c := range t.fit {
			if correct, spotted := score(l.guess, c, p.house.anywhere); correct == int(l.correct) && spotted == int(l.spotted) {
				kept = append(kept, c)
			}
		}
		if t.fit = kept; len(kept) > 0 {
			continue
		}
		heard := slices.DeleteFunc(slices.Clone(p.lines[:t.heard+1]), func(l line) bool { return l.on != on || !p.hears(l, who) })
		if t.fit = p.house.left(heard); len(t.fit) == 0 { // an answer was wrong: start over
			t.fit = p.house.all()
		}
	}
	return t.fit
}

// all lists the cyphers that the table allows.
func (h *house) all() []code {
	out := make([]code, 0, h.codes())
	for n := range h.codes() {
		if c := numbered(n, h.keys); h.allows(c) == nil {
			out = append(out, c)
		}
	}
	return out
}

// answer compares a guess with the cypher on the sheet; now and then somebody
// slips.
func (w *people) answer(p *position) game.Move {
	correct, spotted := score(p.asked.guess, w.cypher[p.asked.on], p.house.anywhere)
	if w.slip > 0 && w.pick(w.slip) == 0 && p.house.possible(correct, spotted-1) {
		spotted--
	}
	m := game.Move{Seat: p.asked.on, Verb: vAnswer, Objects: []string{correctToken, spottedToken}, Place: answerPlace(correct, spotted)}
	if p.house.whisper {
		m.Verb, m.Objects = vSay, nil
	}
	return m
}
