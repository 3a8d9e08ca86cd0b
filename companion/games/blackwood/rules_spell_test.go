package blackwood

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestR49OwnActiveSpellsInTheirStep(t *testing.T) {
	have := func(p *position) {
		p.charm(1, "s1a", "p07", "p11")
		p.charm(1, "s2a", "p21", "p31")
		p.charm(2, "s4a", "p12", "p32")
	}
	x := begun(t, 2).change(have).no("player1 cast spell-s2a", "not while exploring").no("player1 cast spell-s4a", "does not have").no("player1 cast spell-s6a", "does not have")
	x.do("player1 cast spell-s1a").no("player1 cast spell-s1a", "is used")
	y := fetching(t, have).no("player1 cast spell-s1a", "while exploring, not when").no("player2 cast spell-s4a", "not the Moon Witch")
	y.do("player1 cast spell-s2a")
	buy := []string{"player1 exchange spell-s1a,potion-p07,potion-p11"}
	begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11") }).do(buy...).do("player1 cast spell-s1a")
	begun(t, 2, "new_spell=later").change(func(p *position) { p.brew(1, "p07", "p11") }).do(buy...).no("player1 cast spell-s1a", "is new")
	for option, steps := range map[string][2]bool{"both": {true, true}, "explore": {true, false}, "gather": {false, true}} {
		for name, id := range map[string]string{"crossed": "s4a", "pedlar": "s5a"} {
			give := func(p *position) { p.charm(1, id, "p12", "p32") }
			if id == "s5a" {
				give = func(p *position) { p.charm(1, id, "p07", "p32") }
			}
			got := [2]bool{begun(t, 2, name+"="+option).change(give).Can("player1 cast spell-" + id), fetching(t, give, name+"="+option).Can("player1 cast spell-" + id)}
			if got != steps {
				t.Errorf("%s=%s: castable %v, want %v", name, option, got, steps)
			}
		}
	}
}

// TestANewSpellOutOfSightIsNotCast beside a copy of it on the used pile: it is on its way to her
// spells, while an older one has been laid there.
func TestANewSpellOutOfSightIsNotCast(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.charm(1, "s1b", "p21", "p31"); p.brew(1, "p07", "p11") })
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11")
	sign := func(spell string) game.Sign {
		seen := x.pos().Layout()
		delete(seen, spell)
		seen["spell-s1c"] = "USED-player1"
		return x.pos().Sign(game.Move{Seat: 1, Verb: "cast", Objects: []string{spell}}, seen)
	}
	x.want("the new one", sign("spell-s1a"), game.Missing).want("the older one", sign("spell-s1b"), game.Shown)
	x.do("player1 cast spell-s1a").want("the older one, once the new one is cast", sign("spell-s1b"), game.Shown)
}

func TestR50UsedSpellsAreTurnedUntilTheExpeditionEnds(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.charm(1, "s1a", "p07", "p11"); p.put("forest-tracker", "T5") })
	x.do("player1 cast spell-s1a").want("used", x.lies("spell-s1a"), "USED-player1")
	x.do("player1 place player1-doll-1 @M1C1", "player1 place player1-doll-2 @M1C2", "player2 place player2-doll-1 @M1C3", "table advance forest-tracker")
	x.want("active again", x.lies("spell-s1a"), "SPELLS-player1").want("expedition", x.pos().expedition(), 2)
}

func TestR51TheSecondPuppetPlacesAnother(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.charm(1, "s1a", "p07", "p11") })
	x.do("player1 place player1-doll-1 @M1C1", "player1 cast spell-s1a", "player1 place player1-doll-2 @M2C1").want("next", x.pos().seat, 2)
	y := begun(t, 2).change(func(p *position) { p.charm(1, "s1a", "p07", "p11"); p.stand(1, 2, 3, 5); p.stand(1, 3, 2, 5) })
	y.no("player1 cast spell-s1a", "no second marionette")
}

