package grove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// ruleDeck are the example Pass Rules, which the Visitor may draw unseen.
const ruleDeck = "rules"

// guides adds to what each role reads the trust track, and the example Pass
// Rules before the cards of the editions.
func (n *pack) guides(out []cards.Guide) []cards.Guide {
	for _, g := range out {
		for i := range g.Parts {
			if g.Parts[i].Word == "When trust reaches a step" {
				g.Parts[i].Rows = trackRows()
			}
		}
	}
	editions := slices.IndexFunc(out, func(g cards.Guide) bool { return g.Form == cards.RuleCard })
	return slices.Insert(out, editions, n.ruleCards()...)
}

// trackRows are the trust track as it is printed: the editions differ in how
// many cards the Kid draws.
func trackRows() [][]string {
	rows := [][]string{{"Trust", "Kid draws", "Agents", "From then on"}}
	a, b := printedTrack("a"), printedTrack("b")
	for t := 1; t <= beyond; t++ {
		row := []string{strconv.Itoa(t), "–", "–", powers[a[t].power].brief}
		if t == beyond {
			row[0] = "more"
		}
		switch x, y := a[t].draw, b[t].draw; {
		case x != y:
			row[1] = fmt.Sprintf("A %d, B %d", x, y)
		case x > 0:
			row[1] = strconv.Itoa(x)
		}
		if a[t].reveal {
			row[2] = "turn up"
		}
		if last := rows[len(rows)-1]; slices.Equal(last[1:], row[1:]) { // alike: one row for both
			first, _, _ := strings.Cut(last[0], "–")
			last[0] = first + "–" + row[0]
			continue
		}
		rows = append(rows, row)
	}
	return rows
}

// ruleCards are the example Pass Rules that part this deck, each with how hard
// it is to find out and how many objects pass.
func (n *pack) ruleCards() []cards.Guide {
	var out []cards.Guide
	for i, r := range n.rules() {
		set := r.admitted(n.objects)
		g := cards.Guide{
			ID: fmt.Sprintf("rule-%d", i+1), Form: cards.RuleCard, Title: "Pass Rule", Owner: "visitor", Picture: "👽",
			Lead: r.said().String(), Deck: ruleDeck,
			Meters: []cards.Meter{{Word: "Objects admitted, of ten", Value: max(1, (10*set.size()+len(n.objects)/2)/max(1, len(n.objects))), Most: 10}},
		}
		if r.Level > 0 {
			g.Meters = append([]cards.Meter{{Sign: cards.SignShip, Word: "Hard to find out", Value: r.Level, Most: 3}}, g.Meters...)
		}
		out = append(out, g)
	}
	return out
}
