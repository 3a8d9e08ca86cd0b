package demo

import (
	"time"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Hands do at a table what people do, while somebody looks on in table time.
type Hands interface {
	// Do lets a person act, one act after the other.
	Do(by tabletop.Person, acts ...Act) error
	// Pile has so many cards lie in a pile.
	Pile(zone string, cards int) error
	// Rest lets table time pass.
	Rest(time.Duration) error
	// Now is the table time since the beginning.
	Now() time.Duration
	// Unseen says whether nobody looks at what is done from now on.
	Unseen(bool)
}

// looks is the time between two looks at the table.
const looks = 100 * time.Millisecond

// Told are hands at a table that somebody is told of, who sees what lies there
// ten times a second as a tracker with perfect eyes would.
func Told(t *Table, see func(vision.Scene)) Hands { return &told{table: t, see: see} }

type told struct {
	table *Table
	see   func(vision.Scene)
	now   time.Duration
	scene vision.Scene              // what lies there, unless something was moved since
	fresh bool                      // nothing was
	tags  map[string]vision.Tracked // that were seen last, by payload
}

func (h *told) Do(_ tabletop.Person, acts ...Act) error {
	h.fresh = false
	for _, a := range acts {
		if err := h.table.Do(a); err != nil {
			return err
		}
	}
	return nil
}

func (h *told) Pile(zone string, cards int) error {
	h.fresh, h.table.World.Piles[zone] = false, cards
	return nil
}

func (h *told) Rest(d time.Duration) error {
	if !h.fresh {
		h.scene, h.fresh = h.remembered(h.table.World.Scene(time.Time{})), true
	}
	for end := h.now + d; h.now < end; {
		h.now = min(h.now+looks, end)
		h.scene.Time = time.Unix(0, 0).UTC().Add(h.now)
		h.see(h.scene)
	}
	return nil
}

// remembered is a scene in which what lay in sight before something was stood
// over it stays where it was seen.
func (h *told) remembered(scene vision.Scene) vision.Scene {
	seen, tags := map[string]vision.Tracked{}, scene.Tags
	scene.Tags = nil
	for _, tag := range tags {
		if !tag.Seen {
			var ok bool
			if tag, ok = h.tags[tag.ID]; !ok {
				continue
			}
			tag.Seen = false
		}
		seen[tag.ID] = tag
		scene.Tags = append(scene.Tags, tag)
	}
	h.tags = seen
	return scene
}

func (h *told) Now() time.Duration { return h.now }

// Unseen has nothing to do: what is done is seen when the table rests.
func (h *told) Unseen(bool) {}
