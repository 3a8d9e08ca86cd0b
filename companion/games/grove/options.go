package grove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	kit.House
	pack           *pack
	edition        string // "a" or "b" (R1)
	hand           int    // cards in a full hand (R5)
	visitorTwice   bool   // the Visitor is dealt two hands and keeps one (R6)
	deck           int    // cards in the deck before the deal
	emptyDraw      bool   // the Kid with an empty hand draws one at the start of her turn (R22)
	deckOut        string // an empty deck ends the game: at the turn's "end" (R69), at "once", or "off"
	trimLast       bool   // the Visitor trims her hand after classifying the first two
	secretMay      bool   // the Kid may hide her first prediction, she need not
	forgetful      bool   // the Visitor's screen does not keep the hidden objects she has seen
	revealToSpace  bool   // a revealed object moves to a space of its side
	revealTogether bool   // the Agents reveal in any order
	covering       string // on a full side whoever's turn it is may "choose" what is covered, or the "visitor", or it is the space with the "fewest" cards
	eightInAll     bool   // both sides have eight spaces together, not each
	revealOnce     bool   // beyond the last spot an increase has one reveal, not each point of it
	nextSpace      bool   // an empty space is taken in order
	mistakesStay   bool   // the Visitor may not move an object that she laid on the wrong side
	openShield     bool   // the shield is any screen, open above: the camera sees the tokens
	track          track
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
	players = max(players, leastPlayers)
	return min(max((int(deck.last)-turnedUp-goodKept)/players, leastHand), fullHand)
}

// editions are for so many players at most, with so many cards.
var editions = map[string]struct{ most, deck int }{"a": {6, 142}, "b": {5, 100}}

// inB is the default of an option that edition B changes.
func inB(b, a string) func(game.Setup) string {
	return func(s game.Setup) string {
		if s.Options["edition"] == "b" {
			return b
		}
		return a
	}
}

// gradesB are how sure the defaults of edition B are, where edition A's differ.
var gradesB = map[string]game.Text{"visitor_setup": game.Say("stated"), "empty_draw": game.Say("inferred")}

var options = kit.Options[house]{
	{Name: "edition", Title: "Edition", Values: kit.Values("a", "Edition A", "b", "Edition B"),
		Why: "A is the longer booklet, for 3 to 6 players. B is the short role sheets, for 3 to 5."},
	{Name: "visitor_setup", Title: "The Visitor is dealt", Values: kit.Values("14", "14 cards and keeps 7", "7", "7 cards"),
		Why: "The page of A is lost; reviews say 14. B deals 7 to everyone.", Grade: "inferred",
		Default: inB("7", "14"), Set: func(h *house, v string) { h.visitorTwice = v == "14" }},
	{Name: "empty_draw", Title: "The Kid without cards", Values: kit.Values("on", "draws one and plays on", "off", "draws none"),
		Why: "A says so, at the start of the Kid's turn. B has no such rule.", Grade: "stated",
		Default: inB("off", "on"), Set: func(h *house, v string) { h.emptyDraw = v == "on" }},
	{Name: "deck_out", Title: "An empty deck", Values: kit.Values("end", "ends the game with the turn", "once", "ends the game at once", "off", "means no more draws and proofs"),
		Why: "The picture in A counts it as a win for the Kid and the Visitor. B says nothing.", Grade: "inferred",
		Default: inB("off", "end"), Set: func(h *house, v string) { h.deckOut = v }},
	{Name: "trim", Title: "The Visitor trims the hand", Values: kit.Values("before", "before the first two are classified", "after", "after the first two are classified"),
		Why: "Two reviews differ.", Grade: "inferred", Set: func(h *house, v string) { h.trimLast = v == "after" }},
	{Name: "secret", Title: "The Kid's hidden prediction", Values: kit.Values("must", "must be hidden", "may", "may be open"),
		Why: "Both editions say so.", Grade: "stated", Set: func(h *house, v string) { h.secretMay = v == "may" }},
	{Name: "visitor_log", Title: "Hidden cards that a player has seen", Values: kit.Values("on", "are listed for the Visitor, too", "off", "are listed for their owner"),
		Why: "The Visitor has seen all of them, and no edition forbids making a list.", Grade: "assumed", Set: func(h *house, v string) { h.forgetful = v == "off" }},
	{Name: "reveal_to", Title: "A revealed card", Values: kit.Values("lane", "stays where it lies", "space", "moves to a space on its side"),
		Why: "A only says to turn it face up.", Grade: "inferred", Set: func(h *house, v string) { h.revealToSpace = v == "space" }},
	{Name: "reveal_order", Title: "Agents reveal", Values: kit.Values("clockwise", "clockwise from the Visitor's left", "together", "in any order"),
		Why: "The rulebook does not say.", Grade: "assumed", Set: func(h *house, v string) { h.revealTogether = v == "together" }},
	{Name: "covering", Title: "When a side is full", Values: kit.Values("choose", "the player whose turn it is chooses what to cover", "visitor", "the Visitor chooses what to cover", "fewest", "the space with the fewest cards is covered"),
		Why: "In both editions the player chooses. The publisher's answers do not allow this, so that nobody can give hints.", Grade: "stated", Set: func(h *house, v string) { h.covering = v }},
	{Name: "room", Title: "Face-up cards have room", Values: kit.Values("each", "on 8 spaces of each side", "all", "on 8 spaces in all"),
		Why: "A says 8 on and 8 beside the board. In B it can be read either way.", Grade: "inferred", Set: func(h *house, v string) { h.eightInAll = v == "all" }},
	{Name: "beyond", Title: "Trust beyond its last step", Values: kit.Values("point", "has each Agent reveal for each point", "event", "has each Agent reveal once for each increase"),
		Why: "A says “each time trust increases”.", Grade: "assumed", Set: func(h *house, v string) { h.revealOnce = v == "event" }},
	{Name: "spaces", Title: "Empty spaces are taken", Values: kit.Values("any", "in any order", "next", "in turn"),
		Why: "The publisher's answers say that it starts with the next turn. The editions do not.", Grade: "assumed", Set: func(h *house, v string) { h.nextSpace = v == "next" }},
	{Name: "mistakes", Title: "A card laid on the wrong side", Values: kit.Values("corrected", "may be corrected in front of everyone", "stay", "stays where it lies"),
		Why: "No edition says. Trust already gained stays.", Grade: "assumed", Set: func(h *house, v string) { h.mistakesStay = v == "stay" }},
	{Name: "shield", Title: "The Visitor's shield", Values: kit.Values("roof", "the printed shield", "open", "a folder or book, open at the top"),
		Why: "With an upright folder or book, the camera sees the tokens behind it and seals them. Under the printed shield it sees nothing.", Set: func(h *house, v string) { h.openShield = v == "open" }},
}

