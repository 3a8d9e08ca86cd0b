package grove

import (
	"fmt"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
)

// pack is the deck that a game is played with, and every word that moves and
// layouts use. It is made once for a deck and never changes.
type pack struct {
	deck    *deck.Deck
	own     bool // people have made it
	objects []deck.Card
	last    cardNo // the highest number of a card: so many are in the deck

	cards   [maxCards + 1]string // by number
	titles  [maxCards + 1]game.Piece
	zones   [places]string
	markers [maxMarkers]string
	owners  [maxMarkers]game.Seat

	cardNos   map[string]cardNo
	zoneNos   map[string]place
	markerNos map[string]markerNo

	// What is made when it is first asked for.
	lists      func() *objectLists
	rules      func() []passRule
	hypotheses func() []hypothesis
	box        func() *cards.Box
}

// newPack makes the pack of a deck.
func newPack(d *deck.Deck, own bool) *pack {
	n := &pack{
		deck: d, own: own, objects: d.Cards, last: cardNo(len(d.Cards)),
		cardNos: map[string]cardNo{}, zoneNos: map[string]place{}, markerNos: map[string]markerNo{},
	}
	n.lists = sync.OnceValue(n.listed)
	n.rules = sync.OnceValue(n.fitting)
	n.hypotheses = sync.OnceValue(n.thoughts)
	n.box = sync.OnceValue(n.printed)
	for i, o := range n.objects {
		c := cardNo(i + 1)
		n.cards[c], n.titles[c] = o.ID(), game.Piece{ID: o.ID(), Name: o.Name, Own: own}
		n.cardNos[n.cards[c]] = c
	}
	n.nameZones()
	n.nameMarkers()
	return n
}

func (n *pack) nameZones() {
	for p := firstOn; p < places; p++ {
		switch {
		case p < firstBy:
			n.zones[p] = fmt.Sprintf("ON%d", p-firstOn+1)
		case p < covered:
			n.zones[p] = fmt.Sprintf("BY%d", p-firstBy+1)
		case p == shown:
			n.zones[p] = "PV"
		case p >= firstRow && p < firstLane:
			n.zones[p] = fmt.Sprintf("PR%d", p-firstRow+1)
		case p.isLane():
			owner, s := laneOf(p)
			n.zones[p] = laneZone(owner, s)
		}
		if n.zones[p] != "" {
			n.zoneNos[n.zones[p]] = p
		}
	}
	for k := range place(columns) {
		n.zoneNos[guessZones[on][k]], n.zoneNos[guessZones[by][k]] = firstRow+k, firstRow+k
	}
}

func (n *pack) nameMarkers() {
	add := func(owner game.Seat, name string, count int) {
		for i := 1; i <= count; i++ {
			m := markerNo(len(n.markerNos))
			n.markers[m], n.owners[m] = markerID(name, i), owner
			n.markerNos[n.markers[m]] = m
		}
	}
	add(kid, "kid", kidMarkers)
	for a := range MaxAgents {
		add(agent1+game.Seat(a), fmt.Sprintf("agent%d", a+1), agentMarkers)
	}
}
