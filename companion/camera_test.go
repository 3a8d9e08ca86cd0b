package companion_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// plugged is a camera that is unplugged for some calls.
type plugged struct {
	vision.Source
	calls, from, to int
	then            time.Duration // by which the clock has gone on
}

func (p *plugged) Next() (vision.Frame, error) {
	p.calls++
	if p.calls >= p.from && p.calls < p.to {
		p.then += time.Second
		return vision.Frame{}, errors.New("camera 3 has stopped sending pictures")
	}
	f, err := p.Source.Next()
	f.Time = f.Time.Add(p.then)
	return f, err
}

// The screen says when the camera sees the table well; not so while it is lost.
func TestTheScreenSaysWhetherTheCameraIsReady(t *testing.T) {
	g, err := games.Find("psisquad")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "psisquad", Players: 3}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, demo.Options{Seed: 29, Gray: true, Calm: true, Hold: true, Textures: texturesOf(g)})
	if err != nil {
		t.Fatal(err)
	}
	d.Rest(true)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var stages []string
	stage := func(name string) {
		if len(stages) == 0 || stages[len(stages)-1] != name {
			stages = append(stages, name)
		}
	}
	pictures := 0
	s, err := companion.New(companion.Config{
		Match: m, Source: &plugged{Source: d, from: 30, to: 32}, Camera: "demo", Wait: true,
		Given: func() game.Text { return game.Say("1280 × 720") },
		Show: func(now *companion.Screen) {
			c := now.Camera
			switch {
			case len(c.Guide) > 0:
				t.Errorf("of a good table is said %v", c.Guide)
			case c.Trouble.Format != "":
				stage("lost")
				if c.Ready || c.Given.Format != "" {
					t.Errorf("a lost camera is ready (%v), gives %q", c.Ready, c.Given)
				}
			case c.Ready:
				stage("ready")
				if c.Given.String() != "1280 × 720" {
					t.Errorf("it gives %q", c.Given)
				}
			default:
				stage("not yet")
			}
			if pictures++; pictures == 70 {
				cancel()
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(stages, ", "), "not yet, ready, lost, not yet, ready"; got != want {
		t.Errorf("%s; want %s", got, want)
	}
}
