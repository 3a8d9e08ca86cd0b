package blackwood

import "github.com/grovewatch/grovewatch/cards"

// helpCopies is how many help cards a box has: two for each Witch.
const helpCopies = 8

// help is what a Witch may do, on a card to read.
func help() cards.Help {
	return cards.Help{Title: "Blackwood: a round", Copies: helpCopies, Parts: []cards.HelpPart{
		{Word: "Explore", Text: "From the Cauldron on, clockwise, each Witch sends one marionette to the foot of a free forest card. All three in the forest: you wait."},
		{Word: "Cauldron", Text: "The farthest marionette in the tracker's column takes it for the next round."},
		{Word: "Return", Text: "The nearest marionette in that column is fetched: buy its card and lay it among your ingredients, or discard it. The marionette goes home. After your turn the row closes up towards the village."},
		{Word: "Round's end", Text: "Fill the forest, then the display. Move the Forest Tracker."},
		{Word: "Make a potion", Text: "Only when you fetch. Discard cards with its ingredients, take it and its coins. A card may serve several potions of one turn."},
		{Word: "Get a spell", Text: "Two potions of its hearts, turned face down and put aside, and 2 coins: one more for each spell you had before."},
		{Word: "Sell", Text: "A potion onto your used pile: 3 coins, 2 reputation less."},
		{Word: "Fagus Bok", Text: "With 2 coins or fewer: 5 coins for a token of -5."},
		{Word: "Cast a spell", Text: "Onto your used pile until the expedition ends."},
		{Word: "1 Puppet", Text: "Exploring: one more marionette."},
		{Word: "2 Gathering", Text: "Fetching: the card is free."},
		{Word: "3 Joker", Text: "Fetching: stands for one missing ingredient."},
		{Word: "4 Paths", Text: "Exchange two cards without marionettes."},
		{Word: "5 Pedlar", Text: "Show 5 cards, buy one for half, discard the rest."},
		{Word: "6 Push", Text: "Exploring: another Witch moves a marionette of hers that you name, and gets 2 coins."},
		{Word: "Expedition", Text: "After column 5: left-over cards bring half of what they cost, spells are active again, marionettes stay."},
		{Word: "In the end", Text: "Reputation, 1 for 3 coins, -5 for a token. Ties: fewer potions, then more coins. Use any coins: the app counts along."},
	}}
}
