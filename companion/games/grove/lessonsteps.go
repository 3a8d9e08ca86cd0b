package grove

import (
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Zones that the lessons speak of.
var (
	showSpot  = []string{"PV"}
	claiming  = []string{"PV", "CL-ON", "CL-BY"}
	bothSides = []string{onMat, byMat}
	proofRow  = []string{proofMat}
	hoodOver  = []string{"SH"}
)

// card is an object in a sentence.
func card(name string) game.Text {
	return game.Piece{ID: deck.Card{Name: name}.ID(), Name: name}.Text()
}

var kidSteps = []game.Step{
	{After: game.Start, Say: game.Say("A Visitor has landed in Blackwood Grove, and a forcefield guards her ship. It admits some things and repels others, by a secret Pass Rule that she alone knows."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("You are the Kid. Find the rule out and prove it, and you win together with the Visitor. If an Agent proves it first, she wins alone.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie open, and everyone holds seven more. Yours are here below; in a real game you hold them in your hand."), Show: showSpot},
	{After: "visitor rule*", Say: game.Say("The Visitor has made her rule. It is about the thing in the picture, never about its name or who plays it.")},
	{After: "visitor place * @BY1", Say: game.Say("The %s is admitted: it lies on the forcefield. The %s is repelled: it lies beside it, in the clearing. What might the rule be?", card("Key"), card("Banana")), Show: bothSides},
	{After: "agent1 test *", Say: game.Say("The Agent has tested an object. Only she and the Visitor saw it; you see its back, and on which side it lies."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{Before: "kid predict", Say: game.Say("Your turn. You predict: you show one of your objects to everyone, and your claim token says whether the forcefield will admit it."), Show: claiming},
	{Before: "kid predict", Say: game.Say("Begin with one you are sure of. Which of yours is much like the %s, or much like the %s?", card("Key"), card("Banana")), Show: []string{"card-key", "card-banana"}},
	{After: "visitor place *", Before: "kid again", Say: game.Say("You were right! Every right prediction in a row is worth 1 trust, up to three. But you get it only when you stop: one wrong prediction, and you get none."), Show: []string{"T0", "T1", "T2", "T3"}},
	{After: "visitor place *", Before: "kid done", Say: game.Say("That was wrong, so your turn ends and trust stays as it is. The object stays where it lies: now you know more about the rule."), Show: bothSides},
	{After: "kid stop =1", Say: game.Say("Trust rises by 1, and you draw two cards. Trust is the only way you get new ones."), Show: []string{"T1"}},
	{After: "kid stop =2", Say: game.Say("Trust rises by 2, and you draw two cards for each step. From trust 2 on you may prove the rule, beginning with your next turn."), Show: []string{"T1", "T2"}},
	{After: "kid stop =3", Say: game.Say("Trust rises by 3, and you draw two cards for each step. From trust 2 on you may prove the rule, beginning with your next turn."), Show: []string{"T1", "T2", "T3"}},
	{After: "visitor place card-bicycle *", Say: game.Say("In her own turn the Visitor lays down one of her objects, the %s this time. She never draws: if her hand is empty when her turn begins, the Agents win.", game.ThePiece), Show: bothSides},
	{After: "visitor hide *", Say: game.Say("From trust 3 on the Visitor shows her object to you alone, and it lies face down in your lane. It is the %s.", game.ThePiece), Show: []string{"FD-K-ON", "FD-K-BY"}},
	{Before: "kid prove", Say: game.Say("Now you may prove: four new objects are turned up, and you say of each on which side it belongs. All four must be right. If they are not, all that you lose is this turn."), Show: proofRow},
	{After: "kid prove *", Say: game.Say("Four objects from the deck. The Visitor raises her shield, and behind it she marks where each of them belongs."), Show: proofRow},
	{After: "visitor set *", Say: game.Say("Her marks are sealed: %s. Everyone reads these four words. They tell nothing, but they fit these marks only, so nobody can change them now.", theSeal), Show: hoodOver},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! The rule was: %s You have proved it, and you and the Visitor win.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four are right, so the proof has failed. The objects go where her marks say, and you learn from them."), Show: proofRow},
	{After: "kid done", Before: game.End, Say: game.Say("Here the lesson ends, though the game would go on. The rule was: %s Look at the table once more with that in mind.", theRule), Show: bothSides},
	{Before: game.End, Say: game.Say("That was your first round as the Kid. The quick reference in the box holds all of it on one page. Get two friends to the table, and enjoy the grove!")},
}

var agentSteps = []game.Step{
	{After: game.Start, Say: game.Say("A Visitor has landed in Blackwood Grove, and a forcefield guards her ship. It admits some things and repels others, by a secret Pass Rule that she alone knows."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("You are an Agent. Prove the rule before anybody else and you win alone. The Kid helps the Visitor, and every other Agent works against you.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie open, and everyone holds seven more. Yours are here below; in a real game you hold them in your hand."), Show: showSpot},
	{After: "visitor place * @BY1", Say: game.Say("The %s is admitted: it lies on the forcefield. The %s is repelled: it lies beside it, in the clearing. What might the rule be?", card("Ring"), card("Armchair")), Show: bothSides},
	{Before: "agent1 test", Say: game.Say("Agents begin. You test: you show one object to the Visitor alone, and she says on which side it belongs. Then it lies face down in your lane, so that nobody else learns what it was."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{Before: "agent1 test", Say: game.Say("Think of two rules that fit the %s and not the %s. Test an object that only one of them would admit.", card("Ring"), card("Armchair")), Show: bothSides},
	{After: "agent1 test * @FD-A1-ON", Say: game.Say("The %s is admitted. Everyone sees a card on that side with your marker; what it is, only you and the Visitor know.", game.ThePiece), Show: []string{"FD-A1-ON"}},
	{After: "agent1 test * @FD-A1-BY", Say: game.Say("The %s is repelled. Everyone sees a card on that side with your marker; what it is, only you and the Visitor know.", game.ThePiece), Show: []string{"FD-A1-BY"}},
	{After: "agent1 done", Before: "kid predict", Say: game.Say("You have drawn back up to seven and passed the turn marker. That marker tells Grovewatch whose turn it is: nobody has to touch a key.")},
	{After: "kid predict *", Say: game.Say("The Kid predicts: her object lies open, and her claim token says what the forcefield will do. Watch closely, for you learn as much as she does."), Show: claiming},
	{After: "kid stop *", Say: game.Say("She was right twice, and trust rises by 2. From trust 2 on the Kid may prove the rule in her turn, so do not wait too long."), Show: []string{"T1", "T2"}},
	{After: "visitor place card-anchor *", Say: game.Say("The Visitor lays down one of her own objects each turn, and she never draws. If her hand is empty when her turn begins, all Agents win together."), Show: bothSides},
	{After: "agent1 prove *", Say: game.Say("Four objects from the deck. The Visitor raises her shield, and behind it she marks where each of them belongs."), Show: proofRow},
	{After: "visitor set *", Say: game.Say("Her marks are sealed: %s. Everyone reads these four words. They tell nothing, but they fit these marks only, so nobody can change them now.", theSeal), Show: hoodOver},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! The rule was: %s You have proved it before everyone else, and you win alone.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four are right, so the proof has failed. The objects go where her marks say, for everyone to learn from."), Show: proofRow},
	{After: "kid raise *", Say: game.Say("And the Kid gains 2 trust: that is the price of an Agent's proof that fails. You draw back up to seven and try again another time."), Show: []string{"T2", "T4"}},
	{After: "agent1 done", Before: game.End, Say: game.Say("Here the lesson ends, though the game would go on. The rule was: %s Look at the table once more with that in mind.", theRule), Show: bothSides},
	{Before: game.End, Say: game.Say("That was your first round as an Agent. The quick reference in the box holds all of it on one page. Get two friends to the table, and trust nobody!")},
}

var visitorSteps = []game.Step{
	{After: game.Start, Say: game.Say("You have landed in Blackwood Grove, and a forcefield guards your ship. It admits some things and repels others, by a secret Pass Rule that you invent."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("The Kid is your friend: when she proves your rule, you win together. The Agents are not: the first of them to prove it wins alone.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie open, and everyone holds seven more. Look at yours: a good rule admits some of them and repels some."), Show: showSpot},
	{Before: "visitor rule", Say: game.Say("A Pass Rule is about the thing in the picture, never about its name or who plays it. It is bad when nearly everything passes, or nearly nothing.")},
	{After: "visitor rule*", Say: game.Say("Nobody else knows it. In a real game the Pass Rule workshop in the menu tries a rule of your own on the whole deck, for your eyes only.")},
	{After: "visitor rule*", Say: game.Say("First you sort the two open objects. What your rule admits lies on the forcefield; what it repels lies beside it, in the clearing."), Show: []string{onMat, byMat, "PV"}},
	{Before: "agent1 test", Say: game.Say("The Agent tests: she shows an object to you alone. You say the side, and it lies face down in her lane. The others see the side and not the object."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{After: "kid predict *", Say: game.Say("The Kid predicts: her object lies open, and her claim token says what she expects. Only you know whether she is right."), Show: claiming},
	{After: "visitor place *", Before: "kid again", Say: game.Say("She is right! Every right prediction in a row is worth 1 trust, up to three; but one wrong prediction, and she gets none."), Show: []string{"T0", "T1", "T2", "T3"}},
	{After: "visitor place *", Before: "kid done", Say: game.Say("She expected something else, so her turn ends without trust. The object stays where you have laid it."), Show: bothSides},
	{After: "kid stop =1", Say: game.Say("She stops, and trust rises by 1. Each step brings her two cards, and from trust 2 on she may prove your rule."), Show: []string{"T1", "T2"}},
	{After: "kid stop =2", Say: game.Say("She stops, and trust rises by 2. Each step brings her two cards, and from trust 2 on she may prove your rule in her turn."), Show: []string{"T1", "T2"}},
	{After: "kid done", Before: "visitor place", Say: game.Say("Your own turn: you lay down one object that helps the Kid. You never draw, and if your hand is empty when your turn begins, the Agents win."), Show: bothSides},
	{After: "kid prove *", Say: game.Say("The Kid dares to prove your rule! Four objects are turned up from the deck. She must say of each on which side it belongs."), Show: proofRow},
	{Before: "visitor set", Say: game.Say("Your shield stands, and behind it you mark the right sides. In a real game you do that on your phone or your private panel, where only you look."), Show: hoodOver},
	{After: "visitor set *", Say: game.Say("Your marks are sealed: %s. Everyone reads these four words. They tell nothing, but they fit your marks only, so nobody can say that you changed them.", theSeal), Show: hoodOver},
	{After: "kid lock", Say: game.Say("The Kid has placed the four and locked them. Nobody can change anything now."), Show: proofRow},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! Your rule was: %s The Kid has found it, and you win together.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four agree, so the proof has failed. The objects go where your marks say, and trust stays as it is."), Show: proofRow},
	{After: "kid done", Before: game.End, Say: game.Say("Here the lesson ends, though the game would go on until somebody proves your rule or your hand is empty.")},
	{Before: game.End, Say: game.Say("That was your first round as the Visitor. The quick reference in the box holds all of it on one page. Find a rule that nobody would guess, and let them come!")},
}
