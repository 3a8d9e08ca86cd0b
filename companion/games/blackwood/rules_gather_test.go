package blackwood

import "testing"

// both is a game in which player1 stands nearest and player2 farther in column 1.
func both(t *testing.T, options ...string) *table {
	t.Helper()
	return begun(t, 2, options...).do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M3C1", "table hand cauldron @CAULDRON-player2")
}

func TestR19TheNearestIsFetchedFirst(t *testing.T) {
	x := both(t)
	x.want("first", x.pos().seat, 1).do("player1 leave forest-f01", "player1 done").want("second", x.pos().seat, 2)
}

func TestR20TheCardCostsItsPrice(t *testing.T) {
	x := both(t).do("player1 leave forest-f01", "player1 done", "player2 buy forest-f11 @FOREST-player2")
	x.want("coins", x.coins(2), 6).want("the other's", x.coins(1), 8)
	y := both(t).change(func(p *position) { p.coins[1] = 0; p.brew(1, "p11") })
	y.no("player1 buy forest-f01 @FOREST-player1", "has 0 coins and needs 1").do("player1 sell potion-p11", "player1 buy forest-f01 @FOREST-player1")
}

func TestR21ABoughtCardLiesOpenBeforeHer(t *testing.T) {
	x := both(t).do("player1 buy forest-f01 @FOREST-player1")
	x.want("place", x.lies("forest-f01"), "FOREST-player1").lawful()
	for _, seat := range []int{0, 1, 2} {
		found := false
		for _, p := range x.State.View(0).Pieces {
			found = found || p.ID == "forest-f01" && p.Card == "forest-f01" && p.Zone == "FOREST-player1"
		}
		if !found {
			t.Errorf("seat %d does not see the card", seat)
		}
	}
}

func TestR22ACardThatIsLeftIsDiscarded(t *testing.T) {
	x := both(t).do("player1 leave forest-f01")
	x.want("place", x.lies("forest-f01"), "DECK2").want("discards", x.pos().discards(), 1).want("coins", x.coins(1), 8).lawful()
	both(t).no("player1 leave forest-f02", "the card of the marionette that is fetched").no("player1 done", "buy or discard")
}

func TestR23TheMarionetteReturns(t *testing.T) {
	for _, line := range []string{"player1 leave forest-f01", "player1 buy forest-f01 @FOREST-player1"} {
		x := both(t)
		x.want("before", x.lies("player1-doll-1"), "M1C1").do(line).want("after", x.lies("player1-doll-1"), "HOME1-player1")
	}
}

func TestR24TheRowClosesUpWithItsMarionettes(t *testing.T) {
	x := both(t).change(func(p *position) { p.stand(2, 2, 1, 3) }).do("player1 leave forest-f01")
	x.want("before the turn's end", x.lies("forest-f02"), "R1C2").do("player1 done").told("Row 1 closes up")
	x.want("first", x.lies("forest-f02"), "R1C1").want("last", x.lies("forest-f05"), "R1C4").want("marionette", x.lies("player2-doll-2"), "M1C2").lawful()
	y := both(t, "slide=once").do("player1 leave forest-f01").want("at once", x.lies("forest-f02"), "R1C1")
	y.want("no turn left", y.pos().seat, 2)
}

func TestR25NearerColumnsAndOtherRowsStay(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.put("forest-tracker", "T3") }).
		do("player1 place player1-doll-1 @M2C3", "player2 place player2-doll-1 @M1C5", "player1 leave forest-f08", "player1 done")
	for id, zone := range map[string]string{"forest-f06": "R2C1", "forest-f07": "R2C2", "forest-f09": "R2C3", "forest-f10": "R2C4", "forest-f03": "R1C3", "forest-f13": "R3C3"} {
		x.want(id, x.lies(id), zone)
	}
}

func TestR26AMarionetteThatSlidInComesFirst(t *testing.T) {
	x := both(t).change(func(p *position) { p.stand(2, 2, 1, 2) }).do("player1 leave forest-f01", "player1 done")
	x.want("whose turn", x.pos().seat, 2).want("from where", x.pos().fetched, at(1, 1)).do("player2 buy forest-f02 @FOREST-player2")
}

func TestR27UntilTheColumnIsEmpty(t *testing.T) {
	x := both(t).do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11")
	x.want("phase", x.pos().phase, gathering).do("player2 done").want("phase", x.pos().phase, dealing)
}

func TestR28ACardWithoutAMarionetteStays(t *testing.T) {
	x := both(t).do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11", "player2 done")
	x.want("middle card", x.lies("forest-f06"), "R2C1")
}

func TestR29NoMarionetteInTheColumnNoTurn(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(2, "p11") }).do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M3C5", "player2 done")
	x.no("player2 sell potion-p11").do("player1 leave forest-f01", "player1 done").want("round over", x.pos().phase, dealing)
}

