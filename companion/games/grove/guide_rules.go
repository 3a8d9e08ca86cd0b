package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
)

// ruleCards are the example Pass Rules that part this deck, each with how hard
// it is to find out and how many objects pass.
func (n *pack) ruleCards() []cards.Guide {
	var out []cards.Guide
	for i, r := range n.rules() {
		set := r.admitted(n.objects)
		g := cards.Guide{
			ID: fmt.Sprintf("rule-%d", i+1), Form: cards.RuleCard, Title: "Pass Rule", Owner: "visitor", Picture: "👽",
			Lead: r.said().String(), Deck: ruleDeck,
			Meters: []cards.Meter{{Word: "Objects that pass, of ten", Value: max(1, (10*set.size()+len(n.objects)/2)/max(1, len(n.objects))), Most: 10}},
		}
		if r.level > 0 {
			g.Meters = append([]cards.Meter{{Sign: "ship", Word: "Hard to find out", Value: r.level, Most: 3}}, g.Meters...)
		}
		out = append(out, g)
	}
	return out
}

// editionCards say what a table plays that plays an edition as it comes.
func editionCards() []cards.Guide {
	return []cards.Guide{
		{
			ID: "edition-a", Form: cards.RuleCard, Title: "Edition A", Picture: "🌲", Lead: "What only edition A plays.",
			Parts: []cards.Part{
				{Sign: "stack", Word: "Deal", Lines: []string{"3 to 6 players.", "14 objects to the Visitor, who keeps 7 and puts the others under the deck; 7 to everyone else."}},
				{Sign: "lantern", Word: "Trust", Lines: []string{"The Kid draws 1 at trust 5 to 8.", "The Kid draws 1 if her turn begins with an empty hand."}},
				{Sign: "down", Word: "The deck is empty", Lines: []string{"The Kid and the Visitor win at the end of the turn; a right proof in it still counts."}},
			},
		},
		{
			ID: "edition-b", Form: cards.RuleCard, Title: "Edition B", Picture: "🌳", Lead: "What only edition B plays.",
			Parts: []cards.Part{
				{Sign: "stack", Word: "Deal", Lines: []string{"3 to 5 players.", "7 objects to everyone, the Visitor too."}},
				{Sign: "lantern", Word: "Trust", Lines: []string{"The Kid draws 2 at trust 5 to 8.", "With an empty hand she draws nothing."}},
				{Sign: "down", Word: "The deck is empty", Lines: []string{"Nobody wins by it: draws and proofs stop."}},
			},
		},
	}
}
