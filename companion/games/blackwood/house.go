package blackwood

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	players     int
	rows        int // of the forest (R4)
	copies      int // spells in each pile (R2)
	expeditions int
	lists       *lists

	slideAtOnce  bool // the row slides with the purchase, not after the turn
	crossed      step // when Crossed Paths may be cast
	pedlar       step // when the Pedlar may be cast
	victimPicks  bool // the pushed Witch chooses her marionette too
	pushExtra    bool // the placement on the vacated card is an extra one
	splitMoment  bool // a card serves several potions at the same moment only
	refillAtOnce bool // the display is refilled with each potion made
	newSpellWait bool // a spell may not be cast in the turn it was got
	halfEach     bool // left-over cards are halved one by one
	paidValue    bool // a left-over card is worth what was paid for it
	lastSale     bool // left-overs are sold after the last expedition too
	reshuffle    bool // an empty forest deck is replaced by the discard pile
	endAtOnce    bool // the last potion ends the game at once
	tieOrder     bool // the last tie-break is the order from the Cauldron
	hiddenCoins  bool // nobody but their owner is told the coins
	oneJoker     bool // one Joker a potion
	secretPedlar bool // only the caster sees the five cards

	seats []string
	key   string // what tells this house from another, in one word
}

// step is a part of the round, as a set of flags.
type step uint8

const (
	explore step = 1 << iota
	gather
)

// houseRule is one thing that a table can choose; its first value is the default.
type houseRule struct {
	name   string
	values []string
	set    func(h *house, value string)

	title  string
	labels []string // what each value means to people
	why    string
	grade  string
}

var steps = map[string]step{"both": explore | gather, "explore": explore, "gather": gather}

var stepLabels = []string{"in both steps", "while exploring only", "while gathering only"}

var tableRules = []houseRule{
	{"expeditions", []string{"3", "2", "1"}, func(h *house, v string) { h.expeditions, _ = strconv.Atoi(v) },
		"Expeditions", []string{"3 expeditions", "2 expeditions", "1 expedition"}, "The booklet plays three.", "stated"},
	{"slide", []string{"turn", "once"}, func(h *house, v string) { h.slideAtOnce = v == "once" },
		"The row closes up", []string{"after the Witch's turn", "as soon as the card is gone"}, "The booklet tells of it after her actions.", "inferred"},
	{"split", []string{"turn", "moment"}, func(h *house, v string) { h.splitMoment = v == "moment" },
		"One card for several potions", []string{"within the same turn", "only when made together"}, "What is not used is lost; when is not said.", "inferred"},
	{"refill", []string{"round", "once"}, func(h *house, v string) { h.refillAtOnce = v == "once" },
		"New potions are shown", []string{"at the end of the round", "as soon as one is made"}, "Refilling is told at the end of the round.", "stated"},
	{"leftovers", []string{"sum", "card"}, func(h *house, v string) { h.halfEach = v == "card" },
		"Left-over cards are halved", []string{"together", "one by one"}, "The booklet adds them up first.", "stated"},
	{"value", []string{"printed", "paid"}, func(h *house, v string) { h.paidValue = v == "paid" },
		"A left-over card is worth half of", []string{"its printed cost", "what was paid for it"}, "Nobody says.", "assumed"},
	{"last_sale", []string{"on", "off"}, func(h *house, v string) { h.lastSale = v == "on" },
		"Left-overs of the last expedition", []string{"are sold", "are worth nothing"}, "The step belongs to every expedition.", "inferred"},
	{"forest", []string{"reshuffle", "stop"}, func(h *house, v string) { h.reshuffle = v == "reshuffle" },
		"When the forest deck is empty", []string{"the discard pile is shuffled", "places stay empty"}, "With three or four Witches the deck runs out.", "assumed"},
	{"early_end", []string{"round", "once"}, func(h *house, v string) { h.endAtOnce = v == "once" },
		"When no potion is left, the game ends", []string{"with the round", "at once"}, "The booklet only says that it ends early.", "inferred"},
	{"tie", []string{"shared", "order"}, func(h *house, v string) { h.tieOrder = v == "order" },
		"A tie to the last", []string{"is shared", "goes to the first from the Cauldron"}, "Nobody says.", "assumed"},
	{"coins", []string{"open", "hidden"}, func(h *house, v string) { h.hiddenCoins = v == "hidden" },
		"Coins", []string{"are open", "are hidden in the sack"}, "Only forest cards have to be open.", "assumed"},
}

