package grove

import "github.com/grovewatch/grovewatch/companion/game"

var _ game.Teacher = Game{}

// lessonRules are the Pass Rules that a first Visitor may choose from. The
// cards of her lesson are clear under each of them.
var lessonRules = []string{
	"Some part of it is metal.",
	"It fits in a trouser pocket.",
	"People eat it, drink it or eat with it.",
}

// Lessons are a first round for each role, with the deck of the printed box.
func (g Game) Lessons() []game.Lesson {
	if g.own != nil {
		return nil
	}
	setup := game.Setup{Game: g.Name(), Players: 3, Options: map[string]string{"visitor_setup": "7"}}
	return []game.Lesson{
		{Role: "kid", Title: game.Say("The Kid"), About: game.Say("You find out the Visitor's secret rule and gain her trust."),
			Setup: setup, Seed: 11, Steps: kidSteps, Table: func() (game.Tutor, error) {
				return newTutor(kid, "Some part of it is metal.",
					"Key", "Banana",
					"Hammer", "T-shirt", "Trumpet", "Apple", "Spoon", "Book", "Bicycle",
					"Padlock", "Rose", "Anchor", "Balloon", "Light bulb", "Violin", "Scissors",
					"Umbrella", "Cheese", "Drum", "Shoe", "Ring", "Pencil", "Candle",
					"Saxophone", "Carrot", "Trophy", "Sunflower", "Wrench", "Egg", "Bell", "Watermelon",
					"Nut and bolt", "Doughnut", "Tractor", "Maple leaf", "Chain", "Bread", "Swords", "Grapes")
			}},
		{Role: "agent1", Title: game.Say("An Agent"), About: game.Say("You try to find the rule before anybody else does."),
			Setup: setup, Seed: 12, Steps: agentSteps, Table: func() (game.Tutor, error) {
				return newTutor(agent1, "It fits in a trouser pocket.",
					"Ring", "Armchair",
					"Lemon", "Bathtub", "Pushpin", "Locomotive", "Die", "Mailbox", "Anchor",
					"Key", "Bicycle", "Crayon", "Bed", "Seashell", "Toilet", "Car",
					"Paper clip", "Canoe", "Diamond", "Umbrella", "Egg", "Trophy", "Violin",
					"Battery", "Sailboat", "Playing card", "Tractor", "Lipstick", "Rocket", "Credit card", "Pine tree",
					"Nut and bolt", "Shopping cart", "Padlock", "Television")
			}},
		{Role: "visitor", Title: game.Say("The Visitor"), About: game.Say("You invent the secret rule and hope that the Kid finds it first."),
			Setup: setup, Seed: 13, Steps: visitorSteps, Table: func() (game.Tutor, error) {
				t, err := newTutor(visitor, "",
					"Key", "Watermelon",
					"Spoon", "Anchor", "Carrot", "Die", "Bicycle", "Bread", "Balloon",
					"Padlock", "Doughnut", "Tractor", "Crayon", "Hot dog", "Ring", "Pine tree",
					"Scissors", "Ice cream", "Car", "Playing card", "Trophy", "Cheese", "Bed",
					"Swords", "Nut and bolt", "Hammer", "Birthday cake", "Battery", "Armchair", "Corn", "Paper clip")
				if t != nil {
					t.prover = kid
				}
				return t, err
			}},
	}
}
