package visitors

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// asked is what is said of a table on which some pieces lie elsewhere, as in
// "piece=zone".
func (x *table) asked(changes ...string) string {
	x.Helper()
	seen := x.State.Layout()
	for _, c := range changes {
		id, zone, _ := strings.Cut(c, "=")
		if seen[id] = zone; zone == "" {
			delete(seen, id)
		}
	}
	d, _ := x.p().Doubt(seen)
	return d.Question.String()
}

func TestR63WhatATurnsEndBringsIsSaid(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.stand(library); p.walkTo(1, library) })
	if got := x.asked("turn-marker=TURN-player2"); !strings.Contains(got, "ends the turn in a room with a Visitor: draw a Blight") {
		t.Errorf("beside a Visitor, asked is %q", got)
	}
	y := acts(t, 2, func(p *position) { p.crowd(library) })
	if got := y.asked("turn-marker=TURN-player2"); !strings.Contains(got, "put a Visitor in the Library") {
		t.Errorf("with three spirits, asked is %q", got)
	}
	if got := y.asked("visitor-1=library/visitor"); !strings.Contains(got, "The figure is too early") {
		t.Errorf("with a figure that is too early, asked is %q", got)
	}
	z := begun(t, 2)
	if got := z.asked("bell-1=HAND-player1"); !strings.Contains(got, "Visits come first: Player 1 still draws 2") {
		t.Errorf("with a Trinket too early, asked is %q", got)
	}
	z.do("player1 visit visit-library-hearth-whisper @VISITS")
	if got := z.asked("whisper-1=library/ladder"); !strings.Contains(got, "It belongs on the Hearth") {
		t.Errorf("with the spirit beside its place, asked is %q", got)
	}
	if got := z.asked("shade-1=library/hearth"); !strings.Contains(got, "gets a Whisper, but a Shade lies there") {
		t.Errorf("with another spirit, asked is %q", got)
	}
}

func TestR64ATokenImpliesItsCoveredCard(t *testing.T) {
	x := begun(t, 2)
	hearth := game.Move{Seat: 1, Verb: vVisit, Objects: []string{"visit-library-hearth-whisper"}, Place: visitZone}
	seen := x.State.Layout()
	if got := x.p().Sign(hearth, seen); got != game.Missing {
		t.Errorf("with nothing drawn the sign is %v", got)
	}
	seen["visit-kitchen-oven-frost"], seen["whisper-1"] = visitZone, "library/hearth"
	if got := x.p().Sign(hearth, seen); got != game.Shown {
		t.Errorf("with its spirit below another card the sign is %v", got)
	}
}

func TestR65APileThatIsFoundEmptyOrShortIsSo(t *testing.T) {
	x := begun(t, 2).refuses("player1 empty @PILE-visits", "That cannot be done now").refuses("table empty @PILE-trinkets", "cannot be empty now")
	if got := x.p().Assure(game.Move{Verb: vEmpty, Place: visitPile}).String(); got != "By the record 26 cards are left in the pile of Visits. Is it really empty?" {
		t.Errorf("people are asked %q", got)
	}
	x.refuses("table short @PILE-trinkets", "can be one short")
	if got := x.p().Assure(game.Move{Verb: vShort, Place: visitPile}).String(); got != "By the record 26 cards are left in the pile of Visits. Is it really one fewer?" {
		t.Errorf("people are asked %q", got)
	}
	x.do("table short @PILE-visits").in(visiting)
	if left, _ := x.p().pile(); left != 25 {
		t.Errorf("the pile has %d cards", left)
	}
	x.do("table empty @PILE-visits").in(taking)
	if left, _ := x.p().pile(); left != 0 {
		t.Errorf("the pile has %d cards", left)
	}
	x.do("player1 take bell-1 @HAND-player1", "player1 take bell-2 @HAND-player1").ends(survived)
	y := acts(t, 2, func(p *position) { p.used[whisper] = 3 }).do("player1 end", "player1 done", "player2 visit visit-library-hearth-whisper @VISITS", "player2 lay whisper-1 @library/hearth").in(taking)
	y.do("table empty @PILE-trinkets").equal("used", y.p().trinketsUsed(), 0)
}

func TestR66AFourthActionIsTold(t *testing.T) {
	walks := []string{"player1 move pawn-player1 @library/pawns", "player1 move pawn-player1 @foyer/pawns", "player1 move pawn-player1 @kitchen/pawns"}
	x := acts(t, 2, func(p *position) {
		p.deal(1, whisper)
		p.Lay(p.tokens[whisper][0], p.spots[kitchen][0])
	}).do(walks...)
	for _, seen := range [][]string{{"bell-1="}, {"bell-1=", "whisper-1="}} {
		if got := x.asked(seen...); !strings.Contains(got, "has used all 3 actions: Library, Foyer and Kitchen") {
			t.Errorf("of a fourth action, seen as %s, is said %q", seen, got)
		}
	}
	y := acts(t, 2, func(p *position) { p.deal(1, whisper) }).do(walks...)
	if got := y.asked("bell-1="); !strings.Contains(got, "Silver Bell. Lay it back") {
		t.Errorf("of a Bell that is out of sight, and nothing is there to remove, is said %q", got)
	}
}

// TestWalksNeedTheirCharacterElsewhere: nobody walks who was not seen to.
func TestWalksNeedTheirCharacterElsewhere(t *testing.T) {
	x := acts(t, 2, nil)
	seen := x.State.Layout()
	to := func(r string) game.Move {
		return game.Move{Seat: 1, Verb: vMove, Objects: []string{"pawn-player1"}, Place: r + "/pawns"}
	}
	if got := x.p().Sign(to("library"), seen); got != game.Missing {
		t.Errorf("a walk that nobody sees has the sign %v", got)
	}
	seen["pawn-player1"] = "library/visitor"
	if a, b := x.p().Sign(to("library"), seen), x.p().Sign(to("kitchen"), seen); a != game.Effect || b != game.Missing {
		t.Errorf("of walks to the Library and away from it the signs are %v, %v", a, b)
	}
}