func TestR52FreeGatheringCostsNothing(t *testing.T) {
	x := fetching(t, func(p *position) { p.charm(1, "s2a", "p21", "p31"); p.coins[1] = 0 })
	x.no("player1 buy forest-f01 @FOREST-player1").do("player1 cast spell-s2a", "player1 buy forest-f01 @FOREST-player1").want("coins", x.coins(1), 0)
	x.want("worth at the end", x.change(func(p *position) { p.give(1, "f17") }).pos().leftOvers(1), (1+2)/2)
	y := fetching(t, func(p *position) { p.charm(1, "s2a", "p21", "p31") }, "value=paid").do("player1 cast spell-s2a", "player1 buy forest-f01 @FOREST-player1")
	y.want("worth what was paid", y.change(func(p *position) { p.give(1, "f17") }).pos().leftOvers(1), 1)
	fetching(t, func(p *position) { p.charm(1, "s2a", "p21", "p31") }).do("player1 leave forest-f01").no("player1 cast spell-s2a", "before you buy or discard the card")
}

func TestR53TheJokerStandsForOneIngredient(t *testing.T) {
	have := func(p *position) { p.charm(1, "s3a", "p07", "p21"); p.give(1, "f29") }
	x := fetching(t, have).no("player1 prepare potion-p01,forest-f29", "not enough ingredients")
	x.do("player1 cast spell-s3a", "player1 prepare potion-p01,forest-f29").want("used up", x.pos().turn.jokers, 0).lawful()
	// Two of three, and no real ingredient at all.
	fetching(t, have).do("player1 cast spell-s3a").no("player1 prepare potion-p03,forest-f29", "not enough ingredients").no("player1 prepare potion-p01", "not enough ingredients")
}

// TestR53NothingIsMissedThatAJokerStandsFor: what lies otherwise beside a potion that is made with a
// Joker is not that an ingredient is missing.
func TestR53NothingIsMissedThatAJokerStandsFor(t *testing.T) {
	for cast, want := range map[string]string{"player1 cast spell-s3a": "", "": "Does the Star Witch cast Joker?"} {
		x := fetching(t, func(p *position) { p.charm(1, "s3a", "p07", "p21"); p.give(1, "f29") })
		if cast != "" {
			x.do(cast)
		}
		seen := x.pos().Layout()
		seen["potion-p01"], seen["forest-f29"] = "POTIONS-player1", "DECK2"
		doubt, _ := x.pos().Doubt(seen)
		if got := doubt.Question.String(); got != want {
			t.Errorf("after %q: %q, not %q", cast, got, want)
		}
	}
}

func TestR53SeveralJokersForOnePotion(t *testing.T) {
	have := func(p *position) {
		p.charm(1, "s3a", "p07", "p21")
		p.charm(1, "s3b", "p08", "p22")
		p.give(1, "f29")
		for _, k := range []int{0, 1, 4} { // one Joker would be enough for these
			p.Lay(p.Top(p.display[k]), kit.Nowhere)
		}
	}
	x := fetching(t, have).do("player1 cast spell-s3a", "player1 cast spell-s3b", "player1 prepare potion-p03,forest-f29")
	x.want("used", x.pos().turn.jokers, 0)
	fetching(t, have, "jokers=one").no("player1 cast spell-s3a", "would not help")
}

func TestR54CrossedPathsMovesOnlyFreeCards(t *testing.T) {
	have := func(p *position) { p.charm(1, "s4a", "p12", "p32"); p.stand(2, 1, 1, 1) }
	x := begun(t, 2).change(have).do("player1 cast spell-s4a").no("player1 swap forest-f01", "without a marionette").no("player1 done")
	goesOn := func() string { // the verb of the choice that comes next
		for _, a := range x.pos().View(game.Table).Action {
			if len(a.Choices) > 0 && a.Choices[0].Verb == "swap" {
				return a.Then
			}
		}
		return "no swap"
	}
	x.want("after the first card", goesOn(), "swap")
	x.do("player1 swap forest-f05").want("after the second", goesOn(), "").told("Fungus (F05) changes places with another card").no("player1 swap forest-f05,forest-f01", "without a marionette").no("player1 swap forest-f05,forest-f05")
	x.do("player1 swap forest-f05,forest-f11").want("one", x.lies("forest-f05"), "R3C1").want("other", x.lies("forest-f11"), "R1C5").want("back", x.pos().phase, exploring).lawful()
}

