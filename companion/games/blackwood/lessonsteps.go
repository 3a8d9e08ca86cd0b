package blackwood

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The blanks of the lesson.
const (
	myPotion  game.Blank = "potion"     // the learner's newest
	herPotion game.Blank = "her potion" // the rival's newest
	myName    game.Blank = "mine"       // the learner's reputation
	herName   game.Blank = "hers"       // the rival's
)

// column is the places of the lesson's forest in one column.
func column(c int) []string {
	return []string{fmt.Sprintf("R1C%d", c), fmt.Sprintf("R2C%d", c), fmt.Sprintf("R3C%d", c)}
}

// wholeForest is all places of the lesson's forest.
var wholeForest = slices.Concat(column(1), column(2), column(3), column(4), column(5))

var lessonSteps = []game.Step{
	{After: game.Start, Say: game.Say("You are the Star Witch. You and the Moon Witch want the same seat on the council. The Witch with the higher reputation gets it."), Show: []string{"HOME1-player1", "HOME2-player1", "HOME3-player1", "HOME1-player2", "HOME2-player2", "HOME3-player2"}},
	game.Simulated,
	{After: game.Start, Say: game.Say("This is the forest. On each card you see the ingredients that grow there, and what they cost."), Show: wholeForest, Cards: []string{"forest-f17", "forest-f41", "forest-f13"}},
	{After: game.Start, Say: game.Say("You can make these potions. For example, the Red Draught needs a Clover and a Fungus. It brings 3 coins at once and a reputation of 3."), Show: []string{"D1", "D2", "D3", "D4", "D5", "D6"}, Cards: []string{"potion-p01", "potion-p11", "potion-p38"}},
	{After: game.Start, Say: game.Say("The Forest Tracker stands on column 1: in this round only the marionettes of that column are fetched."), Show: append([]string{"T1"}, column(1)...)},
	{After: "player2 place * @M2C1", Say: game.Say("The Moon Witch has the Cauldron, so she was the first to send a marionette. Nobody else can stand on that card now."), Show: []string{"R2C1", "CAULDRON-player2"}},
	{Before: "player1 place", Say: game.Say("The marionette nearest to the tracker is fetched first, so its Witch chooses potions first. The Witch with the farthest marionette gets the Cauldron and begins the next round."), Show: []string{"R1C1", "R3C1"}},
	{After: "player1 place * @M1C1", Before: "player1 buy", Say: game.Say("Your marionette is nearest, so it is fetched first. The Moon Witch's is farther away, so she keeps the Cauldron."), Show: []string{"R1C1", "CAULDRON-player2"}},
	{After: "table hand * @CAULDRON-player1", Say: game.Say("Your marionette is farthest in the column, so you take the Cauldron and begin the next round. Marionettes that are nearer are fetched before yours."), Show: []string{"CAULDRON-player1"}},
	{Before: "player1 buy", Say: game.Say("Your marionette is fetched. You may buy the card under it for your ingredients. If you leave it, it is discarded."), Show: []string{"FOREST-player1"}},
	{Before: "player1 prepare", Say: game.Say("You have all the ingredients of a potion, and you can make it now, because your marionette was fetched. You discard the cards. What the potion does not need of them is lost."), Show: []string{"FOREST-player1"}},
	{After: "player1 prepare *", Say: game.Say("You get the %s and its coins. If you need money, you may sell a potion in your turn or borrow from Fagus Bok. Both cost you reputation.", myPotion), Show: []string{"POTIONS-player1"}},
	{After: "player1 done", Say: game.Say("The card is gone, and the cards of its row move up towards the village, with the marionettes on them. A marionette that moves into the tracker's column is still fetched in this round."), Show: wholeForest},
	{After: "player2 prepare *", Before: "player2 done", Say: game.Say("The Moon Witch has made the %s. Ingredients, potions and coins are visible to everyone, so you can see what she is planning.", herPotion), Show: []string{"FOREST-player2", "POTIONS-player2"}},
	{Before: "table advance", Say: game.Say("The round is over: forest and display are full again, and the Forest Tracker moves to column 2. What stands in column 1 would now wait for the next expedition."), Show: append([]string{"T2"}, column(2)...)},
	{Before: "player1 exchange", Say: game.Say("Two potions of different colours can be exchanged for a spell: the one whose card shows their hearts. You pay 2 coins, and the potions keep their reputation."), Show: []string{"S1"}},
	{After: "player1 exchange spell-s1a*", Say: game.Say("The Second Puppet is yours: once in each expedition it sends another marionette in the same turn. You will try it in the next round."), Show: []string{"SPELLS-player1"}},
	{After: "player2 buy forest-f41 *", Say: game.Say("The Moon Witch makes nothing this time: she saves her ingredients for a better potion. When the expedition ends, leftover ingredients bring only half of their cost."), Show: []string{"FOREST-player2"}},
	{Before: "player1 cast", Say: game.Say("Send a marionette as before, then cast your spell. After that the spell lies on your used pile until the expedition ends."), Show: []string{"SPELLS-player1", "USED-player1"}},
	{Before: game.End, Say: game.Say("The lesson ends here. A real game has three expeditions of five rounds. If the game ended now, your reputation would be %s and the Moon Witch's %s: the reputation of the potions, plus 1 for every 3 coins.", myName, herName), Show: []string{"POTIONS-player1", "POTIONS-player2"}},
	{Before: game.End, Say: game.Say("That was your first round of Blackwood. The quick reference in the box has all of this on one page. Now find one to three friends to play with.")},
}
