package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

const maxPlayers = 4

// The numbers of tiles besides the Foyer (R2) and of Visitor cards (R8), for
// one to four players.
var (
	tilesInPlay = map[string][maxPlayers]int{"easy": {3, 4, 5, 6}, "medium": {4, 5, 6, 7}, "hard": {5, 6, 7, 8}}
	visitorsIn  = map[string][maxPlayers]int{"easy": {1, 2, 3, 4}, "medium": {3, 4, 5, 6}, "hard": {5, 6, 7, 8}}
)

// house is what a table chose before the game; it never changes after.
type house struct {
	*numbers
	kit.House     // with a seat for each character
	size      int // tiles besides the Foyer
	calls     int // Visitor cards mixed in

	difficulty string
	summonAt   string // what three tokens are counted in: "room", "location" or "type"
	long       bool   // nine Visit cards a room
	clear      bool   // a summons takes its tokens away
	extra      string // what a Visitor card's extra card is: "drawn", "later", "added"
	each       bool   // every player's first turn draws as the first of the game
	allCurse   bool   // all in a room with a Visitor are cursed
	winFirst   bool   // of an ending both ways
	agree      bool   // all touching edges must agree
	hidden     bool   // hands are their owners' secret
	trade      bool   // a Trinket may be given for an action point
	runOut     bool   // the Blights are exhausted when a draw fails
	even       bool   // Visitor cards are spread evenly
	double     bool   // one person alone plays two characters
}

var options = kit.Options[house]{
	{Name: "difficulty", Title: "Difficulty", Values: kit.Values("easy", "Easy", "medium", "Medium", "hard", "Hard"),
		Set: func(h *house, v string) { h.difficulty = v }},
	{Name: "summon_at", Title: "A Visitor comes to",
		Values: kit.Values("room", "a room with 3 tokens", "location", "a location with 3 tokens", "type", "a room with 3 tokens of one type"),
		Why:    "The overview says location, but the Resolution Phase says room.", Grade: "stated",
		Set: func(h *house, v string) { h.summonAt = v }},
	{Name: "visits", Title: "Visit cards", Values: kit.Values("short", "6 a room", "long", "9 a room"),
		Why: "With 6 cards a room a game has about 24 turns.", Grade: "assumed",
		Default: standardVisits, Set: func(h *house, v string) { h.long = v == "long" }},
	{Name: "after_summon", Title: "When 3 tokens bring a Visitor, they", Values: kit.Values("stay", "stay", "removed", "are removed"),
		Why: "The rules do not say that they are removed.", Grade: "inferred",
		Set: func(h *house, v string) { h.clear = v == "removed" }},
	{Name: "extra_card", Title: "The extra card for a Visitor card",
		Values: kit.Values("drawn", "is drawn at once", "later", "comes with later turns only", "added", "is drawn if a Visitor came"),
		Why:    "A note in the rules says that it is drawn even if no Visitor is added.", Grade: "inferred",
		Set: func(h *house, v string) { h.extra = v }},
	{Name: "first_turn", Title: "As many cards as players",
		Values: kit.Values("game", "on the first turn of the game", "each", "on each player's first turn"),
		Why:    "The rules speak only once of the first turn.", Grade: "inferred",
		Set: func(h *house, v string) { h.each = v == "each" }},
	{Name: "cursed", Title: "A Visitor curses", Values: kit.Values("active", "the active player", "all", "everyone in its room"),
		Why: "The Resolution Phase names the active player, the overview all.", Grade: "stated",
		Set: func(h *house, v string) { h.allCurse = v == "all" }},
	{Name: "clash", Title: "Win and loss in one turn", Values: kit.Values("loss", "is a loss", "win", "is a win"),
		Why: "The rules list both, without an order.", Grade: "assumed",
		Set: func(h *house, v string) { h.winFirst = v == "win" }},
	{Name: "contact", Title: "A tile joins with", Values: kit.Values("one", "at least one door", "all", "every edge that touches"),
		Why: "The pictures in the rules are lost.", Grade: "assumed",
		Set: func(h *house, v string) { h.agree = v == "all" }},
	{Name: "hands", Title: "Trinkets lie", Values: kit.Values("open", "open", "hidden", "hidden in the hand"),
		Why: "Players help each other, and the rules do not say that they are hidden.", Grade: "assumed",
		Set: func(h *house, v string) { h.hidden = v == "hidden" }},
	{Name: "trade", Title: "Giving a Trinket", Values: kit.Values("no", "is not possible", "yes", "costs an action, in the same room"),
		Why: "The rules have only two actions: to move and to use a Trinket.", Grade: "stated",
		Set: func(h *house, v string) { h.trade = v == "yes" }},
	{Name: "blight_out", Title: "The Blights are exhausted",
		Values: kit.Values("taken", "with the last card taken", "fails", "when a draw fails"),
		Why:    "The rules say that the game is lost when the pile is empty.", Grade: "inferred",
		Set: func(h *house, v string) { h.runOut = v == "fails" }},
	{Name: "mixing", Title: "Visitor cards are mixed in",
		Values: kit.Values("random", "at random", "even", "evenly, one to each part of the pile"),
		Why:    "The text allows any way.", Grade: "stated",
		Set: func(h *house, v string) { h.even = v == "even" }},
	{Name: "solo", Title: "Alone you play", Values: kit.Values("one", "one character", "two", "two characters"),
		Why: "The tables have a column for one.", Grade: "stated",
		For: func(s game.Setup) bool { return s.Players == 1 }, Set: func(h *house, v string) { h.double = v == "two" }},
}

// standardVisits is the set of Visit cards: counting per location needs the
// long one.
func standardVisits(s game.Setup) string {
	if s.Options["summon_at"] == "location" {
		return "long"
	}
	return "short"
}

// newHouse checks a set-up (R1).
func newHouse(s game.Setup) (*house, error) {
	h := &house{numbers: printed()}
	var err error
	if h.House, err = options.Open(s, Box(), h); err != nil {
		return nil, err
	}
	if h.summonAt == "location" && !h.long {
		return nil, kit.Wrong("visits", "in the short set, 3 tokens can never be at one location: choose the long set, or count them by room")
	}
	if s.Players == 1 && h.double {
		h.House.Seats = kit.Players(2)
	}
	h.size, h.calls = tilesInPlay[h.difficulty][h.Players()-1], visitorsIn[h.difficulty][h.Players()-1]
	return h, nil
}

// regulars is how many regular Visit cards a room has.
func (h *house) regulars() int {
	if h.long {
		return spots * spirits
	}
	return spots * (spirits - 1)
}
