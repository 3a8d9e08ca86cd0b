package grove

import (
	"errors"
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// app is a seat that the app plays. It thinks by what its seat knows.
type app struct {
	*position
	seat   game.Seat
	level  automa.Level
	sight  automa.Sight
	temper temper
	belief *reason.Belief // nil until it is asked for
}

// minds plays any seat.
func minds(deck *pack, level automa.Level) (automa.Mind, error) {
	if !deck.speaks() {
		return nil, game.Refuse("The deck “%s” says too little of its objects for the app to think about them: what they are made of, what they are like, what they weigh. Let people take every seat.", deck.deck.Title)
	}
	return kit.Thought[*position](func(p *position, s automa.Sight) (game.Move, error) {
		a := &app{position: p, seat: s.Seat, level: level, sight: s, temper: p.house.temper(s, level)}
		switch s.Seat {
		case visitor:
			return a.visit()
		case kid:
			return a.follow()
		}
		return a.explore()
	}), nil
}

// move is a move of the seat.
func (a *app) move(verb string, at kit.Place, objects ...kit.Piece) game.Move {
	return a.house.pack.Move(a.seat, verb, at, objects...)
}

// first is the one thing to do.
func (a *app) first() (game.Move, error) {
	if legal := a.Legal(a.seat); len(legal) > 0 {
		return legal[0], nil
	}
	return game.Move{}, errors.New("there is nothing to do")
}

// thinks is what the seat holds likely of the Pass Rule.
func (a *app) thinks() *reason.Belief {
	if a.belief == nil {
		a.belief = a.believes(a.seat)
	}
	return a.belief
}

// believes is how likely each Pass Rule is to a seat that has forgotten nothing: by
// the objects that lie open, and by her own hidden ones. For the table it is how likely
// each is to everyone.
func (p *position) believes(seat game.Seat) *reason.Belief {
	var seen [3]reason.Set
	for c := range p.house.pack.cards() {
		if g := grounds[p.At(c)]; g.space || g.lane() {
			seen[g.side].Add(int(c))
		}
	}
	if seat != game.Table {
		for m, s := range p.hides(seat) {
			if c := *p.under(m); c != 0 {
				seen[s].Add(int(c))
			}
		}
	}
	return p.house.pack.hypotheses().Believe(&seen[on], &seen[by]).WithTaste()
}

// unseen are the objects that may come up: none that the seat has seen.
func (a *app) unseenCards() (out reason.Set) {
	var known pieceSet
	for m := range a.hides(a.seat) {
		known.add(*a.under(m))
	}
	for _, c := range a.unplayed() {
		if !known.has(c) && !(a.seat == kid && a.held.has(c)) {
			out.Add(int(c))
		}
	}
	return out
}

// proves reports whether a proof is worth it now: the fewer turns are left, the
// sooner.
func (a *app) proves() bool {
	unseen := a.unseenCards()
	enough := a.temper.sure
	switch a.hands[visitor] {
	case 2:
		enough = min(enough, a.temper.late)
	case 1, 0:
		enough = min(enough, a.temper.last)
	}
	return a.thinks().Four(&unseen) >= enough
}

// raced reports whether the Kid is so fast that an Agent has to hurry.
func (a *app) raced() bool {
	turns := a.house.hand - int(a.hands[visitor])
	return float64(a.trust) >= a.temper.pace*float64(turns)
}

// gives reports whether an Agent gives this turn away.
func (a *app) gives() bool {
	return a.seat >= agent1 && a.house.hand-int(a.hands[visitor]) < a.temper.gives
}

// guess is the side that the seat gives an object. Now and then it slips, and always
// where it gives its turn away.
func (a *app) guess(c kit.Piece) side {
	s := on
	if a.thinks().Chance(int(c)) < 0.5 {
		s = by
	}
	if a.gives() || a.sight.Chance(int(c))(100) < a.temper.slips {
		return s.other()
	}
	return s
}

// prove turns the next object up.
func (a *app) prove() (game.Move, error) {
	m := a.move("prove", row[noSide][a.rowLaid()])
	m.Objects = unknown
	return m, nil
}

// sort places the four of a proof.
func (a *app) sort() (game.Move, error) {
	objects, guess := a.proof()
	for k, c := range objects {
		guess[k] = a.guess(c)
	}
	return game.Move{Seat: a.seat, Verb: "guess", Objects: a.house.pack.IDs(objects[:]...), Place: sidesText(guess)}, nil
}

// explore plays an Agent. Her hand is a pile that lies face down: she tests its top
// card.
func (a *app) explore() (game.Move, error) {
	switch a.phase {
	case acting:
		if a.canProve() && (a.gives() || a.hands[a.seat] == 0 || a.raced() && a.proves()) {
			return a.prove()
		}
		if a.hands[a.seat] == 0 {
			return a.first()
		}
		for _, m := range a.house.pack.markers[a.seat] {
			if a.At(m) == kit.Nowhere {
				out := a.move("test", kit.Nowhere, m)
				out.Place = game.Unknown
				return out, nil
			}
		}
	case rowing:
		return a.prove()
	case guessing:
		return a.sort()
	case locking:
		return game.Move{Seat: a.seat, Verb: "lock"}, nil
	case revealing:
		return a.reveal()
	}
	return a.first()
}

// reveal turns up the hidden object that tells the others least: the one of which
// they can think least wrong, which the seat is surest of.
func (a *app) reveal() (game.Move, error) {
	var best kit.Piece
	sure := -1.0
	for m := range a.hides(a.seat) {
		s := 0.0
		if c := *a.under(m); c != 0 {
			s = a.thinks().Sure(int(c))
		}
		if s > sure {
			best, sure = m, s
		}
	}
	if best == 0 {
		return a.first()
	}
	out := a.move("reveal", a.revealTo(best)[0], best)
	if c := *a.under(best); c != 0 {
		out.Objects = append(slices.Clone(out.Objects), a.Set().ID(c))
	} else {
		out.Objects = append(slices.Clone(out.Objects), game.Unknown)
	}
	return out, nil
}

// follow plays the Kid, whose hand lies open.
func (a *app) follow() (game.Move, error) {
	switch a.phase {
	case predicts:
		if a.canProve() && (a.hands[kid] == 0 || a.proves()) {
			return a.prove()
		}
		if a.stuck() || a.run > 0 && a.hands[kid] == 0 {
			return a.first()
		}
		if a.unnamed() > 0 {
			return game.Move{Seat: kid, Verb: "hold", Objects: unknown}, nil
		}
		return a.predict()
	case right:
		if a.canGoOn() && a.unnamed() > 0 {
			return game.Move{Seat: kid, Verb: "hold", Objects: unknown}, nil
		}
		if c := a.surest(); a.canGoOn() && a.thinks().Sure(int(c)) >= a.temper.risk {
			return game.Move{Seat: kid, Verb: "again"}, nil
		}
		return game.Move{Seat: kid, Verb: "stop", Number: a.run}, nil
	case rowing:
		return a.prove()
	case guessing:
		return a.sort()
	case locking:
		return game.Move{Seat: kid, Verb: "lock"}, nil
	case ended:
		if a.canProve() && a.proves() {
			return a.prove()
		}
		return game.Move{Seat: kid, Verb: "done"}, nil
	}
	return a.first()
}

// surest is the object of the Kid's hand of which she is surest.
func (a *app) surest() kit.Piece {
	var hand []int
	for c := range a.house.pack.cards() {
		if a.held.has(c) {
			hand = append(hand, int(c))
		}
	}
	return kit.Piece(a.thinks().Surest(hand))
}

// predict claims a side for the surest object. One that is to stay hidden the
// Visitor is shown before.
func (a *app) predict() (game.Move, error) {
	c := a.surest()
	if a.hiding() {
		if !a.showed {
			return a.move("show", kit.Nowhere, c), nil
		}
		c = a.shown
	}
	out := a.move("predict", claims[a.guess(c)], c)
	if a.hiding() {
		out.Objects = unknown
	}
	return out, nil
}

// visit plays the Visitor, whose hand is a pile that lies face down.
func (a *app) visit() (game.Move, error) {
	switch a.phase {
	case ruling:
		return a.invent()
	case starting, claimed:
		return a.place(a.In(show)[0])
	case visiting:
		if !a.house.track.has(hideOwn, a.trust) {
			if up := a.Top(show); up != 0 {
				return a.place(up)
			}
			out := a.move("turn", show)
			out.Objects = unknown
			return out, nil
		}
		return a.hide(kid)
	case hidden:
		return a.hide(kid)
	case acting:
		return a.hide(a.position.seat)
	case marking:
		objects, marks := a.proof()
		for k, c := range objects {
			marks[k] = a.truth(c)
		}
		if marks[0] == noSide {
			return a.unruled()
		}
		var nonce game.Nonce
		for i, pick := 0, a.sight.Chance(-2); i < len(nonce); i++ {
			nonce[i] = byte(pick(256))
		}
		return game.Move{Seat: visitor, Verb: "set", Place: sidesText(marks) + "/" + nonce.String()}, nil
	case lifting:
		out := game.Move{Seat: visitor, Verb: "lift"}
		if !a.sealed {
			out.Place = sidesText(a.marks)
		}
		return out, nil
	case sorting:
		for k, s := range a.marks {
			if c, _ := a.column(k); c != 0 {
				return a.lay(c, s)
			}
		}
	}
	return a.first()
}

// truth is the side of an object by the Pass Rule that stands in the book.
func (a *app) truth(c kit.Piece) side { return a.book.opinion(c) }

// unruled leaves it to people: a person was the Visitor before and kept the Pass Rule
// in mind, or wrote it in words that no object is judged by.
func (a *app) unruled() (game.Move, error) {
	return game.Move{}, game.Refuse("It is not written down which objects the Pass Rule admits, so the app cannot answer for the Visitor. Answer for it, or give the seat to a person.")
}

// place classifies an open object.
func (a *app) place(c kit.Piece) (game.Move, error) {
	s := a.truth(c)
	if s == noSide {
		return a.unruled()
	}
	return a.lay(c, s)
}

func (a *app) lay(c kit.Piece, s side) (game.Move, error) {
	return a.move("place", a.space(s, a.sight.Chance(-1)), c), nil
}

// hide says in which lane of its owner's an object belongs that the Visitor was
// shown, once somebody has named it.
func (a *app) hide(owner game.Seat) (game.Move, error) {
	if a.shown == 0 {
		return game.Move{Seat: visitor, Verb: "show", Objects: unknown}, nil
	}
	s := a.truth(a.shown)
	if s == noSide {
		return a.unruled()
	}
	for _, m := range a.house.pack.markers[owner] {
		if a.At(m) == kit.Nowhere {
			return a.move("hide", lanes[owner][s], m), nil
		}
	}
	return a.first()
}
