package grove

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// people are simulated players: they hold the real hands and the Pass Rule,
// and look at a position as people look at a table, so that they can follow
// one that a camera has read.
type people struct {
	pack *pack
	pick func(n int) int
	rule pieceSet    // what the Visitor admits
	all  []kit.Piece // the cards of the deck, in the order in which they are drawn
	deck []kit.Piece // those that are left of it
	hand kit.Hands
	mind bySeat[mind]

	under map[kit.Piece]kit.Piece // what really lies under each marker
	plan  struct {                // the hidden object on its way to the table
		marker, card kit.Piece
	}
	secret  kit.Piece  // what the Kid shows the Visitor only
	salt    game.Nonce // of the Visitor's seals
	trimmed bool
}

// newPeople makes simulated people for a set-up.
func newPeople(deck *pack, s game.Setup, pick func(n int) int) (*people, error) {
	h, err := newHouse(s, deck)
	if err != nil {
		return nil, err
	}
	w := &people{pack: deck, pick: pick, under: map[kit.Piece]kit.Piece{}}
	all := slices.Collect(w.pack.cards())
	for i := len(all) - 1; i > 0; i-- { // from the last, unlike kit.Shuffle: the recorded games were dealt so
		j := pick(i + 1)
		all[i], all[j] = all[j], all[i]
	}
	w.all = all[:h.deck]
	w.deck = w.all
	for i, c := range all[:len(w.salt)] {
		w.salt[i] = byte(c)
	}
	for !w.pack.telling(w.rule) {
		w.rule = w.pack.invented(pick)
	}
	mood := pick(6) // some tables dare, some wait
	for s := range w.mind {
		w.mind[s] = newMind(w.pack, mood, pick)
	}
	return w, nil
}

// Next is the next move of whoever is to act.
func (w *people) Next(p *position) (game.Move, error) {
	if err := w.look(p); err != nil {
		return game.Move{}, err
	}
	return w.choose(p), nil
}

// look brings hands and knowledge in line with the table: what lies open has
// left hands and deck, and hands have the size that everyone can count.
func (w *people) look(p *position) error {
	if p.phase == dealing {
		return nil
	}
	if p.phase != hidden {
		w.secret = 0
	} else if slices.Contains(w.hand.Of(kid), p.shown) {
		w.secret = p.shown
	}
	if c := w.plan.card; c != 0 && p.At(w.plan.marker) != kit.Nowhere {
		w.under[w.plan.marker], w.plan.card = c, 0
	}
	if len(w.hand.Of(visitor)) == p.house.visitorDeal() && int(p.hands[visitor]) == p.house.hand && !w.trimmed {
		w.trim(p.house.hand)
	}
	below := slices.Collect(maps.Values(w.under))
	unseen := slices.DeleteFunc(slices.Clone(w.all), func(c kit.Piece) bool { return p.At(c) != kit.Nowhere || slices.Contains(below, c) })
	var err error
	w.deck, err = w.hand.Fit(p.house.Seats, func(s game.Seat) int { return int(p.hands[s]) }, unseen)
	for s := range p.house.Seats.All() {
		w.learn(p, s)
	}
	return err
}

// trim keeps a mixed hand for the Visitor and puts the rest under the deck.
func (w *people) trim(keep int) {
	w.trimmed = true
	var kept, rest []kit.Piece
	admitted := 0
	for _, c := range w.hand.Of(visitor) {
		yes := w.rule.has(c)
		repelled := len(kept) - admitted
		if len(kept) < keep && (yes && admitted <= keep/2 || !yes && repelled <= keep/2) {
			kept = append(kept, c)
			if yes {
				admitted++
			}
		} else {
			rest = append(rest, c)
		}
	}
	for len(kept) < keep {
		kept, rest = append(kept, rest[0]), rest[1:]
	}
	w.hand.Keep(visitor, kept)
	w.all = slices.Concat(slices.DeleteFunc(slices.Clone(w.all), func(c kit.Piece) bool { return slices.Contains(rest, c) }), rest)
}

// learn adds what a seat sees to what it knows.
func (w *people) learn(p *position, s game.Seat) {
	for c, at := range p.classified() {
		w.mind[s].note(c, grounds[at].side)
	}
	if s == visitor {
		return
	}
	for m, lies := range p.hides(s) {
		if c := w.under[m]; c != 0 {
			w.mind[s].note(c, lies)
		}
	}
}

// Answer is the Pass Rule in the Visitor's words.
func (w *people) Answer(*position) game.Text {
	t := w.pack.hypotheses()
	for i := range t.Rules {
		if pieceSet(t.Rules[i].Set) != w.rule {
			continue
		}
		if words, ok := t.words(i); ok {
			return words
		}
	}
	return game.Say("I cannot put it into words.")
}

// truth is the side that the Visitor's rule gives an object.
func (w *people) truth(c kit.Piece) side {
	if w.rule.has(c) {
		return on
	}
	return by
}

