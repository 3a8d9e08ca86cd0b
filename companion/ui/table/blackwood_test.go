package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestBlackwoodIsPlayedByMouseAlone plays a game from its set-up to its ending
// with nothing but clicks on buttons, lists and the table.
func TestBlackwoodIsPlayedByMouseAlone(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2, Options: map[string]string{"expeditions": "1"}}
	m := playByMouse(t, blackwood.Game, setup, 5)
	if m.Len() < 60 {
		t.Errorf("the game ended after %d moves", m.Len())
	}
}

// TestTheNumbersOfAPotionAreExplained: its card of facts says what they stand for.
func TestTheNumbersOfAPotionAreExplained(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2}
	m, err := game.NewMatch(blackwood.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	w := newTable(t, blackwood.Game, setup, func(companion.Command) {})
	v := m.State().View(game.Table)
	v.Pieces = append(v.Pieces, game.Placed{ID: "potion-p03", Card: "potion-p03", Zone: "D1"})
	w.Show(&companion.Screen{Seq: 1, View: v, Seats: m.State().Seats()})
	w.facts.ask("potion-p03", "")
	said := strings.Join(uitest.Texts(w.facts.box), "\n")
	p, _ := blackwood.Game.Box().Piece("potion-p03")
	for i, words := range []string{"Coins for making it: ", "Reputation: ", "Reputation once it is sold: "} {
		if want := words + p.Marks[i+1].Text; !strings.Contains(said, want) {
			t.Errorf("the card of facts does not say %q but %q", want, said)
		}
	}
}

// TestAForestCardStandsForItsFoot: whoever drops a marionette on a forest card, or
// clicks the card, means the place on it, also when that is taken.
func TestAForestCardStandsForItsFoot(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2}
	m, err := game.NewMatch(blackwood.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	make := func(mv game.Move) {
		t.Helper()
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	for len(m.State().View(game.Table).Action) == 1 && m.State().View(game.Table).Action[0].Choices[0].Verb != "place" {
		make(m.State().View(game.Table).Action[0].Choices[0])
	}
	var sent []companion.Command
	w := newTable(t, blackwood.Game, setup, func(c companion.Command) {
		if about, ok := c.(companion.About); ok {
			about.Reply(companion.Facts{Piece: about.Piece, Zone: "HOME1-player1", Drops: []companion.Drop{
				{Zone: "M1C1", Moves: []game.Move{{Seat: 1, Verb: "place", Objects: []string{about.Piece}, Place: "M1C1"}}}}})
			return
		}
		sent = append(sent, c)
	})
	w.Later = func(f func()) { f() }
	show := func(alike bool) {
		v := m.State().View(game.Table)
		for i := range v.Action {
			v.Action[i].Alike = v.Action[i].Alike && alike
		}
		w.Show(&companion.Screen{Seq: m.Len() + 1, View: v, Seats: m.State().Seats()})
	}
	show(true)
	at := inZone(w, "R1C1").SubtractXY(0, 40)
	if zone, _ := w.board.Board.ZoneAt(w.board.Lens.MM(at)); zone != "R1C1" {
		t.Fatalf("%s is there, and not the card alone", zone)
	}
	dragPiece(w, on(t, w, "player1-doll-1"), at)
	drop(w)
	sends := game.Move{Seat: 1, Verb: "place", Objects: []string{"player1-doll-1"}, Place: "M1C1"}
	if got := sentMove(t, sent); !got.Equal(sends) {
		t.Errorf("dropped on the card: %v", got)
	}

	make(sends)
	show(true)
	sent = nil
	test.Tap(keyNamed(t, w, "Send a marionette"))
	test.TapAt(w.board, at)
	if why, ok := sent[0].(companion.WhyNot); !ok || why.Move.Place != "M1C1" || why.Move.Objects[0] != "player2-doll-1" {
		t.Errorf("a click on a card that is taken asks %v", sent)
	}
	sent = nil
	free := inZone(w, "R2C1").SubtractXY(0, 40)
	test.TapAt(w.board, free)
	if got := sentMove(t, sent); got.Place != "M2C1" || !slices.Equal(got.Objects, []string{"player2-doll-1"}) {
		t.Errorf("as marionettes are alike, a click on a free card makes %v", got)
	}

	show(false)
	sent = nil
	test.Tap(keyNamed(t, w, "Send a marionette"))
	test.TapAt(w.board, free)
	if w.chooser.chosen() != "M2C1" {
		t.Errorf("a click on a free card chooses %q", w.chooser.chosen())
	}
	test.TapAt(w.board, free)
	if len(sent) > 0 || w.chooser.why != "" {
		t.Errorf("a second click on it says %q and sends %v", w.chooser.why, sent)
	}
	test.TapAt(w.board, on(t, w, "player2-doll-2"))
	if got := sentMove(t, sent); got.Place != "M2C1" || !slices.Equal(got.Objects, []string{"player2-doll-2"}) {
		t.Errorf("then it makes %v", got)
	}
}
