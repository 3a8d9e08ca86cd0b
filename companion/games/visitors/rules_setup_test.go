package visitors

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestR1PlayersAndDifficulty(t *testing.T) {
	for n, d := range map[int]string{0: "easy", 5: "easy", 2: "awful"} {
		if _, err := Game.New(game.Setup{Players: n, Options: map[string]string{"difficulty": d}}); err == nil {
			t.Errorf("%d players at %s may play", n, d)
		}
	}
	for n := 1; n <= 4; n++ {
		for _, d := range []string{"easy", "medium", "hard"} {
			sit(t, n, "difficulty="+d)
		}
	}
}

func TestR2TheNumberOfTiles(t *testing.T) {
	want := map[string][4]int{"easy": {3, 4, 5, 6}, "medium": {4, 5, 6, 7}, "hard": {5, 6, 7, 8}}
	for d, row := range want {
		for n, tiles := range row {
			x := built(t, n+1, "difficulty="+d).in(setAside)
			x.equal("tiles", x.p().laid(), tiles)
			x.refuses("table join tile-attic @M+2+0/0", "cannot be done now")
		}
	}
}

func TestR3TheFoyerIsAlwaysInPlay(t *testing.T) {
	x := sit(t, 2)
	if !x.p().inPlay(foyer) {
		t.Error("the Foyer is not in play")
	}
	x.refuses("table join tile-foyer @M+1+0/0", "No room tile")
	x.refuses("table lift tile-foyer", "No room tile")
}

func TestR4AnyTileMayBeDrawn(t *testing.T) {
	x := sit(t, 2)
	seen := map[string]bool{}
	for _, m := range x.State.Legal(game.Table) {
		seen[m.Objects[0]] = true
	}
	x.equal("tiles to draw from", len(seen), int(rooms-1))
}

func TestR5EveryTileIsJoinedWithTheFoyer(t *testing.T) {
	x := sit(t, 2)
	x.refuses("table join tile-library @M+2+0/0", "touches no other tile")
	x.do("table join tile-library @M+1+0/0", "table join tile-kitchen @M+2+0/0")
	x.refuses("table lift tile-library", "Other tiles are only connected through the Library")
	x.do("table lift tile-kitchen", "table lift tile-library").equal("tiles", x.p().laid(), 0)
}

func TestR6AWallIsNoContact(t *testing.T) {
	x := sit(t, 2)
	x.refuses("table join tile-library @M+1+0/270", "The Library has a wall on its upper edge, where the Foyer has a door")
}

func TestR7VisitorCardsOfOtherRoomsAreOut(t *testing.T) {
	x := begun(t, 2)
	x.refuses("player1 visit visit-attic-visitor @VISITS", "The Attic is not in play")
	for _, m := range x.State.Legal(1) {
		if strings.Contains(m.Objects[0], "attic") {
			t.Errorf("%s may be drawn", m.Objects[0])
		}
	}
}

func TestR8TheNumberOfVisitorCards(t *testing.T) {
	visitors := map[string][4]int{"easy": {1, 2, 3, 4}, "medium": {3, 4, 5, 6}, "hard": {5, 6, 7, 8}}
	for d, row := range visitors {
		for n, want := range row {
			x := begun(t, n+1, "difficulty="+d)
			x.equal("Visitor cards", calls(x), want)
		}
	}
}

func TestR9NobodyLearnsWhichVisitorCardsWereChosen(t *testing.T) {
	x := begun(t, 2)
	calls := 0
	for _, m := range x.State.Legal(1) {
		if strings.HasSuffix(m.Objects[0], "-visitor") {
			calls++
		}
	}
	x.equal("Visitor cards that may come", calls, 4) // of every room in play, though two are in the pile
	x.do("player1 visit visit-library-visitor @VISITS", "player1 lay visitor-1 @library/visitor",
		"player1 visit visit-kitchen-visitor @VISITS", "player1 lay visitor-2 @kitchen/visitor")
	x.refuses("player1 visit visit-nursery-visitor @VISITS", "cannot be in the pile any more")
}

func TestR10RegularCardsOfOtherRoomsAreOut(t *testing.T) {
	begun(t, 2).refuses("player1 visit visit-attic-trunk-frost @VISITS", "The Attic is not in play: put its cards back in the box")
}

func TestR11VisitorCardsLieAnywhereInThePile(t *testing.T) {
	x := begun(t, 2)
	for range 12 {
		may := false
		for _, m := range x.State.Legal(1) {
			may = may || strings.HasSuffix(m.Objects[0], "-visitor")
		}
		if !may {
			t.Fatal("a Visitor card cannot come now")
		}
		for v := range visit(visits) {
			if x.p().mayCome(v) && !v.calls() {
				x.set(func(p *position) { p.Lay(p.visits[v], p.drawn) })
				break
			}
		}
	}
}

func TestR12AllStartInTheFoyer(t *testing.T) {
	x := begun(t, 3).lies(turnMarker, "TURN-player1")
	for s := game.Seat(1); s <= 3; s++ {
		x.lies("pawn-"+kit.PlayerSeat(s), "foyer/pawns")
	}
	x.equal("objects", len(x.State.Layout()), x.p().size+3+1)
}

func TestR13ThePilesSize(t *testing.T) {
	for n, want := range map[int]int{1: 19, 4: 56} {
		d := map[int]string{1: "easy", 4: "hard"}[n]
		x := begun(t, n, "difficulty="+d)
		x.equal("Visit cards", pile(x), want)
	}
	x := begun(t, 4, "difficulty=hard", "visits=long")
	x.equal("Visit cards of the long set", pile(x), 9*8+8)
}

func TestEveryTileMayBeTurned(t *testing.T) {
	x := sit(t, 2)
	n := 0
	for _, m := range x.State.Legal(game.Table) {
		if m.Objects[0] == "tile-library" {
			n++
		}
	}
	x.equal("ways to lay the Library", n, 4*3) // four sides, each with one of three doors
	x.do("table join tile-attic @M+0-1/0").lies("tile-attic", "M+0-1/0")
	x.refuses("table join tile-chapel @M+0-1/0", "The Attic is already in that place")
	x.refuses("table join tile-chapel @M-askew", "lies askew")
}

func TestContactOfAllEdges(t *testing.T) {
	// The Attic right of the Foyer, its doors left and below; the Library above
	// the corner meets it wall to wall and the Nursery door to door.
	lines := []string{"table join tile-attic @M+1+0/90", "table join tile-nursery @M+0-1/0"}
	x := sit(t, 2)
	x.do(lines...).do("table join tile-library @M+1-1/0")
	x = sit(t, 2, "contact=all")
	x.do(lines...).refuses("table join tile-library @M+1-1/0", "has a wall where the Library has a door")
	x.do("table join tile-library @M+1-1/180")
}
