package grove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	players, agents int
	edition         string // "a" or "b" (R1)
	hand            int    // cards in a full hand (R5)
	visitorDeal     int    // cards dealt to the Visitor, who keeps a hand (R6)
	deck            int    // cards in the deck before the deal
	emptyDraw       bool   // the Kid with an empty hand draws one at the start of her turn (R22)
	deckOut         string // an empty deck ends the game: at the turn's "end" (R69), at "once", or "off"
	trimLast        bool   // the Visitor trims her hand after classifying the first two
	secretMay       bool   // the Kid may hide her first prediction, she need not
	forgetful       bool   // the Visitor's screen does not keep the hidden objects she has seen
	revealToSpace   bool   // a revealed object moves to a space of its side
	revealTogether  bool   // the Agents reveal in any order
	coverFewest     bool   // a full side covers the space with the fewest cards
	nextSpace       bool   // an empty space is taken in order
	mistakesStay    bool   // the Visitor may not move an object that she laid on the wrong side
	openShield      bool   // the shield is any screen, open above: the camera sees the tokens
	track           track

	seats []string
	key   string // what tells this house from another, in one word
}

// A full hand has seven cards. A small deck deals smaller ones, so that enough
// cards are left to draw and to prove with.
const (
	fullHand     = 7
	leastHand    = 3
	turnedUp     = 2 // the objects of the start (R4)
	leastPlayers = 3

	// What a deck keeps beside the hands: for two proofs at least, and for
	// three if the hands need not be the smallest for it.
	leastKept = 2 * columns
	goodKept  = 3 * columns
)

// fewestCards is how many cards a deck must have for a number of players.
func fewestCards(players int) int { return turnedUp + leastHand*players + leastKept }

// standardHand is the hand that a deck gives out when nobody chooses.
func standardHand(deck *pack, players int) int {
	return min(max((int(deck.last)-turnedUp-goodKept)/players, leastHand), fullHand)
}

// option is one thing a table can choose, with the values it may have; the
// first is the default, which an edition can change.
type option struct {
	name   string
	values []string
	set    func(h *house, value string)
}

func (o option) standard(edition string) string {
	if d, ok := editions[edition].defaults[o.name]; ok {
		return d
	}
	return o.values[0]
}

var options = []option{
	{"edition", []string{"a", "b"}, func(h *house, v string) {}},
	{"visitor_setup", []string{"14", "7"}, func(h *house, v string) {
		if h.visitorDeal = h.hand; v == "14" {
			h.visitorDeal = 2 * h.hand
		}
	}},
	{"empty_draw", []string{"on", "off"}, func(h *house, v string) { h.emptyDraw = v == "on" }},
	{"deck_out", []string{"end", "once", "off"}, func(h *house, v string) { h.deckOut = v }},
	{"trim", []string{"before", "after"}, func(h *house, v string) { h.trimLast = v == "after" }},
	{"secret", []string{"must", "may"}, func(h *house, v string) { h.secretMay = v == "may" }},
	{"visitor_log", []string{"on", "off"}, func(h *house, v string) { h.forgetful = v == "off" }},
	{"reveal_to", []string{"lane", "space"}, func(h *house, v string) { h.revealToSpace = v == "space" }},
	{"reveal_order", []string{"clockwise", "together"}, func(h *house, v string) { h.revealTogether = v == "together" }},
	{"covering", []string{"choose", "fewest"}, func(h *house, v string) { h.coverFewest = v == "fewest" }},
	{"spaces", []string{"any", "next"}, func(h *house, v string) { h.nextSpace = v == "next" }},
	{"mistakes", []string{"corrected", "stay"}, func(h *house, v string) { h.mistakesStay = v == "stay" }},
	{"shield", []string{"roof", "open"}, func(h *house, v string) { h.openShield = v == "open" }},
}

// editions holds what each edition changes in the defaults.
var editions = map[string]struct {
	most     int // players
	deck     int
	defaults map[string]string
}{
	"a": {6, 142, nil},
	"b": {5, 100, map[string]string{"visitor_setup": "7", "empty_draw": "off", "deck_out": "off"}},
}

