package table

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestEveryKindOfPieceCanBeCorrected plays a game of each kind and asks, now
// and then, for the corrections of every piece on the table: each that is
// offered must be taken by the rules and leave the record as it says.
func TestEveryKindOfPieceCanBeCorrected(t *testing.T) {
	for _, c := range []struct {
		name  string
		every int
		kinds map[cards.Kind][]string // of pieces that can be corrected: "zone", "other", "off"
	}{
		{"grove", 5, map[cards.Kind][]string{cards.Card: {"other", "zone"}, cards.Marker: {"zone"}, cards.Token: {"zone"}}},
		{"visitors", 3, map[cards.Kind][]string{cards.Card: {"off", "other", "zone"}, cards.Token: {"off", "other", "zone"}, cards.Plate: {"zone"}}},
		{"blackwood", 23, map[cards.Kind][]string{cards.Card: {"other", "zone"}, cards.Token: {"other", "zone"}}},
		{"psisquad", 7, map[cards.Kind][]string{cards.Card: {"off", "other", "zone"}, cards.Token: {"zone"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g, err := games.Find(c.name)
			if err != nil {
				t.Fatal(err)
			}
			setup := game.Setup{Game: c.name, Players: 3}
			state, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			people, err := g.Players(setup, rand.New(rand.NewPCG(3, 1)).IntN)
			if err != nil {
				t.Fatal(err)
			}
			s := NewSurface(g.Box())
			found := map[cards.Kind]map[string]bool{}
			for n := 0; state.Result() == nil; n++ {
				if n%c.every == 0 {
					for _, p := range state.View(game.Table).Pieces {
						checkOffer(t, s, state, p, found)
					}
				}
				m, err := people.Next(state)
				if err != nil {
					t.Fatal(err)
				}
				if state, _, err = state.Apply(m); err != nil {
					t.Fatal(err)
				}
			}
			for kind, want := range c.kinds {
				for _, w := range want {
					if !found[kind][w] {
						t.Errorf("no %s can be corrected by %q, only by %v", kind, w, found[kind])
					}
				}
			}
		})
	}
}

func checkOffer(t *testing.T, s *Surface, state game.State, p game.Placed, found map[cards.Kind]map[string]bool) {
	t.Helper()
	kind := s.kinds[p.ID]
	note := func(what string) {
		if found[kind] == nil {
			found[kind] = map[string]bool{}
		}
		found[kind][what] = true
	}
	o := s.Offer(state, p.ID)
	if len(o.Zones)+len(o.Others) == 0 && !o.Off && o.Why.Format == "" {
		t.Errorf("%s: nothing is offered, and nothing said why", p.ID)
	}
	follow := func(moves []game.Move, err error) game.Layout {
		after := state
		for _, m := range moves {
			if err == nil {
				after, _, err = after.Apply(m)
			}
		}
		if err != nil {
			t.Fatalf("%s: %v", p.ID, err)
		}
		return after.Layout()
	}
	for _, z := range o.Zones {
		note("zone")
		if l := follow(s.Lies(state, p.ID, z)); l[p.ID] != z || z == state.Layout()[p.ID] {
			t.Errorf("%s lies at %s after it was corrected to %s", p.ID, l[p.ID], z)
		}
	}
	zone := state.Layout()[p.ID]
	for _, other := range o.Others {
		note("other")
		if l := follow(s.Instead(state, p.ID, other)); l[other] != zone || l[p.ID] == zone {
			t.Errorf("%s lies at %q and %s at %q after they were taken for each other at %q", p.ID, l[p.ID], other, l[other], zone)
		}
	}
	if o.Off {
		note("off")
		if l := follow(s.Lies(state, p.ID, "")); l[p.ID] != "" {
			t.Errorf("%s lies at %q after it was taken off", p.ID, l[p.ID])
		}
	}
}

// TestDropsAreMovesThatAreOffered plays a game and checks that what dragging a
// piece would do is offered as a button, and in which games it ever does.
func TestDropsAreMovesThatAreOffered(t *testing.T) {
	for name, wanted := range map[string][]string{"grove": {"turn-marker"}, "visitors": {"pawn-player1", "bell-"},
		"blackwood": {"player1-doll-1", "forest-tracker", "potion-", "spell-", "forest-f"}, "psisquad": {"token-player1"}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g, err := games.Find(name)
			if err != nil {
				t.Fatal(err)
			}
			setup := game.Setup{Game: name, Players: 3}
			state, _ := g.New(setup)
			people, err := g.Players(setup, rand.New(rand.NewPCG(3, 1)).IntN)
			if err != nil {
				t.Fatal(err)
			}
			s := NewSurface(g.Box())
			found := map[string]bool{}
			for n := 0; state.Result() == nil && n < 150; n++ {
				v := state.View(game.Table)
				for _, p := range v.Pieces {
					for _, d := range s.Drops(state, v.Action, p.ID) {
						found[p.ID] = true
						for _, m := range d.Moves {
							if !slices.ContainsFunc(v.Action, func(a game.Action) bool { return slices.ContainsFunc(a.Choices, m.Equal) }) {
								t.Errorf("no button offers %v", m)
							}
						}
					}
				}
				m, err := people.Next(state)
				if err != nil {
					t.Fatal(err)
				}
				if state, _, err = state.Apply(m); err != nil {
					t.Fatal(err)
				}
			}
			for _, want := range wanted {
				if !slices.ContainsFunc(slices.Collect(maps.Keys(found)), func(id string) bool { return strings.HasPrefix(id, want) }) {
					t.Errorf("dragging %s never makes a move; these do: %v", want, found)
				}
			}
		})
	}
}

func TestSwappedTagsAreReadForEachOther(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	s := NewSurface(g.Box())
	key, watch := s.Tags("card-key")[0], s.Tags("card-watch")[0]
	swapped := s.Swapped("card-key", "card-watch")
	if swapped.Carrier(key) != "card-watch" || swapped.Carrier(watch) != "card-key" || s.Carrier(key) != "card-key" {
		t.Error("the tags do not belong to each other's card")
	}
	if back := swapped.Swapped("card-watch", "card-key"); back.Carrier(key) != "card-key" || back.Carrier(watch) != "card-watch" {
		t.Error("swapped twice is not as before")
	}
	for _, other := range []string{"card-key", "turn-marker", "mat-common", "nothing"} {
		if s.Swapped("card-key", other) != nil {
			t.Errorf("card-key swaps its tag with %s", other)
		}
	}
}
