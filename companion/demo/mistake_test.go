package demo

import (
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
)

func TestPeopleAreRead(t *testing.T) {
	f, err := ParsePeople("fallible:0.25,kinds=early+pile")
	if err != nil || f.Rate != 0.25 || !slices.Equal(f.Kinds, []Mistake{Early, Pile}) {
		t.Errorf("%+v, %v", f, err)
	}
	if f, err := ParsePeople("fallible"); err != nil || f.Rate != 0.1 || f.Kinds != nil {
		t.Errorf("%+v, %v", f, err)
	}
	if f, err := ParsePeople("perfect"); err != nil || f.Rate != 0 {
		t.Errorf("%+v, %v", f, err)
	}
	for text, want := range map[string]string{
		"clumsy": "choose perfect or fallible", "fallibles": "choose perfect or fallible",
		"fallible:2": `"2" is not how often`, "fallible:x": `"x" is not how often`,
		"fallible:0.1,kinds=early+late": `"late" is no kind of mistake: choose from early, forgotten, order`,
	} {
		if _, err := ParsePeople(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Every kind of mistake comes about in a game, and is what its name says.
func TestMistakes(t *testing.T) {
	setup := game.Setup{Game: "grove", Players: 3, Options: map[string]string{"edition": "a"}}
	made := map[Mistake]int{}
	for i, kind := range Mistakes() {
		seed := uint64(i)
		people, err := grove.Game.Players(setup, playersRand(seed).IntN)
		if err != nil {
			t.Fatal(err)
		}
		state, err := grove.Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		table, err := NewTable(grove.Game.Box(), 3, seed, people)
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Open(state); err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(seed, 9))
		step := func() {
			m, err := people.Next(state)
			if err != nil {
				t.Fatal(err)
			}
			if state, _, err = state.Apply(m); err != nil {
				t.Fatal(err)
			}
		}
		for state.Result() == nil {
			before := state
			step()
			changes := table.Faults(state)
			try := Fallible{Rate: 1, Kinds: []Mistake{kind}}.Err(table, before, state, rnd, changes, func() []Change {
				if state.Result() != nil {
					return nil
				}
				step()
				return table.Then(changes, state)
			})
			made[try.Mistake]++
			lifted := false
			for _, a := range try.Acts {
				lifted = lifted || a.Piece == "shield" && a.To == ""
				if lifted && !try.AtOnce && strings.HasPrefix(a.Piece, "guess-token") {
					t.Errorf("%s: %s is laid after the shield that hid it was lifted", try.Mistake, a.Piece)
				}
				if err := table.Do(a); err != nil {
					t.Fatalf("%s: %v", try.Mistake, err)
				}
			}
			wrong := table.Faults(state)
			switch try.Mistake {
			case WrongPlace, WrongPiece, Miscount, Forgotten, Illegal, Hidden:
				if len(wrong) == 0 {
					t.Errorf("after %s the table lies right: %+v", try.Mistake, try)
				}
			case "", Early, Order, Together, ChangeOfMind, Tidy, Pile, Swap, Imprecise, PutBack:
				if len(wrong) > 0 {
					t.Errorf("after %q %v lies wrong: %+v", try.Mistake, wrong, try)
				}
			}
			if try.Mistake != "" && len(try.About) == 0 {
				t.Errorf("%s is about nothing", try.Mistake)
			}
			for _, c := range wrong {
				if lifted && strings.HasPrefix(c.Piece.ID, "guess-token") {
					t.Errorf("%s: %s lies otherwise than it was meant behind the shield that was lifted", try.Mistake, c.Piece.ID)
				}
				if err := table.Do(Acts([]Change{c})[0]); err != nil {
					t.Fatal(err)
				}
			}
			if wrong := table.Faults(state); len(wrong) > 0 {
				t.Fatalf("%v does not lie right", wrong)
			}
		}
	}
	for _, kind := range Mistakes() {
		if made[kind] == 0 && kind != Swap { // nothing in this box is alike but markers
			t.Errorf("nobody made the mistake %s: %v", kind, made)
		}
	}
}

// People who err go on to the end, put right what lies wrong, sooner when the
// referee speaks, and leave the table as the game has it.
func TestFilmErringPeopleComeToTheEnd(t *testing.T) {
	took := map[bool]int{}
	for _, heard := range []bool{false, true} {
		opt := Options{Seed: 2, Width: 320, Height: 180, FPS: 1, Gray: true, Calm: true, People: Fallible{Rate: 0.5}}
		d := start(t, grove.Game, 3, opt)
		d.Hear(heard, false)
		wrong := 0
		for {
			_, err := d.Next()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			took[heard]++
			if d.wrong {
				wrong++
			}
		}
		if d.Result() == nil || wrong == 0 {
			t.Errorf("the play ended with %v; for %d frames something lay wrong", d.Result(), wrong)
		}
		if faults := d.table.Faults(d.state); len(faults) > 0 {
			t.Errorf("at the end %v lie wrong", faults)
		}
	}
	if took[true] >= took[false] {
		t.Errorf("who hears the referee takes %d frames, who does not %d", took[true], took[false])
	}
}

// TestWhatIsLaidAskewStaysInItsZone: from the next place in a lane it would come to lie beyond it.
func TestWhatIsLaidAskewStaysInItsZone(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2}
	people, err := blackwood.Game.Players(setup, playersRand(1).IntN)
	if err != nil {
		t.Fatal(err)
	}
	d, err := NewTable(blackwood.Game.Box(), 2, 1, people)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range []string{"forest-f01", "forest-f02", "forest-f03", "forest-f04"} {
		if err := d.Do(Act{Piece: card, To: "FOREST-player1", Right: 30, Down: -20, Turn: 8}); err != nil {
			t.Fatal(err)
		}
		if zone := d.World.Find(card).Zone; zone != "FOREST-player1" {
			t.Errorf("%s lies in %q", card, zone)
		}
		right, down, err := d.World.Offset("FOREST-player1", d.World.Find(card).Pose)
		_, z, _ := d.World.Box.Zone("FOREST-player1")
		if err != nil || right > z.W/2 || down < -z.H/2 {
			t.Errorf("%s lies %.0f, %.0f mm from the middle of a zone of %.0f × %.0f mm, %v", card, right, down, z.W, z.H, err)
		}
	}
}
