package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestARoomIsCorrected(t *testing.T) {
	x := sit(t, 2)
	first := x.st.Legal(x.p().actor())[0]
	x.do(first.Line(x.st.Seats()))
	r := words().tileNo[first.Objects[0]]
	moved := ""
	for _, m := range x.st.Legal(x.p().actor()) { // another room says where this one could lie, too
		if m.Verb == vJoin && m.Place != first.Place {
			if _, _, err := x.st.Apply(game.Move{Verb: game.Correct, Objects: first.Objects, Place: m.Place}); err == nil {
				moved = m.Place
				break
			}
		}
	}
	if moved == "" {
		t.Fatal("it can lie nowhere else")
	}
	x.do("table correct "+words().tiles[r]+" @"+moved).lies(words().tiles[r], moved)
	x.refuses("table correct "+words().tiles[r]+" @"+moved, "already says so").refuses("table correct "+words().tiles[r]+" @"+visitZone, "edge to edge")
	x.do("table correct "+words().tiles[r]).lies(words().tiles[r], "")
}

func TestRoomsOfAStandingManorAreCorrected(t *testing.T) {
	x := acts(t, 2, nil)
	lib, kit := x.p().at[library], x.p().at[kitchen]
	if !lib.laid || !kit.laid {
		t.Fatal("the library and the kitchen are not laid")
	}
	x.refuses("table correct tile-library", "The manor stands")
	for r := foyer + 1; r < rooms; r++ {
		if !x.p().at[r].laid {
			x.refuses("table correct "+words().tiles[r]+" @"+berthZone(lib), "begin anew")
			break
		}
	}
}

func TestPiecesThatAreNotThere(t *testing.T) {
	x := acts(t, 2, func(p *position) {
		p.lay(library, 0, frost)
		p.figure[library] = 1
		p.deal(1, trinket(whisper))
	})
	x.do("table correct frost-1", "table correct visitor-1").lies("frost-1", "").lies("visitor-1", "")
	x.refuses("table correct frost-1", "already says so").refuses("table correct visitor-1", "already says so")
	x.do("table correct bell-1 @HAND-player2").lies("bell-1", "HAND-player2")
	x.equal("Trinkets of player 1", int(x.p().hand[1]), 0)
	x.do("table correct bell-1").lies("bell-1", "")
	x.do("table correct bell-1 @HAND-player1", "table correct "+words().blights[2]+" @HAND-player2").lies(words().blights[2], "HAND-player2")
	x.refuses("table correct bell-3 @HAND-player1", "is the next one").refuses("table correct bell-2 @"+visitZone, "in a hand")
	x.do("table correct "+words().blights[2]).lies(words().blights[2], "")
	if err := invariant(x.p()); err != nil {
		t.Error(err)
	}
}

func TestAVisitCardIsCorrectedBeforeItsSpiritLies(t *testing.T) {
	x := begun(t, 2)
	var regular []string
	for v := range visit(visits) {
		if x.p().inPile(v) && !v.calls() {
			regular = append(regular, words().visits[v])
		}
	}
	x.do("player1 visit "+regular[0]+" @"+visitZone).do("table correct "+regular[1]+" @"+visitZone).lies(regular[1], visitZone).lies(regular[0], "")
	id, zone := x.p().brought()
	x.do("player1 lay "+id+" @"+zone).refuses("table correct "+regular[0]+" @"+visitZone, "laid already")
	if err := invariant(x.p()); err != nil {
		t.Error(err)
	}
}
