package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/ui/room"
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
	if name := "Red Philtre"; strings.Count(strings.ReplaceAll(said, "\n", " "), name) < 2 {
		t.Errorf("%q does not stand below the picture as well, but %q", name, said)
	}
	p, _ := blackwood.Game.Box().Piece("potion-p03")
	for i, words := range []string{"Coins for making it: ", "Reputation: ", "Reputation once it is sold: "} {
		if want := words + p.Marks[i+1].Text; !strings.Contains(said, want) {
			t.Errorf("the card of facts does not say %q but %q", want, said)
		}
	}
	for id, want := range map[string]string{
		"potion-p03": "Ingredients: Clover, Fungus and Bat",
		"spell-s1a":  "It takes two potions, Red and Blue, and 2 coins, 1 more for each spell you already have.",
	} {
		v.Pieces = []game.Placed{{ID: id, Card: id, Zone: "D1"}}
		w.Show(&companion.Screen{Seq: 2, View: v, Seats: m.State().Seats()})
		w.facts.ask(id, "")
		if said := strings.Join(uitest.Texts(w.facts.box), " "); !strings.Contains(said, want) {
			t.Errorf("the card of facts of %s does not say %q but %q", id, want, said)
		}
	}
}

// TestAPotionShowsItsNumbersAlsoWhereItIsNarrow: as long as its name is shown, so are its three
// numbers; face down it shows its back alone, and its card of facts still knows it.
func TestAPotionShowsItsNumbersAlsoWhereItIsNarrow(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 4}
	m, err := game.NewMatch(blackwood.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	box, _ := blackwood.Game.Box().Piece("potion-p03")
	for _, text := range []int{0, len(room.TextSizes) - 1} {
		w := newTable(t, blackwood.Game, setup, func(companion.Command) {})
		w.App.Preferences().SetInt(room.PrefTextSize, text)
		w.Win.Resize(fyne.NewSize(1024, 700))
		show := func(down bool) string {
			v := m.State().View(game.Table)
			x := game.Placed{ID: "potion-p03", Card: "potion-p03", Zone: "POTIONS-player1"}
			if down {
				x = game.Placed{ID: "potion-p03", Zone: "POTIONS-player1", Name: game.Say("%s, face down", game.Say(box.Name)), Down: true}
			}
			v.Pieces = []game.Placed{x}
			w.Show(&companion.Screen{Seq: 1, View: v, Seats: m.State().Seats()})
			var said []string
			for _, o := range w.board.draw(w.board.Size()) {
				if t, ok := o.(*canvas.Text); ok {
					said = append(said, t.Text)
				}
			}
			return strings.Join(said, " ") + " "
		}
		open, down := show(false), show(true)
		want := ""
		for _, k := range box.Marks[1:] {
			want += k.Text + " "
		}
		if !strings.Contains(open, want) || strings.Contains(down, want) {
			t.Errorf("text %d: open, the potion says %q of %q, and face down %q", text, open, want, down)
		}
		w.facts.ask("potion-p03", "")
		if card := strings.Join(uitest.Texts(w.facts.box), " "); !strings.Contains(card, box.Name+", face down") {
			t.Errorf("the card of facts says %q", card)
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

// TestACardToChooseShowsItsNumbers as large as the board does.
func TestACardToChooseShowsItsNumbers(t *testing.T) {
	w := played(t, blackwood.Game, 3, 60, false)
	p, _ := blackwood.Game.Box().Piece("potion-p03")
	k := w.newChoice(p.ID, p.Name, p.Code, false, func() {})
	k.Resize(fyne.NewSize(94, tileRow-6))
	said := ""
	uitest.Walk(k, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if x, ok := o.(*canvas.Text); ok && x.Text != "" {
			said += x.Text + " "
			if x.TextSize < leastText-0.01 {
				t.Errorf("%q is %.1f pixels high", x.Text, x.TextSize)
			}
		}
	})
	for _, m := range p.Marks[1:] {
		if !strings.Contains(said, m.Text+" ") {
			t.Errorf("%q is not among %q", m.Text, said)
		}
	}
}

// TestEveryPlaceOfAWitchIsNamed, the narrow one of her ingredients, too.
func TestEveryPlaceOfAWitchIsNamed(t *testing.T) {
	w := played(t, blackwood.Game, 4, 0, false)
	for _, want := range []string{"Ingredients", "Potions", "Spells"} {
		n := 0
		for _, text := range uitest.Texts(w.board) {
			if text == want {
				n++
			}
		}
		if n != 4 {
			t.Errorf("of four Witches %d have a place for %s", n, want)
		}
	}
}

// TestEveryWitchIsNamed whole on her mat, also by the long names that she has in French.
func TestEveryWitchIsNamed(t *testing.T) {
	w := played(t, blackwood.Game, 4, 0, false)
	for _, size := range []fyne.Size{uitest.Usual, fyne.NewSize(1024, 700)} {
		w.Win.Resize(size)
		w.Remeasure()
		for _, name := range []string{"Star Witch", "Sternhexe", "Sorcière des étoiles", "Sorcière des flammes"} {
			d := w.board.Board.Captions
			for i, c := range d {
				if c.Owner != "" {
					d[i].Text = name
				}
			}
			w.board.Refresh()
			if n := strings.Count(strings.Join(uitest.Texts(w.board), " "), name); n != 4 {
				t.Errorf("%v: of four Witches %d are called %s", size, n, name)
			}
			uitest.Walk(w.board, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
				if x, ok := o.(*canvas.Text); ok && x.Text != "" && strings.Contains(name, x.Text) && x.TextSize < 12*w.Unit {
					t.Errorf("%v: %q is %.1f pixels high", size, x.Text, x.TextSize)
				}
			})
		}
	}
}
