package demo

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
)

// watched is a match in which the simulated people of a seed have made so many moves.
func watched(t *testing.T, g game.Game, setup game.Setup, seed uint64, moves int) *game.Match {
	t.Helper()
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, playersRand(seed).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		move, err := people.Next(m.State())
		if err == nil {
			err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestASavedGameIsFoundAgain(t *testing.T) {
	setup := game.Setup{Game: "grove", Players: 3}
	m := watched(t, grove.Game, setup, 7, 12)
	seed, moves, ok := Resume(m, 1)
	if !ok || seed != 7 {
		t.Fatalf("found %v with seed %d", ok, seed)
	}
	d, err := New(m.Game, setup, Options{Seed: seed, Skip: moves, Textures: texturesOf(m.Game), Width: 320, Height: 180, FPS: 1, Gray: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if d.state.Key() != m.State().Key() && len(d.Moves()) != moves {
		t.Error("the people go on from another table")
	}

	other, err := game.NewMatch(grove.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Apply(game.Move{Seat: game.Table, Verb: "deal", Objects: []string{"card-watch", "card-key"}, Place: "PV"}); err != nil {
		t.Fatal(err)
	}
	if seed, _, ok := Resume(other, 1); ok {
		t.Errorf("a game that nobody simulated is seed %d", seed)
	}
}

// TestAGameThatAGuestPlayedTooGoesOn: but not where the people know more than its record.
func TestAGameThatAGuestPlayedTooGoesOn(t *testing.T) {
	for _, g := range []game.Game{blackwood.Game, grove.Game} {
		setup := game.Setup{Game: g.Name(), Players: 3}
		m := watched(t, g, setup, mostSeeds+1, 20)
		if _, _, ok := Resume(m, 1); ok {
			t.Fatalf("%s: the game of another seed is found", g.Title())
		}
		if _, _, ok := Resume(m, mostSeeds+1); !ok {
			t.Errorf("%s: its game is not found with the seed that is named", g.Title())
		}
		ok := GoesOn(m)
		if ok != (g.Name() == "blackwood") {
			t.Errorf("%s: can people go on from the record? %v", g.Title(), ok)
		}
		if !ok {
			continue
		}
		d, err := New(g, setup, Options{Seed: 1, From: m.State(), Textures: texturesOf(g), Width: 320, Height: 180, FPS: 1, Gray: true})
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		if d.state.Key() != m.State().Key() {
			t.Error("the people go on from another position")
		}
		for len(d.Moves()) < 3 {
			if _, err := d.Next(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestIdlePeopleLayWhatIsSaid: where the people cannot go on, the table lies as the record
// has it, and their hands make the moves that somebody at the window says.
func TestIdlePeopleLayWhatIsSaid(t *testing.T) {
	setup := game.Setup{Game: "grove", Players: 3}
	m := watched(t, grove.Game, setup, mostSeeds+1, 20)
	d, err := New(grove.Game, setup, Options{Seed: 1, From: m.State(), Textures: texturesOf(grove.Game), Players: Idle{}, Width: 320, Height: 180, FPS: 1, Gray: true, Calm: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	look := func(frames int) {
		for range frames {
			if _, err := d.Next(); err != nil {
				t.Fatal(err)
			}
		}
	}
	lies := func() {
		t.Helper()
		if faults := d.table.Faults(m.State()); len(faults) > 0 {
			t.Errorf("of the table lies wrong: %v", faults)
		}
	}
	look(20)
	lies()
	seat := m.State().View(game.Table).Turn[0]
	move := m.State().Legal(seat)[0]
	if err := m.Apply(move); err != nil {
		t.Fatal(err)
	}
	d.Recorded(move, true)
	look(20)
	lies()
}
