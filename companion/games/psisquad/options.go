package psisquad

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	kit.House
	keys     int
	paper    bool   // each player answers for the own cypher, which the app does not know
	whisper  bool   // an answer is for the guesser and the target only
	anywhere bool   // a key is correct that occurs in the cypher at all
	gain     bool   // a guess never costs points
	adds     bool   // a guess adds to the Value instead of replacing it
	floor    bool   // a status never falls below 0
	retire   bool   // a solved player guesses no more
	again    bool   // a solved cypher may be guessed at
	round    bool   // the round is played to its end
	cyphers  string // which are allowed: "any", "different" digits, "nozero" in front
	ties     bool   // broken by cyphers solved, then by the last one unsolved
	duel     string // two players: "off", "on", or a "race" without the bonus
	void     bool   // a wrong answer voids the game
}

// most is the Value of a solved cypher, a player's status at the start and what
// the bonus is counted from (R3, R32).
func (h *house) most() int { return 3 * h.keys }

var options = kit.Options[house]{
	{Name: "keys", Title: "Digits in a cypher", Values: kit.Values("4", "Four digits", "3", "Three digits: shorter", "5", "Five digits: longer"),
		Why: "The status at the start and the bonus follow from it: 12, 9 or 15.", Grade: "stated", Set: func(h *house, v string) { h.keys, _ = strconv.Atoi(v) }},
	{Name: "mode", Title: "Who answers", Values: kit.Values("app", "the app, which knows the cyphers", "paper", "the players, from their sheets"),
		Why: "On paper the app refuses impossible answers and checks the others at the end.", Set: func(h *house, v string) { h.paper = v == "paper" }},
	{Name: "answers", Title: "Answers are told", Values: kit.Values("aloud", "to everyone", "whisper", "to the guesser only"),
		Why: "Everyone hears the guess. The answer goes to the guesser.", Grade: "inferred", Set: func(h *house, v string) { h.whisper = v == "whisper" }},
	{Name: "correct", Title: "Number correct", Values: kit.Values("pairs", "counts a digit as often as both have it", "anywhere", "counts every digit that is in the cypher"),
		Why: "The author compares the game to Mastermind.", Grade: "inferred", Set: func(h *house, v string) { h.anywhere = v == "anywhere" }},
	{Name: "points", Title: "A guess", Values: kit.Values("lose", "may cost points", "gain", "never costs points"),
		Why: "The rules warn of negative numbers.", Grade: "stated", Set: func(h *house, v string) { h.gain = v == "gain" }},
	{Name: "value", Title: "The new Value", Values: kit.Values("replaces", "replaces the one before", "adds", "is added to the one before"),
		Why: "The rules say add, but the bonus only fits if it replaces.", Grade: "inferred", Set: func(h *house, v string) { h.adds = v == "adds" }},
	{Name: "status", Title: "A status", Values: kit.Values("free", "may fall below 0", "floor", "stays at 0 or above"),
		Why: "The rulebook does not say.", Grade: "assumed", Set: func(h *house, v string) { h.floor = v == "floor" }},
	{Name: "solved", Title: "A player whose cypher is solved", Values: kit.Values("guesses", "goes on guessing", "out", "stops guessing"),
		Why: "The rulebook does not say.", Grade: "assumed", Set: func(h *house, v string) { h.retire = v == "out" }},
	{Name: "target", Title: "A solved cypher", Values: kit.Values("refused", "is no longer a target", "allowed", "may still be guessed"),
		Why: "The rules mention guessed cyphers only at the end of the game.", Grade: "assumed", Set: func(h *house, v string) { h.again = v == "allowed" }},
	{Name: "end", Title: "The game ends", Values: kit.Values("once", "when one cypher is left", "round", "after the round in which one is left"),
		Why: "The rules say so.", Grade: "stated", Set: func(h *house, v string) { h.round = v == "round" }},
	{Name: "cyphers", Title: "Cyphers", Values: kit.Values("any", "have any digits", "different", "have no digit twice", "nozero", "do not begin with 0"),
		Why: "The author mentions 0000 to 9999.", Grade: "inferred", Set: func(h *house, v string) { h.cyphers = v }},
	{Name: "ties", Title: "Equal statuses", Values: kit.Values("shared", "share the win", "solved", "are decided by cyphers solved, then by whose cypher was not solved"),
		Why: "The rulebook does not say.", Grade: "assumed", Set: func(h *house, v string) { h.ties = v == "solved" }},
	{Name: "duel", Title: "Two players", Values: kit.Values("off", "are too few", "on", "may play, with the bonus", "race", "may play, without the bonus"),
		Why: "A variant in the rules. It is more of a race.", Grade: "stated", Set: func(h *house, v string) { h.duel = v }},
	{Name: "wrong", Title: "A wrong answer from a sheet", Values: kit.Values("decide", "is shown, and the table decides", "void", "ends the game without a winner"),
		Why: "The rulebook does not say.", Grade: "assumed", Set: func(h *house, v string) { h.void = v == "void" }},
}

// newHouse checks a set-up (R1, R2).
func newHouse(s game.Setup) (*house, error) {
	if s.Players < 2 || s.Players > maxSeats {
		return nil, game.Refuse("Psi Squad is for 3 to %d players, or for 2 as a variant, not for %d", maxSeats, s.Players)
	}
	h := &house{}
	var err error
	if h.House, err = options.Open(s, Box(), h); err != nil {
		return nil, err
	}
	if s.Players == 2 && h.duel == "off" {
		return nil, kit.Wrong("duel", "Psi Squad needs 3 players: for two there is the variant duel=on")
	}
	return h, nil
}

// allows says what is wrong with a cypher that the table does not allow, or
// nothing (R6).
func (h *house) allows(c code) error {
	if !c.whole(h.keys) {
		return game.Refuse("A cypher has exactly %d digits.", h.keys)
	}
	wrong := h.cyphers == "nozero" && c[0] == 1
	for i, d := range c[:h.keys] {
		wrong = wrong || h.cyphers == "different" && slices.Contains(c[:i], d)
	}
	if wrong {
		return &game.Refusal{Text: h.bounds()}
	}
	return nil
}

// bounds says which cyphers the table allows; empty when any.
func (h *house) bounds() game.Text {
	switch h.cyphers {
	case "nozero":
		return game.Say("At this table no cypher begins with 0.")
	case "different":
		return game.Say("At this table no cypher has a digit twice.")
	}
	return game.Text{}
}
