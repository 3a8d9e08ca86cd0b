package blackwood

import (
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	*board
	kit.House
	rows        int // of the forest (R4)
	pileSize    int // spells in each pile (R2)
	expeditions int

	slideAtOnce  bool    // the row slides with the purchase, not after the turn
	crossed      []phase // when Crossed Paths may be cast
	pedlar       []phase // when the Pedlar may be cast
	victimPicks  bool    // the pushed Witch chooses her marionette too
	pushExtra    bool    // the placement on the vacated card is an extra one
	splitMoment  bool    // a card serves several potions at the same moment only
	refillAtOnce bool    // the display is refilled with each potion made
	newSpellWait bool    // a spell may not be cast in the turn it was got
	halfEach     bool    // left-over cards are halved one by one
	paidValue    bool    // a left-over card is worth what was paid for it
	lastSale     bool    // left-overs are sold after the last expedition too
	reshuffle    bool    // an empty forest deck is replaced by the discard pile
	endAtOnce    bool    // the last potion ends the game at once
	tieOrder     bool    // the last tie-break is the order from the Cauldron
	hiddenCoins  bool    // nobody but their owner is told the coins
	oneJoker     bool    // one Joker a potion
	secretPedlar bool    // only the caster sees the five cards
}

var (
	steps      = map[string][]phase{"both": turns, "explore": {exploring}, "gather": {gathering}}
	stepValues = kit.Values("both", "in both steps", "explore", "while exploring only", "gather", "while gathering only")
)

// options are the house rules, in the order in which people are asked.
var options = kit.Options[house]{
	{Name: "expeditions", Title: "Expeditions", Why: "The rulebook plays three.", Grade: "stated",
		Values: kit.Values("3", "3 expeditions", "2", "2 expeditions", "1", "1 expedition"),
		Set:    func(h *house, v string) { h.expeditions, _ = strconv.Atoi(v) }},
	{Name: "slide", Title: "The row closes up", Why: "The rulebook describes it after her actions.", Grade: "inferred",
		Values: kit.Values("turn", "after the Witch's turn", "once", "as soon as the card is gone"),
		Set:    func(h *house, v string) { h.slideAtOnce = v == "once" }},
	{Name: "split", Title: "One card for several potions", Why: "What is not used is lost. The rulebook does not say when.", Grade: "inferred",
		Values: kit.Values("turn", "within the same turn", "moment", "only when made together"),
		Set:    func(h *house, v string) { h.splitMoment = v == "moment" }},
	{Name: "refill", Title: "New potions are shown", Why: "The rulebook describes refilling at the end of the round.", Grade: "stated",
		Values: kit.Values("round", "at the end of the round", "once", "as soon as one is made"),
		Set:    func(h *house, v string) { h.refillAtOnce = v == "once" }},
	{Name: "leftovers", Title: "Leftover cards are worth half", Why: "The rulebook adds them up first.", Grade: "stated",
		Values: kit.Values("sum", "together", "card", "one by one"),
		Set:    func(h *house, v string) { h.halfEach = v == "card" }},
	{Name: "value", Title: "A leftover card is worth half of", Why: "The rulebook does not say.", Grade: "assumed",
		Values: kit.Values("printed", "its printed cost", "paid", "what was paid for it"),
		Set:    func(h *house, v string) { h.paidValue = v == "paid" }},
	{Name: "last_sale", Title: "Leftover cards of the last expedition", Why: "The step is part of every expedition.", Grade: "inferred",
		Values: kit.Values("on", "are sold", "off", "are worth nothing"),
		Set:    func(h *house, v string) { h.lastSale = v == "on" }},
	{Name: "forest", Title: "When the forest deck is empty", Why: "With three or four Witches the deck runs out.", Grade: "assumed",
		Values: kit.Values("reshuffle", "the discard pile is shuffled", "stop", "spaces stay empty"),
		Set:    func(h *house, v string) { h.reshuffle = v == "reshuffle" }},
	{Name: "early_end", Title: "When no potion is left, the game ends", Why: "The rulebook only says that it ends early.", Grade: "inferred",
		Values: kit.Values("round", "with the round", "once", "at once"),
		Set:    func(h *house, v string) { h.endAtOnce = v == "once" }},
	{Name: "tie", Title: "Victory when everything is equal", Why: "The rulebook does not say.", Grade: "assumed",
		Values: kit.Values("shared", "is shared", "order", "goes to the first from the Cauldron"),
		Set:    func(h *house, v string) { h.tieOrder = v == "order" }},
	{Name: "coins", Title: "Coins", Why: "Only forest cards have to be face up.", Grade: "assumed",
		Values: kit.Values("open", "are face up", "hidden", "are hidden in the sack"),
		Set:    func(h *house, v string) { h.hiddenCoins = v == "hidden" }},

	{Name: "crossed", Group: "Spells", Title: "Crossed Paths is cast", Why: "A symbol on the card says when. Grovewatch does not know it.", Grade: "assumed",
		Values: stepValues, Set: func(h *house, v string) { h.crossed = steps[v] }},
	{Name: "pedlar", Group: "Spells", Title: "The Pedlar is called", Why: "A symbol on the card says when. Grovewatch does not know it.", Grade: "assumed",
		Values: stepValues, Set: func(h *house, v string) { h.pedlar = steps[v] }},
	{Name: "pedlar_cards", Group: "Spells", Title: "The Pedlar's five cards", Why: "The rulebook does not say.", Grade: "assumed",
		Values: kit.Values("open", "are shown to all", "caster", "are shown only to the caster"),
		Set:    func(h *house, v string) { h.secretPedlar = v == "caster" }},
	{Name: "push", Group: "Spells", Title: "Push: the marionette is chosen by", Grade: "assumed",
		Why:    "The opponent makes the move. The rulebook does not say who chooses.",
		Values: kit.Values("split", "the caster, and its goal by the opponent", "victim", "the opponent, with its goal"),
		Set:    func(h *house, v string) { h.victimPicks = v == "victim" }},
	{Name: "push_place", Group: "Spells", Title: "Push: placing on the freed card", Why: "The card gives it beside her own placement.", Grade: "inferred",
		Values: kit.Values("extra", "comes on top of the turn's placement", "turn", "is the placement of the turn"),
		Set:    func(h *house, v string) { h.pushExtra = v == "extra" }},
	{Name: "new_spell", Group: "Spells", Title: "A new spell may be cast", Why: "No rule forbids it.", Grade: "assumed",
		Values: kit.Values("now", "at once", "later", "from the next turn on"),
		Set:    func(h *house, v string) { h.newSpellWait = v == "later" }},
	{Name: "jokers", Group: "Spells", Title: "Jokers for one potion", Why: "The rulebook does not say.", Grade: "assumed",
		Values: kit.Values("many", "as many as you have", "one", "one"),
		Set:    func(h *house, v string) { h.oneJoker = v == "one" }},
}

// newHouse checks a set-up.
func (e *edition) newHouse(s game.Setup) (*house, error) {
	h := &house{board: e.board(), rows: s.Players + 1, pileSize: s.Players - 1}
	var err error
	h.House, err = options.Open(s, e.box(), h)
	return h, err
}
