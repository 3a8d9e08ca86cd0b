package pairs

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func table(players int, options ...string) game.Setup {
	return gametest.Setup("pairs", players, options...)
}

func suite() gametest.Suite {
	return gametest.Suite{Game: Game, Setups: []game.Setup{table(2), table(3, "found=pass"), table(4)}, Games: 1, Wander: 60}
}

func TestConformance(t *testing.T) { gametest.Run(t, suite()) }

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{})
}

// play makes moves, each a line of a transcript; one that begins with ! is
// refused.
func play(t *testing.T, s game.Setup, lines ...string) game.State {
	t.Helper()
	x := gametest.Sit(t, Game, s)
	for _, line := range lines {
		if refused, ok := strings.CutPrefix(line, "! "); ok {
			x.Refuse(refused)
		} else {
			x.Do(line)
		}
	}
	return x.State
}

func TestAPairIsTakenAndItsFinderGoesOn(t *testing.T) {
	lines := []string{"table start @TURN-player2", "player2 turn owl-1 @P1", "player2 turn owl-2 @P24", "player2 done"}
	st := play(t, table(2), lines...)
	if l := st.Layout(); l["owl-2"] != "WON-player2" || l["turn-marker"] != "TURN-player2" || l["owl-1"] != "" {
		t.Errorf("after a pair the table is %v", l)
	}
	if l := play(t, table(2, "found=pass"), lines...).Layout(); l["turn-marker"] != "TURN-player1" {
		t.Errorf("the turn does not pass: %v", l)
	}
	play(t, table(2), append(lines, "! player2 turn fox-1 @P1", "! player2 turn owl-1 @P2", "player2 turn fox-1 @P2")...)
}

func TestTwoThatDifferAreTurnedBackAndRemembered(t *testing.T) {
	st := play(t, table(3), "table start @TURN-player1", "! player1 done",
		"player1 turn owl-1 @P1", "! player2 turn fox-1 @P2", "! player1 turn fox-1 @P1", "player1 turn fox-1 @P2", "player1 done",
		"! player2 turn bat-1 @P1", "! player2 turn owl-1 @P5", "player2 turn owl-1 @P1")
	if l := st.Layout(); len(l) != 2 || l["owl-1"] != "P1" || l["turn-marker"] != "TURN-player2" {
		t.Errorf("the table is %v", l)
	}
	// What was seen is for people to remember.
	for _, p := range st.View(1).Pieces {
		if p.Zone == "P2" && (p.ID != "" || p.Name.Format != "" || !p.Down) {
			t.Errorf("the card that was turned back is told: %v", p)
		}
	}
}

func TestAnOpenCardIsCorrected(t *testing.T) {
	st := play(t, table(2), "table start @TURN-player1", "player1 turn owl-1 @P1", "player1 turn fox-1 @P2",
		"! player1 correct owl-2 @P2", "! table correct owl-2 @P3", "table correct owl-2 @P2", "player1 done")
	if l := st.Layout(); l["owl-2"] != "WON-player1" {
		t.Errorf("the corrected pair is not taken: %v", l)
	}
	_, _, err := st.Apply(game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{"owl-2"}, Place: "P5"})
	if err == nil || !strings.Contains(err.Error(), "Only an open card") {
		t.Errorf("that a taken card is corrected is refused: %v", err)
	}
}

func TestTheMostPairsWin(t *testing.T) {
	lines := []string{"table start @TURN-player1"}
	for i, k := range kinds {
		word := strings.ToLower(k.name)
		who := []string{"player1", "player2"}[i%2]
		a, b := 2*i, 2*i+1
		lines = append(lines, who+" turn "+word+"-1 @"+set().Zone(kit.Place(a+1)).ID, who+" turn "+word+"-2 @"+set().Zone(kit.Place(b+1)).ID, who+" done")
	}
	if r := play(t, table(2, "found=pass"), lines...).Result(); r == nil || len(r.Winners) != 2 {
		t.Errorf("six pairs each: %v", r)
	}
}