func TestR55ThePedlarShowsFiveAndSellsOneForHalf(t *testing.T) {
	have := func(p *position) { p.charm(1, "s5a", "p07", "p32") }
	x := begun(t, 2).change(have).do("player1 cast spell-s5a").no("table show forest-f01 @SHOW", "dealt before").no("player1 pass", "That cannot be done now")
	x.do("table show forest-f53 @SHOW", "table show forest-f54 @SHOW", "table show forest-f17 @SHOW", "table show forest-f18 @SHOW", "table show forest-f19 @SHOW")
	x.no("player1 buy forest-f20 @FOREST-player1", "does not offer").want("choices", x.count("buy"), 5)
	x.do("player1 buy forest-f53 @FOREST-player1").want("half of three", x.coins(1), 7).want("discards", x.pos().discards(), 4).want("back", x.pos().phase, exploring).lawful()
	y := begun(t, 2).change(have).do("player1 cast spell-s5a")
	for _, id := range []string{"f53", "f54", "f17", "f18", "f19"} {
		y.do("table show forest-" + id + " @SHOW")
	}
	y.do("player1 pass").want("discards", y.pos().discards(), 5).lawful()
	z := begun(t, 2, "pedlar_cards=caster").change(have).do("player1 cast spell-s5a", "player1 buy forest-f53 @FOREST-player1")
	z.want("discards", z.pos().discards(), 4).want("deck", z.pos().deck(), 56-15-5).want("unknown", z.pos().hidden, 4).lawful()
}

func TestR56PushMovesAnOpponentsMarionette(t *testing.T) {
	have := func(p *position) {
		p.charm(1, "s6a", "p12", "p22")
		p.stand(2, 1, 1, 1)
		p.stand(2, 2, 2, 2)
		p.stand(1, 3, 3, 3)
	}
	x := begun(t, 2, "push_place=turn").change(have).no("player1 cast spell-s6a", "a marionette of another Witch").no("player1 cast spell-s6a,player1-doll-3", "a marionette of another Witch").no("player1 cast spell-s6a,player2-doll-3", "another Witch in the forest")
	x.do("player1 cast spell-s6a,player2-doll-1").want("whose move", x.pos().actor(), 2)
	x.no("player2 yield player2-doll-2 @M1C3", "Another marionette").no("player2 yield player2-doll-1 @M3C3", "without a marionette").no("player2 yield player2-doll-1 @M1C1")
	x.do("player2 yield player2-doll-1 @M1C4").want("compensation", x.coins(2), 10).want("caster", x.coins(1), 8)
	x.do("player1 place player1-doll-1 @M1C1").want("her placement of the turn", x.pos().seat, 2)
	y := begun(t, 2, "push=victim").change(have).do("player1 cast spell-s6a @player2", "player2 yield player2-doll-2 @M1C3")
	y.want("phase", y.pos().phase, exploring).lawful()
	of := begun(t, 2, "push=victim").change(have).pos()
	_, told, err := of.Apply(game.Move{Seat: 1, Verb: "cast", Objects: []string{"spell-s6a"}, Place: "player2"})
	if err != nil || told[0].Text.String() != "The Star Witch casts Push: the Moon Witch moves a marionette." {
		t.Errorf("whose marionette is pushed is told so: %v (%v)", told, err)
	}
	z := begun(t, 2).change(have).do("player1 place player1-doll-1 @M3C1", "player1 cast spell-s6a,player2-doll-1", "player2 yield player2-doll-1 @M1C4")
	z.no("player1 place player1-doll-2 @M1C2", "has already sent").do("player1 place player1-doll-2 @M1C1").want("next", z.pos().seat, 2)
	last := begun(t, 2, "push_place=turn").change(have).do("player1 place player1-doll-1 @M3C1", "player1 cast spell-s6a,player2-doll-1", "player2 yield player2-doll-1 @M1C4")
	last.want("without a placement left her turn is over", last.pos().seat, 2)
}

