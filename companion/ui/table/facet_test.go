package table

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// TestPlacesOfOneMatGoWithoutItsName where words tell them apart; numbers and places
// of several mats keep it.
func TestPlacesOfOneMatGoWithoutItsName(t *testing.T) {
	w := newTable(t, grove.Game, game.Setup{Game: "grove", Players: 3}, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1})
	w.board.draw(uitest.Usual)
	for _, c := range []struct{ places, want []string }{
		{[]string{"FD-A1-ON", "FD-A1-BY"}, []string{"Admitted", "Repelled"}},
		{[]string{"ON1", "ON2"}, []string{"Forcefield · 1", "Forcefield · 2"}},
		{[]string{"FD-A1-ON", "ON2"}, []string{"Agent 1 · Admitted", "Forcefield · 2"}},
	} {
		var moves []game.Move
		for _, at := range c.places {
			moves = append(moves, game.Move{Verb: "place", Place: at})
		}
		for i, o := range w.options(byPlace, moves) {
			if o.Text != c.want[i] {
				t.Errorf("of %v, %s is called %q, not %q", c.places, c.places[i], o.Text, c.want[i])
			}
		}
	}
}

func TestPlacesThatAreChosenBeginWithACapitalLetter(t *testing.T) {
	w := newTable(t, blackwood.Game, game.Setup{Game: "blackwood", Players: 2}, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1})
	w.board.draw(uitest.Usual)
	for _, o := range w.options(byPlace, []game.Move{{Verb: "send", Place: "M1C1"}, {Verb: "send", Place: "M1C2"}}) {
		if o.Text != words.Capital(o.Text) {
			t.Errorf("%s is called %q", o.Value, o.Text)
		}
	}
}

// TestPeopleAreChosenByTheirNames: where each place belongs to somebody else, it is
// asked who is meant.
func TestPeopleAreChosenByTheirNames(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2}
	m, err := game.NewMatch(blackwood.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	w := newTable(t, blackwood.Game, setup, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1, View: m.State().View(game.Table), Seats: m.State().Seats()})
	q := w.inquire(w.Screen.View.Action[0].Choices, nil)
	if q.ask != "Who?" || len(q.options) != 2 || q.options[0].Text != w.SeatName(1) {
		t.Errorf("for the first Witch it is asked %q of %v", q.ask, q.options)
	}
}

// TestTheAppDealsWithoutACamera: the button stands beside that of a card that comes by
// chance, and not where a camera watches.
func TestTheAppDealsWithoutACamera(t *testing.T) {
	var sent []companion.Command
	w := newTable(t, grove.Game, game.Setup{Game: "grove", Players: 3}, func(c companion.Command) { sent = append(sent, c) })
	deal := game.Action{Label: game.Say("Deal a card"), Key: "d", Chance: true, Choices: make([]game.Move, 2)}
	offered := func(s *companion.Screen) bool {
		s.View.Action = []game.Action{deal}
		w.Show(s)
		for _, o := range w.drawActions(uitest.Usual) {
			if k, ok := o.(*paint.Button); ok && k.Text == "Let the app deal" {
				k.Tapped(nil)
				return true
			}
		}
		return false
	}
	if !offered(&companion.Screen{Seq: 1}) || len(sent) != 1 || sent[0] != companion.Command(companion.Deal{}) {
		t.Errorf("without a camera %v was sent", sent)
	}
	if w.Typed('a'); len(sent) != 2 {
		t.Errorf("its key sends %v", sent[1:])
	}
	for _, c := range []struct {
		dealer  companion.Dealer
		printed bool
		warm    string
	}{
		{"", false, "Let the app deal"},
		{"", true, "Deal a card"},
		{companion.AppDeals, true, "Let the app deal"},
		{companion.PeopleDeal, false, "Deal a card"},
	} {
		w.App.Preferences().SetBool(room.PrefOnPaper("grove"), c.printed)
		w.Screen.Dealer = c.dealer
		var keys []*paint.Button
		for _, o := range w.drawActions(uitest.Usual) {
			if k, ok := o.(*paint.Button); ok && strings.Contains(k.Text, "eal") {
				keys = append(keys, k)
			}
		}
		if keys[0].Text != c.warm || keys[0].Tone != paint.Warm || keys[1].Tone == paint.Warm {
			t.Errorf("dealt by %q, printed %v: %q comes first", c.dealer, c.printed, keys[0].Text)
		}
	}
	if offered(&companion.Screen{Seq: 2, Camera: companion.Camera{Name: "a camera"}}) {
		t.Error("the app deals before a camera")
	}
}

// TestAPlaceIsAskedForByWhatGoesThere: a claim by its two words, a space by the piece
// that goes there, in no more room than the list has.
func TestAPlaceIsAskedForByWhatGoesThere(t *testing.T) {
	w := newTable(t, grove.Game, game.Setup{Game: "grove", Players: 3}, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1})
	moves := func(verb string, places ...string) (out []game.Move) {
		for _, p := range places {
			out = append(out, game.Move{Verb: verb, Objects: []string{"card-briefcase"}, Place: p})
		}
		return out
	}
	if q := w.inquire(moves("predict", "CL-ON", "CL-BY"), nil); q.ask != "“Admitted” or “Repelled”?" {
		t.Errorf("a prediction is asked for with %q", q.ask)
	}
	if q := w.inquire(moves("place", "ON1", "ON2", "BY1"), nil); q.ask != "Where does Briefcase go?" {
		t.Errorf("a space is asked for with %q", q.ask)
	}
}
