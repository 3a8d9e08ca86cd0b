package psisquad

import (
	"fmt"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
)

// pictures are the seats' own, on what they read.
var pictures = [maxSeats]string{"🔮", "📡", "💭", "🌀", "🎲", "🛰", "🗝", "👁"}

// guides are what each player reads, and the variants of the rules.
func guides() []cards.Guide {
	var out []cards.Guide
	for s := 1; s <= maxSeats; s++ {
		out = append(out, role(s))
	}
	for s := 1; s <= maxSeats; s++ {
		out = append(out, reference(s))
	}
	return append(out, variants()...)
}

func role(s int) cards.Guide {
	return cards.Guide{
		ID: "role-" + seatName(s), Form: cards.RoleCard, Title: fmt.Sprintf("Player %d", s), Owner: seatName(s), Picture: pictures[s-1],
		Lead: "Find out the cyphers of the others for the highest status, and keep your own.",
		Parts: []cards.Part{
			{Sign: "round", Word: "On your turn", Steps: true, Lines: []string{
				"Name another player whose cypher is unsolved, and guess its keys.",
				"You are told how many keys are correct, and how many are spotted.",
				"The new Value of that cypher is correct + 2 × spotted. You score it less the Value before: that may cost you points."}},
			{Sign: "eye", Word: "Correct and spotted", Lines: []string{
				"Correct: the key is in the cypher, wherever it stands.",
				"Spotted: it stands in its right place, too."}},
			{Sign: "star", Word: "The end", Lines: []string{
				"One cypher is left unsolved: its owner gains 12 less its Value. The highest status wins."}},
		},
	}
}

func reference(s int) cards.Guide {
	return cards.Guide{
		ID: "reference-" + seatName(s), Form: cards.Reference, Title: fmt.Sprintf("Psi Squad · Player %d", s), Owner: seatName(s), Picture: pictures[s-1],
		Lead: "Read their minds before they read yours.",
		Parts: []cards.Part{
			{Sign: "drop", Word: "Before the first turn", Lines: []string{
				"Choose a cypher of four keys, digits 0 to 9; zeros in front and repeats are allowed.",
				"Lock it: on your own page, in digit cards on the secret mat, or on your folded sheet if you play on paper. Then lay your token in its place.",
				"Your status is 12, your cypher's Value 0."}},
			{Sign: "round", Word: "Your turn", Steps: true, Lines: []string{
				"Lay another player's token on “Target” and your guess in digit cards on the keys.",
				"Turn marker on “Sure”: the guess is meant.",
				"You are told correct and spotted.",
				"Score, and pass the turn marker to the left."}},
			{Sign: "eye", Word: "The answer", Lines: []string{
				"Correct: keys that guess and cypher share, each digit as often as both have it. Spotted ones count here, too.",
				"Spotted: keys in their right places."}},
			{Sign: "lantern", Word: "The new Value, with four keys", Rows: valueRows(4)},
			{Sign: "up", Word: "Points", Lines: []string{
				"The new Value takes the place of the last one.",
				"Points = new Value less the last. They go to the guesser's status, and may be negative.",
				"Example: the cypher is 5063, its Value 3. The guess 3065 has 4 correct, 2 spotted: the new Value is 8, the guesser scores 5."}},
			{Sign: "star", Word: "Solved, and the end", Lines: []string{
				"All keys spotted: the cypher is solved and no target any more. Its owner goes on guessing.",
				"The game ends at once when one cypher is left unsolved. Its owner gains 12 less its Value.",
				"The highest status wins; equals share."}},
			{Sign: "speech", Word: "What the camera understands", Lines: []string{
				"Token in its place: your cypher is locked.",
				"Token on “Target”, digits on the keys, turn marker on “Sure”: a guess.",
				"On paper: both counters on the answer mat."}},
			cards.WhenAsked(),
		},
	}
}

// valueRows are the Values of all possible answers for a cypher of k keys (R18).
func valueRows(k int) [][]string {
	head := []string{"Correct"}
	for s := range k + 1 {
		head = append(head, strconv.Itoa(s))
	}
	head[1] = "0 spotted"
	rows := [][]string{head}
	for c := range k + 1 {
		row := []string{strconv.Itoa(c)}
		for s := range k + 1 {
			cell := "–"
			if s <= c && (c != k || s != k-1) {
				cell = strconv.Itoa(c + 2*s)
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	return rows
}

// variants are the rules' own.
func variants() []cards.Guide {
	rule := func(id, title, lead, picture string, lines ...string) cards.Guide {
		return cards.Guide{ID: id, Form: cards.RuleCard, Title: title, Lead: lead, Picture: picture,
			Parts: []cards.Part{{Lines: lines}}}
	}
	return []cards.Guide{
		rule("three-keys", "Three keys", "A shorter game.", "🌙",
			"Each cypher has three keys.", "Every status begins at 9.", "The last one unsolved gains 9 less its Value.", "A solved cypher has the Value 9."),
		rule("five-keys", "Five keys", "A longer game.", "🌟",
			"Each cypher has five keys.", "Every status begins at 15.", "The last one unsolved gains 15 less its Value.", "A solved cypher has the Value 15."),
		rule("two-players", "Two players", "A race for two minds.", "⚔",
			"The game ends when one of the two cyphers is solved.", "The other player gains 12 less the own cypher's Value.", "All else stays as it is."),
	}
}
