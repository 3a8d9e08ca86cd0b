package blackwood

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR01TwoToFourWitches(t *testing.T) {
	for n := range 7 {
		_, err := Game.New(game.Setup{Game: "blackwood", Players: n})
		if (err == nil) != (n >= 2 && n <= 4) {
			t.Errorf("%d Witches: %v", n, err)
		}
	}
}

func TestR02SixPilesOfPlayersMinusOneSpells(t *testing.T) {
	for n := 2; n <= 4; n++ {
		p := sit(t, n).pos()
		for k := range spellKinds {
			sold := 0
			for s := p.Top(p.piles[k]); s != 0; s = p.Top(p.piles[k]) {
				if p.Layout()[p.ID(s)] != fmt.Sprintf("S%d", k+1) || int(p.spells[s].kind) != k {
					t.Errorf("%s lies on pile %d", p.ID(s), k+1)
				}
				p.takeSpell(1, s)
				sold++
			}
			if sold != n-1 {
				t.Errorf("%d Witches: pile %d has %d spells", n, k+1, sold)
			}
		}
	}
}

func TestR03SixPotionsAreShown(t *testing.T) {
	x := begun(t, 2)
	x.want("display", len(x.pos().displayed()), 6).want("deck", x.pos().Left(potionDeck), 34)
	x.want("the third potion's place", x.lies("potion-p03"), "D3")
}

func TestR04RowsOfFive(t *testing.T) {
	for n, rows := range map[int]int{2: 3, 3: 4, 4: 5} {
		x := begun(t, n)
		x.want("rows", x.pos().rows, rows).want("cards", x.pos().deck(), 56-5*rows).lawful()
	}
}

func TestR05TrackersBeginOnTheFirstSquares(t *testing.T) {
	x := sit(t, 3)
	x.want("forest", x.lies("forest-tracker"), "T1").want("expedition", x.lies("expedition-tracker"), "X1")
}

func TestR06ThreeMarionettesAndEightCoins(t *testing.T) {
	x := begun(t, 4)
	for w := game.Seat(1); w <= 4; w++ {
		x.want("coins", x.coins(w), 8).want("marionettes", len(x.pos().atHome(w)), 3)
	}
	x.want("home", x.lies("player3-doll-2"), "HOME2-player3")
}

func TestR07OneWitchHoldsTheCauldron(t *testing.T) {
	x := sit(t, 3).no("table crown cauldron @CAULDRON-player4", "first Witch").no("player1 place player1-doll-1 @M1C1")
	x.do("table crown cauldron @CAULDRON-player2").want("place", x.lies("cauldron"), "CAULDRON-player2")
	x.deal().want("who begins", x.pos().seat, 2)
}

func TestR08ClockwiseFromTheCauldron(t *testing.T) {
	x := sit(t, 3).do("table crown cauldron @CAULDRON-player3").deal()
	x.do("player3 place player3-doll-1 @M1C1").no("player2 place player2-doll-1 @M1C2", "first")
	x.do("player1 place player1-doll-1 @M2C1", "player2 place player2-doll-3 @M3C1").want("phase", x.pos().phase, handing)
}

func TestR09ExactlyOnePlacement(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p11") })
	x.do("player1 place player1-doll-1 @M1C1").no("player1 place player1-doll-2 @M1C2", "has already sent")
	x.want("placements", x.count("place"), 0)
}

func TestR10OnlyOnAFreeCard(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C1")
	x.no("player2 place player2-doll-1 @M1C1", "Star Witch's marionette 1 stands on Clover (F01) already").
		no("player2 place player2-doll-1 @M4C1", "No forest card").
		no("player2 place player1-doll-2 @M1C2", "their own")
}

func TestR11AnyColumnWithAWarningBehindTheTracker(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.put("forest-tracker", "T3") })
	x.want("placements", x.count("place"), 3*15)
	x.do("player1 place player1-doll-1 @M1C2").told("behind the Forest Tracker")
	x.do("player2 place player2-doll-1 @M1C4")
	for _, e := range x.Heard {
		if strings.Contains(e.Text.String(), "behind") {
			t.Error("warned without need")
		}
	}
}

func TestR12AWitchWithAllThreeInTheForestIsSkipped(t *testing.T) {
	x := begun(t, 3).change(func(p *position) {
		p.brew(2, "p11")
		p.coins[2] = 0
		for k := 1; k <= 3; k++ {
			p.stand(2, k, k, 5)
		}
	})
	x.do("player1 place player1-doll-1 @M1C1").told("Moon Witch has all three").want("turn", x.pos().seat, 3)
	x.no("player2 sell potion-p11", "not the Moon Witch").no("player2 loan fagus-1 @FAGUS-player2")
}

func TestR13OptionalActionsBeforeAndAfterPlacing(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p11", "p12"); p.brew(2, "p13") })
	x.do("player1 sell potion-p11", "player1 place player1-doll-1 @M1C1", "player1 sell potion-p12")
	x.want("turn after the last thing to do", x.pos().seat, 2).no("player1 sell potion-p12")
	x.do("player2 place player2-doll-1 @M1C2").want("still her turn", x.pos().seat, 2).do("player2 done")
}

func TestR14NoPassingWithAMarionetteAtHome(t *testing.T) {
	begun(t, 2).no("player1 done", "has to place one first")
}

func TestR15TheFarthestInTheColumnTakesTheCauldron(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M3C1")
	x.want("heir", x.pos().heir, 2).do("table hand cauldron @CAULDRON-player2").told("Moon Witch stands farthest")
	y := begun(t, 2).do("player1 place player1-doll-1 @M3C1", "player2 place player2-doll-1 @M3C5")
	y.want("no handing over", y.pos().phase, gathering).told("keeps the Cauldron")
}

func TestR16TheFirstWitchIsFixedBeforeAnythingIsBought(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M2C1")
	x.no("player1 buy forest-f01 @FOREST-player1", "Hand the Cauldron to the Moon Witch")
	x.do("table hand cauldron @CAULDRON-player2").do("player1 buy forest-f01 @FOREST-player1")
}

func TestR17WithoutAMarionetteInTheColumnTheRoundEnds(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C2", "player2 place player2-doll-1 @M2C5")
	x.told("the Cauldron stays").want("phase", x.pos().phase, advancing).want("Cauldron", x.pos().crowned(), 1)
}

func TestR18TheNewOwnerBeginsTheNextRoundNotTheGathering(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M3C1", "table hand cauldron @CAULDRON-player2")
	x.want("who gathers first", x.pos().seat, 1)
	x.do("player1 leave forest-f01", "player1 done", "player2 leave forest-f11", "player2 done").deal()
	x.do("table advance forest-tracker").want("who explores first", x.pos().seat, 2)
}
