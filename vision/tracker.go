package vision

import (
	"math"
	"slices"
	"time"
)

// TrackerOptions says what the tracker may know beside the plates.
type TrackerOptions struct {
	// Covers names the tags of pieces that hide what lies beneath them, such
	// as a shield, with half the size of the piece around its code's centre,
	// measured in sides of the code. What is under one stays believed.
	Covers map[string]Point
}

// Tracker turns sightings into a steady scene. It counts in the frames' time
// and is for one goroutine at a time.
//
// A tag appears, or jumps to another place, when it has been read there three
// times over at least 0.2 s; a small move is followed when read twice. A tag that is
// no longer read stays where it was on its plate, and follows when the plate
// or the camera is bumped. It goes when it has been replaced (another tag is
// read in its place for 0.5 s), or when its place has been quiet for 1.2 s and
// does not look as it did. It stays longer, 6 s, under a thing that reaches in
// from the picture's edge, as a resting arm does; and for ever under a piece
// named in Covers, outside the picture, or while hardly any tag can be read at
// all, because then something is wrong with the camera or the light.
type Tracker struct {
	plates  []Plate
	options TrackerOptions
	plateOf map[string]int

	clock   float64 // seconds of frame time
	last    time.Time
	started bool
	motion  motion
	pics    pyramid
	beliefs map[string]*belief
	ids     []string // of the beliefs, sorted
	layout  *arrangement
	twice   map[string]int // frames in a row in which a tag was read at two places
	desk    desk
}

// desk is what a tracker works on in one frame, kept for the next.
type desk struct {
	read        map[string]Quad
	double      map[string]bool
	was, is     []Quad
	obs, hidden []observation
	seen, rests []bool // by plate
}

// NewTracker makes a tracker over plates, any of which may be in view or not.
func NewTracker(plates []Plate, options TrackerOptions) *Tracker {
	t := &Tracker{
		plates: plates, options: options,
		plateOf: map[string]int{}, beliefs: map[string]*belief{}, twice: map[string]int{},
		layout: newArrangement(len(plates)),
		desk:   desk{read: map[string]Quad{}, double: map[string]bool{}, seen: make([]bool, len(plates)), rests: make([]bool, len(plates))},
	}
	for i, p := range plates {
		for id := range p.Tags {
			t.plateOf[id] = i
		}
	}
	return t
}

// Forget drops all beliefs about tags: they are where they are next read.
func (t *Tracker) Forget(ids ...string) {
	for _, id := range ids {
		delete(t.beliefs, id)
	}
	t.list()
}

// Update takes the next frame with the tags read in it and gives the scene.
func (t *Tracker) Update(f Frame, seen []Sighting) Scene {
	t.tick(f.Time)
	full := planeOf(f.Gray)
	t.pics.at[0] = full
	t.motion.update(full, t.clock)
	read := t.pick(seen)
	t.followCamera(read)
	for _, b := range t.beliefs {
		b.seen = false
	}
	for id, q := range read {
		b := t.beliefs[id]
		if b == nil {
			b = &belief{held: -1, under: math.Inf(1)}
			t.beliefs[id] = b
		}
		b.read(q, t.clock, f.Time)
	}
	t.list()
	poses := t.register()
	t.holdHidden(poses)
	t.doubt()
	return t.scene(f, poses)
}

// tick advances the clock. A gap in the frames is no evidence, nor is time
// that runs backwards when a video starts again.
func (t *Tracker) tick(now time.Time) {
	const gap = .3
	if t.started {
		t.clock += min(max(now.Sub(t.last).Seconds(), 0), gap)
	}
	t.last, t.started = now, true
}

// pick takes one sighting of each tag, the nearest to where it is believed.
func (t *Tracker) pick(seen []Sighting) map[string]Quad {
	read, double := t.desk.read, t.desk.double
	clear(read)
	clear(double)
	for _, s := range seen {
		old, ok := read[s.ID]
		if ok {
			double[s.ID] = true
			b := t.beliefs[s.ID]
			if b == nil {
				continue
			}
			at := b.at
			if !b.known {
				at = b.next.at
			}
			if spreadOf(at, s.Corners) >= spreadOf(at, old) {
				continue
			}
		}
		read[s.ID] = s.Corners
	}
	for id := range t.twice {
		if !double[id] {
			delete(t.twice, id)
		}
	}
	for id := range double {
		t.twice[id]++
	}
	return read
}

func (t *Tracker) list() {
	t.ids = t.ids[:0]
	for id := range t.beliefs {
		t.ids = append(t.ids, id)
	}
	slices.Sort(t.ids)
}

// followCamera moves all beliefs when the whole picture has moved.
func (t *Tracker) followCamera(read map[string]Quad) {
	was, is := t.desk.was[:0], t.desk.is[:0]
	for _, id := range t.ids {
		b := t.beliefs[id]
		if q, ok := read[id]; ok && b.known && b.still(t.clock) {
			was, is = append(was, b.at), append(is, q)
		}
	}
	t.desk.was, t.desk.is = was, is
	g, ok := shift(was, is)
	if !ok {
		return
	}
	for _, b := range t.beliefs {
		b.at, b.next.at = g.Quad(b.at), g.Quad(b.next.at)
	}
	if t.layout.known {
		t.layout.camera = g.Times(t.layout.camera)
	}
	t.motion.rebase()
}