// choose is the move of whoever is to act: the first legal one where there is
// nothing to think about.
func (w *people) choose(p *position) game.Move {
	seat := p.actor()
	me := &w.mind[seat]
	switch p.phase {
	case dealing:
		return w.pack.Move(seat, "deal", show, w.deck[:turnedUp]...)
	case starting, claimed:
		c := p.In(show)[0]
		return w.place(p, c, w.truth(c))
	case acting, predicts:
		if p.phase == acting && p.showed {
			c := w.hand.Of(p.seat)[0]
			if slices.Contains(w.hand.Of(p.seat), p.shown) {
				c = p.shown
			}
			return w.hide(p, "hide", p.seat, c)
		}
		return w.acts(p, seat)
	case hidden:
		if w.secret == 0 {
			w.secret = w.mind[kid].surest(w.hand.Of(kid))
		}
		return w.hide(p, "hide", kid, w.secret)
	case right:
		if p.canGoOn() && me.sure(me.surest(w.hand.Of(kid))) > me.risk {
			return game.Move{Seat: seat, Verb: "again"}
		}
	case visiting:
		if up := p.Top(show); up != 0 {
			return w.place(p, up, w.truth(up))
		}
		c := kit.OneOf(w.pick, w.hand.Of(visitor))
		if slices.Contains(w.hand.Of(visitor), p.shown) {
			c = p.shown
		}
		if p.house.track.has(hideOwn, p.trust) {
			return w.hide(p, "hide", kid, c)
		}
		return w.place(p, c, w.truth(c))
	case revealing:
		return w.reveal(p, seat)
	case rowing:
		return w.prove(p, seat)
	case marking:
		return game.Move{Seat: seat, Verb: "set", Place: w.marks(p) + "/" + w.nonce(len(p.book.seals)).String()}
	case lifting:
		if !p.sealed { // else it opens by itself
			return game.Move{Seat: seat, Verb: "lift", Place: w.marks(p)}
		}
	case guessing:
		objects, guess := p.proof()
		for k, c := range objects {
			guess[k] = me.guess(c, w.pick)
		}
		return game.Move{Seat: seat, Verb: "guess", Objects: w.pack.IDs(objects[:]...), Place: sidesText(guess)}
	case sorting:
		for k, s := range p.marks {
			if c, _ := p.column(k); c != 0 {
				return w.place(p, c, s)
			}
		}
	case ended:
		if p.canProve() && me.bold(p) {
			return w.prove(p, seat)
		}
	}
	return p.Legal(seat)[0]
}

// acts is what an Agent or the Kid does with her turn.
func (w *people) acts(p *position, seat game.Seat) game.Move {
	me, hand := &w.mind[seat], w.hand.Of(seat)
	switch {
	case p.stuck():
		return p.Legal(seat)[0]
	case p.canProve() && (len(hand) == 0 || me.bold(p)):
		return w.prove(p, seat)
	case seat != kid:
		return w.hide(p, "test", seat, me.puzzling(hand))
	}
	c := me.surest(hand)
	m := w.pack.Move(kid, "predict", claims[me.guess(c, w.pick)], c)
	if p.hiding() {
		w.secret = c
		m.Objects = unknown
	}
	return m
}

// marks are the four of a proof as the Visitor's rule has them.
func (w *people) marks(p *position) string {
	objects, marks := p.proof()
	for k, c := range objects {
		marks[k] = w.truth(c)
	}
	return sidesText(marks)
}

// Hidden is where the Visitor's tokens lie, which no layout tells: behind a
// screen that is open above as soon as it stands, under the roof when it goes.
func (w *people) Hidden(p *position) game.Layout {
	if p.sorted || !p.lifted && (!p.house.openShield || p.phase < marking || p.phase > lifting) {
		return nil
	}
	out := game.Layout{}
	for k, id := range guessTokens {
		c, _ := p.column(k)
		out[id] = zone(cells[w.truth(c)][k])
	}
	return out
}

// nonce is the chance that the Visitor brings along for a proof's seal.
func (w *people) nonce(proof int) game.Nonce {
	n := w.salt
	n[0] ^= byte(proof)
	return n
}

// prove turns up what is missing in the proof row.
func (w *people) prove(p *position, seat game.Seat) game.Move {
	laid, at := p.rowLaid(), kit.Nowhere
	if laid == columns-1 {
		at = row[noSide][laid]
	}
	return w.pack.Move(seat, "prove", at, w.deck[:columns-laid]...)
}

// place lays an open object on a space of its side: the first that is empty,
// or any that may be covered.
func (w *people) place(p *position, c kit.Piece, s side) game.Move {
	return w.pack.Move(visitor, "place", p.space(s, w.pick), c)
}

// hide lays an object face down under an owner's next marker.
func (w *people) hide(p *position, verb string, owner game.Seat, c kit.Piece) game.Move {
	free := slices.IndexFunc(w.pack.markers[owner], func(m kit.Piece) bool { return p.At(m) == kit.Nowhere })
	w.plan.marker, w.plan.card = w.pack.markers[owner][free], c
	return w.pack.Move(p.actor(), verb, lanes[owner][w.truth(c)], w.plan.marker, c)
}

// reveal turns up one of the Agent's hidden objects.
func (w *people) reveal(p *position, seat game.Seat) game.Move {
	var mine []kit.Piece
	for m := range p.hides(seat) {
		mine = append(mine, m)
	}
	m := kit.OneOf(w.pick, mine)
	return w.pack.Move(seat, "reveal", kit.OneOf(w.pick, p.revealTo(m)), m, w.below(p, m))
}

// below is the object under a marker. One that they have not seen laid, because it
// was named to the app alone, is another that nobody has seen.
func (w *people) below(p *position, m kit.Piece) kit.Piece {
	unseen := w.under[m] == 0 || p.At(w.under[m]) != kit.Nowhere
	if last := len(w.deck) - 1; unseen && last >= 0 {
		w.under[m], w.deck = w.deck[last], w.deck[:last]
	}
	return w.under[m]
}
