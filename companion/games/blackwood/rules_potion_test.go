package blackwood

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR36PotionsInAnOwnGatheringTurnOnly(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.give(1, "f17"); p.give(2, "f18") })
	x.no("player1 prepare potion-p01,forest-f17", "not while exploring").no("player2 prepare potion-p01,forest-f18", "not the Moon Witch")
	y := fetching(t, func(p *position) { p.give(1, "f17"); p.give(2, "f18") })
	y.no("player2 prepare potion-p01,forest-f18", "not the Moon Witch").do("player1 prepare potion-p01,forest-f17")
}

func TestR37EveryIngredientNeedsItsOwn(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f17", "f21", "f37") })
	x.no("player1 prepare potion-p05,forest-f37", "not enough ingredients") // CCT of CFT
	x.no("player1 prepare potion-p01", "not enough ingredients").no("player1 prepare potion-p01,forest-f17,forest-f17", "each once")
	x.no("player1 prepare potion-p01,forest-f18", "in front of the Star Witch").no("player1 prepare potion-p01,forest-f17,forest-f21", "not needed")
	x.do("player1 prepare potion-p05,forest-f21,forest-f37")
}

func TestR38UsedCardsAreDiscarded(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f17", "f21") }).do("player1 prepare potion-p01,forest-f17")
	x.want("card", x.lies("forest-f17"), "DECK2").want("discards", x.pos().discards(), 1).want("kept", x.lies("forest-f21"), "FOREST-player1").lawful()
}

func TestR39OneCardMayServeSeveralPotionsOfATurn(t *testing.T) {
	// CFT and C, F, B: P01 (CF) with the first, P03 (CFB) takes its C, F again from others.
	give := func(p *position) { p.give(1, "f45", "f29", "f14") } // CCF, CC, B
	x := fetching(t, give).do("player1 prepare potion-p01,forest-f45")
	x.want("pool", x.pos().turn.pool, bag{1, 0, 0, 0})
	x.change(func(p *position) { p.give(1, "f43") }) // FTB
	x.no("player1 prepare potion-p03,forest-f43,forest-f14", "not needed").do("player1 prepare potion-p03,forest-f43")
	x.want("each once", x.pos().turn.pool, bag{0, 0, 1, 0})
	y := fetching(t, give, "split=moment").change(func(p *position) { p.give(1, "f43") }).do("player1 prepare potion-p01,forest-f45", "player1 leave forest-f01")
	y.want("lost after another action", y.pos().turn.pool, bag{}).no("player1 prepare potion-p03,forest-f43", "not enough ingredients")
}

func TestR40WhatIsNotUsedIsLost(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f45", "f43"); p.stand(1, 2, 2, 1) })
	x.do("player1 prepare potion-p01,forest-f45", "player1 leave forest-f01", "player1 done")
	x.want("her next turn", x.pos().seat, 1).want("pool", x.pos().turn.pool, bag{}).no("player1 prepare potion-p03,forest-f43", "not enough ingredients")
}

func TestR41ThePotionAndItsCoins(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f17") }).do("player1 prepare potion-p01,forest-f17")
	x.want("coins", x.coins(1), 11).want("potion", x.lies("potion-p01"), "POTIONS-player1").want("score", x.pos().score(1).total(), 3+11/3)
}

func TestR42SeveralPotionsInATurn(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f17", "f19") })
	x.do("player1 prepare potion-p01,forest-f17", "player1 leave forest-f01", "player1 prepare potion-p02,forest-f19").want("made", x.pos().potionsOf(1), 2).lawful()
}

func TestR43OnlyPotionsOnDisplay(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f23", "f17") }).no("player1 prepare potion-p11,forest-f23", "not on display")
	x.do("player1 prepare potion-p01,forest-f17").no("player1 prepare potion-p01,forest-f23", "not on display")
}

