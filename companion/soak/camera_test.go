package soak

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestFilmACameraThatFailsInEveryWay plays games of pairs before a camera that
// is unplugged, frozen, dark, covered, replaced or resized at random, and whose
// clock jumps. People begin no move while it does, nor before the app says that
// it sees well. When the record is behind they wait, and say after a while that the
// table is right; where that is not enough they make the moves that it lacks by a key.
// The record is theirs.
func TestFilmACameraThatFailsInEveryWay(t *testing.T) {
	until := time.Now().Add(long(t))
	const (
		fps     = 5
		reading = 4 * fps // pictures, until they answer
	)
	count, played, moves, answers, keys := map[Fault]int{}, 0, 0, 0, 0
	var seconds float64
	for seed := uint64(1); played == 0 || time.Now().Before(until); seed++ {
		g, err := games.Find("pairs")
		if err != nil {
			t.Fatal(err)
		}
		setup := game.Setup{Game: "pairs", Players: 2}.Complete(g)
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		d, err := demo.New(g, setup, demo.Options{Seed: seed, Width: 960, Height: 540, FPS: fps, Gray: true, Quiet: 0.6})
		if err != nil {
			t.Fatal(err)
		}
		camera := NewCamera(d, seed)
		frames := 0
		var told, asked []string
		failing, blind, behind := false, false, 0
		camera.Trouble = func(f Fault) {
			failing = f != None
			d.Rest(failing || blind || behind > 0)
			told = append(told, fmt.Sprintf("%s at picture %d", f, frames))
		}
		id := 0
		var s *companion.Session
		s, err = companion.New(companion.Config{Match: m, Source: each{camera, func() { frames++ }}, Camera: "demo", Show: func(now *companion.Screen) {
			blind = !now.Camera.Ready
			switch {
			case failing || blind:
			case now.Apart.Pieces == 0:
				behind = 0
			default:
				switch behind++; {
				case behind == reading:
					answers++
					asked = append(asked, fmt.Sprintf("after %d moves people say that the table is right", len(now.Log)))
					s.Send(companion.Adopt{})
				case behind%reading == 0: // nobody can see which moves it lacks: they make them by a key
					keys++
					for _, mv := range d.Moves()[min(m.Len(), len(d.Moves())):] {
						asked = append(asked, "people make by a key: "+mv.Line(m.State().Seats()))
						s.Send(companion.Do{Move: mv})
					}
				}
			}
			d.Rest(failing || blind || behind > 0)
			if q := now.Question; q != nil && q.ID != id && !q.Gentle {
				id = q.ID
				asked = append(asked, fmt.Sprintf("after %d moves: %s", len(now.Log), q.Text))
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		want, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, mv := range d.Moves() {
			if err := want.Apply(mv); err != nil {
				t.Fatal(err)
			}
		}
		if want.State().Key() != m.State().Key() {
			t.Errorf("seed %d: of %d moves the record has %d\n%s\n%s", seed, want.Len(), m.Len(), strings.Join(told, "; "), strings.Join(asked, "\n"))
		}
		played++
		moves += m.Len()
		seconds += float64(frames) / fps
		for f, n := range camera.Count {
			count[f] += n
		}
	}
	t.Logf("%d games, %d moves, %.0f minutes of table time, faults %v, people said %d times that the table is right, and made what the record lacked by keys %d times", played, moves, seconds/60, count, answers, keys)
}