// editionIn is the edition that a set-up chooses.
func editionIn(s game.Setup) string { return options.Word(s, options[0].Name) }

// newHouse checks a set-up. Options it does not name have the edition's values.
func newHouse(s game.Setup, deck *pack) (*house, error) {
	h := &house{pack: deck, edition: editionIn(s)}
	ed, ok := editions[h.edition]
	if !ok {
		return nil, kit.Wrong("edition", "the edition is %q: choose a or b", h.edition)
	}
	if s.Players < leastPlayers || s.Players > ed.most {
		return nil, game.Refuse("edition %s is for %d to %d players, not %d", strings.ToUpper(h.edition), leastPlayers, ed.most, s.Players)
	}
	h.Seats = everySeat[:s.Players+1]
	if h.deck = ed.deck; deck.own {
		h.deck = int(deck.last)
	}
	if err := h.readHand(s, deck); err != nil {
		return nil, err
	}
	h.track = printedTrack(h.edition)
	words, err := options.Read(s, h, func(name, value string) (bool, error) { return h.readOther(name, value, deck) })
	if err != nil {
		return nil, err
	}
	if spot, err := h.track.check(); err != nil {
		name := fmt.Sprintf("power.%d", spot)
		if _, ok := s.Options[name]; !ok {
			name = fmt.Sprintf("track.%d", spot)
		}
		return nil, &game.OptionError{Name: name, Err: err}
	}
	if least := h.dealt(); h.deck < least {
		return nil, kit.Wrong("hand", "the deck “%s” has %d cards, but hands of %d for %d players need %d: choose smaller hands", deck.deck.Title, h.deck, h.hand, h.Players(), least)
	}
	h.Chosen = fmt.Sprint(s.Players, h.deck, h.hand, words, h.track)
	return h, nil
}

// readHand reads how many cards a full hand has.
func (h *house) readHand(s game.Setup, deck *pack) error {
	if n, least := int(deck.last), fewestCards(h.Players()); n < least {
		return game.Refuse("the deck “%s” has %d cards: %d players need at least %d", deck.deck.Title, n, h.Players(), least)
	}
	h.hand = standardHand(deck, h.Players())
	if v, ok := s.Options["hand"]; ok {
		n, err := strconv.Atoi(v)
		if err != nil || n < leastHand || n > fullHand {
			return kit.Wrong("hand", "a hand of %q cards cannot be dealt: choose %d to %d", v, leastHand, fullHand)
		}
		h.hand = n
	}
	return nil
}

