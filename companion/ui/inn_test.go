package ui

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// inn is a host that lays whatever is wished for, at once, and notes it.
type inn struct {
	w       *Window
	t       *testing.T
	cameras []CameraName
	watched Camera
	saved   *Saved
	refuse  error
	ready   bool
	guide   []game.Text

	laid      []Choice
	following []bool
	looking   map[Choice2]func(Sight)
}

// Choice2 is a camera that is looked through, and how large.
type Choice2 struct {
	Camera
	small bool
}

func (h *inn) host() *Host {
	h.looking = map[Choice2]func(Sight){}
	return &Host{
		Games:   append(games.List(), testGame{testBox()}),
		Cameras: func() []CameraName { return h.cameras },
		Look: func(c Choice, small bool, show func(Sight)) func() {
			k := Choice2{c.Camera, small}
			if h.looking[k] != nil {
				h.t.Errorf("%+v is looked through twice", k)
			}
			h.looking[k] = show
			return func() { delete(h.looking, k) }
		},
		Deck:    h.deck,
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
				for _, g := range h.w.Host.Games {
					if g.Name() != c.Setup.Game {
						continue
					}
					if folder := c.Setup.Deck.Folder; folder != "" {
						h.deck(g, folder, func(d *Deck, _ []DeckFault) { g, c.Setup.Deck = d.Game, d.Own })
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
func (h *inn) show() {
	s := scene("agent")
	if h.w.Game.Name() != "test" {
		s = first(h.t, h.w.Game, game.Setup{Game: h.w.Game.Name(), Players: h.w.Players})
	}
	all := len(h.w.Box.Tables[h.w.Players].Places)
	s.Camera = companion.Camera{Name: "demo", Plates: all - 1, PlatesAll: all, Guide: h.guide, Ready: h.ready, Given: game.Say("1280 × 720")}
	s.Picture = image.NewRGBA(image.Rect(0, 0, 16, 9))
	h.w.Show(s)
}

// start opens a window without a game, as the desktop's menu does.
func start(t *testing.T, size fyne.Size, app fyne.App) (*Window, *inn) {
	t.Helper()
	h := &inn{t: t}
	w := New(app, nil, game.Setup{}, func(companion.Command) {})
	h.w = w
	w.Host = h.host()
	w.Win.Show()
	w.Win.Resize(size)
	w.AskSetup()
	if !strings.Contains(t.Name(), "FromNothing") { // whoever is no newcomer needs no notes
		w.prefs().SetBool(keyWelcomed, true)
	}
	t.Cleanup(func() {
		w.Win.Close()
		if len(h.looking) > 0 {
			t.Errorf("%d cameras are still looked through", len(h.looking))
		}
	})
	return w, h
}

// tap clicks in the window where a text is written.
func tap(t *testing.T, w *Window, text string) {
	t.Helper()
	var found []fyne.Position
	walk(w.Win.Canvas().Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if x, ok := o.(*canvas.Text); ok && x.Text == text {
			found = append(found, at.AddXY(x.Size().Width/2, x.Size().Height/2))
		}
		if b, ok := o.(*widget.Button); ok && b.Text == text {
			found = append(found, at.AddXY(b.Size().Width/2, b.Size().Height/2))
		}
	})
	if len(found) == 0 {
		t.Fatalf("nowhere is %q: %q", text, says(w))
	}
	test.TapCanvas(w.Win.Canvas(), found[len(found)-1])
}

// says are all words in the window.
func says(w *Window) string { return strings.Join(texts(w.Win.Canvas().Content()), "|") }

func expect(t *testing.T, w *Window, want ...string) {
	t.Helper()
	all := says(w)
	for _, s := range want {
		if !strings.Contains(all, s) {
			t.Errorf("nothing says %q: %s", s, all)
		}
	}
}
