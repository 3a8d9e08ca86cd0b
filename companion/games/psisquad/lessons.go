package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Teacher = Game{}

// Lessons are a first round for one player: the squad's seats are all alike.
// The players answer from their sheets, so that the learner sees how it is done.
func (g Game) Lessons() []game.Lesson {
	setup := game.Setup{Game: g.Name(), Players: 3, Options: map[string]string{"mode": "paper"}}
	return []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("Solving a cypher"),
		About: game.Say("You hide a cypher of four digits and guess the cyphers of the others."),
		Setup: setup, Seed: 21, Held: game.Say("Your cypher: nobody else sees it"), Steps: lessonSteps,
		Table: func() (game.Tutor, error) { return newTutor(setup) },
	}}
}

// Zones that the lesson speaks of.
var (
	myToken  = []string{homeZone(learner)}
	theGuess = []string{aimZone, keyZone(0), keyZone(1), keyZone(2), keyZone(3)}
	meant    = []string{sureZone}
	counting = []string{correctZone(2), spottedZone(1)}
	answered = []string{correctToken, spottedToken}
)

var lessonSteps = []game.Step{
	{After: game.Start, Say: game.Say("In Psi Squad everyone hides a cypher of four digits, and everyone tries to find out the cyphers of the others.")},
	{After: game.Start, Say: game.Say("Everyone begins with a status of 12 points. You gain points if your guess is better than the last guess at that cypher. In the end the highest status wins.")},
	game.Simulated,
	{After: game.Start, Say: game.Say("Think of a cypher: any four digits. The same digit may appear twice. At your own table you write it on your sheet and fold the sheet."), Show: myToken},
	{After: "player1 lock", Say: game.Say("It is hidden. Your token in its space shows that it is locked, and the table knows nothing more. You see your cypher below."), Show: myToken},
	{After: "table first *", Say: game.Say("All three are ready, and the turn marker lies in front of Player 3, who begins. After each guess it goes to the left, so you are next."), Show: []string{turnZone(3)}},
	{After: "player3 ask", Before: "player2 answer", Say: game.Say("Player 3 guesses: the token on “Target” is Player 2's, and the cards show %s. The turn marker on “Sure” asks for the answer.", saidGuess), Show: append(meant, theGuess...)},
	{After: "player2 answer * @2,1", Say: game.Say("Player 2 answers with the counters: 2 of these digits are correct, so they are in her cypher. 1 of them is spotted, so it is also in the right position. She does not say which ones."), Show: counting},
	{After: "player2 answer * @2,1", Say: game.Say("The Value of a cypher is correct plus two times spotted: here 2 + 2 × 1 = 4. It rose from 0 to 4, so Player 3 gets four points."), Show: []string{homeZone(2)}},
	{After: "player3 done", Before: "player1 aim", Say: game.Say("Your turn. Everyone heard the answer to %s, so you can use it to guess Player 2's cypher, too. Or begin with Player 3, about whom nothing is known.", saidGuess), Show: []string{homeZone(2), homeZone(3)}},
	{After: "player* answer *", Before: "player1 done", Say: game.Say("%s correct, %s spotted: the Value is now %s and was %s before. You get %s points.", howCorrect, howSpotted, newValue, oldValue, gained), Show: answered},
	{After: "player2 ask", Before: "player1 answer", Say: game.Say("Now Player 2 guesses your cypher: %s. First count the digits that are in your cypher, in any position. Then count those that are in the right position.", saidGuess), Show: theGuess},
	{After: "player1 answer *", Say: game.Say("So Player 2 gets %s points, and your cypher has a Value of %s. The next player who guesses it gets only the points above that.", gained, newValue), Show: myToken},
	{After: "player2 done", Before: "player3 aim", Say: game.Say("Player 3 heard the answers, too. Watch which digits she keeps and which she moves: other players' guesses tell you as much as your own."), Show: theGuess},
	{After: "player2 answer * @4,1", Say: game.Say("4 correct, 1 spotted: she has found all four digits, but only one is in the right position. The Value was %s before and is now 6: %s points for her.", oldValue, gained), Show: []string{correctZone(4), spottedZone(1)}},
	{After: "player2 answer * @4,1", Say: game.Say("The new Value always replaces the old one. So a guess that is worse than the last one costs points, and sometimes it is better to guess another cypher."), Show: []string{homeZone(2)}},
	{After: "player* answer * @4,4", Before: "player1 done", Say: game.Say("You have solved her cypher. A solved cypher has a Value of 12. Its token leaves the table, and its owner goes on guessing."), Show: []string{correctZone(4), spottedZone(4)}},
	{After: "player1 done", Before: game.End, Say: game.Say("%s The lesson ends here. A real game goes on until one cypher is left. Its owner gains 12 minus its Value.", outcome)},
	{Before: game.End, Say: game.Say("That was your first round of Psi Squad. Your status is %s. At your own table Grovewatch can also keep the cyphers and answer for you.", myStatus)},
}
