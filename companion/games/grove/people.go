package grove

import (
	"errors"
	"fmt"
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
	rule pieceSet // what the Visitor admits
	deck []kit.Piece
	hand bySeat[[]kit.Piece]
	mind bySeat[mind]

	under map[kit.Piece]kit.Piece // what really lies under each marker
	plan  struct {                // the hidden object on its way to the table
		marker, card kit.Piece
	}
	secret  kit.Piece  // what the Kid shows the Visitor only
	salt    game.Nonce // of the Visitor's seals
	trimmed bool
}

// Players makes simulated people for a set-up.
func (g Game) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	h, err := newHouse(s, g.pack())
	if err != nil {
		return nil, err
	}
	w := &people{pack: g.pack(), pick: pick, under: map[kit.Piece]kit.Piece{}}
	all := slices.Collect(w.pack.cards())
	for i := len(all) - 1; i > 0; i-- {
		j := pick(i + 1)
		all[i], all[j] = all[j], all[i]
	}
	w.deck = all[:h.deck]
	for i, c := range all[:len(w.salt)] {
		w.salt[i] = byte(c)
	}
	for {
		w.rule = w.pack.hypotheses()[pick(len(w.pack.hypotheses()))].set
		if w.pack.telling(w.rule) {
			break
		}
	}
	mood := pick(6) // some tables dare, some wait
	for s := range w.mind {
		w.mind[s] = newMind(w.pack, mood, pick)
	}
	return w, nil
}

// Next is the next move of whoever is to act.
func (w *people) Next(st game.State) (game.Move, error) {
	p, ok := st.(*position)
	if !ok {
		return game.Move{}, errors.New("these people play only Visitor in Blackwood Grove")
	}
	if p.phase == over {
		return game.Move{}, errors.New("the game is over")
	}
	if err := w.look(p); err != nil {
		return game.Move{}, err
	}
	m := game.Move{Seat: p.actor()}
	w.choose(p, &m)
	return m, nil
}

// look brings hands and knowledge in line with the table: what lies open has
// left hands and deck, and hands have the size that everyone can count.
func (w *people) look(p *position) error {
	if p.phase == dealing {
		return nil
	}
	if p.phase != hidden {
		w.secret = 0
	}
	if c := w.plan.card; c != 0 && p.At(w.plan.marker) != kit.Nowhere {
		w.under[w.plan.marker] = c
		for s := range w.hand {
			w.hand[s] = without(w.hand[s], func(x kit.Piece) bool { return x == c })
		}
		w.plan.card = 0
	}
	gone := func(c kit.Piece) bool { return p.At(c) != kit.Nowhere }
	w.deck = without(w.deck, gone)
	for s := range p.house.seats.All() {
		w.hand[s] = without(w.hand[s], gone)
		n := int(p.hands[s])
		if s == visitor && len(w.hand[s]) == p.house.visitorDeal && n == p.house.hand && !w.trimmed {
			w.trim(n)
		}
		if short := n - len(w.hand[s]); short > 0 {
			if short > len(w.deck) {
				return fmt.Errorf("%s should hold %d cards, but the deck has run out", p.name(s), n)
			}
			w.hand[s] = append(w.hand[s], w.deck[:short]...)
			w.deck = w.deck[short:]
		}
		w.learn(p, s)
	}
	return nil
}

// trim keeps a mixed hand for the Visitor and puts the rest under the deck.
func (w *people) trim(keep int) {
	w.trimmed = true
	var kept, rest []kit.Piece
	admitted := 0
	for _, c := range w.hand[visitor] {
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
	w.hand[visitor] = kept
	w.deck = slices.Concat(w.deck, rest)
}

// without is a list without the cards that have gone.
func without(list []kit.Piece, gone func(kit.Piece) bool) []kit.Piece {
	if !slices.ContainsFunc(list, gone) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), gone)
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

// truth is the side that the Visitor's rule gives an object.
func (w *people) truth(c kit.Piece) side {
	if w.rule.has(c) {
		return on
	}
	return by
}

