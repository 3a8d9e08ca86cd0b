package story

import (
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// step is the time between two looks at the table.
const step = 100 * time.Millisecond

// told are hands at a table that is told, not seen.
type told struct {
	table   *demo.Table
	session *companion.Session
	time    time.Duration
}

func (h *told) follow(_ game.Seat, before, after game.State) (bool, error) {
	changes := h.table.Between(before, after)
	for _, c := range changes {
		if c.To == "" {
			h.table.World.Take(c.Piece.ID)
		} else if err := h.table.World.Put(c.Piece.ID, c.To); err != nil {
			return false, err
		}
	}
	return len(changes) > 0, nil
}

func (h *told) lay(a lay) error {
	at, zone, err := place(h.table.World, a)
	if err != nil {
		return err
	}
	if err := h.table.World.Put(a.piece.ID, zone); err != nil {
		return err
	}
	l := h.table.World.Find(a.piece.ID)
	if l.Down = a.back; at != nil {
		l.MoveTo(*at)
	}
	return nil
}

// place is where a piece is laid: a zone, and exactly where when that matters.
func place(w *tabletop.World, a lay) (*tabletop.Pose, string, error) {
	if a.on != "" {
		below := w.Find(a.on)
		if below == nil {
			return nil, "", fault.Errorf("%s does not lie on the table", a.on)
		}
		at := below.Pose
		at.Angle += a.turn
		return &at, below.Zone, nil
	}
	if !a.placed {
		return nil, a.zone, nil
	}
	at, err := w.Spot(a.zone, a.right, a.down, a.turn)
	return &at, a.zone, err
}

func (h *told) take(piece string) error {
	if h.table.World.Find(piece) == nil {
		return fault.Errorf("%s does not lie on the table", piece)
	}
	h.table.World.Take(piece)
	return nil
}

func (h *told) pile(zone string, off bool) error {
	h.table.World.Piles[zone] = demo.FullPile
	if off {
		delete(h.table.World.Piles, zone)
	}
	return nil
}

func (h *told) rest(d time.Duration) error {
	scene := h.table.Scene()
	for end := h.time + d; h.time < end; {
		h.time = min(h.time+step, end)
		scene.Time = time.Unix(0, 0).UTC().Add(h.time)
		h.session.See(scene)
	}
	return nil
}

func (h *told) now() time.Duration { return h.time }

// together has nothing to do: what is done is seen when the table rests.
func (h *told) together(bool) {}