func TestR30ATurnForEachMarionette(t *testing.T) {
	x := both(t).change(func(p *position) { p.stand(1, 2, 2, 1) })
	x.do("player1 leave forest-f01", "player1 done").want("again", x.pos().seat, 1).want("from", x.pos().fetched, at(2, 1))
}

func TestR31OthersStayForLater(t *testing.T) {
	x := both(t).change(func(p *position) { p.stand(1, 2, 2, 4) })
	x.do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11", "player2 done").deal().do("table advance forest-tracker")
	x.want("it stays", x.lies("player1-doll-2"), "M2C4")
}

func TestR32TheForestIsRefilled(t *testing.T) {
	x := both(t).do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11", "player2 done")
	x.want("empty", len(x.pos().emptyCells()), 2).no("table advance forest-tracker", "Fill the forest")
	x.no("table deal forest-f16 @R1C4", "nearest to the village").no("table deal forest-f02 @R1C5", "dealt before")
	x.do("table deal forest-f30 @R3C5", "table deal forest-f31 @R1C5").want("empty", len(x.pos().emptyCells()), 0).want("phase", x.pos().phase, advancing)
}

func TestR33TheDisplayIsRefilledAtTheEndOfTheRound(t *testing.T) {
	brew := func(p *position) { p.give(1, "f17") }
	x := fetching(t, brew).do("player1 prepare potion-p01,forest-f17")
	x.want("shown", len(x.pos().displayed()), 5).want("phase", x.pos().phase, gathering)
	x.do("player1 leave forest-f01", "player1 done").deal().want("shown", len(x.pos().displayed()), 6)
	y := fetching(t, brew, "refill=once").do("player1 prepare potion-p01,forest-f17").want("at once", len(x.pos().displayed()), 6)
	y.do("table deal potion-p33 @D1").want("and on", y.pos().phase, gathering).no("player1 prepare potion-p33", "not enough ingredients")
}

func TestR34TheTrackerMovesOn(t *testing.T) {
	x := both(t).do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11", "player2 done").deal()
	x.want("before", x.lies("forest-tracker"), "T1").do("table advance forest-tracker").want("after", x.lies("forest-tracker"), "T2")
}

func TestR35FiveRoundsAnExpedition(t *testing.T) {
	x := begun(t, 2)
	rounds := 0
	for x.pos().expedition() == 1 {
		rounds++
		for x.pos().phase == exploring {
			p := x.pos()
			for _, c := range p.freeCells() {
				if c.column() == p.round() {
					x.do(p.move("place", p.dollZone[c], p.atHome(p.seat)[0]).Line(p.Seats()))
					break
				}
			}
		}
		for x.pos().phase != advancing {
			p := x.pos()
			switch p.phase {
			case handing:
				x.do("table hand cauldron @CAULDRON-" + p.house.Seats[p.heir])
			case gathering:
				if p.turn.decided {
					x.do(p.Seats()[p.seat] + " done")
				} else {
					x.do(p.Seats()[p.seat] + " leave " + p.ID(p.cardOn(p.fetched)))
				}
			default:
				x.deal()
			}
		}
		x.do("table advance forest-tracker")
	}
	x.want("rounds", rounds, 5)
}

// TestNobodyIsToldToBuyWhatSheCannotPay: what she lacks is said, and whether she may come by it.
func TestNobodyIsToldToBuyWhatSheCannotPay(t *testing.T) {
	says := func(coins int16, how func(p *position), want string) {
		t.Helper()
		x := fetching(t, how).do("table correct forest-f54 @R1C1").change(func(p *position) { p.coins[1] = coins })
		if got := x.pos().prompt().String(); got != want {
			t.Errorf("with %d coins: %q, not %q", coins, got, want)
		}
	}
	says(4, nil, "The Star Witch buys Clover, Bat, Bat (F54) for 4 coins or discards it.")
	says(3, nil, "The Star Witch lacks 1 coin for Clover, Bat, Bat (F54) and discards it.")
	says(2, nil, "The Star Witch lacks 2 coins for Clover, Bat, Bat (F54): find a way to pay, or discard it.")
	says(3, func(p *position) { p.brew(1, "p07") }, "The Star Witch lacks 1 coin for Clover, Bat, Bat (F54): find a way to pay, or discard it.")
}

// TestACardThatIsNotYetFetchedGoesBack: while the nearest marionette of the column is still to
// be fetched, no other card of the column goes to anybody.
func TestACardThatIsNotYetFetchedGoesBack(t *testing.T) {
	x := fetching(t, func(p *position) { p.stand(2, 2, 3, 1) })
	seen := x.pos().Layout()
	seen["forest-f11"] = "FOREST-player1"
	doubt, _ := x.pos().Doubt(seen)
	if got, want := doubt.Question.String(), "Toad (F11) lies before the Star Witch, but no marionette has fetched it: it goes back to row 3, column 1."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