// newHouse checks a set-up. Options it does not name have the edition's values.
func newHouse(s game.Setup, deck *pack) (*house, error) {
	h := &house{edition: "a", players: s.Players}
	if e, ok := s.Options["edition"]; ok {
		h.edition = e
	}
	ed, ok := editions[h.edition]
	if !ok {
		return nil, wrong("edition", "the edition is %q: choose a or b", h.edition)
	}
	if s.Players < leastPlayers || s.Players > ed.most {
		return nil, game.Refuse("edition %s is for %d to %d players, not %d", strings.ToUpper(h.edition), leastPlayers, ed.most, s.Players)
	}
	h.agents = s.Players - 2
	if h.deck = ed.deck; deck.own {
		h.deck = int(deck.last)
	}
	if err := h.readHand(s.Options, deck); err != nil {
		return nil, err
	}
	h.track = printedTrack(h.edition)
	var values []string
	for _, o := range options {
		v := o.standard(h.edition)
		if chosen, ok := s.Options[o.name]; ok {
			v = chosen
		}
		if o.name != "edition" && !slices.Contains(o.values, v) {
			return nil, wrong(o.name, "the option %s is %q: choose %s", o.name, v, strings.Join(o.values, " or "))
		}
		o.set(h, v)
		values = append(values, v)
	}
	if err := h.readRest(s.Options, deck); err != nil {
		return nil, err
	}
	if least := h.dealt(); h.deck < least {
		return nil, wrong("hand", "the deck “%s” has %d cards, but hands of %d for %d players need %d: choose smaller hands", deck.deck.Title, h.deck, h.hand, h.players, least)
	}
	h.seats = []string{"table", "visitor", "kid"}
	for a := 1; a <= h.agents; a++ {
		h.seats = append(h.seats, fmt.Sprintf("agent%d", a))
	}
	h.key = fmt.Sprintf("%s%d/%d/%d/%s/%s", h.edition, h.players, h.deck, h.hand, strings.Join(values, "-"), h.track.key())
	return h, nil
}

// readHand reads how many cards a full hand has.
func (h *house) readHand(chosen map[string]string, deck *pack) error {
	if n, least := int(deck.last), fewestCards(h.players); n < least {
		return game.Refuse("the deck “%s” has %d cards: %d players need at least %d", deck.deck.Title, n, h.players, least)
	}
	h.hand = standardHand(deck, h.players)
	if v, ok := chosen["hand"]; ok {
		n, err := strconv.Atoi(v)
		if err != nil || n < leastHand || n > fullHand {
			return wrong("hand", "a hand of %q cards cannot be dealt: choose %d to %d", v, leastHand, fullHand)
		}
		h.hand = n
	}
	return nil
}

// dealt is how many cards leave the deck at the start.
func (h *house) dealt() int { return turnedUp + h.visitorDeal + h.hand*(h.agents+1) }

// readRest reads the options that are no choice of words: the deck's size and
// the cells of the trust track.
func (h *house) readRest(chosen map[string]string, deck *pack) error {
	names := make([]string, 0, len(chosen))
	for name := range chosen {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		value := chosen[name]
		known := slices.ContainsFunc(options, func(o option) bool { return o.name == name })
		cell, isCell := strings.CutPrefix(name, "track.")
		lamp, isPower := strings.CutPrefix(name, "power.")
		switch {
		case known:
		case name == "hand": // read before the rest
		case name == "deck":
			least := h.dealt()
			n, err := strconv.Atoi(value)
			if err != nil || n < least || n > int(deck.last) {
				return wrong(name, "the deck has %q cards: it needs %d to %d for %d players", value, least, int(deck.last), h.players)
			}
			h.deck = n
		case isCell:
			if err := h.track.edit(cell, value); err != nil {
				return wrong(name, "the option %s is %q: %s", name, value, err)
			}
		case isPower:
			if err := h.track.empower(lamp, value); err != nil {
				return wrong(name, "the option %s is %q: %s", name, value, err)
			}
		default:
			return wrong(name, "there is no option %q: choose from %s", name, optionNames())
		}
	}
	if spot, err := h.track.check(); err != nil {
		name := "power." + strconv.Itoa(spot)
		if _, ok := chosen[name]; !ok {
			name = "track." + strconv.Itoa(spot)
		}
		return &game.OptionError{Name: name, Err: err}
	}
	return nil
}

// wrong is the error of one option, as a sentence.
func wrong(name, format string, args ...any) error {
	return &game.OptionError{Name: name, Err: game.Refuse(format, args...)}
}

func optionNames() string {
	var out []string
	for _, o := range options {
		out = append(out, o.name)
	}
	return strings.Join(append(out, "hand", "deck", "track.1 to track.9", "power.1 to power.8"), ", ")
}
