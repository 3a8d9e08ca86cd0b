package companion

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// sitVisitors opens a session of The Visitors after some moves.
func sitVisitors(t *testing.T, lines ...string) *sat {
	t.Helper()
	return sitAt(t, game.Setup{Game: "visitors", Players: 2}, lines...)
}

var manor = []string{
	"table join tile-library @M+1+0/0", "table join tile-kitchen @M-1+0/0", "table join tile-nursery @M+0-1/0", "table join tile-conservatory @M+0+1/180",
}

// TestAWrongTileIsPointedOut lays tiles askew, wall to door, and beside
// nothing: each is asked about in words, and nothing changes until it lies right.
func TestAWrongTileIsPointedOut(t *testing.T) {
	x := sitVisitors(t)
	x.see("tile-library=M-askew").asks("The Library lies askew").moves(0)
	x.see("tile-library=M+1+0/270").asks("The Library has a wall on its upper edge, where the Foyer has a door: turn it").moves(0)
	x.see("tile-library=M+2+0/0").asks("touches no other tile").moves(0)
	x.see("tile-library=M+1+0/90").asks("").moves(1)
	x.see("tile-library=").asks("").moves(0) // taken away again, before anything else was done
	x.see("tile-library=M+1+0/0", "tile-kitchen=M-1+0/0").asks("").moves(2)
}

// TestTheSetUpIsReadOffTheTable: characters in the Foyer and the turn marker
// say that all piles are made.
func TestTheSetUpIsReadOffTheTable(t *testing.T) {
	x := sitVisitors(t, manor...)
	x.see("tile-attic=M+1+1/0").asks("The Attic is not in play").moves(4)
	x.see("pawn-player1=foyer/pawns", "pawn-player2=foyer/pawns", "turn-marker=TURN-player2").asks("").moves(8)
	x.see("visit-attic-trunk-frost=VISITS").asks("The Attic is not in play: put its cards back in the box").moves(8)
	x.see("visit-library-hearth-whisper=VISITS").asks("").moves(9)
	x.see("whisper-1=library/ladder").asks("Whisper lies on the Ladder in the Library").moves(9)
	x.see("whisper-1=library/hearth").asks("").moves(10)
	x.see("pawn-player2=library/pawns").asks("Visits come first: Player 2 still draws 1").moves(10)
	for _, s := range x.screens {
		if s.Question != nil && strings.Contains(s.Question.Text.String(), "%!") {
			t.Errorf("the question %q is not whole", s.Question.Text)
		}
	}
}

// TestADraggedPieceIsNotToldOfAsOneThatLiesThere: where no move is meant, nothing is said of how
// the table lies, as the piece is back where it was, but what is to be done now.
func TestADraggedPieceIsNotToldOfAsOneThatLiesThere(t *testing.T) {
	x := sitVisitors(t, append(slices.Clone(manor), "table aside", "table stack", "table shuffle", "table start @player1",
		"player1 visit visit-library-hearth-whisper @VISITS", "player1 lay whisper-1 @library/hearth",
		"player1 visit visit-library-ladder-frost @VISITS", "player1 lay frost-1 @library/ladder",
		"player1 take ember-1 @HAND-player1", "player1 take bell-1 @HAND-player1")...)
	for piece, zone := range map[string]string{
		"tile-kitchen": "VISITS", // the Kitchen has not moved
		"ember-1":      "HAND-player2",
		"frost-1":      "library/hearth",
		"candle-1":     "USED-trinkets",
	} {
		want := game.Say("That cannot be done now. %s", x.commonView().Prompt)
		if why := x.whyNot(WhyNot{Piece: piece, Zone: zone}); why.String() != want.String() {
			t.Errorf("of %s in %s it says %q, not %q", piece, zone, why, want)
		}
	}
}

// TestATrinketDraggedOutOfTurn: nobody is told that it is covered, but who is to act.
func TestATrinketDraggedOutOfTurn(t *testing.T) {
	x := sitVisitors(t, append(slices.Clone(manor), "table aside", "table stack", "table shuffle", "table start @player1",
		"player1 visit visit-library-hearth-whisper @VISITS", "player1 lay whisper-1 @library/hearth",
		"player1 visit visit-library-ladder-frost @VISITS", "player1 lay frost-1 @library/ladder",
		"player1 take ember-1 @HAND-player1", "player1 take bell-1 @HAND-player1", "player1 end", "player1 done")...)
	if why := x.whyNot(WhyNot{Piece: "ember-1", Zone: "USED-trinkets"}); why.String() != "Player 2 is to act now, not Player 1." {
		t.Errorf("it says %q", why)
	}
}
