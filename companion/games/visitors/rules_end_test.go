package visitors

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// ends plays the turn out and checks how the game ends.
func (x *table) ends(want ending) *table {
	x.Helper()
	x.do("player1 end")
	if x.p().ending != want {
		x.Errorf("the ending is %d, not %d", x.p().ending, want)
	}
	return x
}

// haunt puts Visitors into the first rooms.
func (p *position) haunt(n int) {
	for r := library; int(r) <= n; r++ {
		p.stand(r)
	}
}

func TestR48EndsComeAtTheEndOfATurn(t *testing.T) {
	begun(t, 2).set(func(p *position) { p.haunt(2) }).do("player1 visit visit-nursery-visitor @VISITS", "player1 lay visitor-3 @nursery/visitor").in(visiting)
	x := begun(t, 2).set(func(p *position) { p.drain(1) })
	x.do("player1 visit visit-library-hearth-whisper @VISITS", "player1 lay whisper-1 @library/hearth").in(taking)
}

func TestR49ThreeVisitorsWithinATurnAreNoLoss(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.haunt(3); p.walkTo(1, library); p.deal(1, vessel) })
	x.do("player1 use vessel-1,visitor-1").ends(noEnding).in(turning)
}

func TestR50ThreeVisitorsLose(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.haunt(3) }).ends(overrun)
	if r := x.State.Result(); r == nil || len(r.Winners) != 0 {
		t.Errorf("the result is %v", r)
	}
	acts(t, 2, func(p *position) { p.haunt(4) }).ends(overrun)
}

func TestR51NoBlightLeftLoses(t *testing.T) {
	last := func(p *position) {
		p.bear(2, 2, 3, 3, 4)
		p.stand(library)
		p.walkTo(1, library)
	}
	x := acts(t, 4, last).do("player1 end", "player1 curse blight-borrowed-name @HAND-player1").in(over)
	x.equal("ending", int(x.p().ending), int(unblighted))
	// By option, when a draw fails.
	x = acts(t, 4, last, "blight_out=fails").do("player1 end", "player1 curse blight-borrowed-name @HAND-player1").in(turning)
	x.set(func(p *position) {
		p.phase, p.ap = acting, points
		p.walkTo(1, library)
		p.bear(2, 2, 3, 3, 4, 4)
	}).do("player1 end")
	x.refuses("player1 curse blight-borrowed-name @HAND-player1", "says too much").do("player1 curse").in(over)
	x.equal("ending", int(x.p().ending), int(unblighted)).lies("pawn-player1", "foyer/pawns")
}

func TestR52ThreeBlightsOfOnePlayerLose(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.bear(1, 1); p.stand(library); p.walkTo(1, library) })
	x.do("player1 end", "player1 curse blight-salt-tongue @HAND-player1").in(over).equal("ending", int(x.p().ending), int(divided))
}

func TestR53AnEmptyPileWins(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.drain(0) }).ends(survived)
	if r := x.State.Result(); len(r.Winners) != 2 {
		t.Errorf("the winners are %v", r.Winners)
	}
}

func TestR54LossBeforeWin(t *testing.T) {
	both := func(p *position) { p.drain(0); p.haunt(3) }
	acts(t, 2, both).ends(overrun)
	acts(t, 2, both, "clash=win").ends(survived)
}

func TestR55NothingIsAcceptedAfterTheEnd(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.drain(0) }).ends(survived)
	x.refuses("player2 done", "The game is over").refuses("table correct pawn-player1 @library/pawns", "The game is over")
	if len(x.State.Turn()) != 0 || len(x.State.Legal(1)) != 0 {
		t.Error("someone may still act")
	}
}

func TestR56ThePassagesAreShown(t *testing.T) {
	x := built(t, 2)
	var text []string
	for _, row := range x.State.View(game.Table).Sheets[0].Rows {
		text = append(text, row[0].String()+": "+row[3].String())
	}
	got := strings.Join(text, "; ")
	want := "Foyer: the Library, the Kitchen, the Nursery and the Conservatory; Library: the Foyer; Kitchen: the Foyer; Nursery: the Foyer; Conservatory: the Foyer"
	if got != want {
		t.Errorf("shown is %q", got)
	}
}