func TestR87TheJokerIsNeverForced(t *testing.T) {
	have := func(p *position) { p.charm(1, "s3a", "p07", "p21"); p.give(1, "f17", "f29", "f06", "f14") } // CF, CC, F, B
	x := fetching(t, have).do("player1 cast spell-s3a")                                                  // though a potion can be made without it
	x.no("player1 cast spell-s3a", "is used")
	y := *x
	x.do("player1 prepare potion-p01,forest-f17").want("kept", x.pos().turn.jokers, 1)
	y.do("player1 prepare potion-p01,forest-f29").want("used", y.pos().turn.jokers, 0)
	x.do("player1 leave forest-f01", "player1 done").want("lost with the turn", x.pos().turn.jokers, 0)
	all := func(p *position) { p.charm(1, "s3a", "p07", "p21"); p.give(1, "f45", "f43", "f21", "f31") }
	fetching(t, all).no("player1 cast spell-s3a", "no further potion")
}

func TestR88LoansAndSalesWhileThePedlarsCardsLieOpen(t *testing.T) {
	x := begun(t, 2, "pedlar_cards=caster").change(func(p *position) {
		p.charm(1, "s5a", "p07", "p32")
		p.brew(1, "p08")
		p.coins[1] = 0
	}).do("player1 cast spell-s5a")
	x.do("player1 sell potion-p08").want("sold", x.coins(1), saleCoins).do("player1 count @1")
	x.do("player1 loan fagus-1 @FAGUS-player1").want("lent", x.coins(1), 1+loanCoins).want("still", x.pos().phase, peddling)
}

func TestR90APushGivesAPlacementBesideHerOwn(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.charm(1, "s6a", "p12", "p22"); p.stand(2, 1, 1, 1) })
	x.do("player1 cast spell-s6a,player2-doll-1", "player2 yield player2-doll-1 @M1C4", "player1 place player1-doll-1 @M1C1")
	x.want("her own placement is still to come", x.pos().seat, 1).do("player1 place player1-doll-2 @M2C2").want("next", x.pos().seat, 2)
}

func TestR93APedlarWithAShortDeck(t *testing.T) {
	have := func(p *position) { p.charm(1, "s5a", "p07", "p32"); p.spend(p.Unseen(forestDeck)[2:]) }
	x := begun(t, 2).change(have).do("player1 cast spell-s5a")
	last := x.pos().Unseen(forestDeck)
	x.want("the last of the deck", len(last), 2)
	for _, c := range last {
		x.no("table show forest-f30 @SHOW", "dealt before").do("table show " + x.pos().ID(c) + " @SHOW")
	}
	x.told("Shuffle the discard pile").want("from the discards", x.pos().deck(), 39)
	x.do("table show forest-f30 @SHOW", "table show forest-f31 @SHOW", "table show forest-f32 @SHOW").want("five", x.pos().phase, peddling).lawful()
	y := begun(t, 2, "forest=stop").change(have).do("player1 cast spell-s5a")
	for _, c := range last {
		y.do("table show " + y.pos().ID(c) + " @SHOW")
	}
	y.want("what is there", y.count("buy"), 2).lawful()
	z := begun(t, 2, "pedlar_cards=caster").change(have).do("player1 cast spell-s5a").told("Take them all, then shuffle")
	z.want("deck", z.pos().deck(), 41).lawful()
}

// TestCardsThatWereSaidToChangePlacesAreStillToBeMoved: while they lie as before, that is no
// question.
func TestCardsThatWereSaidToChangePlacesAreStillToBeMoved(t *testing.T) {
	x := fetching(t, func(p *position) { p.charm(1, "s4a", "p07", "p11") })
	x.do("player1 cast spell-s4a", "player1 swap forest-f02")
	before := x.pos().Layout()
	x.do("player1 swap forest-f02,forest-f07")
	doubt, _ := x.pos().Doubt(before)
	if got, want := doubt.Question.String(), "Fungus (F07) and Clover (F02) still have to change places on the table."; got != want || !doubt.Due {
		t.Errorf("%q (due %v), not %q", got, doubt.Due, want)
	}
	x.do("player1 leave forest-f01")
	after := x.pos().Layout()
	after["forest-f02"], after["forest-f07"] = after["forest-f07"], after["forest-f02"]
	if doubt, _ := x.pos().Doubt(after); doubt.Due || doubt.Question.String() != "Fungus (F07) and Clover (F02) have changed places." {
		t.Errorf("after another move: %q (due %v)", doubt.Question, doubt.Due)
	}
}