// visitorDeal is how many cards the Visitor is dealt, who keeps a hand of them.
func (h *house) visitorDeal() int {
	if h.visitorTwice {
		return 2 * h.hand
	}
	return h.hand
}

// dealt is how many cards leave the deck at the start.
func (h *house) dealt() int { return turnedUp + h.visitorDeal() + h.hand*(h.Players()-1) }

// readOther reads the options that are no choice of words: the deck's size and
// the cells of the trust track.
func (h *house) readOther(name, value string, deck *pack) (known bool, err error) {
	cell, isCell := strings.CutPrefix(name, "track.")
	spot, isPower := strings.CutPrefix(name, "power.")
	switch {
	case name == "hand": // read before the rest
	case name == "deck":
		least := h.dealt()
		n, err := strconv.Atoi(value)
		if err != nil || n < least || n > int(deck.last) {
			return true, kit.Wrong(name, "the deck has %q cards: it needs %d to %d for %d players", value, least, int(deck.last), h.Players())
		}
		h.deck = n
	case isCell:
		err = h.track.edit(cell, value)
	case isPower:
		err = h.track.empower(spot, value)
	default:
		return false, kit.Wrong(name, "there is no option %q: choose from %s", name, options.Names()+", hand, deck, track.1 to track.9, power.1 to power.8")
	}
	if err != nil {
		err = kit.Wrong(name, "the option %s is %q: %s", name, value, err)
	}
	return true, err
}

// Choices lists the options of a set-up: the edition, the house rules with the
// edition's defaults, and the cells of its trust track.
func (g Grove) Choices(s game.Setup) []game.Option {
	edition, deck := editionIn(s), g.pack()
	standard := standardHand(deck, s.Players)
	hand := game.Option{Name: "hand", Title: game.Say("A full hand has"), Default: strconv.Itoa(standard), Grade: game.Say("stated"),
		Why: game.Say("B deals 7 to everyone.")}
	if standard < fullHand {
		hand.Grade, hand.Why = game.Say("assumed"), game.Say("Your own deck is small. Like this, enough cards are left to draw and to prove with.")
	}
	size := game.Option{Name: "deck", Title: game.Say("The deck has"), Default: strconv.Itoa(editions[edition].deck), Grade: game.Say("inferred"),
		Why: game.Say("Reviews count 142 cards in A and 100 in B. With fewer, the game ends sooner.")}
	if deck.own {
		size.Default, size.Grade, size.Why = strconv.Itoa(int(deck.last)), game.Text{}, game.Say("All cards of your own deck. With fewer, the game ends sooner.")
	}
	out := options.Choices(s)
	for i := range out {
		if grade, ok := gradesB[out[i].Name]; ok && edition == "b" {
			out[i].Grade = grade
		}
		if n, err := strconv.Atoi(hand.In(s).Word); out[i].Name == "visitor_setup" && err == nil && n != fullHand {
			out[i].Values = []game.Value{{Word: "14", Title: game.Say("%d cards and keeps %d", 2*n, n)}, {Word: "7", Title: game.Say("%d cards", n)}}
		}
	}
	sizes := []int{firstCards, 60, 80, 100, 120, int(deck.last)}
	slices.Sort(sizes)
	out = append(out, offer(hand, s, deck, 7, 6, 5, 4, 3), offer(size, s, deck, slices.Compact(sizes)...))
	t := printedTrack(edition)
	for n := 1; n <= beyond; n++ {
		out = append(out, t[n].choices(n)...)
	}
	return out
}

// offer adds to an option its default and the other numbers of cards with
// which the set-up can be played, as far as the deal goes.
func offer(o game.Option, s game.Setup, deck *pack, numbers ...int) game.Option {
	for _, n := range numbers {
		word := strconv.Itoa(n)
		try := game.Setup{Players: s.Players, Options: map[string]string{}}
		for _, name := range []string{"edition", "visitor_setup", "hand"} {
			if v := s.Options[name]; v != "" {
				try.Options[name] = v
			}
		}
		try.Options[o.Name] = word
		if _, err := newHouse(try, deck); err == nil || word == o.Default {
			o.Values = append(o.Values, game.Value{Word: word, Title: game.Say("%d cards", n)})
		}
	}
	return o
}
