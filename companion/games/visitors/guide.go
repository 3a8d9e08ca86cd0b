package visitors

import (
	"fmt"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// pictures are the guests' own, on what they read.
var pictures = [maxPlayers]string{"🎩", "👒", "🌂", "💼"}

// guides are what each guest of the manor reads, and how hard a game can be.
func guides() []cards.Guide {
	var out []cards.Guide
	for s := game.Seat(1); s <= maxPlayers; s++ {
		out = append(out, role(s))
	}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		out = append(out, reference(s))
	}
	return append(out, difficultyCard())
}

func role(s game.Seat) cards.Guide {
	return cards.Guide{
		ID: "role-" + seatName(s), Form: cards.RoleCard, Title: fmt.Sprintf("Player %d", int(s)), Owner: seatName(s), Picture: pictures[s-1],
		Lead: "You win or lose together: hold out in the manor until no Visit card is left.",
		Parts: []cards.Part{
			{Sign: "round", Word: "Your turn", Steps: true, Lines: []string{
				"Visit: draw one card, and one for each Visitor in the manor. Do what each says.",
				"Trinkets: draw two; keep four at most.",
				"Three actions: go through a door, or use a Trinket on what is in your room.",
				"A Visitor comes to every room with three spirits or more and none there.",
				"A Visitor in your room: draw a Blight."}},
			{Sign: "down", Word: "You all lose", Lines: []string{
				"At a turn's end: three Visitors in the manor, no Blight left in the pile, or three Blights before one of you."}},
		},
	}
}

func reference(s game.Seat) cards.Guide {
	return cards.Guide{
		ID: "reference-" + seatName(s), Form: cards.Reference, Title: fmt.Sprintf("The Visitors · Player %d", int(s)), Owner: seatName(s), Picture: pictures[s-1],
		Lead: "Something knocks in every room. Keep it quiet, together.",
		Parts: []cards.Part{
			{Sign: "eye", Word: "1 Visit", Lines: []string{
				"Draw one Visit card, and one more for each Visitor in the manor as you begin. The first turn of the game draws as many as you are players.",
				"One after another, face up on “Drawn”.",
				"A spirit: lay a token of its type on its location.",
				"A Visitor: put one into its room, unless one is there. Either way, draw one card more now.",
				"No card left: play the turn to its end."}},
			{Sign: "stack", Word: "2 Trinkets", Lines: []string{
				"Draw two and lay them open before you. Above four, discard what you like.",
				"An empty pile is made anew from the used ones."}},
			{Sign: "round", Word: "3 Actions: three, in any order", Lines: []string{
				"Go through a door into the next room.",
				"Use a Trinket on what is in your room, then discard it.",
				"You may end early; nothing is kept."}},
			{Sign: "lantern", Word: "Trinkets", Rows: [][]string{
				{"Trinket", "It removes"},
				{trinketNames[whisper], "one " + spiritNames[whisper]},
				{trinketNames[frost], "one " + spiritNames[frost]},
				{trinketNames[shade], "one " + spiritNames[shade]},
				{trinketNames[vessel], "one Visitor, no spirit"}}},
			{Sign: "up", Word: "4 Resolution", Lines: []string{
				"A Visitor comes to every room with three spirits or more, of any type and place, and none there. The spirits stay.",
				"So a Vessel is wasted where three spirits remain: another Visitor comes this turn."}},
			{Sign: "bolt", Word: "5 Blight", Lines: []string{
				"Only you, and only if a Visitor is in your room: draw a Blight and keep it, discard all your Trinkets, go back to the Foyer."}},
			{Sign: "star", Word: "The end, at a turn's end", Rows: [][]string{
				{"When", "You"},
				{"Three Visitors or more in the manor", "lose"},
				{"No Blight left in the pile", "lose"},
				{"Three Blights before one player", "lose"},
				{"No Visit card left, and none of these", "win"}}},
			{Sign: "speech", Word: "What the camera understands", Lines: []string{
				"Tokens, Visitors and characters on the tiles; the card on “Drawn”; what lies before you.",
				"Turn marker before the next player: your turn is over."}},
			cards.WhenAsked(),
		},
	}
}

// difficultyCard is how many rooms and Visitor cards a game has (R2, R8).
func difficultyCard() cards.Guide {
	table := func(of map[string][maxPlayers]int) [][]string {
		rows := [][]string{{"Players"}}
		for p := 1; p <= maxPlayers; p++ {
			rows[0] = append(rows[0], strconv.Itoa(p))
		}
		for _, d := range []struct{ id, word string }{{"easy", "Easy"}, {"medium", "Medium"}, {"hard", "Hard"}} {
			row := []string{d.word}
			for _, n := range of[d.id] {
				row = append(row, strconv.Itoa(n))
			}
			rows = append(rows, row)
		}
		return rows
	}
	return cards.Guide{
		ID: "difficulty", Form: cards.RuleCard, Title: "How hard?", Picture: "🏚",
		Parts: []cards.Part{
			{Sign: "in", Word: "Rooms besides the Foyer", Rows: table(tilesInPlay)},
			{Sign: "eye", Word: "Visitor cards, of these rooms", Rows: table(visitorsIn)},
			{Lines: []string{"A block around the Foyer is kinder than long wings."}},
		},
	}
}
