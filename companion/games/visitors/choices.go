package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// optionWords tells people what an option is about.
type optionWords struct {
	title  string
	values []string // what each of the option's values means, in their order
	why    string   // what the default goes by
	grade  string   // how sure it is
}

var optionTitles = map[string]optionWords{
	"difficulty":   {"Difficulty", []string{"Easy", "Medium", "Hard"}, "", ""},
	"summon_at":    {"A Visitor comes to", []string{"a room with three tokens", "a location with three tokens", "a room with three of one type"}, "The overview says location, the Resolution Phase says room.", "stated"},
	"visits":       {"Visit cards", []string{"six a room", "nine a room"}, "Six a room make a game of about 24 turns.", "assumed"},
	"after_summon": {"After a summons, the tokens", []string{"stay", "are removed"}, "Nobody says that they go.", "inferred"},
	"extra_card":   {"A Visitor card's extra card", []string{"is drawn at once", "comes with later turns only", "is drawn if a Visitor came"}, "A note has it drawn even if no Visitor is added.", "inferred"},
	"first_turn":   {"As many cards as players", []string{"on the first turn of the game", "on each player's first turn"}, "The first turn of play is spoken of once.", "inferred"},
	"cursed":       {"A Visitor curses", []string{"the active player", "everyone in its room"}, "The Resolution Phase names the active player, the overview all.", "stated"},
	"clash":        {"Win and loss in one turn", []string{"is a loss", "is a win"}, "A house that is overrun is not survived.", "assumed"},
	"contact":      {"A tile joins with", []string{"one door to a door", "every edge it touches alike"}, "The pictures are lost.", "assumed"},
	"hands":        {"Trinkets lie", []string{"open", "hidden in the hand"}, "Players help one another, and nobody hides them.", "assumed"},
	"trade":        {"Giving a Trinket", []string{"is not possible", "costs an action, in the same room"}, "It is not among the two actions.", "stated"},
	"blight_out":   {"The Blights are exhausted", []string{"with the last card taken", "when a draw fails"}, "The pile is then empty.", "inferred"},
	"mixing":       {"Visitor cards are mixed in", []string{"at random", "evenly, one to each part of the pile"}, "The text allows any way.", "stated"},
	"solo":         {"Alone you play", []string{"one character", "two characters"}, "The tables have a column for one.", "stated"},
}

// Choices lists the options of a set-up.
func (Game) Choices(s game.Setup) []game.Option {
	var out []game.Option
	for _, o := range options {
		if o.name == "solo" && s.Players != 1 {
			continue
		}
		w := optionTitles[o.name]
		c := game.Option{Name: o.name, Title: game.Say(w.title), Default: o.standard(s.Options), Grade: say(w.grade), Why: say(w.why)}
		for i, v := range o.values {
			c.Values = append(c.Values, game.Value{Word: v, Title: game.Say(w.values[i])})
		}
		out = append(out, c)
	}
	return out
}

// say is a text that may be empty.
func say(text string) game.Text {
	if text == "" {
		return game.Text{}
	}
	return game.Say(text)
}
