package psisquad

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	players, keys int
	paper         bool   // each player answers for the own cypher, which the app does not know
	whisper       bool   // an answer is for the guesser and the target only
	anywhere      bool   // a key is correct that occurs in the cypher at all
	gain          bool   // a guess never costs points
	floor         bool   // a status never falls below 0
	retire        bool   // a solved player guesses no more
	again         bool   // a solved cypher may be guessed at
	round         bool   // the round is played to its end
	cyphers       string // which are allowed: "any", "different" digits, "nozero" in front
	ties          bool   // broken by cyphers solved, then by the last one unsolved
	duel          string // two players: "off", "on", or a "race" without the bonus
	void          bool   // a wrong answer voids the game

	seats []string
	key   string // what tells this house from another, in one word
}

// most is the Value of a solved cypher, a player's status at the start and what
// the bonus is counted from (R3, R32).
func (h *house) most() int { return 3 * h.keys }

// option is one thing that a table can choose; its first value is the default.
type option struct {
	name   string
	title  string
	values []game.Value
	why    string // what the default goes by
	grade  string // how sure it is
	set    func(h *house, value string)
}

func values(words ...string) []game.Value {
	var out []game.Value
	for i := 0; i < len(words); i += 2 {
		out = append(out, game.Value{Word: words[i], Title: game.Say(words[i+1])})
	}
	return out
}

var options = []option{
	{"keys", "Keys in a cypher", values("4", "Four keys", "3", "Three keys: shorter", "5", "Five keys: longer"),
		"Status and bonus go with it: 12, 9 or 15.", "stated", func(h *house, v string) { h.keys, _ = strconv.Atoi(v) }},
	{"mode", "Who answers", values("app", "the app, which is told the cyphers", "paper", "the players, from their sheets"),
		"On paper the app refuses impossible answers and checks the others at the end.", "", func(h *house, v string) { h.paper = v == "paper" }},
	{"answers", "Answers are told", values("aloud", "to everyone", "whisper", "to the guesser only"),
		"Guesses are announced; the answer goes to the guesser.", "inferred", func(h *house, v string) { h.whisper = v == "whisper" }},
	{"correct", "Number correct", values("pairs", "counts a key as often as both have it", "anywhere", "counts every key that occurs at all"),
		"The author likens the game to Mastermind.", "inferred", func(h *house, v string) { h.anywhere = v == "anywhere" }},
	{"points", "A guess", values("lose", "may cost points", "gain", "never costs points"),
		"The rules warn of negative numbers.", "stated", func(h *house, v string) { h.gain = v == "gain" }},
	{"status", "A status", values("free", "may fall below 0", "floor", "stays at 0 or above"),
		"Nobody says.", "assumed", func(h *house, v string) { h.floor = v == "floor" }},
	{"solved", "Who has been found out", values("guesses", "goes on guessing", "out", "guesses no more"),
		"Nobody says.", "assumed", func(h *house, v string) { h.retire = v == "out" }},
	{"target", "A solved cypher", values("refused", "is no target any more", "allowed", "may still be guessed at"),
		"Only the game's end speaks of guessed cyphers.", "assumed", func(h *house, v string) { h.again = v == "allowed" }},
	{"end", "The game ends", values("once", "when one cypher is left", "round", "with the round in which one is left"),
		"The rules say when.", "stated", func(h *house, v string) { h.round = v == "round" }},
	{"cyphers", "Cyphers", values("any", "have any digits", "different", "have no digit twice", "nozero", "do not begin with 0"),
		"The author speaks of 0000 to 9999.", "inferred", func(h *house, v string) { h.cyphers = v }},
	{"ties", "Equal statuses", values("shared", "share the win", "solved", "go by cyphers solved, then by who was not found out"),
		"Nobody says.", "assumed", func(h *house, v string) { h.ties = v == "solved" }},
	{"duel", "Two players", values("off", "are too few", "on", "may play, with the bonus", "race", "may play, without the bonus"),
		"A variant of the rules, more of a race.", "stated", func(h *house, v string) { h.duel = v }},
	{"wrong", "A wrong answer on paper", values("decide", "is shown, and the table decides", "void", "voids the game"),
		"Nobody says.", "assumed", func(h *house, v string) { h.void = v == "void" }},
}

// newHouse checks a set-up (R1, R2).
func newHouse(s game.Setup) (*house, error) {
	h := &house{players: s.Players}
	var chosen []string
	for _, o := range options {
		v := o.values[0].Word
		if c, ok := s.Options[o.name]; ok {
			v = c
		}
		if !slices.ContainsFunc(o.values, func(x game.Value) bool { return x.Word == v }) {
			return nil, &game.OptionError{Name: o.name, Err: game.Refuse("the option %s is %q: choose %s", o.name, v, o.words())}
		}
		o.set(h, v)
		chosen = append(chosen, v)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		if !slices.ContainsFunc(options, func(o option) bool { return o.name == name }) {
			return nil, &game.OptionError{Name: name, Err: game.Refuse("there is no option %q: choose from %s", name, optionNames())}
		}
	}
	switch {
	case s.Players == 2 && h.duel == "off":
		return nil, &game.OptionError{Name: "duel", Err: game.Refuse("Psi Squad needs 3 players: for two there is the variant duel=on")}
	case s.Players < 2 || s.Players > maxSeats:
		return nil, game.Refuse("Psi Squad is for 3 to %d players, or for 2 as a variant, not for %d", maxSeats, s.Players)
	}
	h.seats = []string{"table"}
	for i := 1; i <= h.players; i++ {
		h.seats = append(h.seats, seatName(i))
	}
	h.key = fmt.Sprintf("%d/%s", h.players, strings.Join(chosen, "-"))
	return h, nil
}

func (o option) words() string {
	var out []string
	for _, v := range o.values {
		out = append(out, v.Word)
	}
	return strings.Join(out, " or ")
}

func optionNames() string {
	var out []string
	for _, o := range options {
		out = append(out, o.name)
	}
	return strings.Join(out, ", ")
}

var _ game.Chooser = Game{}

// Choices lists the options of a set-up.
func (Game) Choices(game.Setup) []game.Option {
	var out []game.Option
	for _, o := range options {
		c := game.Option{Name: o.name, Title: game.Say(o.title), Values: o.values, Default: o.values[0].Word, Why: game.Say(o.why)}
		if o.grade != "" {
			c.Grade = game.Say(o.grade)
		}
		out = append(out, c)
	}
	return out
}

// allows says what is wrong with a cypher that the table does not allow, or
// nothing (R6).
func (h *house) allows(c code) error {
	switch {
	case !c.whole(h.keys):
		return game.Refuse("A cypher has exactly %d keys, a digit each.", h.keys)
	case h.cyphers == "nozero" && c[0] == 1:
		return game.Refuse("At this table no cypher begins with 0.")
	case h.cyphers == "different":
		for i, d := range c[:h.keys] {
			if slices.Contains(c[:i], d) {
				return game.Refuse("At this table no cypher has a digit twice.")
			}
		}
	}
	return nil
}
