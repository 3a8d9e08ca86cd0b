package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Shares of the deck, in hundredths, beyond which a Pass Rule is too narrow or
// too wide to be found out.
const (
	fewPass  = 9
	mostPass = 91
)

// Bench is what the Visitor needs to make her Pass Rule.
func (g Grove) Bench() game.Bench {
	b := game.Bench{
		Seat:    "visitor",
		Title:   game.Say("The Pass Rule workshop"),
		Warning: game.Say("For the Visitor's eyes only: turn the screen away from the others."),
		Advice: []game.Text{
			game.Say("It is about the object in the picture, not about its name."),
			game.Say("It is not about who plays a card, or how."),
			game.Say("It needs nothing that only one player knows."),
			game.Say("It is sometimes true and sometimes false."),
		},
		Yes:   game.Say("admitted"),
		No:    game.Say("repelled"),
		Judge: judgeRule, Measure: g.pack().measure,
		Verb: "rule", Most: mostRule,
	}
	for _, r := range g.pack().rules() {
		out := game.Rule{Text: r.said()}
		for _, o := range g.pack().objects {
			if r.admits(o) {
				out.Pass = append(out.Pass, o.ID())
			}
		}
		b.Rules = append(b.Rules, out)
	}
	return b
}

// judgeRule warns of a rule that admits nearly all or nearly none.
func judgeRule(pass, of int) game.Text {
	switch {
	case of == 0:
	case pass == 0:
		return game.Say("Your rule admits nothing: nobody could ever find it.")
	case pass == of:
		return game.Say("Your rule admits everything: nobody could ever find it.")
	case pass*100 < fewPass*of:
		return game.Say("Your rule admits nearly nothing: the Kid will see too few admitted objects.")
	case pass*100 > mostPass*of:
		return game.Say("Your rule admits nearly everything: the Kid will see too few repelled objects.")
	}
	return game.Text{}
}
