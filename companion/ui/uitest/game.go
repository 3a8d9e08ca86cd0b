// Package uitest has a small game, screens of it, and ways to look at what is drawn, for
// the tests of the window's packages.
package uitest

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game has options and a bench, and no rules.
type Game struct{}

func (Game) Name() string    { return "test" }
func (Game) Title() string   { return "A test" }
func (Game) Box() *cards.Box { return Box() }
func (Game) New(s game.Setup) (game.State, error) {
	if s.Options["edition"] == "b" && s.Players > 4 {
		return nil, fmt.Errorf("edition B is for 3 or 4")
	}
	return nil, nil
}
func (Game) Players(game.Setup, func(int) int) (game.Players, error) { return nil, nil }

// Choices has a row of its own, and two options of a row in a group.
func (Game) Choices(s game.Setup) []game.Option {
	deck := "140"
	if s.Options["edition"] == "b" {
		deck = "100"
	}
	value := func(word, title string) game.Value { return game.Value{Word: word, Title: game.Say(title)} }
	return []game.Option{
		{Name: "edition", Title: game.Say("Edition"), Default: "a", Values: []game.Value{value("a", "Edition A"), value("b", "Edition B")}},
		{Name: "deck", Title: game.Say("The deck has"), Default: deck, Grade: game.Say("assumed"), Why: game.Say("Nobody counts."),
			Values: []game.Value{value("100", "100 cards"), value("140", "140 cards")}},
		{Name: "track.1", Group: game.Say("Track"), Title: game.Say("Spot 1"), Default: "none", Grade: game.Say("stated"),
			Values: []game.Value{value("none", "nothing"), value("draw", "a card")}},
		{Name: "power.1", Group: game.Say("Track"), Title: game.Say("Spot 1"), Default: "none", Grade: game.Say("inferred"),
			Values: []game.Value{value("none", "no power"), value("fly", "flying")}},
	}
}

func (Game) Bench() game.Bench {
	return game.Bench{
		Seat: "visitor", Title: game.Say("The bench"), Warning: game.Say("Turn the screen."), Advice: []game.Text{game.Say("Be fair.")},
		Yes: game.Say("in"), No: game.Say("out"), Verb: "rule", Most: 12,
		Rules: []game.Rule{
			{Text: game.Say("It sails."), Pass: []string{"card-0"}},
			{Text: game.Say("It is flat."), Pass: []string{"card-4", "card-5", "card-3"}},
		},
		Judge: func(pass, of int) game.Text {
			if pass < 2 {
				return game.Say("Too few pass.")
			}
			return game.Text{}
		},
	}
}
