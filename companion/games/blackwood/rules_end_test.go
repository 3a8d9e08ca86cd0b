package blackwood

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// lastTurn is a game in which player1 is to leave the last card of the round.
func lastTurn(t *testing.T, expedition int, how func(p *position), options ...string) *table {
	t.Helper()
	x := begun(t, 2, options...).change(func(p *position) {
		p.put("forest-tracker", "T5")
		p.Lay(p.expeditionTracker, p.expeditionSquares[expedition])
	})
	x.do("player1 place player1-doll-1 @M1C5", "player2 place player2-doll-1 @M1C1")
	return x.change(how)
}

func leave(x *table) *table {
	x.do("player1 leave forest-f05")
	if x.Can("player1 done") {
		x.do("player1 done")
	}
	return x
}

func TestR62LeftOversBringHalf(t *testing.T) {
	have := func(p *position) { p.give(1, "f18", "f20", "f17"); p.give(2, "f37") } // 3, 3, 2 and 3
	x := leave(lastTurn(t, 1, have)).deal().do("table advance forest-tracker").told("sells the leftover cards (3) for 4 coins")
	x.want("coins", x.coins(1), 12).want("the other's", x.coins(2), 9).want("cards", x.lies("forest-f18"), "").want("held", len(x.pos().held(1)), 0).lawful()
}

func TestR63HalvedTogetherNotOneByOne(t *testing.T) {
	have := func(p *position) { p.give(1, "f18", "f20") } // 3 and 3
	x := leave(lastTurn(t, 1, have)).deal().do("table advance forest-tracker")
	x.want("coins", x.coins(1), 11)
	y := leave(lastTurn(t, 1, have, "leftovers=card")).deal().do("table advance forest-tracker")
	y.want("one by one", y.coins(1), 10)
}

func TestR64UsedSpellsBecomeActive(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) {
		p.charm(1, "s2a", "p21", "p31")
		p.put("spell-s2a", "USED-player1")
	})).deal().do("table advance forest-tracker")
	x.want("spell", x.lies("spell-s2a"), "SPELLS-player1")
}

func TestR65MarionettesStayInTheForest(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) {})).deal().do("table advance forest-tracker")
	x.want("marionette", x.lies("player2-doll-1"), "M1C1")
}

func TestR66TheNextExpeditionIsPrepared(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) {})).deal().do("table advance forest-tracker")
	x.want("expedition", x.lies("expedition-tracker"), "X2").want("forest", x.lies("forest-tracker"), "T1").want("gaps", len(x.pos().emptyCells()), 0)
}

func TestR67TheOwnerOfTheCauldronBegins(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) { p.put("cauldron", "CAULDRON-player2") })).deal().do("table advance forest-tracker")
	x.want("who", x.pos().seat, 2)
}

func TestR68TheGameEndsAfterTheThirdExpedition(t *testing.T) {
	have := func(p *position) { p.give(1, "f18", "f20") }
	x := leave(lastTurn(t, 3, have))
	if x.State.Result() == nil || x.coins(1) != 11 {
		t.Errorf("result %v, coins %d", x.State.Result(), x.coins(1))
	}
	x.no("player1 place player1-doll-1 @M1C1", "The game is over").no("table correct forest-f01 @R1C2", "over").no("player1 count @3", "over")
	off := leave(lastTurn(t, 3, have, "last_sale=off"))
	off.want("without the last sale", off.coins(1), 8)
	short := leave(lastTurn(t, 1, have, "expeditions=1"))
	short.want("a first try ends after one", short.pos().phase, over)
}

// bare takes all potions but those of the Witches out of the game.
func bare(p *position) {
	for _, x := range append(p.displayed(), p.Unseen(potionDeck)...) {
		p.Lay(x, p.own[2].potions)
	}
}

func TestR69TheGameEndsWhenNoPotionIsLeft(t *testing.T) {
	x := fetching(t, func(p *position) { bare(p); p.put("cauldron", "CAULDRON-player2"); p.stand(2, 2, 2, 1) }).do("player1 leave forest-f01")
	if x.State.Result() != nil {
		t.Error("it ended before the round")
	}
	x.do("player1 done", "player2 leave forest-f06", "player2 done").want("phase", x.pos().phase, over)
	last := func(p *position) {
		bare(p)
		p.put("potion-p01", "D1")
		p.give(1, "f17")
	}
	at := fetching(t, last, "early_end=once").do("player1 prepare potion-p01,forest-f17")
	at.want("at once", at.pos().phase, over)
	later := fetching(t, last).do("player1 prepare potion-p01,forest-f17")
	later.want("with the round", later.pos().phase, gathering)
}

// ended is a game that is over, with what the Witches have.
func ended(t *testing.T, players int, how func(p *position), options ...string) *table {
	t.Helper()
	return begun(t, players, options...).change(func(p *position) {
		how(p)
		p.phase = over
	})
}

