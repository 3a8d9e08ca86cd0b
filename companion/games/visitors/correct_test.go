package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestARoomIsCorrected(t *testing.T) {
	x := sit(t, 2)
	first := x.State.Legal(x.p().actor())[0]
	x.do(first.Line(x.State.Seats()))
	tile := first.Objects[0]
	moved := ""
	for _, m := range x.State.Legal(x.p().actor()) { // another room says where this one could lie, too
		if m.Verb == vJoin && m.Place != first.Place {
			if _, _, err := x.State.Apply(game.Move{Verb: game.Correct, Objects: first.Objects, Place: m.Place}); err == nil {
				moved = m.Place
				break
			}
		}
	}
	if moved == "" {
		t.Fatal("it can lie nowhere else")
	}
	x.do("table correct "+tile+" @"+moved).lies(tile, moved)
	x.refuses("table correct "+tile+" @"+moved, "already says so").refuses("table correct "+tile+" @"+visitZone, "edge to edge")
	x.do("table correct "+tile).lies(tile, "")
}

func TestRoomsOfAStandingManorAreCorrected(t *testing.T) {
	x := acts(t, 2, nil)
	lib := x.p().cell(library)
	if !lib.laid || !x.p().inPlay(kitchen) {
		t.Fatal("the library and the kitchen are not laid")
	}
	x.refuses("table correct tile-library", "The manor is complete")
	for r := foyer + 1; r < rooms; r++ {
		if !x.p().inPlay(r) {
			x.refuses("table correct "+tileID(r)+" @"+lib.zone(), "start a new game")
			break
		}
	}
}

func TestPiecesThatAreNotThere(t *testing.T) {
	x := acts(t, 2, func(p *position) {
		p.lay(library, 0, frost)
		p.stand(library)
		p.deal(1, whisper)
	})
	x.do("table correct frost-1", "table correct visitor-1").lies("frost-1", "").lies("visitor-1", "")
	x.refuses("table correct frost-1", "already says so").refuses("table correct visitor-1", "already says so")
	x.do("table correct bell-1 @HAND-player2").lies("bell-1", "HAND-player2")
	x.equal("Trinkets of player 1", x.p().held(1), 0)
	x.do("table correct bell-1").lies("bell-1", "")
	x.do("table correct bell-1 @HAND-player1", "table correct "+"blight-third-footstep"+" @HAND-player2").lies("blight-third-footstep", "HAND-player2")
	x.refuses("table correct bell-3 @HAND-player1", "is the next one").refuses("table correct bell-2 @"+visitZone, "cannot lie there")
	x.do("table correct "+"blight-third-footstep").lies("blight-third-footstep", "")
	if err := invariant(x.p()); err != nil {
		t.Error(err)
	}
}

func TestAVisitCardIsCorrectedBeforeItsSpiritLies(t *testing.T) {
	x := begun(t, 2)
	var regular []string
	for v := range visit(visits) {
		if x.p().mayCome(v) && !v.calls() {
			regular = append(regular, v.id())
		}
	}
	x.do("player1 visit "+regular[0]+" @"+visitZone).do("table correct "+regular[1]+" @"+visitZone).lies(regular[1], visitZone).lies(regular[0], "")
	x.do(x.State.Legal(1)[0].Line(x.State.Seats())).refuses("table correct "+regular[0]+" @"+visitZone, "already in place")
	if err := invariant(x.p()); err != nil {
		t.Error(err)
	}
}
