package companion_test

import (
	"context"
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestTheTableIsSeenUntilTheGameBegins: Psi Squad begins with cyphers that
// nobody may see on their way to the mat; while the mats are laid out there are
// none. Once it is followed no new picture is shown.
func TestTheTableIsSeenUntilTheGameBegins(t *testing.T) {
	g, err := games.Find("psisquad")
	if err != nil {
		t.Fatal(err)
	}
	for _, fresh := range []bool{true, false} {
		setup := game.Setup{Game: "psisquad", Players: 3}
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		d, err := demo.New(g, setup, demo.Options{Seed: 1, Width: 320, Height: 180, Gray: true, Calm: true, Hold: true})
		if err != nil {
			t.Fatal(err)
		}
		d.Rest(true)
		ctx, cancel := context.WithCancel(context.Background())
		seen, pictures, followed := map[*image.RGBA]bool{}, 0, 0
		var s *companion.Session
		s, err = companion.New(companion.Config{Match: m, Source: d, Camera: "demo", Wait: true, Fresh: fresh, Show: func(now *companion.Screen) {
			if now.Picture == nil {
				return
			}
			seen[now.Picture] = true
			if pictures++; pictures == 8 {
				if fresh != (len(seen) > 4) {
					t.Errorf("fresh %v: %d of %d pictures are new", fresh, len(seen), pictures)
				}
				s.Send(companion.Follow{On: true})
			}
			// Some frames may be taken before the command is.
			if pictures == 40 {
				followed = len(seen)
			}
			if pictures == 60 {
				if len(seen) != followed {
					t.Errorf("fresh %v: once it is followed there are new pictures", fresh)
				}
				cancel()
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(ctx); err != nil {
			t.Fatal(err)
		}
		cancel()
	}
}