// choose fills in the move of whoever is to act.
func (w *people) choose(p *position, m *game.Move) {
	me := &w.mind[m.Seat]
	switch p.phase {
	case dealing:
		m.Verb, m.Place = vDeal, zone(show)
		m.Objects = w.ids(w.deck[:turnedUp])
	case ruling:
		m.Verb = vRule
	case trimming:
		m.Verb = vTrim
	case starting, claimed:
		c := p.In(show)[0]
		w.place(p, m, c, w.truth(c))
	case acting:
		switch hand := w.hand[m.Seat]; {
		case p.stuck():
			m.Verb = vPass
		case p.canProve() && (len(hand) == 0 || me.bold(p)):
			w.prove(p, m)
		default:
			w.hide(p, m, m.Seat, me.puzzling(hand), vTest)
		}
	case predicts:
		w.kid(p, m, me)
	case hidden:
		if w.secret == 0 {
			w.secret = w.mind[kid].surest(w.hand[kid])
		}
		w.hide(p, m, kid, w.secret, vHide)
	case right:
		m.Verb, m.Number = vStop, p.run
		if p.canGoOn() && me.sure(me.surest(w.hand[kid])) > me.risk {
			m.Verb, m.Number = vAgain, 0
		}
	case visiting:
		c := w.hand[visitor][w.pick(len(w.hand[visitor]))]
		if p.house.track.has(hideOwn, p.trust) {
			w.hide(p, m, kid, c, vHide)
		} else {
			w.place(p, m, c, w.truth(c))
		}
	case raising:
		m.Verb, m.Number = vRaise, failedProof
	case revealing:
		w.reveal(p, m)
	case rowing:
		w.prove(p, m)
	case shielding:
		m.Verb = vShield
	case marking, lifting:
		m.Verb = vSet
		if p.phase == lifting {
			m.Verb = vLift
		}
		if p.sealed {
			break // it opens by itself
		}
		objects, marks := p.proof()
		for k, c := range objects {
			marks[k] = w.truth(c)
		}
		if m.Place = sidesText(marks); p.phase == marking {
			m.Place += "/" + w.nonce(len(p.book.seals)).String()
		}
	case guessing:
		m.Verb = vGuess
		objects, g := p.proof()
		for k, c := range objects {
			g[k] = me.guess(c, w.pick)
		}
		m.Objects = w.ids(objects[:])
		m.Place = sidesText(g)
	case locking:
		m.Verb = vLock
	case sorting:
		for k, s := range p.marks {
			if c, _ := p.column(k); c != 0 {
				w.place(p, m, c, s)
				return
			}
		}
	case ended:
		if m.Verb = vDone; p.canProve() && me.bold(p) {
			w.prove(p, m)
		}
	}
}

// Hidden is where the Visitor's tokens lie, which no layout tells: behind a
// screen that is open above as soon as it stands, under the roof when it goes.
func (w *people) Hidden(st game.State) game.Layout {
	p, ok := st.(*position)
	if !ok || p.sorted || !p.lifted && (!p.house.openShield || p.phase < marking || p.phase > lifting) {
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

// kid chooses between predicting and proving.
func (w *people) kid(p *position, m *game.Move, me *mind) {
	switch {
	case p.stuck():
		m.Verb = vPass
	case p.canProve() && (len(w.hand[kid]) == 0 || me.bold(p)):
		w.prove(p, m)
	default:
		c := me.surest(w.hand[kid])
		m.Verb, m.Place = vPredict, zone(claims[me.guess(c, w.pick)])
		if p.hiding() {
			w.secret = c
			m.Objects = []string{game.Unknown}
		} else {
			m.Objects = []string{w.pack.ID(c)}
		}
	}
}

// prove turns up what is missing in the proof row.
func (w *people) prove(p *position, m *game.Move) {
	m.Verb = vProve
	laid := p.rowLaid()
	m.Objects = w.ids(w.deck[:columns-laid])
	if len(m.Objects) == 1 {
		m.Place = zone(row[noSide][laid])
	}
}

// ids names cards as moves do.
func (w *people) ids(cards []kit.Piece) []string {
	out := make([]string, len(cards))
	for i, c := range cards {
		out[i] = w.pack.ID(c)
	}
	return out
}

// place lays an open object on a space of its side: the first that is empty,
// or any that may be covered.
func (w *people) place(p *position, m *game.Move, c kit.Piece, s side) {
	at := p.firstEmpty(s)
	if at == kit.Nowhere {
		old := p.takers(s)
		at = old[w.pick(len(old))]
	}
	m.Verb, m.Objects, m.Place = vPlace, []string{w.pack.ID(c)}, zone(at)
}

// hide lays an object face down under an owner's next marker.
func (w *people) hide(p *position, m *game.Move, owner game.Seat, c kit.Piece, verb string) {
	for _, n := range w.pack.markers[owner] {
		if p.At(n) == kit.Nowhere {
			w.plan.marker, w.plan.card = n, c
			m.Verb, m.Objects, m.Place = verb, []string{w.pack.ID(n), w.pack.ID(c)}, zone(lanes[owner][w.truth(c)])
			return
		}
	}
}

// reveal turns up one of the Agent's hidden objects.
func (w *people) reveal(p *position, m *game.Move) {
	var mine []kit.Piece
	for n := range p.hides(m.Seat) {
		mine = append(mine, n)
	}
	n := mine[w.pick(len(mine))]
	places := p.revealTo(n)
	m.Verb, m.Objects, m.Place = vReveal, []string{w.pack.ID(n), w.pack.ID(w.under[n])}, zone(places[w.pick(len(places))])
}