// spellRules are the house rules of spells.
var spellRules = []houseRule{
	{"crossed", []string{"both", "explore", "gather"}, func(h *house, v string) { h.crossed = steps[v] },
		"Crossed Paths is cast", stepLabels, "The symbol on the card is lost.", "assumed"},
	{"pedlar", []string{"both", "explore", "gather"}, func(h *house, v string) { h.pedlar = steps[v] },
		"The Pedlar is called", stepLabels, "The symbol on the card is lost.", "assumed"},
	{"pedlar_cards", []string{"open", "caster"}, func(h *house, v string) { h.secretPedlar = v == "caster" },
		"The Pedlar's five cards", []string{"are shown to all", "are seen by the caster only"}, "Nobody says.", "assumed"},
	{"push", []string{"split", "victim"}, func(h *house, v string) { h.victimPicks = v == "victim" },
		"Push: the marionette is chosen by", []string{"the caster, and its goal by the opponent", "the opponent, with its goal"}, "The opponent makes the move; who chooses is not said.", "assumed"},
	{"push_place", []string{"turn", "extra"}, func(h *house, v string) { h.pushExtra = v == "extra" },
		"Push: placing on the freed card", []string{"is the placement of the turn", "comes on top of it"}, "Nobody says.", "assumed"},
	{"new_spell", []string{"now", "later"}, func(h *house, v string) { h.newSpellWait = v == "later" },
		"A new spell may be cast", []string{"at once", "from the next turn on"}, "Nobody forbids it.", "assumed"},
	{"jokers", []string{"many", "one"}, func(h *house, v string) { h.oneJoker = v == "one" },
		"Jokers for one potion", []string{"as many as you have", "one"}, "Nobody says.", "assumed"},
}

// houseRules are all of them, in the order in which people are asked.
var houseRules = slices.Concat(tableRules, spellRules)

// newHouse checks a set-up. Options it does not name have their defaults.
func newHouse(s game.Setup) (*house, error) {
	if s.Players < 2 || s.Players > maxWitches {
		return nil, game.Refuse("Blackwood is for 2 to %d players, not %d", maxWitches, s.Players)
	}
	h := &house{players: s.Players, rows: s.Players + 1, copies: s.Players - 1, lists: ours()}
	var values []string
	for _, r := range houseRules {
		v, chosen := s.Options[r.name]
		if !chosen {
			v = r.values[0]
		}
		if !slices.Contains(r.values, v) {
			return nil, &game.OptionError{Name: r.name, Err: game.Refuse("the option %s is %q: choose %s", r.name, v, strings.Join(r.values, " or "))}
		}
		r.set(h, v)
		values = append(values, v)
	}
	names := make([]string, 0, len(s.Options))
	for name := range s.Options {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if !slices.ContainsFunc(houseRules, func(r houseRule) bool { return r.name == name }) {
			var all []string
			for _, r := range houseRules {
				all = append(all, r.name)
			}
			return nil, &game.OptionError{Name: name, Err: game.Refuse("there is no option %q: choose from %s", name, strings.Join(all, ", "))}
		}
	}
	h.seats = []string{"table"}
	for w := game.Seat(1); int(w) <= h.players; w++ {
		h.seats = append(h.seats, witchWord(w))
	}
	h.key = fmt.Sprintf("%d/%s", h.players, strings.Join(values, "-"))
	return h, nil
}

var _ game.Chooser = Game{}

// Choices lists the options of a set-up.
func (Game) Choices(game.Setup) []game.Option {
	var out []game.Option
	for i, r := range houseRules {
		o := game.Option{Name: r.name, Title: game.Say(r.title), Default: r.values[0], Grade: game.Say(r.grade), Why: game.Say(r.why)}
		if i >= len(tableRules) {
			o.Group = game.Say("Spells")
		}
		for k, v := range r.values {
			o.Values = append(o.Values, game.Value{Word: v, Title: game.Say(r.labels[k])})
		}
		out = append(out, o)
	}
	return out
}