func TestR44ASpellCostsTwoPotionsOfItsColours(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p08", "p11", "p21"); p.brew(2, "p12") })
	x.no("player1 exchange spell-s1a,potion-p07,potion-p08", "asks for a Red and a Blue").
		no("player1 exchange spell-s1a,potion-p11,potion-p07", "asks for").
		no("player1 exchange spell-s1a,potion-p07,potion-p12", "does not have").
		no("player1 exchange spell-s1a,potion-p07,potion-p07").no("player1 exchange spell-s1a,potion-p07")
	x.want("ways", x.count("exchange"), 2+2+1) // s1 twice, s3 twice, s6 once
	x.do("player1 sell potion-p07").no("player1 exchange spell-s1a,potion-p07,potion-p11", "already turned face down")
	x.do("player1 exchange spell-s1a,potion-p08,potion-p11").want("spell", x.lies("spell-s1a"), "SPELLS-player1").lawful()
}

func TestR45TwoCoinsAndOneMoreForEach(t *testing.T) {
	x := begun(t, 3).change(func(p *position) {
		p.brew(1, "p07", "p11", "p08", "p12")
		p.brew(2, "p09", "p13")
		p.coins[1] = 5
	})
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11").want("first", x.coins(1), 3)
	x.do("player1 exchange spell-s1b,potion-p08,potion-p12").want("second", x.coins(1), 0)
	x.want("hers only", x.pos().spellPrice(2), 2).want("third", x.pos().spellPrice(1), 4)
	y := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11"); p.coins[1] = 1 })
	y.no("player1 exchange spell-s1a,potion-p07,potion-p11", "has 1 coin and needs 2")
}

func TestR46TurnedPotionsKeepTheirReputation(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11"); p.coins[1] = 2 })
	x.want("before", x.pos().score(1).potions, 9).do("player1 exchange spell-s1a,potion-p07,potion-p11")
	x.want("after", x.pos().score(1).potions, 9).want("turned", x.lies("potion-p07"), "")
}

func TestR47AnEmptyPileSellsNothing(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11", "p08", "p12"); p.coins[1] = 9 })
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11").no("player1 exchange spell-s1b,potion-p08,potion-p12", "not on top")
	x.want("pile", x.pos().Top(x.pos().piles[0]), 0)
	begun(t, 4).change(func(p *position) { p.brew(1, "p07", "p11") }).no("player1 exchange spell-s1b,potion-p07,potion-p11", "not on top")
}

func TestR48NoLimitAndEqualKindsAllowed(t *testing.T) {
	x := begun(t, 4).change(func(p *position) {
		p.brew(1, "p07", "p08", "p09", "p11", "p12", "p13")
		p.coins[1] = 20
	})
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11", "player1 exchange spell-s1b,potion-p08,potion-p12", "player1 exchange spell-s1c,potion-p09,potion-p13")
	x.want("spells", x.pos().spellsOf(1), 3).want("coins", x.coins(1), 20-2-3-4).lawful()
}

func TestR57ASaleBringsThreeCoinsForTwoReputation(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07"); p.coins[1] = 0 })
	x.want("before", x.pos().score(1).total(), 6).do("player1 sell potion-p07").want("coins", x.coins(1), 3)
	x.want("after", x.pos().score(1).total(), 4+1).want("turned", x.lies("potion-p07"), "USED-player1")
}

func TestR58ATurnedPotionIsTurnedForGood(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11", "p08") })
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11").no("player1 sell potion-p07", "already turned face down")
	x.do("player1 sell potion-p08").no("player1 sell potion-p08", "already turned face down")
}

func TestR59ALoanNeedsTwoCoinsOrFewer(t *testing.T) {
	for coins, ok := range map[int16]bool{0: true, 2: true, 3: false, 8: false} {
		x := begun(t, 2).change(func(p *position) { p.coins[1] = coins })
		if ok {
			x.do("player1 loan fagus-1 @FAGUS-player1")
		} else {
			x.no("player1 loan fagus-1 @FAGUS-player1", "2 coins or fewer")
		}
	}
}

