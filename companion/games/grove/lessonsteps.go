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
	{After: game.Start, Say: game.Say("A Visitor has landed in Blackwood Grove, and a forcefield protects her ship. It admits some objects and repels others. Which ones depends on a secret Pass Rule that only she knows."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("You are the Kid. Find out the rule and prove it, and you win together with the Visitor. If an Agent proves it first, the Agent wins alone.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie face up, and everyone holds seven more. Yours are shown below. In a real game you hold them in your hand."), Show: showSpot},
	{After: "visitor rule*", Say: game.Say("The Visitor has invented her rule. It is about the object in the picture, not about its name or who plays it.")},
	{After: "visitor place * @BY1", Say: game.Say("The %s is admitted: it lies on the forcefield. The %s is repelled: it lies in the clearing. What could the rule be?", card("Key"), card("Banana")), Show: bothSides},
	{After: "agent1 test *", Say: game.Say("The Agent has tested an object. Only she and the Visitor saw it. You see its back, and on which side it lies."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{Before: "kid predict", Say: game.Say("Your turn. You predict: show one of your objects to everyone, and say with your claim token whether it is admitted or repelled."), Show: claiming},
	{Before: "kid predict", Say: game.Say("Begin with an object that you are sure of. Which of yours is most like the %s or the %s?", card("Key"), card("Banana")), Show: []string{"card-key", "card-banana"}},
	{After: "visitor place *", Before: "kid again", Say: game.Say("You were right! Every right prediction in a row is worth 1 trust, up to three. You get it only when you stop. After one wrong prediction you get none."), Show: []string{"T0", "T1", "T2", "T3"}},
	{After: "visitor place *", Before: "kid done", Say: game.Say("That was wrong, so your turn ends and trust does not change. The object stays where it lies, and you know more about the rule."), Show: bothSides},
	{After: "kid stop =1", Say: game.Say("Trust rises by 1, and you draw two cards. Trust is the only way you get new ones."), Show: []string{"T1"}},
	{After: "kid stop =2", Say: game.Say("Trust rises by 2, and you draw two cards for each step. From trust 2 on you may prove the rule, beginning with your next turn."), Show: []string{"T1", "T2"}},
	{After: "kid stop =3", Say: game.Say("Trust rises by 3, and you draw two cards for each step. From trust 2 on you may prove the rule, beginning with your next turn."), Show: []string{"T1", "T2", "T3"}},
	{After: "visitor place card-bicycle *", Say: game.Say("On her own turn the Visitor plays one of her objects, this time the %s. She never draws: if her hand is empty when her turn begins, the Agents win.", game.ThePiece), Show: bothSides},
	{After: "visitor hide *", Say: game.Say("From trust 3 on, the Visitor shows her object only to you and lays it face down in your lane. It is the %s.", game.ThePiece), Show: []string{"FD-K-ON", "FD-K-BY"}},
	{Before: "kid prove", Say: game.Say("Now you may prove: turn four new objects face up, and say for each whether it is admitted or repelled. All four must be right. If not, you lose only this turn."), Show: proofRow},
	{After: "kid prove *", Say: game.Say("Four objects from the deck lie face up. The Visitor sets up her shield, and behind it she marks each of them admitted or repelled."), Show: proofRow},
	{After: "visitor set *", Say: game.Say("Her marks are sealed: %s. Everyone sees these four words. They do not reveal the marks, but they match only these marks, so she cannot change them now.", theSeal), Show: hoodOver},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! The rule was: %s You have proved it, and you and the Visitor win.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four are right, so the proof has failed. The objects go where her marks say, and you learn from them."), Show: proofRow},
	{After: "kid done", Before: game.End, Say: game.Say("The lesson ends here; a real game would go on. The rule was: %s Look at the table again, now that you know the rule.", theRule), Show: bothSides},
	{Before: game.End, Say: game.Say("That was your first round as the Kid. The quick reference in the box has all of this on one page. Now find two friends to play with.")},
}

var agentSteps = []game.Step{
	{After: game.Start, Say: game.Say("A Visitor has landed in Blackwood Grove, and a forcefield protects her ship. It admits some objects and repels others. Which ones depends on a secret Pass Rule that only she knows."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("You are an Agent. Prove the rule before anybody else, and you win alone. The Kid helps the Visitor, and the other Agents play against you.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie face up, and everyone holds seven more. Yours are shown below. In a real game you hold them in your hand."), Show: showSpot},
	{After: "visitor place * @BY1", Say: game.Say("The %s is admitted: it lies on the forcefield. The %s is repelled: it lies in the clearing. What could the rule be?", card("Ring"), card("Armchair")), Show: bothSides},
	{Before: "agent1 test", Say: game.Say("Agents begin. You test: show one object to the Visitor only, and she says whether it is admitted or repelled. Then lay it face down in your lane, so that nobody else learns what it was."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{Before: "agent1 test", Say: game.Say("Think of two rules that admit the %s and repel the %s. Test an object that only one of them would admit.", card("Ring"), card("Armchair")), Show: bothSides},
	{After: "agent1 test * @FD-A1-ON", Say: game.Say("The %s is admitted. Everyone sees a card on that side with your marker. Only you and the Visitor know what it is.", game.ThePiece), Show: []string{"FD-A1-ON"}},
	{After: "agent1 test * @FD-A1-BY", Say: game.Say("The %s is repelled. Everyone sees a card on that side with your marker. Only you and the Visitor know what it is.", game.ThePiece), Show: []string{"FD-A1-BY"}},
	{After: "agent1 done", Before: "kid predict", Say: game.Say("You have drawn until you hold seven and passed the turn marker on. The marker shows Grovewatch whose turn it is, so nobody has to press a key.")},
	{After: "kid predict *", Say: game.Say("The Kid predicts: her object lies face up, and her claim token shows what she expects. Watch closely: you learn as much as she does."), Show: claiming},
	{After: "kid stop *", Say: game.Say("She was right twice, and trust rises by 2. From trust 2 on the Kid may prove the rule in her turn, so do not wait too long."), Show: []string{"T1", "T2"}},
	{After: "visitor place card-anchor *", Say: game.Say("The Visitor plays one of her own objects each turn, and she never draws. If her hand is empty when her turn begins, all Agents win together."), Show: bothSides},
	{After: "agent1 prove *", Say: game.Say("Four objects from the deck lie face up. The Visitor sets up her shield, and behind it she marks each of them admitted or repelled."), Show: proofRow},
	{After: "visitor set *", Say: game.Say("Her marks are sealed: %s. Everyone sees these four words. They do not reveal the marks, but they match only these marks, so she cannot change them now.", theSeal), Show: hoodOver},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! The rule was: %s You proved it first, so you win alone.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four are right, so the proof has failed. The objects go where her marks say, and everyone can learn from them."), Show: proofRow},
	{After: "kid raise *", Say: game.Say("The Kid also gains 2 trust, because an Agent's proof failed. You draw until you hold seven, and can try again later."), Show: []string{"T2", "T4"}},
	{After: "agent1 done", Before: game.End, Say: game.Say("The lesson ends here; a real game would go on. The rule was: %s Look at the table again, now that you know the rule.", theRule), Show: bothSides},
	{Before: game.End, Say: game.Say("That was your first round as an Agent. The quick reference in the box has all of this on one page. Now find two friends to play with.")},
}

var visitorSteps = []game.Step{
	{After: game.Start, Say: game.Say("You have landed in Blackwood Grove, and a forcefield protects your ship. It admits some objects and repels others. Which ones depends on a secret Pass Rule that you invent."), Show: []string{onMat}},
	{After: game.Start, Say: game.Say("The Kid is your friend: when she proves your rule, you win together. The Agents are not: the first of them to prove it wins alone.")},
	game.Simulated,
	{After: "table deal *", Say: game.Say("Two objects lie face up, and everyone holds seven more. Look at yours: a good rule admits some of them and repels others."), Show: showSpot},
	{Before: "visitor rule", Say: game.Say("A Pass Rule is about the object in the picture, not about its name or who plays it. A rule that admits nearly everything, or nearly nothing, is a bad rule.")},
	{After: "visitor rule*", Say: game.Say("Nobody else knows it. In a real game you can invent your own, and the Pass Rule workshop in the menu tries it on the whole deck. Only you see the result.")},
	{After: "visitor rule*", Say: game.Say("First classify the two face-up objects. Lay what your rule admits on the forcefield, and what it repels in the clearing."), Show: []string{onMat, byMat, "PV"}},
	{Before: "agent1 test", Say: game.Say("The Agent tests: she shows an object only to you. You say “admitted” or “repelled”, and she lays it face down in her lane. The others see the side, but not the object."), Show: []string{"FD-A1-ON", "FD-A1-BY"}},
	{After: "kid predict *", Say: game.Say("The Kid predicts: her object lies face up, and her claim token shows what she expects. Only you know whether she is right."), Show: claiming},
	{After: "visitor place *", Before: "kid again", Say: game.Say("She is right! Every right prediction in a row is worth 1 trust, up to three. After one wrong prediction she gets none."), Show: []string{"T0", "T1", "T2", "T3"}},
	{After: "visitor place *", Before: "kid done", Say: game.Say("Her prediction was wrong, so her turn ends without trust. The object stays where you laid it."), Show: bothSides},
	{After: "kid stop =1", Say: game.Say("She stops, and trust rises by 1. Each step brings her two cards, and from trust 2 on she may prove your rule."), Show: []string{"T1", "T2"}},
	{After: "kid stop =2", Say: game.Say("She stops, and trust rises by 2. Each step brings her two cards, and from trust 2 on she may prove your rule in her turn."), Show: []string{"T1", "T2"}},
	{After: "kid done", Before: "visitor place", Say: game.Say("Your own turn: you play one object that helps the Kid. You never draw. If your hand is empty when your turn begins, the Agents win."), Show: bothSides},
	{After: "kid prove *", Say: game.Say("The Kid tries to prove your rule! Four objects from the deck are turned face up. She must say for each whether it is admitted or repelled."), Show: proofRow},
	{Before: "visitor set", Say: game.Say("Your shield is up, and behind it you mark the right sides. In a real game you do that on your phone or your private page, which only you look at."), Show: hoodOver},
	{After: "visitor set *", Say: game.Say("Your marks are sealed: %s. Everyone sees these four words. They do not reveal your marks, but they match only these marks, so nobody can say that you changed them.", theSeal), Show: hoodOver},
	{After: "kid lock", Say: game.Say("The Kid has placed the four and locked them. Nobody can change anything now."), Show: proofRow},
	{After: "visitor lift*", Before: game.End, Say: game.Say("All four are right! Your rule was: %s The Kid has found it, and you win together.", theRule), Show: proofRow},
	{After: "visitor lift*", Before: "visitor place", Say: game.Say("Not all four are right, so the proof has failed. The objects go where your marks say, and trust does not change."), Show: proofRow},
	{After: "kid done", Before: game.End, Say: game.Say("The lesson ends here. A real game goes on until somebody proves your rule or your hand is empty.")},
	{Before: game.End, Say: game.Say("That was your first round as the Visitor. The quick reference in the box has all of this on one page. Now find two friends to play with.")},
}
