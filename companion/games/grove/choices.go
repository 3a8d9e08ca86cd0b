package grove

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
)

var _ game.Chooser = Game{}

// optionWords tells people what an option is about.
type optionWords struct {
	title  string
	values []string // what each of the option's values means, in their order
	why    string   // what the default goes by
	grade  string   // how sure it is; of edition B when it is another
	gradeB string
}

var optionTitles = map[string]optionWords{
	"edition": {"Edition", []string{"Edition A", "Edition B"},
		"A is the longer booklet, for 3 to 6 players. B is the short role sheets, for 3 to 5.", "", ""},
	"visitor_setup": {"The Visitor is dealt", []string{"14 cards and keeps 7", "7 cards"},
		"The page of A is lost; reviews say 14. B deals 7 to everyone.", "inferred", "stated"},
	"empty_draw": {"The Kid without cards", []string{"draws one and plays on", "draws none"},
		"A says so, at the start of her turn. B has no such rule.", "stated", "inferred"},
	"deck_out": {"An empty deck", []string{"ends the game with the turn", "ends the game at once", "means no more draws and proofs"},
		"The picture in A counts it as a win for the Kid and the Visitor. B says nothing.", "inferred", "inferred"},
	"trim": {"The Visitor trims her hand", []string{"before she classifies the first two", "after she has classified the first two"},
		"Two reviews differ.", "inferred", "inferred"},
	"secret": {"The Kid's hidden prediction", []string{"must be hidden", "may be open"},
		"Both editions say so.", "stated", "stated"},
	"visitor_log": {"Hidden cards that a player has seen", []string{"are listed for the Visitor, too", "are listed for their owner"},
		"The Visitor has seen all of them, and no edition forbids her a list.", "assumed", "assumed"},
	"reveal_to": {"A revealed card", []string{"stays where it lies", "moves to a space on its side"},
		"A only says to turn it face up.", "inferred", "inferred"},
	"reveal_order": {"Agents reveal", []string{"clockwise from the Visitor's left", "in any order"},
		"Nobody says.", "assumed", "assumed"},
	"covering": {"When a side is full", []string{"the player chooses what to cover", "the space with the fewest cards is covered"},
		"In both editions the player chooses. The publisher's answers do not allow this, so that nobody can give hints.", "stated", "stated"},
	"spaces": {"Empty spaces are taken", []string{"in any order", "in turn"},
		"The publisher's answers say that it starts with the next turn. The editions do not.", "assumed", "assumed"},
	"mistakes": {"A card laid on the wrong side", []string{"may be corrected in front of everyone", "stays where it lies"},
		"No edition says. Trust already gained stays.", "assumed", "assumed"},
	"shield": {"The Visitor's shield", []string{"the printed shield", "a folder or book, open at the top"},
		"With an upright folder or book, the camera sees the tokens behind it and seals them. Under the printed shield it sees nothing.", "", ""},
}

// Choices lists the options of a set-up: the edition, the house rules with the
// edition's defaults, and the cells of its trust track.
func (g Game) Choices(s game.Setup) []game.Option {
	edition := s.Options["edition"]
	ed, ok := editions[edition]
	if !ok {
		edition = options[0].values[0]
		ed = editions[edition]
	}
	var out []game.Option
	for _, o := range options {
		w := optionTitles[o.name]
		grade := w.grade
		if edition == "b" {
			grade = w.gradeB
		}
		c := game.Option{Name: o.name, Title: game.Say(w.title), Default: o.standard(edition), Grade: say(grade), Why: game.Say(w.why)}
		if o.name == "edition" {
			c.Default = o.values[0]
		}
		for i, v := range o.values {
			c.Values = append(c.Values, game.Value{Word: v, Title: game.Say(w.values[i])})
		}
		if hand := handOf(s, g.pack()); o.name == "visitor_setup" && hand != fullHand {
			c.Values[0].Title = game.Say("%d cards and keeps %d", 2*hand, hand)
			c.Values[1].Title = game.Say("%d cards", hand)
		}
		out = append(out, c)
	}
	out = append(out, handChoice(s, g.pack()), deckChoice(s, g.pack(), ed.deck))
	t := printedTrack(edition)
	for n := 1; n <= beyond; n++ {
		out = append(out, t[n].choices(n)...)
	}
	return out
}

// handOf is the size of a full hand in a set-up.
func handOf(s game.Setup, deck *pack) int {
	if n, err := strconv.Atoi(s.Options["hand"]); err == nil {
		return n
	}
	return standardHand(deck, max(s.Players, leastPlayers))
}

