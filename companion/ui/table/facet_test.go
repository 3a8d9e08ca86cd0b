package table

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestPlacesOfOneMatGoWithoutItsName where words tell them apart; numbers and places
// of several mats keep it.
func TestPlacesOfOneMatGoWithoutItsName(t *testing.T) {
	w := newTable(t, grove.Game{}, game.Setup{Game: "grove", Players: 3}, func(companion.Command) {})
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

// TestTheAppDealsWithoutACamera: the button stands beside that of a card that comes by
// chance, and not where a camera watches.
func TestTheAppDealsWithoutACamera(t *testing.T) {
	var sent []companion.Command
	w := newTable(t, grove.Game{}, game.Setup{Game: "grove", Players: 3}, func(c companion.Command) { sent = append(sent, c) })
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
	var keys []*paint.Button
	for _, o := range w.drawActions(uitest.Usual) {
		if k, ok := o.(*paint.Button); ok && strings.Contains(k.Text, "eal") {
			keys = append(keys, k)
		}
	}
	if keys[0].Text != "Let the app deal" || keys[0].Tone != paint.Warm || keys[1].Text != "Deal a card" || keys[1].Tone == paint.Warm {
		t.Errorf("once the app has dealt, %q comes first and %q next", keys[0].Text, keys[1].Text)
	}
	if offered(&companion.Screen{Seq: 2, Camera: companion.Camera{Name: "a camera"}}) {
		t.Error("the app deals before a camera")
	}
}
