package visitors

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestR14TheFirstTurnDrawsAsManyAsPlayers(t *testing.T) {
	for n := 1; n <= 4; n++ {
		x := begun(t, n)
		x.equal("cards due", x.p().due, n)
	}
	// By option, on each player's first turn.
	for _, each := range []string{"game", "each"} {
		x := begun(t, 3, "first_turn="+each).set(func(p *position) { p.phase = turning }).do("player1 done")
		x.equal("cards due on the second turn", x.p().due, map[string]int{"game": 1, "each": 3}[each])
		x.set(func(p *position) { p.turn, p.phase = 3, turning }).do("player2 done")
		x.equal("cards due in the second round", x.p().due, 1)
	}
}

func TestR15OneCardAndOneForEachVisitor(t *testing.T) {
	x := begun(t, 2).set(func(p *position) { p.phase = turning; p.stand(library) }).do("player1 done")
	x.equal("cards due", x.p().due, 2)
}

func TestR16CardsAreAppliedOneAtATime(t *testing.T) {
	x := begun(t, 2).do("player1 visit visit-library-hearth-whisper @VISITS").in(laying)
	x.refuses("player1 visit visit-kitchen-oven-frost @VISITS", "cannot be done now")
	x.do("player1 lay whisper-1 @library/hearth").in(visiting)
}

func TestR17ARegularCardLaysOneToken(t *testing.T) {
	x := begun(t, 2).do("player1 visit visit-library-hearth-whisper @VISITS")
	x.refuses("player1 lay frost-1 @library/hearth", "not the piece to put there").refuses("player1 lay whisper-1 @library/ladder", "does not belong there")
	x.do("player1 lay whisper-1 @library/hearth").lies("whisper-1", "library/hearth").lies("visit-library-hearth-whisper", "VISITS")
}

func TestR18AVisitorCardBringsAVisitor(t *testing.T) {
	begun(t, 2).do("player1 visit visit-library-visitor @VISITS", "player1 lay visitor-1 @library/visitor").lies("visitor-1", "library/visitor")
}

func TestR19NeverASecondVisitorInARoom(t *testing.T) {
	x := begun(t, 2).set(func(p *position) { p.stand(library) }).do("player1 visit visit-library-visitor @VISITS").in(visiting)
	x.equal("Visitors", x.p().visitors(), 1)
}

func TestR20EachVisitorCardDrawsOneMore(t *testing.T) {
	for _, c := range []struct {
		extra   string
		present bool
		due     int
	}{
		{"drawn", false, 2}, {"drawn", true, 2}, {"later", false, 1}, {"later", true, 1}, {"added", false, 2}, {"added", true, 1},
	} {
		x := begun(t, 2, "extra_card="+c.extra)
		if c.present {
			x.set(func(p *position) { p.stand(library) })
		}
		x.do("player1 visit visit-library-visitor @VISITS")
		x.equal("cards due, "+c.extra, x.p().due, c.due)
	}
}

func TestR22WithTwoVisitorsThreeCards(t *testing.T) {
	x := begun(t, 2).set(func(p *position) { p.phase = turning; p.stand(library); p.stand(kitchen) }).do("player1 done")
	x.equal("cards due", x.p().due, 3)
}

func TestR23AnEmptyPileEndsThePhaseOnly(t *testing.T) {
	x := begun(t, 2).set(func(p *position) { p.drain(1); p.due = 2 })
	x.do("player1 visit visit-library-hearth-whisper @VISITS", "player1 lay whisper-1 @library/hearth").in(taking)
	x.equal("cards due", x.p().due, 0)
}

func TestR24VisitsAreNeverShuffledAgain(t *testing.T) {
	x := begun(t, 2).do("player1 visit visit-library-hearth-whisper @VISITS", "player1 lay whisper-1 @library/hearth")
	x.refuses("player1 visit visit-library-hearth-whisper @VISITS", "has been drawn before")
	x.set(func(p *position) { p.drain(0) })
	x.equal("cards that may come", len(x.State.Legal(1)), 0)
}

func TestR25TwoTrinketsAreDrawn(t *testing.T) {
	x := begun(t, 1).set(func(p *position) { p.phase = taking })
	x.do("player1 take bell-1 @HAND-player1").in(taking).do("player1 take bell-2 @HAND-player1").in(acting)
	x.lies("bell-1", "HAND-player1").lies("bell-2", "HAND-player1")
	h := begun(t, 1, "hands=hidden").set(func(p *position) { p.phase = taking })
	h.refuses("player1 take =3", "Draw 2 Trinkets").do("player1 take =2").in(acting)
	h.equal("hidden hand", h.p().held(1), 2).lies("bell-1", "")
	h.set(func(p *position) { p.phase, p.secret[1] = trimming, 6 }).refuses("player1 drop =1", "discard until")
	h.do("player1 drop =2").equal("kept", h.p().held(1), handLimit).equal("discarded", h.p().trinketsUsed(), 2)
}

func TestR26AHandAboveFourIsCut(t *testing.T) {
	x := begun(t, 1).set(func(p *position) {
		p.phase = taking
		p.deal(1, whisper, frost, shade, vessel)
	})
	x.do("player1 take bell-2 @HAND-player1", "player1 take bell-3 @HAND-player1").in(trimming)
	x.do("player1 drop candle-1").in(trimming).do("player1 drop bell-3").in(acting)
	x.equal("hand", x.p().held(1), 4).lies("candle-1", "").lies("bell-1", "HAND-player1")
}

func TestR27AnEmptyPileIsMadeAnew(t *testing.T) {
	x := begun(t, 1).set(func(p *position) {
		p.phase = taking
		p.used = [haunts]int8{10, 9, 10, 10}
	})
	x.refuses("player1 take bell-1 @HAND-player1", "No Silver Bell is left")
	x.do("player1 take ember-1 @HAND-player1").in(taking).do("player1 take bell-1 @HAND-player1").in(acting)
	if !strings.Contains(x.Told(0), "shuffled into a new pile") {
		t.Errorf("told is %q", x.Told(0))
	}
	x.equal("Trinkets left", x.p().trinketPile(), 38)
}

func TestR28WithoutTrinketsFewerAreDrawn(t *testing.T) {
	x := begun(t, 4).set(func(p *position) {
		p.phase = taking
		for _, sort := range p.trinkets {
			for _, card := range sort {
				p.Lay(card, p.hands[2])
			}
		}
		p.Lay(p.trinkets[whisper][0], kit.Nowhere)
	})
	x.do("player1 take bell-1 @HAND-player1").in(acting)
}
