package story

import (
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// framesPerSecond are those of a filmed story.
const framesPerSecond = 10

// filmed are hands at a table that is rendered and seen.
type filmed struct {
	table   *demo.Table
	session *companion.Session
	match   *game.Match
	stage   *tabletop.Stage
	acts    []tabletop.Act // that are to be done
	idle    bool           // they have been done
	blind   bool           // nothing is looked at
	time    time.Duration
}

// film sets up a camera at a table: a common webcam, a better one for a large table.
func film(table *demo.Table, session *companion.Session, m *game.Match) (*filmed, error) {
	w, h := 1280, 720
	if m.Setup.Players > 4 {
		w, h = 1920, 1080
	}
	camera := tabletop.Webcam(w, h)
	camera.Gray = true
	renderer, err := tabletop.NewRenderer(table.World.Box, table.World.W, table.World.H, camera, tabletop.Room{Lamp: 1, Seed: 1})
	if err != nil {
		return nil, err
	}
	f := &filmed{table: table, session: session, match: m}
	f.stage = tabletop.Play(table.World, renderer, framesPerSecond, f.next)
	return f, nil
}

// next gives the acts that are to be done.
func (h *filmed) next() ([]tabletop.Act, error) {
	acts := h.acts
	h.acts = nil
	if len(acts) == 0 {
		h.idle = true
		acts = []tabletop.Act{tabletop.Wait{Seconds: 1. / framesPerSecond}}
	}
	return acts, nil
}

// run does some acts and looks on until they are done.
func (h *filmed) run(acts ...tabletop.Act) error {
	h.acts = acts
	for h.idle = false; !h.idle; {
		f, err := h.stage.Next()
		if err != nil {
			return err
		}
		if h.time = f.Time.Sub(time.Unix(0, 0)); !h.blind {
			h.session.Look(f)
		}
	}
	return nil
}

// hand is that of a seat, or of whoever is in turn.
func (h *filmed) hand(by game.Seat) tabletop.Person {
	state := h.match.State()
	if turn := state.Turn(); by == game.Table && len(turn) > 0 {
		by = turn[0]
	}
	return h.table.Person(state, by)
}

func (h *filmed) follow(by game.Seat, before, after game.State) (bool, error) {
	var acts []tabletop.Act
	for _, c := range h.table.Between(before, after) {
		acts = append(acts, tabletop.Carry{Piece: c.Piece.ID, To: c.To, By: h.hand(by)})
	}
	if len(acts) == 0 {
		return false, nil
	}
	return true, h.run(acts...)
}

func (h *filmed) lay(a lay) error {
	at, zone, err := place(h.table.World, a)
	if err != nil {
		return err
	}
	return h.run(tabletop.Carry{Piece: a.piece.ID, To: zone, At: at, Down: a.back, By: h.hand(game.Table)})
}

func (h *filmed) take(piece string) error {
	if h.table.World.Find(piece) == nil {
		return fault.Errorf("%s does not lie on the table", piece)
	}
	return h.run(tabletop.Carry{Piece: piece, By: h.hand(game.Table)})
}

func (h *filmed) pile(zone string, off bool) error {
	n := demo.FullPile
	if off {
		n = 0
	}
	return h.run(tabletop.Pile{Zone: zone, Cards: n})
}

func (h *filmed) rest(d time.Duration) error { return h.run(tabletop.Wait{Seconds: d.Seconds()}) }

func (h *filmed) together(on bool) { h.blind = on }

func (h *filmed) now() time.Duration { return h.time }