// register fits the plates to their tags: those in view and, while a plate
// lies where it did, those believed under a hand too, as one tag alone says
// little about the far end of its plate.
func (t *Tracker) register() []PlatePose {
	obs, hidden := t.desk.obs[:0], t.desk.hidden[:0]
	for _, id := range t.ids {
		if i, ok := t.plateOf[id]; ok && t.beliefs[id].known {
			o := observation{i, t.plates[i].Tags[id], t.beliefs[id].at}
			if t.beliefs[id].seen {
				obs = append(obs, o)
			} else if t.beliefs[id].held == i {
				hidden = append(hidden, o)
			}
		}
	}
	seen, rests := t.desk.seen, t.desk.rests
	clear(seen)
	clear(rests)
	for _, o := range obs {
		if !seen[o.plate] {
			seen[o.plate] = true
			rests[o.plate] = t.layout.residual(o.plate, obs) < bumped/2
		}
	}
	for _, o := range hidden {
		if rests[o.plate] {
			obs = append(obs, o)
		}
	}
	t.desk.obs, t.desk.hidden = obs, hidden
	t.layout.update(obs)
	out := make([]PlatePose, 0, len(t.plates)) // a scene's own
	for i, p := range t.plates {
		if h, ok := t.layout.pose(i); ok {
			out = append(out, PlatePose{ID: p.ID, ToPx: h, Seen: seen[i], Error: t.layout.residual(i, obs)})
		}
	}
	return out
}

// holdHidden keeps tags that are not seen at their places on the plates, and
// notes the places and the looks of those that are.
func (t *Tracker) holdHidden(poses []PlatePose) {
	for _, id := range t.ids {
		b := t.beliefs[id]
		switch {
		case !b.known:
		case b.seen:
			b.held = -1
			if s := Locate(b.at, t.plates, poses); s.Plate != "" {
				for i, p := range t.plates {
					if p.ID == s.Plate {
						h, _ := t.layout.pose(i)
						b.held, b.mm = i, h.Inverse().Quad(b.at)
					}
				}
			}
			if p, ok := t.view(b); ok {
				b.look = p
			}
		default:
			if b.held >= 0 {
				if h, ok := t.layout.pose(b.held); ok {
					b.at = h.Quad(b.mm)
				}
			}
			// A tag that the reader missed, but whose place looks as before.
			if p, ok := t.view(b); ok && dot(p[:], b.look[:]) > likeBefore && !t.replaced(b) {
				b.confirm(t.clock)
			}
		}
	}
}

// view samples the picture at a tag's place, without its light; false when
// the place is not wholly in the picture.
func (t *Tracker) view(b *belief) (p patch, ok bool) {
	h, ok := poseFrom(b.at)
	if !ok {
		return p, false
	}
	for _, c := range withFrame(b.at) {
		if c.X < 0 || c.Y < 0 || c.X > float64(t.pics.at[0].w) || c.Y > float64(t.pics.at[0].h) {
			return p, false
		}
	}
	t.pics.sample(h, 0, &p)
	p.flatten()
	p.normalise()
	return p, true
}

// doubt drops the tags that are gone.
func (t *Tracker) doubt() {
	known, seen := 0, 0
	for _, b := range t.beliefs {
		if b.known {
			known++
			if b.seen {
				seen++
			}
		}
	}
	blind := 4*seen < known || seen == 0
	for _, id := range t.ids {
		b := t.beliefs[id]
		if b.idle(t.clock) || b.known && !b.seen && !blind && t.gone(b) {
			delete(t.beliefs, id)
		}
	}
	t.list()
}

// gone reports whether a tag that is not seen no longer lies where it did.
func (t *Tracker) gone(b *belief) bool {
	for id, half := range t.options.Covers {
		if o := t.beliefs[id]; o != nil && o != b && o.known && o.seen && covers(o.at, half, crossing(b.at)) {
			b.seenAt = t.clock // as good as seen: its time starts when the cover goes
			return false
		}
	}
	if !t.replaced(b) {
		b.under = math.Inf(1)
	} else if b.under = min(b.under, t.clock); t.clock-b.under >= coverTime-1e-6 {
		return true
	}
	since, reached, ok := t.motion.quiet(withFrame(b.at))
	if !ok {
		return false
	}
	rest := t.clock - max(since, b.seenAt)
	return rest > goneTime && !reached || rest > armRests
}

// replaced reports whether another tag is read where a tag is believed to lie.
func (t *Tracker) replaced(b *belief) bool {
	centre, m := crossing(b.at), moduleOf(b.at)
	for _, o := range t.beliefs {
		if o != b && o.known && o.seen && distance(crossing(o.at), centre) < nearby*m {
			return true
		}
	}
	return false
}

// Busy lasts this long after the last large motion, seconds.
const busyTime = .35

func (t *Tracker) scene(f Frame, poses []PlatePose) Scene {
	s := Scene{Time: f.Time, Seq: f.Seq, Plates: poses, Busy: t.clock-t.motion.large < busyTime}
	if len(t.ids) > 0 {
		s.Tags = make([]Tracked, 0, len(t.ids))
	}
	n := 0
	for _, id := range t.ids {
		b := t.beliefs[id]
		if !b.known {
			continue
		}
		spot := Locate(b.at, t.plates, poses)
		s.Tags = append(s.Tags, Tracked{
			ID: id, Corners: b.at, Plate: spot.Plate, X: spot.X, Y: spot.Y, Angle: spot.Angle,
			Seen: b.seen, Still: b.still(t.clock), Since: b.since,
		})
		if b.seen {
			s.PxPerModule += moduleOf(b.at)
			n++
		}
	}
	if n > 0 {
		s.PxPerModule /= float64(n)
	}
	for id, frames := range t.twice {
		if frames >= sightings {
			s.Twice = append(s.Twice, id)
		}
	}
	slices.Sort(s.Twice)
	return s
}