// handChoice offers the sizes of a full hand.
func handChoice(s game.Setup, deck *pack) game.Option {
	standard := standardHand(deck, max(s.Players, leastPlayers))
	c := game.Option{Name: "hand", Title: game.Say("A full hand has"), Default: strconv.Itoa(standard), Grade: game.Say("stated"),
		Why: game.Say("B deals 7 to everyone.")}
	if standard < fullHand {
		c.Grade, c.Why = game.Say("assumed"), game.Say("Your own deck is small. Like this, enough cards are left to draw and to prove with.")
	}
	for n := fullHand; n >= leastHand; n-- {
		if n == standard || possible(s, deck, "hand", n) {
			c.Values = append(c.Values, game.Value{Word: strconv.Itoa(n), Title: game.Say("%d cards", n)})
		}
	}
	return c
}

// possible reports whether a set-up with another number for one option can be
// played, as far as the deal goes.
func possible(s game.Setup, deck *pack, option string, n int) bool {
	try := game.Setup{Players: s.Players, Options: map[string]string{}}
	for _, name := range []string{"edition", "visitor_setup", "hand"} {
		if v, ok := s.Options[name]; ok && v != "" {
			try.Options[name] = v
		}
	}
	try.Options[option] = strconv.Itoa(n)
	_, err := newHouse(try, deck)
	return err == nil
}

// deckChoice offers some sizes of the deck, as far as they suffice for the deal.
func deckChoice(s game.Setup, deck *pack, standard int) game.Option {
	c := game.Option{Name: "deck", Title: game.Say("The deck has"), Default: strconv.Itoa(standard), Grade: game.Say("inferred"),
		Why: game.Say("Reviews count 142 cards in A and 100 in B. With fewer, the game ends sooner.")}
	if deck.own {
		standard = int(deck.last)
		c.Default, c.Grade, c.Why = strconv.Itoa(standard), game.Text{}, game.Say("All cards of your own deck. With fewer, the game ends sooner.")
	}
	sizes := []int{60, 80, 100, 120, int(deck.last)}
	slices.Sort(sizes)
	for _, n := range slices.Compact(sizes) {
		if n == standard || possible(s, deck, "deck", n) {
			c.Values = append(c.Values, game.Value{Word: strconv.Itoa(n), Title: game.Say("%d cards", n)})
		}
	}
	return c
}

// rewardsOffered that a spot is offered; every other can be written in a file.
var rewardsOffered = []string{"none", "draw 1", "draw 2", "draw 3", "reveal", "draw 1, reveal", "draw 2, reveal", "draw 3, reveal"}

// powersOffered in the order of the printed track.
var powersOffered = []power{noPower, mayProve, hideOwn, secretOne, proveMore}

// choices are a spot's reward and, on a spot of its own, its power.
func (s spot) choices(n int) []game.Option {
	group, title := game.Say("Trust track"), game.Say("Trust %d", n)
	if n == beyond {
		title = game.Say("Beyond %d", lastSpot)
	}
	reward := game.Option{Name: fmt.Sprintf("track.%d", n), Group: group, Title: title, Default: s.reward(), Grade: say(s.grade)}
	for _, r := range rewardsOffered {
		var as spot
		if as.read(r) == nil {
			reward.Values = append(reward.Values, game.Value{Word: r, Title: as.told()})
		}
	}
	out := []game.Option{reward}
	if n == beyond {
		return out
	}
	lasting := game.Option{Name: fmt.Sprintf("power.%d", n), Group: group, Title: title, Default: s.power.word(), Grade: say(s.powerGrade)}
	if s.power == noPower {
		lasting.Grade = game.Say("stated")
	}
	for _, p := range powersOffered {
		v := game.Value{Word: p.word(), Title: game.Say("no power")}
		if p != noPower {
			v.Title = game.Say(powerWords[p])
		}
		lasting.Values = append(lasting.Values, v)
	}
	return append(out, lasting)
}

// reward is what a spot gives, as the option file has it.
func (s spot) reward() string {
	i := slices.IndexFunc(rewardsOffered, func(r string) bool {
		var as spot
		return as.read(r) == nil && as.draw == s.draw && as.reveal == s.reveal
	})
	return rewardsOffered[max(i, 0)]
}

// told is what a spot gives, in words.
func (s spot) told() game.Text {
	cards := game.Say("the Kid draws %d", s.draw)
	switch {
	case s.draw > 0 && s.reveal:
		return game.Say("%s, each Agent reveals one", cards)
	case s.draw > 0:
		return cards
	case s.reveal:
		return game.Say("each Agent reveals one")
	}
	return game.Say("nothing")
}

func (p power) word() string {
	if p == noPower {
		return "none"
	}
	return string(p)
}

// say is a text that may be empty.
func say(text string) game.Text {
	if text == "" {
		return game.Text{}
	}
	return game.Say(text)
}
