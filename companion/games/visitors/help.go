package visitors

import "github.com/grovewatch/grovewatch/cards"

// help is what a player may do, on a card to read: one for each.
func help() cards.Help {
	return cards.Help{Title: "The Visitors: a turn", Copies: maxPlayers, Parts: []cards.HelpPart{
		{Word: "1 Visit", Text: "Draw one Visit card and one more for each Visitor in the manor; the first turn of the game draws as many as you are players. Lay each face up on the drawn ones and do what it says before the next."},
		{Word: "A spirit", Text: "Lay a token of its type on its location."},
		{Word: "A Visitor", Text: "Put one into its room, unless one is there. Draw one card more either way."},
		{Word: "2 Trinkets", Text: "Draw two. Above four, discard what you like. An empty pile is made anew from the used ones."},
		{Word: "3 Actions", Text: "Three, in any order. Go through a door, or use a Trinket on what is in your room."},
		{Word: "Trinket", Text: "A Silver Bell removes one Whisper, a Warm Ember one Frost, a Candle Stub one Shade."},
		{Word: "Vessel", Text: "Removes a Visitor, and nothing else. Where three spirits remain, another comes this turn."},
		{Word: "4 Resolution", Text: "A Visitor comes to every room with three spirits or more and none there. The spirits stay."},
		{Word: "5 Blight", Text: "If a Visitor is in your room: draw a Blight and keep it, discard your Trinkets, go back to the Foyer."},
		{Word: "Lost", Text: "At a turn's end: three Visitors, no Blight left, or three Blights before one of you."},
		{Word: "Won", Text: "At a turn's end: no Visit card left."},
	}}
}
