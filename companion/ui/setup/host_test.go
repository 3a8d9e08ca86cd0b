package setup

import (
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// fakeHost is a host that lays whatever is wished for, at once, and notes it.
type fakeHost struct {
	w       *window
	t       *testing.T
	cameras []CameraName
	watched Camera
	saved   *Saved
	refuse  error
	ready   bool
	guide   []game.Text
	bend    game.Text

	laid      []Choice
	following []bool
	looking   map[lookedThrough]func(Preview)
}

// lookedThrough is a camera that is looked through, and how large.
type lookedThrough struct {
	Camera
	small bool
}

func (h *fakeHost) host() *Host {
	h.looking = map[lookedThrough]func(Preview){}
	return &Host{
		Games:   append(games.List(), uitest.Game{}),
		Cameras: func() []CameraName { return h.cameras },
		Look: func(c Choice, small bool, show func(Preview)) func() {
			k := lookedThrough{c.Camera, small}
			if h.looking[k] != nil {
				h.t.Errorf("%+v is looked through twice", k)
			}
			h.looking[k] = show
			return func() { delete(h.looking, k) }
		},
		Deck:    uitest.ReadDeck,
		Watched: func() Camera { return h.watched },
		Saved:   func() *Saved { return h.saved },
		Lay: func(c Choice, done func(error)) {
			if h.refuse != nil {
				done(h.refuse)
				return
			}
			h.laid = append(h.laid, c)
			h.watched = c.Camera
			if !c.Same {
				if c.Saved {
					c.Setup = game.Setup{Game: "blackwood", Players: 2}
				}
				for _, g := range h.w.host.Games {
					if g.Name() != c.Setup.Game {
						continue
					}
					if folder := c.Setup.Deck.Folder; folder != "" {
						uitest.ReadDeck(decks.Reading{Game: g, Folder: folder, Done: func(d *decks.Deck, _ []decks.Fault) { g, c.Setup.Deck = d.Game, d.Own }})
					}
					h.w.Begin(g, c.Setup)
				}
			}
			h.show()
			done(nil)
		},
		Follow: func(on bool) { h.following = append(h.following, on) },
	}
}

// show hands the window the first screen of what is laid.
func (h *fakeHost) show() {
	s := uitest.Scene("agent")
	if h.w.Game.Name() != "test" {
		s = uitest.First(h.t, h.w.Game, game.Setup{Game: h.w.Game.Name(), Players: h.w.Players})
	}
	all := len(h.w.Box.Tables[h.w.Players].Places)
	s.Camera = companion.Camera{Name: "demo", Plates: all - 1, PlatesAll: all, Guide: h.guide, Ready: h.ready, Given: game.Say("1280 × 720"), Bend: h.bend}
	s.Picture = image.NewRGBA(image.Rect(0, 0, 16, 9))
	h.w.Show(s)
}