func TestR57ADifferenceNamesTheRoom(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.lay(library, 0, whisper); p.stand(kitchen); p.walkTo(2, kitchen) })
	for _, c := range []struct{ object, zone, words string }{
		{"whisper-1", "library/ladder", "Whisper lies on the Ladder in the Library"},
		{"frost-1", "nursery/cradle", "Frost lies on the Cradle in the Nursery"},
		{"whisper-1", "", "A Whisper in the Library is covered or gone"},
		{"visitor-1", "library/visitor", "A Visitor stands in the Library"},
		{"visitor-1", "", "The Visitor in the Kitchen is covered or gone"},
		{"pawn-player2", "library/pawns", "Player 2 stands in the Library"},
		{"tile-library", "M+2+0/0", "The Library has moved"},
		{"tile-attic", "M+2+0/0", "The Attic is not in play"},
	} {
		seen := x.State.Layout()
		if seen[c.object] = c.zone; c.zone == "" {
			delete(seen, c.object)
		}
		d, ok := x.p().Doubt(seen)
		if !ok || !strings.Contains(d.Question.String(), c.words) {
			t.Errorf("%s seen in %q: asked is %q", c.object, c.zone, d.Question)
		}
	}
	x.do("table correct whisper-1 @library/ladder").lies("whisper-1", "library/ladder")
	x.do("table correct pawn-player2 @library/pawns").lies("pawn-player2", "library/pawns")
	if got, want := x.Told(game.Table), "Corrected: the character of Player 2 stands in the Library."; got != want {
		t.Errorf("a corrected character is told as %q", got)
	}
	x.do("table correct visitor-1 @library/visitor").lies("visitor-1", "library/visitor")
	x.refuses("table correct whisper-1 @attic/trunk", "Whisper cannot lie there").refuses("player1 correct whisper-1 @library/hearth", "Only the table")
}

func TestR58ACardOfARoomOutOfPlayIsAFaultOfTheSetUp(t *testing.T) {
	x := begun(t, 2)
	seen := x.State.Layout()
	seen["visit-attic-trunk-frost"] = visitZone
	d, ok := x.p().Doubt(seen)
	if !ok || !strings.Contains(d.Question.String(), "The Attic is not in play") || len(d.Accept) != 0 {
		t.Errorf("asked is %q", d.Question)
	}
}

func TestR59OnlyTheDrawnPlaceIsRead(t *testing.T) {
	x := begun(t, 2)
	x.refuses("player1 visit visit-library-hearth-whisper @HAND-player1", "does not belong there")
	for _, z := range Box().Mats[0].Zones {
		if z.ID != visitZone && z.Accepts("card") {
			t.Errorf("cards are read in %s", z.ID)
		}
	}
}

func TestR60AWastedVesselIsToldOf(t *testing.T) {
	warns := func(x *table) bool {
		for _, h := range x.State.View(1).Hints {
			if strings.Contains(h.String(), "a new one comes in this turn") {
				return true
			}
		}
		return false
	}
	if !warns(acts(t, 2, func(p *position) { p.crowd(library); p.stand(library); p.walkTo(1, library) })) {
		t.Error("three spirits remain and nobody is told")
	}
	if warns(acts(t, 2, func(p *position) { p.stand(library); p.walkTo(1, library) })) {
		t.Error("a Vessel that works is warned of")
	}
}

func TestR61CountsAreShownContentsNever(t *testing.T) {
	x := begun(t, 2)
	v := x.State.View(1)
	want := map[string]int{"Visits": 26, "Trinkets": 40, "Blights": 6}
	for _, c := range v.Counts {
		if c.Seat != game.Table {
			continue
		}
		if n, ok := want[c.Name.String()]; ok && n != c.N {
			t.Errorf("%s: %d", c.Name, c.N)
		}
		delete(want, c.Name.String())
	}
	if len(want) > 0 {
		t.Errorf("not shown: %v", want)
	}
	for _, p := range v.Pieces {
		if strings.HasPrefix(p.ID, "visit-") || strings.HasPrefix(p.ID, "blight-") {
			t.Errorf("the view tells of %s", p.ID)
		}
	}
}

func TestR62OneStepIsUndone(t *testing.T) {
	m, err := game.NewMatch(Game, game.Setup{Game: "visitors", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	first := m.State().Key()
	if err := m.Apply(game.Move{Verb: vJoin, Objects: []string{"tile-library"}, Place: "M+1+0/0"}); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Undo(); err != nil || m.State().Key() != first {
		t.Errorf("the undone move left its trace: %v", err)
	}
	if mv, ok := m.Undone(); !ok || m.Apply(mv) != nil || m.State().Layout()["tile-library"] != "M+1+0/0" {
		t.Error("the undone move is not made again")
	}
}
