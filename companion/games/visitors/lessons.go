package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Lessons are a first round for one player: all are alike, and on one side.
func (g Game) Lessons() []game.Lesson {
	setup := game.Setup{Game: g.Name(), Players: 2}
	return []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("A guardian"),
		About: game.Say("Together you drive the spirits out, before three Visitors walk the house."),
		Setup: setup, Seed: 31, Laid: laidRooms, Held: game.Say("Your Trinkets"), Steps: lessonSteps,
		Table: func() (game.Tutor, error) { return newTutor(setup) },
	}}
}

// laidRooms is how many rooms lie beside the Foyer when the lesson begins.
const laidRooms = 3

// Zones that the lesson speaks of.
var (
	threePiles = []string{"PILE-visits", "PILE-trinkets", "PILE-blights"}
	drawnVisit = []string{"PILE-visits", visitZone}
	visited    = []string{spotZone(library, 0), spotZone(library, 1)}
	theVisitor = []string{visitorZone(kitchen)}
	myTurn     = []string{pawnZone(foyer), turnZone(learner)}
)

var lessonSteps = []game.Step{
	{After: game.Start, Say: game.Say("Night falls on the manor, and room after room spirits gather in it. You are its guardians: together you win, or together you lose.")},
	{After: game.Start, Say: game.Say("Spirits call Visitors. If three of them walk the house at the end of a turn, it is lost; if it stands when the last Visit card has been drawn, you win."), Show: []string{"PILE-visits"}},
	game.Simulated,
	{After: game.Start, Say: game.Say("The manor is another one each time: rooms are laid edge to edge around the Foyer, and only where two doors meet can you pass. Three of them lie, one is left.")},
	{After: "table join *", Say: game.Say("The manor stands. Three piles come to it: the Visits of these rooms, with two Visitor cards somewhere among them, the Trinkets, and the Blights."), Show: threePiles},
	{After: "table start *", Say: game.Say("Everyone begins in the Foyer, and the turn marker lies before you. A turn has three parts: Visits come, you draw Trinkets, and you act."), Show: myTurn},
	{After: "player1 visit *", Say: game.Say("This Visit card says “%s”: a token of that spirit is laid on that place in the room.", lastVisit), Show: drawnVisit},
	{After: "player1 lay *", Before: "player1 visit", Say: game.Say("The first turn has a Visit for each player. After that it is one a turn, and one more for every Visitor in the house."), Show: drawnVisit},
	{After: "player1 take ember-*", Say: game.Say("Two Trinkets are yours: a Silver Bell drives out a Whisper, a Warm Ember drives out Frost. For a Shade you would need a Candle Stub."), Show: []string{handZone(learner)}},
	{After: "player1 take ember-*", Say: game.Say("Now you have three actions: each takes you through a door, or uses a Trinket where you stand. Two spirits are in the Library, and a third would call a Visitor."), Show: visited},
	{After: "player1 use *", Say: game.Say("Driven out! The token is back in the box, and the Trinket lies among the used ones until they are shuffled again."), Show: []string{"USED-trinkets"}},
	{Before: "player1 done", Say: game.Say("Your actions are over. Now every room with three spirits calls a Visitor, and whoever has ended her turn beside one draws a Blight; then the turn marker goes on."), Show: []string{turnZone(2)}},
	{After: "player2 visit *-visitor *", Say: game.Say("A Visitor card! The Visitor takes its place in the Kitchen, and another Visit is drawn at once."), Show: theVisitor},
	{After: "player2 take *", Before: "player2 move", Say: game.Say("Watch Player 2. Who ends her turn beside a Visitor draws a Blight, loses all her Trinkets and is back in the Foyer; a third Blight for one of you loses the game."), Show: []string{"PILE-blights"}},
	{After: "player2 done", Say: game.Say("Your second turn: one Visit is due, and one more because a Visitor walks the house. Visitors that stay make everything worse."), Show: drawnVisit},
	{After: "player1 take vessel-*", Say: game.Say("You have drawn a Spirit Vessel: it traps the Visitor of the room where you stand. Can you reach the Kitchen, and still have an action left?"), Show: theVisitor},
	{After: "player1 use vessel-*", Say: game.Say("Trapped! A Visitor comes back at the end of the turn where three spirits are left, so count them before you use a Vessel."), Show: theVisitor},
	{After: "player* summon *", Say: game.Say("Three spirits in one room have called a Visitor. They stay, and would call another if this one were trapped."), Show: []string{"PILE-visits"}},
	{After: "player1 curse *", Say: game.Say("You have ended your turn beside a Visitor: a Blight is yours, your Trinkets are gone, and you are back in the Foyer."), Show: []string{handZone(learner)}},
	{Before: game.End, Say: game.Say("Here the lesson ends, with %s in the manor. The game goes on until the Visits run out: spread yourselves over the house, and keep a Vessel ready.", standing)},
	{Before: game.End, Say: game.Say("That was your first round of The Visitors. The quick reference in the box holds all of it on one page. Good luck, and mind the Kitchen!")},
}
