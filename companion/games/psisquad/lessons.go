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
		Role: kit.PlayerSeat(learner), Title: game.Say("A mind reader"),
		About: game.Say("You hide a cypher of four digits, and close in on the others'."),
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
	{After: game.Start, Say: game.Say("Psi Squad is a contest of minds. Everyone hides a cypher of four digits, and everyone tries to read the cyphers of the others.")},
	{After: game.Start, Say: game.Say("You all begin with a status of 12 points. A guess that comes nearer to a cypher than the one before brings points, and in the end the highest status wins.")},
	game.Simulated,
	{After: game.Start, Say: game.Say("Think of a cypher: any four digits, even the same one twice. At your own table you write it on your sheet and fold it over."), Show: myToken},
	{After: "player1 lock", Say: game.Say("It is hidden: your token in its place says so, and the table knows no more than that. You see it here below."), Show: myToken},
	{After: "table first *", Say: game.Say("All three are ready, and the turn marker lies before Player 3, who begins. After each guess it goes on to the left, so you come next."), Show: []string{turnZone(3)}},
	{After: "player3 ask", Before: "player2 answer", Say: game.Say("Player 3 guesses: the token on the target cell means Player 2, and the cards say %s. The turn marker on “Sure” asks for the answer.", saidGuess), Show: append(meant, theGuess...)},
	{After: "player2 answer * @2,1", Say: game.Say("Player 2 answers with the counters: 2 of these digits are correct, so they occur in her cypher, and 1 of them is spotted, so it is in the very place. Which ones, she does not say."), Show: counting},
	{After: "player2 answer * @2,1", Say: game.Say("The Value of a cypher is correct plus twice spotted: here 2 + 2 × 1 = 4. Player 3 gets what it has risen by, from 0 to 4: four points."), Show: []string{homeZone(2)}},
	{After: "player3 done", Before: "player1 aim", Say: game.Say("Your turn: everyone has heard how %s was answered, so you can use it against Player 2, too. Or begin with Player 3, of whom nothing is known.", saidGuess), Show: []string{homeZone(2), homeZone(3)}},
	{After: "player* answer *", Before: "player1 done", Say: game.Say("%s correct, %s spotted: the Value is %s now and was %s before. That makes %s points for you.", howCorrect, howSpotted, newValue, oldValue, gained), Show: answered},
	{After: "player2 ask", Before: "player1 answer", Say: game.Say("Now your own mind is read: Player 2 guesses %s. First count the digits that occur in your cypher, wherever; then those among them that are in the very place.", saidGuess), Show: theGuess},
	{After: "player1 answer *", Say: game.Say("So Player 2 gets %s points, and your cypher has a Value of %s. The next who guesses at it gets only what she adds to that.", gained, newValue), Show: myToken},
	{After: "player2 done", Before: "player3 aim", Say: game.Say("Player 3 has listened, too. Watch which digits she keeps and which she moves: guesses of others tell you as much as your own."), Show: theGuess},
	{After: "player2 answer * @4,1", Say: game.Say("4 correct, 1 spotted: she has found all four digits, but only one in its place. The Value was %s before and is 6 now: %s points for her.", oldValue, gained), Show: []string{correctZone(4), spottedZone(1)}},
	{After: "player2 answer * @4,1", Say: game.Say("A new Value always takes the old one's place. So a guess that is worse than the last one costs points, and sometimes it is wise to leave a cypher alone."), Show: []string{homeZone(2)}},
	{After: "player* answer * @4,4", Before: "player1 done", Say: game.Say("You have read her mind: a cypher that is found out has a Value of 12. Its token leaves the table, and its owner goes on guessing."), Show: []string{correctZone(4), spottedZone(4)}},
	{After: "player1 done", Before: game.End, Say: game.Say("%s Here the lesson ends; the game goes on until one cypher is left, whose owner gets what its Value lacks of 12.", outcome)},
	{Before: game.End, Say: game.Say("That was your first round of Psi Squad; your status is %s. At your own table Grovewatch can keep the cyphers, too, and answer for you.", myStatus)},
}
