package blackwood

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// lastTurn is a game in which player1 is to leave the last card of the round.
func lastTurn(t *testing.T, expedition int8, how func(p *position), options ...string) *table {
	t.Helper()
	x := begun(t, 2, options...).change(func(p *position) { p.round, p.expedition = 5, expedition })
	x.do("player1 place player1-doll-1 @M1C5", "player2 place player2-doll-1 @M1C1")
	return x.change(how)
}

func leave(x *table) *table {
	x.do("player1 leave forest-f05")
	if x.can("player1 done") {
		x.do("player1 done")
	}
	return x
}

func TestR62LeftOversBringHalf(t *testing.T) {
	have := func(p *position) { p.give(1, "f18", "f20", "f17"); p.give(2, "f37") } // 3, 3, 2 and 3
	x := leave(lastTurn(t, 1, have)).deal().do("table advance forest-tracker").told("sells her left-over cards (3) for 4 coins")
	x.want("coins", x.coins(1), 12).want("the other's", x.coins(2), 9).want("cards", x.lies("forest-f18"), "").want("held", x.pos().held[1].n, 0).lawful()
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
		p.spell[words().spellNos["spell-s2a"]] = spent
	})).deal().do("table advance forest-tracker")
	x.want("spell", x.lies("spell-s2a"), "SPELLS-player1")
}

func TestR65MarionettesStayInTheForest(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) {})).deal().do("table advance forest-tracker")
	x.want("marionette", x.lies("player2-doll-1"), "M1C1")
}

func TestR66TheNextExpeditionIsPrepared(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) {})).deal().do("table advance forest-tracker")
	x.want("expedition", x.lies(expeditionToken), "X2").want("forest", x.lies(forestTracker), "T1").want("gaps", x.pos().emptyPlaces(), 0)
}

func TestR67TheOwnerOfTheCauldronBegins(t *testing.T) {
	x := leave(lastTurn(t, 1, func(p *position) { p.cauldron = 2 })).deal().do("table advance forest-tracker")
	x.want("who", x.pos().seat, 2)
}

func TestR68TheGameEndsAfterTheThirdExpedition(t *testing.T) {
	have := func(p *position) { p.give(1, "f18", "f20") }
	x := leave(lastTurn(t, 3, have))
	if x.st.Result() == nil || x.coins(1) != 11 {
		t.Errorf("result %v, coins %d", x.st.Result(), x.coins(1))
	}
	x.no("player1 place player1-doll-1 @M1C1", "The game is over").no("table correct forest-f01 @R1C2", "over").no("player1 count @3", "over")
	off := leave(lastTurn(t, 3, have, "last_sale=off"))
	off.want("without the last sale", off.coins(1), 8)
	short := leave(lastTurn(t, 1, have, "expeditions=1"))
	short.want("a first try ends after one", short.pos().phase, over)
}

// bare takes all potions but those of the Witches out of the game.
func bare(p *position) {
	for c := 1; c <= potionCards; c++ {
		if p.potion[c] <= open {
			p.potion[c], p.potionOf[c] = front, 2
			p.made[2][p.makes[2]] = cardNo(c)
			p.makes[2]++
		}
	}
	p.potionDeck, p.display = 0, [onDisplay]cardNo{}
}

func TestR69TheGameEndsWhenNoPotionIsLeft(t *testing.T) {
	x := fetching(t, func(p *position) { bare(p); p.cauldron = 2; p.stand(2, 2, 2, 1) }).do("player1 leave forest-f01")
	if x.st.Result() != nil {
		t.Error("it ended before the round")
	}
	x.do("player1 done", "player2 leave forest-f06", "player2 done").want("phase", x.pos().phase, over)
	last := func(p *position) {
		bare(p)
		c := words().potionNos["potion-p01"]
		p.potion[c], p.potionOf[c], p.display[0] = open, 0, c
		for i := range p.makes[2] {
			if p.made[2][i] == c {
				copy(p.made[2][i:], p.made[2][i+1:])
				p.makes[2]--
				break
			}
		}
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
		p.potion[words().potionNos["potion-p10"]] = sold
		p.potion[words().potionNos["potion-p11"]] = spent
		p.witch[1].coins, p.witch[1].tokens = 11, 2
	})
	x.want("score", x.pos().score(1), score{potions: 11, sold: 8, coins: 3, tokens: -10}).want("sum", x.pos().score(1).total(), 12)
	text := x.st.View(0).Sheets[1].Rows[0]
	for i, want := range []string{"Star Witch", "11", "8", "3", "-10", "12"} {
		x.want("the sheet", text[i].String(), want)
	}
}