func TestR70TheScore(t *testing.T) {
	x := ended(t, 2, func(p *position) {
		p.brew(1, "p10", "p07", "p11", "p12") // 10, 6, 3, 2
		p.put("potion-p10", "USED-player1")
		p.put("potion-p11", "SPENT-player1")
		p.coins[1] = 11
		p.owe(1, 2)
	})
	x.want("score", x.pos().score(1), score{potions: 11, sold: 8, coins: 3, tokens: -10}).want("sum", x.pos().score(1).total(), 12)
	text := x.State.View(0).Sheets[1].Rows[0]
	for i, want := range []string{"Star Witch", "11", "8", "3", "−10", "12"} {
		x.want("the sheet", text[i].String(), want)
	}
}

func TestR71SpellSidesCountFullySaleSidesLess(t *testing.T) {
	for state, want := range map[string]int{"POTIONS": 10, "SPENT": 10, "USED": 8} {
		x := ended(t, 2, func(p *position) {
			p.brew(1, "p10")
			p.put("potion-p10", state+"-player1")
			p.coins[1] = 0
		})
		x.want("reputation", x.pos().score(1).total(), want)
	}
}

func TestR72ThreeCoinsArePoint(t *testing.T) {
	for coins, want := range map[int16]int{0: 0, 2: 0, 3: 1, 5: 1, 6: 2, 29: 9} {
		x := ended(t, 2, func(p *position) { p.coins[1] = coins })
		x.want("points", x.pos().score(1).total(), want)
	}
}

func TestR73FiveLessForEachToken(t *testing.T) {
	x := ended(t, 2, func(p *position) { p.coins[1] = 0; p.owe(1, 3) })
	x.want("points", x.pos().score(1).total(), -15)
}

func TestR74TiesGoToTheFewestPotionsThenTheMostCoins(t *testing.T) {
	winners := func(x *table) []game.Seat { return x.State.Result().Winners }
	x := ended(t, 3, func(p *position) {
		p.brew(1, "p07")        // 6
		p.brew(2, "p11", "p21") // 3 + 3
		for w := game.Seat(1); w <= 3; w++ {
			p.coins[w] = 0
		}
	})
	x.want("fewest potions", winners(x), []game.Seat{1})
	coins := func(a, b int16) func(p *position) {
		return func(p *position) {
			p.brew(1, "p07")
			p.brew(2, "p17")
			p.put("cauldron", "CAULDRON-player2")
			p.coins[1], p.coins[2] = a, b
		}
	}
	y := ended(t, 2, coins(4, 5))
	y.want("most coins", winners(y), []game.Seat{2})
	z := ended(t, 2, coins(5, 5))
	z.want("shared", winners(z), []game.Seat{2, 1})
	if got := z.State.Result().Text.String(); !strings.Contains(got, "The Moon Witch and the Star Witch join the council together") {
		t.Error(got)
	}
	o := ended(t, 2, coins(5, 5), "tie=order")
	o.want("in order from the Cauldron", winners(o), []game.Seat{2})
}

func TestR75AnEmptyForestDeckIsReplacedByTheDiscard(t *testing.T) {
	empty := func(p *position) { p.spend(p.Unseen(forestDeck)) }
	x := fetching(t, empty).do("player1 leave forest-f01", "player1 done").told("Shuffle the discard pile")
	x.want("deck", x.pos().deck(), 42).do("table deal forest-f30 @R1C5").lawful()
	y := fetching(t, empty, "forest=stop").do("player1 leave forest-f01", "player1 done")
	y.want("spaces stay empty", len(y.pos().emptyCells()), 1).want("phase", y.pos().phase, advancing).lawful()
}

func TestR76AGapIsFilledFromBeyondOnly(t *testing.T) {
	x := fetching(t, func(p *position) {
		p.spend(p.Unseen(forestDeck))
		p.put("forest-f03", "DECK2")
	}, "forest=stop").do("player1 leave forest-f01", "player1 done")
	for id, zone := range map[string]string{"forest-f02": "R1C1", "forest-f04": "R1C3", "forest-f05": "R1C4"} {
		x.want(id, x.lies(id), zone)
	}
	x.want("the gap moves along", x.pos().cardOn(at(1, 2)), 0).lawful()
}

func TestR77AnEmptyPotionDeckLeavesTheDisplayShort(t *testing.T) {
	x := fetching(t, func(p *position) {
		p.give(1, "f17")
		for _, x := range p.Unseen(potionDeck) {
			p.Lay(x, p.own[2].potions)
		}
	}).do("player1 prepare potion-p01,forest-f17", "player1 leave forest-f01", "player1 done").deal()
	x.want("shown", len(x.pos().displayed()), 5).want("phase", x.pos().phase, advancing).lawful()
}
