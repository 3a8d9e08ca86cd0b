package visitors

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
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
	players int // characters, one a seat
	tiles   int // besides the Foyer
	calls   int // Visitor cards in the pile

	summonAt string // what three tokens are counted in: "room", "location" or "type"
	long     bool   // nine Visit cards a room
	clear    bool   // a summons takes its tokens away
	extra    string // what a Visitor card's extra card is: "drawn", "later", "added"
	each     bool   // every player's first turn draws as the first of the game
	allCurse bool   // all in a room with a Visitor are cursed
	winFirst bool   // of an ending both ways
	agree    bool   // all touching edges must agree
	hidden   bool   // hands are their owners' secret
	trade    bool   // a Trinket may be given for an action point
	runOut   bool   // the Blights are exhausted when a draw fails
	even     bool   // Visitor cards are spread evenly

	seats []string
	key   string
}

// option is one thing a table can choose; the first value is the default.
type option struct {
	name   string
	values []string
	set    func(h *house, value string)
}

var options = []option{
	{"difficulty", []string{"easy", "medium", "hard"}, func(*house, string) {}},
	{"summon_at", []string{"room", "location", "type"}, func(h *house, v string) { h.summonAt = v }},
	{"visits", []string{"short", "long"}, func(h *house, v string) { h.long = v == "long" }},
	{"after_summon", []string{"stay", "removed"}, func(h *house, v string) { h.clear = v == "removed" }},
	{"extra_card", []string{"drawn", "later", "added"}, func(h *house, v string) { h.extra = v }},
	{"first_turn", []string{"game", "each"}, func(h *house, v string) { h.each = v == "each" }},
	{"cursed", []string{"active", "all"}, func(h *house, v string) { h.allCurse = v == "all" }},
	{"clash", []string{"loss", "win"}, func(h *house, v string) { h.winFirst = v == "win" }},
	{"contact", []string{"one", "all"}, func(h *house, v string) { h.agree = v == "all" }},
	{"hands", []string{"open", "hidden"}, func(h *house, v string) { h.hidden = v == "hidden" }},
	{"trade", []string{"no", "yes"}, func(h *house, v string) { h.trade = v == "yes" }},
	{"blight_out", []string{"taken", "fails"}, func(h *house, v string) { h.runOut = v == "fails" }},
	{"mixing", []string{"random", "even"}, func(h *house, v string) { h.even = v == "even" }},
	{"solo", []string{"one", "two"}, func(*house, string) {}},
}

// standard is an option's default: counting per location needs the long set.
func (o option) standard(chosen map[string]string) string {
	if o.name == "visits" && chosen["summon_at"] == "location" {
		return "long"
	}
	return o.values[0]
}

// newHouse checks a set-up (R1). Options it does not name have their defaults.
func newHouse(s game.Setup) (*house, error) {
	if s.Players < 1 || s.Players > maxPlayers {
		return nil, game.Refuse("The Visitors is for 1 to %d players, not %d", maxPlayers, s.Players)
	}
	h := &house{players: s.Players}
	var values []string
	chosen := map[string]string{}
	for _, o := range options {
		v, ok := s.Options[o.name]
		if !ok {
			v = o.standard(s.Options)
		}
		if !slices.Contains(o.values, v) {
			return nil, wrong(o.name, "the option %s is %q: choose %s", o.name, v, strings.Join(o.values, " or "))
		}
		o.set(h, v)
		chosen[o.name] = v
		values = append(values, v)
	}
	var strange []string
	for name := range s.Options {
		if _, ok := chosen[name]; !ok {
			strange = append(strange, name)
		}
	}
	if len(strange) > 0 {
		slices.Sort(strange)
		return nil, wrong(strange[0], "there is no option %q: choose from %s", strange[0], optionNames())
	}
	if h.summonAt == "location" && !h.long {
		return nil, wrong("visits", "three tokens never meet at one location in the short set: choose the long one, or count them by room")
	}
	if s.Players == 1 && chosen["solo"] == "two" {
		h.players = 2
	}
	h.tiles, h.calls = tilesInPlay[chosen["difficulty"]][h.players-1], visitorsIn[chosen["difficulty"]][h.players-1]
	h.seats = []string{"table"}
	for p := 1; p <= h.players; p++ {
		h.seats = append(h.seats, seatName(game.Seat(p)))
	}
	h.key = fmt.Sprintf("%d/%s", h.players, strings.Join(values, "-"))
	return h, nil
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
	return strings.Join(out, ", ")
}

// regulars is how many regular Visit cards a room has.
func (h *house) regulars() int {
	if h.long {
		return spots * spirits
	}
	return spots * (spirits - 1)
}