func TestR71SpellSidesCountFullySaleSidesLess(t *testing.T) {
	for state, want := range map[uint8]int{front: 10, spent: 10, sold: 8} {
		x := ended(t, 2, func(p *position) {
			p.brew(1, "p10")
			p.potion[words().potionNos["potion-p10"]] = state
			p.witch[1].coins = 0
		})
		x.want("reputation", x.pos().score(1).total(), want)
	}
}

func TestR72ThreeCoinsArePoint(t *testing.T) {
	for coins, want := range map[int16]int{0: 0, 2: 0, 3: 1, 5: 1, 6: 2, 29: 9} {
		x := ended(t, 2, func(p *position) { p.witch[1].coins = coins })
		x.want("points", x.pos().score(1).total(), want)
	}
}

func TestR73FiveLessForEachToken(t *testing.T) {
	x := ended(t, 2, func(p *position) { p.witch[1].coins, p.witch[1].tokens = 0, 3 })
	x.want("points", x.pos().score(1).total(), -15)
}

func TestR74TiesGoToTheFewestPotionsThenTheMostCoins(t *testing.T) {
	winners := func(x *table) []game.Seat { return x.st.Result().Winners }
	x := ended(t, 3, func(p *position) {
		p.brew(1, "p07")        // 6
		p.brew(2, "p11", "p21") // 3 + 3
		for w := game.Seat(1); w <= 3; w++ {
			p.witch[w].coins = 0
		}
	})
	x.want("fewest potions", winners(x), []game.Seat{1})
	coins := func(a, b int16) func(p *position) {
		return func(p *position) {
			p.brew(1, "p07")
			p.brew(2, "p17")
			p.cauldron = 2
			p.witch[1].coins, p.witch[2].coins = a, b
		}
	}
	y := ended(t, 2, coins(4, 5))
	y.want("most coins", winners(y), []game.Seat{2})
	z := ended(t, 2, coins(5, 5))
	z.want("shared", winners(z), []game.Seat{2, 1})
	if got := z.st.Result().Text.String(); !strings.Contains(got, "Moon Witch and Star Witch join the council together") {
		t.Error(got)
	}
	o := ended(t, 2, coins(5, 5), "tie=order")
	o.want("in order from the Cauldron", winners(o), []game.Seat{2})
}

func TestR75AnEmptyForestDeckIsReplacedByTheDiscard(t *testing.T) {
	empty := func(p *position) {
		for c := 16; c <= forestCards; c++ {
			p.forest[c] = discarded
		}
		p.deck = 0
	}
	x := fetching(t, empty).do("player1 leave forest-f01", "player1 done").told("shuffle the discard pile")
	x.want("deck", x.pos().deck, 42).do("table deal forest-f30 @R1C5").lawful()
	y := fetching(t, empty, "forest=stop").do("player1 leave forest-f01", "player1 done")
	y.want("places stay empty", y.pos().emptyPlaces(), 1).want("phase", y.pos().phase, advancing).lawful()
}

func TestR76AGapIsFilledFromBeyondOnly(t *testing.T) {
	x := fetching(t, func(p *position) {
		for c := 1; c <= forestCards; c++ {
			if p.forest[c] == unseen {
				p.forest[c] = discarded
			}
		}
		p.deck = 0
		p.forest[p.grid[at(1, 3)]], p.grid[at(1, 3)] = discarded, 0
	}, "forest=stop").do("player1 leave forest-f01", "player1 done")
	for id, zone := range map[string]string{"forest-f02": "R1C1", "forest-f04": "R1C3", "forest-f05": "R1C4"} {
		x.want(id, x.lies(id), zone)
	}
	x.want("the gap moves along", x.pos().grid[at(1, 2)], 0).lawful()
}

func TestR77AnEmptyPotionDeckLeavesTheDisplayShort(t *testing.T) {
	x := fetching(t, func(p *position) {
		p.give(1, "f17")
		for c := 7; c <= potionCards; c++ {
			p.potion[c], p.potionOf[c] = front, 2
			p.made[2][p.makes[2]] = cardNo(c)
			p.makes[2]++
		}
		p.potionDeck = 0
	}).do("player1 prepare potion-p01,forest-f17", "player1 leave forest-f01", "player1 done").deal()
	x.want("shown", x.pos().shownPotions(), 5).want("phase", x.pos().phase, advancing).lawful()
}
