package grove

import (
	"errors"
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

// people are simulated players: they hold the real hands and the Pass Rule,
// and look at a position as people look at a table, so that they can follow
// one that a camera has read.
type people struct {
	pack *pack
	pick func(n int) int
	rule cardSet // what the Visitor admits
	deck []cardNo
	hand [agent1 + MaxAgents][]cardNo
	mind [agent1 + MaxAgents]mind

	under [maxMarkers]cardNo // what really lies under each marker
	plan  struct {           // the hidden object on its way to the table
		marker markerNo
		card   cardNo
	}
	secret  cardNo     // what the Kid shows the Visitor only
	salt    game.Nonce // of the Visitor's seals
	trimmed bool
}

// Players makes simulated people for a set-up.
func (g Game) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	h, err := newHouse(s, g.pack())
	if err != nil {
		return nil, err
	}
	w := &people{pack: g.pack(), pick: pick}
	last := int(w.pack.last)
	all := make([]cardNo, last)
	for i := range all {
		all[i] = cardNo(i + 1)
	}
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
	if c := w.plan.card; c != 0 && p.downs[w.plan.marker].side != noSide {
		w.under[w.plan.marker] = c
		for s := range w.hand {
			w.hand[s] = without(w.hand[s], func(x cardNo) bool { return x == c })
		}
		w.plan.card = 0
	}
	gone := func(c cardNo) bool { return p.at[c] != unseen }
	w.deck = without(w.deck, gone)
	for s := visitor; s <= p.lastAgent(); s++ {
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
	var kept, rest []cardNo
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
	w.deck = append(append([]cardNo(nil), w.deck...), rest...)
}

// without is a list without the cards that have gone.
func without(list []cardNo, gone func(cardNo) bool) []cardNo {
	for i, c := range list {
		if gone(c) {
			out := append([]cardNo(nil), list[:i]...)
			for _, c := range list[i+1:] {
				if !gone(c) {
					out = append(out, c)
				}
			}
			return out
		}
	}
	return list
}

// learn adds what a seat sees to what it knows.
func (w *people) learn(p *position, s game.Seat) {
	k := &w.mind[s]
	for c := cardNo(1); c <= w.pack.last; c++ {
		switch at := p.at[c]; {
		case at.isSpace():
			k.note(c, at.spaceSide())
		case at.isLane():
			_, side := laneOf(at)
			k.note(c, side)
		}
	}
	if s == visitor {
		return
	}
	from, to := markersOf(s)
	for m := from; m < to; m++ {
		if d := p.downs[m]; d.side != noSide && w.under[m] != 0 {
			k.note(w.under[m], d.side)
		}
	}
}

// truth is the side that the Visitor's rule gives an object.
func (w *people) truth(c cardNo) side {
	if w.rule.has(c) {
		return on
	}
	return by
}

// choose fills in the move of whoever is to act.
func (w *people) choose(p *position, m *game.Move) {
	cards, zones := w.pack.cards, w.pack.zones
	me := &w.mind[m.Seat]
	switch p.phase {
	case dealing:
		m.Verb, m.Place = vDeal, zones[shown]
		m.Objects = []string{cards[w.deck[0]], cards[w.deck[1]]}
	case ruling:
		m.Verb = vRule
	case trimming:
		m.Verb = vTrim
	case starting:
		for c := cardNo(1); c <= w.pack.last; c++ {
			if p.at[c] == shown {
				w.place(p, m, c, w.truth(c))
				return
			}
		}
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
	case claimed:
		w.place(p, m, p.said, w.truth(p.said))
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
		var marks [columns]side
		for k, c := range p.row {
			marks[k] = w.truth(c)
		}
		if m.Place = sidesText(marks); p.phase == marking {
			m.Place += "/" + w.nonce(len(p.book.seals)).String()
		}
	case guessing:
		m.Verb = vGuess
		var g [columns]side
		for k, c := range p.row {
			m.Objects = append(m.Objects, cards[c])
			g[k] = me.guess(c, w.pick)
		}
		m.Place = sidesText(g)
	case locking:
		m.Verb = vLock
	case sorting:
		for k, c := range p.row {
			if c != 0 {
				w.place(p, m, c, p.marks[k])
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
	for k, c := range p.row {
		out[guessTokens[k]] = markZones[w.truth(c)][k]
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
		m.Verb, m.Place = vPredict, claimZones[me.guess(c, w.pick)]
		if p.hiding() {
			w.secret = c
			m.Objects = []string{game.Unknown}
		} else {
			m.Objects = []string{w.pack.cards[c]}
		}
	}
}

// prove turns up what is missing in the proof row.
func (w *people) prove(p *position, m *game.Move) {
	m.Verb = vProve
	laid := p.rowLaid()
	for _, c := range w.deck[:columns-laid] {
		m.Objects = append(m.Objects, w.pack.cards[c])
	}
	if len(m.Objects) == 1 {
		m.Place = w.pack.zones[firstRow+place(laid)]
	}
}

// place lays an open object on a space of its side: the first that is empty,
// or any that may be covered.
func (w *people) place(p *position, m *game.Move, c cardNo, s side) {
	m.Verb = vPlace
	m.Objects = []string{w.pack.cards[c]}
	at := p.firstEmpty(s)
	if at == unseen {
		var free []place
		for x := sideFrom(s); x < sideFrom(s)+spaces; x++ {
			if p.mayTake(x) {
				free = append(free, x)
			}
		}
		at = free[w.pick(len(free))]
	}
	m.Place = w.pack.zones[at]
}

// hide lays an object face down under an owner's next marker.
func (w *people) hide(p *position, m *game.Move, owner game.Seat, c cardNo, verb string) {
	from, to := markersOf(owner)
	for n := from; n < to; n++ {
		if p.downs[n].side == noSide {
			w.plan.marker, w.plan.card = n, c
			m.Verb, m.Place = verb, w.pack.zones[lane(owner, w.truth(c))]
			m.Objects = []string{w.pack.markers[n], w.pack.cards[c]}
			return
		}
	}
}

// reveal turns up one of the Agent's hidden objects.
func (w *people) reveal(p *position, m *game.Move) {
	from, to := markersOf(m.Seat)
	var mine []markerNo
	for n := from; n < to; n++ {
		if p.downs[n].side != noSide {
			mine = append(mine, n)
		}
	}
	n := mine[w.pick(len(mine))]
	m.Verb = vReveal
	m.Objects = []string{w.pack.markers[n], w.pack.cards[w.under[n]]}
	places := p.revealTo(n)
	m.Place = w.pack.zones[places[w.pick(len(places))]]
}
