package blackwood

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// pictures are the Witches' familiars, on what they read.
var pictures = [maxWitches + 1]string{"", "🐇", "🐺", "🦊", "🦌"}

// guides are what each Witch reads: who she is, all that she may do, and what
// the spells do.
func guides() []cards.Guide {
	var out []cards.Guide
	for w := game.Seat(1); w <= maxWitches; w++ {
		out = append(out, role(w))
	}
	for w := game.Seat(1); w <= maxWitches; w++ {
		out = append(out, reference(w))
	}
	return append(out, spellGuide())
}

func role(w game.Seat) cards.Guide {
	return cards.Guide{
		ID: "role-" + witchWord(w), Form: cards.RoleCard, Title: witchNames[w], Owner: witchWord(w), Picture: pictures[w],
		Lead: "Fetch ingredients from the forest, brew potions, and win the highest reputation.",
		Parts: []cards.Part{
			{Sign: "leaf", Word: "Explore", Lines: []string{
				"Send one marionette to the foot of a free forest card. With all three in the forest you wait."}},
			{Sign: "round", Word: "Return", Lines: []string{
				"Your marionette is fetched: buy its card or discard it. Now you may make potions."}},
			{Sign: "star", Word: "Besides, in either turn", Lines: []string{
				"Exchange two potions for a spell, cast a spell, sell a potion, borrow from Fagus Bok."}},
			{Sign: "drop", Word: "In the end", Lines: []string{
				"The reputation of your potions, 1 for every 3 coins, 5 less for each token of Fagus Bok."}},
		},
	}
}

func reference(w game.Seat) cards.Guide {
	return cards.Guide{
		ID: "reference-" + witchWord(w), Form: cards.Reference, Title: "Blackwood · " + witchNames[w], Owner: witchWord(w), Picture: pictures[w],
		Lead: "Three expeditions of five rounds: who brews the best name?",
		Parts: []cards.Part{
			{Sign: "leaf", Word: "1 Explore", Lines: []string{
				"From the Cauldron on, clockwise: send one marionette to the foot of a forest card that has none. You must, if one is at home.",
				"All three in the forest: you have no turn.",
				"Behind the Forest Tracker it waits for the next expedition."}},
			{Sign: "flame", Word: "2 The Cauldron", Lines: []string{
				"The farthest marionette in the tracker's column takes it and begins the next round. Nobody there: it stays."}},
			{Sign: "round", Word: "3 Return", Steps: true, Lines: []string{
				"The nearest marionette in that column is fetched, and it is its owner's turn.",
				"Buy its card for what it costs, among your ingredients; or discard it. The marionette goes home.",
				"After the turn the row closes up towards the village, marionettes riding along.",
				"Again, until none stands in that column."}},
			{Sign: "up", Word: "4 The round ends", Lines: []string{
				"Fill the forest, then the six potions; the Forest Tracker moves one column on."}},
			{Sign: "drop", Word: "Make a potion", Lines: []string{
				"Only in a turn of Return, as many as you can.",
				"Discard cards with all its ingredients; a card may serve several potions of one turn, its rest is lost.",
				"Take the potion and its coins."}},
			{Sign: "star", Word: "In any turn of yours", Lines: []string{
				"Get a spell: put two potions of its two hearts aside, face down, and pay 2 coins, 1 more for each spell you bought before. They keep their reputation.",
				"Cast a spell: onto your used pile until the expedition ends.",
				"Sell a potion: onto your used pile, for 3 coins and 2 reputation less.",
				"Fagus Bok: with 2 coins or fewer, 5 coins for a token of −5."}},
			{Sign: "lantern", Word: "An expedition ends after column 5", Lines: []string{
				"Ingredients left over: half of what they cost together, rounded down. Discard them.",
				"Spells are active again, marionettes stay. The Forest Tracker goes back to 1, the Expedition Tracker one on."}},
			{Sign: "stack", Word: "The end", Lines: []string{
				"After the third expedition, or with the round in which no potion is left.",
				"Reputation, 1 for 3 coins, −5 for a token. Ties: fewer potions, then more coins."}},
			{Sign: "eye", Word: "What the camera understands", Lines: []string{
				"Marionettes on cards, what lies in your lanes, the Cauldron and both trackers. Use any coins: the app counts along."}},
			cards.WhenAsked(),
		},
	}
}

// spellGuide says what the six spells do and when.
func spellGuide() cards.Guide {
	return cards.Guide{
		ID: "spells", Form: cards.RoleCard, Title: "The six spells", Picture: "🔯", Copies: maxWitches,
		Lead: "Each is cast once in an expedition, in your own turn.",
		Parts: []cards.Part{{Rows: [][]string{
			{"Spell", "What it does"},
			{"1 Second Puppet", "Exploring: send one more marionette."},
			{"2 Free Gathering", "Fetching: the card costs nothing."},
			{"3 Joker", "Fetching: counts as one missing ingredient."},
			{"4 Crossed Paths", "Exchange two forest cards without marionettes."},
			{"5 Pedlar", "Turn up five forest cards, buy one for half, rounded down; discard the rest."},
			{"6 Push", "Exploring: another Witch moves the marionette that you name to a free card and gets 2 coins. You may send yours where it stood."},
		}}},
	}
}
