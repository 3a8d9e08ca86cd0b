package companion_test

import (
	"context"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// watch lets a session follow the demo's pictures to their end, with nothing
// passed beside them, and gives the match, the people's demo and the screens
// on which something was asked.
func watch(t *testing.T, setup game.Setup, opt demo.Options) (*game.Match, *demo.Demo, []string) {
	t.Helper()
	g, err := games.Find(setup.Game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	opt.Textures = texturesOf(g)
	d, err := demo.New(g, setup, opt)
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	last := 0
	keys := &presser{Demo: d, open: setup.Options["shield"] == "open"}
	s, err := companion.New(companion.Config{Match: m, Source: keys, Camera: "demo", Show: func(s *companion.Screen) {
		if s.Question != nil && s.Question.ID != last {
			last = s.Question.ID
			asked = append(asked, fmt.Sprintf("after %d moves, gentle %v: %s expected %v seen %v", len(s.Log), s.Question.Gentle, s.Question.Text, s.Question.Expected, s.Question.Seen))
			if dir := os.Getenv("GROVEWATCH_PICTURES"); dir != "" && s.Picture != nil {
				out, err := os.Create(filepath.Join(dir, fmt.Sprintf("asked-%d-%d.png", opt.Seed, s.Question.ID)))
				if err == nil {
					_ = png.Encode(out, s.Picture)
					out.Close()
				}
			}
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	keys.session = s
	if err := s.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return m, d, asked
}

// presser is the people's demo with a hand on the keyboard: a screen that is no
// piece of the box is said to be lifted by a key.
type presser struct {
	*demo.Demo
	session *companion.Session
	open    bool
	done    int
}

func (p *presser) Next() (vision.Frame, error) {
	f, err := p.Demo.Next()
	for _, m := range p.Moves()[p.done:] {
		if m.Verb == "lift" && p.open {
			p.session.Send(companion.Do{Move: m})
		}
		p.done++
	}
	return f, err
}

// marks are what the Visitor has sealed, in order.
func marks(moves []game.Move) []string {
	var out []string
	for _, m := range moves {
		if m.Verb == "set" {
			sides, _, _ := strings.Cut(m.Place, "/")
			out = append(out, sides)
		}
	}
	return out
}

// publicLines are the moves as everyone may know them. What a camera cannot
// tell is made alike: which of two cards was dealt first, whether four cards of
// a proof were said at once or laid one by one, and how marks were sealed.
func publicLines(m *game.Match) []string {
	var out []string
	for i := range m.Len() {
		words := strings.Fields(m.Line(i, game.Table))
		switch words[1] {
		case "deal":
			cards := strings.Split(words[2], ",")
			slices.Sort(cards)
			words[2] = strings.Join(cards, ",")
		case "set":
			words = words[:2]
		case "lift":
			words[2], _, _ = strings.Cut(words[2], "/")
		case "prove":
			for k, card := range strings.Split(words[2], ",") {
				zone := fmt.Sprintf("@PR%d", k+1)
				if len(words) > 3 {
					zone = words[3]
				}
				out = append(out, strings.Join([]string{words[0], words[1], card, zone}, " "))
			}
			continue
		}
		out = append(out, strings.Join(words, " "))
	}
	return out
}

// every has the films of this package show all their games, as make soak does;
// without it they show one of each kind of table.
var every = flag.Bool("every", false, "follow every game, not one of each kind of table")

// TestFilmACameraFollowsTheGrove lets simulated people play whole games, with
// hands, bumps, markers and the shield, before a simulated camera. The session
// gets the pictures alone, and a key where a screen is lifted, and must come to
// the same game, move by move.
func TestFilmACameraFollowsTheGrove(t *testing.T) {
	for _, c := range []struct {
		players int
		edition string
		seed    uint64
		ending  string
		shield  string
		again   bool // another of its kind
	}{
		{3, "a", 29, "The Kid has proved the Pass Rule: the Kid and the Visitor win.", "roof", false},
		{3, "a", 17, "Agent 1 has proved the Pass Rule and wins alone.", "roof", true},
		{3, "a", 1, "The Visitor's turn begins with an empty hand: all Agents win.", "roof", true},
		{6, "a", 31, "Agent 3 has proved the Pass Rule and wins alone.", "roof", false},
		{6, "a", 4, "Agent 3 has proved the Pass Rule and wins alone.", "roof", true},
		{4, "b", 32, "Agent 1 has proved the Pass Rule and wins alone.", "open", false},
		{4, "b", 188, "Agent 2 has proved the Pass Rule and wins alone.", "open", true},
	} {
		if c.again && !*every {
			continue
		}
		t.Run(fmt.Sprintf("%d%s/%d", c.players, c.edition, c.seed), func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Game: "grove", Players: c.players, Options: map[string]string{"edition": c.edition, "shield": c.shield}}
			opt := demo.Options{Seed: c.seed, FPS: 5, Gray: os.Getenv("GROVEWATCH_PICTURES") == ""}
			if c.players > 4 {
				opt.Width, opt.Height = 1920, 1080
			}
			m, d, asked := watch(t, setup, opt)
			if r := m.State().Result(); r == nil || r.Text.String() != c.ending {
				t.Errorf("ended with %v, not with: %s", r, c.ending)
			}
			people, err := game.NewMatch(m.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			for _, mv := range d.Moves() {
				if err := people.Apply(mv); err != nil {
					t.Fatal(err)
				}
			}
			want, got := publicLines(people), publicLines(m)
			for i := range max(len(want), len(got)) {
				if i >= len(want) || i >= len(got) || want[i] != got[i] {
					t.Errorf("move %d differs.\nPeople: %s\nCamera: %s", i+1, strings.Join(want[min(i, len(want)):], "; "), strings.Join(got[min(i, len(got)):], "; "))
					break
				}
			}
			if c.shield == "open" {
				var seen []game.Move
				for i := range m.Len() {
					seen = append(seen, m.Move(i))
				}
				if want, got := marks(d.Moves()), marks(seen); len(want) == 0 || !slices.Equal(want, got) {
					t.Errorf("the Visitor's tokens say %v, sealed were %v", want, got)
				}
			}
			for _, q := range asked {
				if strings.Contains(q, "gentle false") {
					t.Errorf("asked without need: %s", q)
				}
			}
			if t.Failed() {
				t.Log(strings.Join(asked, "\n"))
			}
		})
	}
}
