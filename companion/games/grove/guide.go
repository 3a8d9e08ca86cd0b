package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
)

// ruleDeck are the example Pass Rules, which the Visitor may draw unseen.
const ruleDeck = "rules"

// guides are what each role reads: a card to have before her and half a page
// of reference, and the example Pass Rules.
func (n *pack) guides() []cards.Guide {
	out := []cards.Guide{visitorRole(), kidRole()}
	for a := 1; a <= MaxAgents; a++ {
		out = append(out, agentRole(a))
	}
	out = append(out, visitorReference(), kidReference())
	for a := 1; a <= MaxAgents; a++ {
		out = append(out, agentReference(a))
	}
	return append(append(out, n.ruleCards()...), editionCards()...)
}

func visitorRole() cards.Guide {
	return cards.Guide{
		ID: "role-visitor", Form: cards.RoleCard, Title: "The Visitor", Owner: "visitor", Picture: "👽",
		Lead: "You and the Kid win together, as soon as the Kid proves your Pass Rule.",
		Parts: []cards.Part{
			{Sign: "ask", Word: "At the start", Lines: []string{
				"Make a secret Pass Rule about the pictured things; classify the two open objects."}},
			{Sign: "round", Word: "On your turn", Lines: []string{
				"Classify one object of your hand, truly.",
				"Trust 0 to 2: face up. From trust 3 on: show the Kid, then lay it face down in the Kid's lane."}},
			{Sign: "speech", Word: "On their turns", Lines: []string{
				"Say where a tested or predicted object belongs.",
				"In a proof, mark the four behind your shield."}},
			{Sign: "stack", Word: "Your hand", Lines: []string{
				"You never draw. If your turn begins with no card in your hand, all Agents win."}},
		},
	}
}

func kidRole() cards.Guide {
	return cards.Guide{
		ID: "role-kid", Form: cards.RoleCard, Title: "The Kid", Owner: "kid", Picture: "👧",
		Lead: "You and the Visitor win together: prove the Visitor's Pass Rule.",
		Parts: []cards.Part{
			{Sign: "round", Word: "On your turn, one of two", Lines: []string{
				"Predict one to three objects of your hand, one after another.",
				"Or prove the rule, from trust 2 on."}},
			{Sign: "speech", Word: "Predict", Steps: true, Lines: []string{
				"Show an object and say “admitted” or “repelled”.",
				"The Visitor classifies it.",
				"Right: go on, or stop for as much trust as you were right in a row. Wrong: no trust, and your turn ends."}},
			{Sign: "stack", Word: "Your hand", Lines: []string{
				"You draw only as trust rises.",
				"Edition A: you draw 1 if your turn begins with an empty hand."}},
		},
	}
}

func agentRole(a int) cards.Guide {
	return cards.Guide{
		ID: fmt.Sprintf("role-agent%d", a), Form: cards.RoleCard, Title: fmt.Sprintf("Agent %d", a), Owner: fmt.Sprintf("agent%d", a), Picture: "🕵",
		Lead: "You win alone: prove the Visitor's Pass Rule before the Kid and the other Agents do.",
		Parts: []cards.Part{
			{Sign: "round", Word: "On your turn, one of two", Lines: []string{
				"Test one object of your hand.",
				"Or prove the rule, at any trust.",
				"Then draw until you hold seven."}},
			{Sign: "eye", Word: "Test", Lines: []string{
				"Show the object to the Visitor alone. It lies face down on the side she says, under a marker of yours.",
				"Look at your own hidden objects whenever you like."}},
			{Sign: "lantern", Word: "Mind the trust", Lines: []string{
				"A failed proof of an Agent gives the Kid 2 trust.",
				"All Agents win if the Visitor's turn begins with no card in her hand."}},
		},
	}
}