func TestR60ALoanIsFiveCoinsAndOneToken(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.coins[1] = 2 }).no("player1 loan fagus-2 @FAGUS-player1", "top token").no("player1 loan fagus-1 @FAGUS-player2")
	x.do("player1 loan fagus-1 @FAGUS-player1").want("coins", x.coins(1), 7).want("token", x.lies("fagus-1"), "FAGUS-player1").lawful()
	y := begun(t, 2).change(func(p *position) {
		p.coins[1] = 0
		p.owe(2, fagusTokens)
	})
	y.no("player1 loan fagus-1 @FAGUS-player1", "no token left")
}

func TestR61ALoanMayBeRepeated(t *testing.T) {
	x := begun(t, 3).change(func(p *position) {
		p.coins[1] = 0
		p.charm(1, "s2a", "p21", "p31")
		p.charm(1, "s2b", "p22", "p32")
		p.charm(1, "s4a", "p12", "p33")
		p.brew(1, "p07", "p11")
	})
	x.do("player1 loan fagus-1 @FAGUS-player1").no("player1 loan fagus-2 @FAGUS-player1")
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11").do("player1 loan fagus-2 @FAGUS-player1").want("coins", x.coins(1), 5)
}

// TestTheButtonNamesTheOnlyPotion that can be made; of several it names none.
func TestTheButtonNamesTheOnlyPotion(t *testing.T) {
	label := func(x *table) string {
		for _, a := range x.State.View(game.Table).Action {
			if a.Choices[0].Verb == "prepare" {
				return a.Label.String()
			}
		}
		return ""
	}
	for _, cards := range [][]string{{"f17"}, {"f37", "f54", "f29"}} {
		x := fetching(t, func(p *position) { p.give(1, cards...) })
		can := x.pos().brewed(0)
		want := ""
		switch {
		case len(can) == 1:
			want = "Make " + x.pos().Name(can[0]).Text().String()
		case len(can) > 1:
			want = "Make a potion"
		}
		if got := label(x); got != want {
			t.Errorf("with %v, which make %d potions, the button says %q, not %q", cards, len(can), got, want)
		}
	}
}

// TestTheButtonsSayWhatTheyDo: what is sold, taken or cast where there is one choice alone, and
// for how much; a spell that moves two cards says so.
func TestTheButtonsSayWhatTheyDo(t *testing.T) {
	label := func(x *table, verb string) string {
		for _, a := range x.State.View(game.Table).Action {
			if a.Choices[0].Verb == verb {
				return a.Label.String()
			}
		}
		return ""
	}
	x := fetching(t, func(p *position) { p.brew(1, "p07", "p11") })
	x.want("two potions to sell", label(x, "sell"), "Sell a potion for 3 coins")
	x.want("one spell to take", label(x, "exchange"), "Take Second Puppet for two potions and 2 coins")
	x = fetching(t, func(p *position) { p.charm(1, "s4a", "p12", "p33") })
	x.want("one spell to cast", label(x, "cast"), "Cast Crossed Paths")
	x.do("player1 cast spell-s4a").want("what the spell asks for", x.State.View(game.Table).Prompt.String(),
		"The Star Witch chooses the first of two cards without marionettes that change places.")
	x = fetching(t, func(p *position) { p.brew(1, "p07") })
	x.want("one potion to sell", label(x, "sell"), "Sell "+x.pos().Name(x.pos().Piece("potion-p07")).Text().String()+" for 3 coins")
}

// TestTheRulebookHasOneName wherever a house rule tells why it is as it is.
func TestTheRulebookHasOneName(t *testing.T) {
	for _, o := range Game.Options {
		if strings.Contains(o.Why, "booklet") {
			t.Errorf("%s: %q calls the rulebook otherwise", o.Name, o.Why)
		}
	}
}
