package grove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

func visitorReference() cards.Guide {
	return cards.Guide{
		ID: "reference-visitor", Form: cards.Reference, Title: "The Visitor", Owner: "visitor", Picture: "👽",
		Lead: "Hide a Pass Rule from the Agents, and let the Kid find it out.",
		Parts: []cards.Part{
			{Sign: "ask", Word: "Your Pass Rule", Lines: []string{
				"Look at your hand and the two open objects, then make it.",
				"It is about the pictured things: not their names, nor who plays them or how.",
				"It favours nobody and asks nothing that only some know.",
				"Beware: nearly every object passes, or nearly none.",
				"Edition A: now put 7 of your 14 under the deck, unseen.",
				"Classify the two open objects."}},
			{Sign: "round", Word: "Your turn", Lines: []string{
				"It begins with no card in your hand: all Agents win.",
				"Else classify exactly one. You never draw.",
				"Trust 0 to 2: face up on a space.",
				"From trust 3 on: show it to the Kid, then lay it face down in the Kid's lane, a marker of the Kid's on top."}},
			{Sign: "speech", Word: "On their turns", Lines: []string{
				"Tested: say the side.",
				"Predicted: wait for the claim token, then classify it.",
				"Every answer is true."}},
			{Sign: "star", Word: "In every proof", Steps: true, Lines: []string{
				"Four objects lie open: raise your shield.",
				"Set token 1 to 4 on “on” or “beside”; or send your marks from your own page: that seals them.",
				"Take the turn marker: your marks are set.",
				"The prover slides the cards and takes it back: lift the shield.",
				"Failed: lay the four face up where your tokens say."}},
			spacesPart(),
			trackPart(),
			cameraPart(
				"Turn marker on your cell: your rule is made, it is your turn, or your marks are set."),
			cards.WhenAsked(),
		},
	}
}

func kidReference() cards.Guide {
	return cards.Guide{
		ID: "reference-kid", Form: cards.Reference, Title: "The Kid", Owner: "kid", Picture: "👧",
		Lead: "Win the Visitor's trust, and prove the Pass Rule with her.",
		Parts: []cards.Part{
			{Sign: "round", Word: "Your turn, one of two", Lines: []string{
				"Predict one object, or two, or three.",
				"From trust 2 on you may prove instead.",
				"If you can do neither, you pass.",
				"Edition A: begin with an empty hand and you draw 1."}},
			{Sign: "speech", Word: "Predict", Steps: true, Lines: []string{
				"Lay an object on the show spot.",
				"Move the claim token to “admitted” or “repelled”.",
				"The Visitor lays it on a space of its side.",
				"Right: move the claim token back and predict another, or stop.",
				"To stop, move the trust token up, one for each right one.",
				"Wrong: your turn ends, and you gain no trust at all."}},
			{Sign: "eye", Word: "The hidden prediction", Lines: []string{
				"From your next turn after trust 4, the first prediction of each turn is hidden.",
				"Show it to the Visitor alone and move the claim token; she lays it face down in your lane, your marker on top.",
				"Look at your own hidden objects whenever you like."}},
			trackPart(),
			{Sign: "lantern", Word: "Rewards", Lines: []string{
				"One spot at a time: you draw, the Agents turn up, the power holds. You draw in no other way."}},
			proofPart("Right: you and the Visitor win at once.",
				"Failed: trust stays, the four are laid open, your turn ends."),
			cameraPart(
				"Claim token: what you say. Back between the cells: you go on.",
				"Turn marker to the Visitor: your turn is over."),
			cards.WhenAsked(),
		},
	}
}

func agentReference(a int) cards.Guide {
	return cards.Guide{
		ID: fmt.Sprintf("reference-agent%d", a), Form: cards.Reference, Title: fmt.Sprintf("Agent %d", a), Owner: fmt.Sprintf("agent%d", a), Picture: "🕵",
		Lead: "Find out the Pass Rule before the Kid and the other Agents do.",
		Parts: []cards.Part{
			{Sign: "round", Word: "Your turn, one of two", Lines: []string{
				"Test one object of your hand.",
				"Or prove the rule, at any trust.",
				"Then draw until you hold seven, and pass the turn marker on."}},
			{Sign: "eye", Word: "Test", Steps: true, Lines: []string{
				"Show an object to the Visitor alone.",
				"She says “admitted” or “repelled”.",
				"Lay it face down in that lane of yours, a marker of yours on top."}},
			{Sign: "stack", Word: "Hidden objects", Lines: []string{
				"Look at your own whenever you like; nobody else may.",
				"Where the track says “turn up”, each Agent takes a marker of hers away and turns up that object; with none hidden, nothing."}},
			trackPart(),
			proofPart("Right: you alone win at once.",
				"Failed: the Kid gains 2 trust, the four are laid open, you draw up to seven."),
			{Sign: "star", Word: "How it ends", Rows: [][]string{
				{"When", "Who wins"},
				{"Your proof is right", "you alone"},
				{"The Kid's proof is right", "Kid, Visitor"},
				{"The Visitor's turn begins with no card in hand", "all Agents"},
				{"Edition A: the deck is empty at a turn's end", "Kid, Visitor"}}},
			cameraPart(
				"Turn marker on your cell: it is your turn; in a proof, your answer is locked."),
			cards.WhenAsked(),
		},
	}
}

func spacesPart() cards.Part {
	return cards.Part{Sign: "in", Word: "Spaces", Lines: []string{
		"Eight on the forcefield, eight beside it; empty ones first.",
		"On a full side, whoever's turn it is picks a card to cover, but none that came this turn.",
		"Nobody looks under a top card."}}
}

func proofPart(good, bad string) cards.Part {
	return cards.Part{Sign: "star", Word: "Prove", Steps: true, Lines: []string{
		"Turn up four cards of the deck in the proof row, from the left. It must hold four.",
		"The Visitor marks them and takes the turn marker.",
		"Slide each up (beside) or down (on), and take the marker back: locked.",
		"The shield is lifted: all four must match.",
		good, bad}}
}

// trackPart is the trust track as it is printed: the editions differ in how
// many cards the Kid draws.
func trackPart() cards.Part {
	part := cards.Part{Sign: "lantern", Word: "Trust, as it is reached", Rows: [][]string{{"Trust", "Kid draws", "Agents", "From then on"}}}
	a, b := printedTrack("a"), printedTrack("b")
	for t := 1; t <= beyond; t++ {
		row := []string{strconv.Itoa(t), "–", "–", powerSentences[a[t].power]}
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
		if last := part.Rows[len(part.Rows)-1]; slices.Equal(last[1:], row[1:]) { // alike: one row for both
			first, _, _ := strings.Cut(last[0], "–")
			last[0] = first + "–" + row[0]
			continue
		}
		part.Rows = append(part.Rows, row)
	}
	return part
}

// powerSentences are the powers in few words.
var powerSentences = map[power]string{
	noPower:   "",
	mayProve:  "the Kid may prove",
	hideOwn:   "the Visitor's own cards are hidden",
	secretOne: "the Kid's first prediction is hidden",
	proveMore: "the Kid may prove after a right run",
}

func cameraPart(lines ...string) cards.Part {
	return cards.Part{Sign: "eye", Word: "What the camera understands", Lines: lines}
}
