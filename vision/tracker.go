package vision

import (
	"math"
	"slices"
	"time"
)

// TrackerOptions says what a tracker knows besides the plates.
type TrackerOptions struct {
	// Covers names the tags of pieces that hide what lies beneath them, such
	// as a shield. The value is half the size of the piece around its code's
	// centre, measured in sides of the code. A tag under such a piece stays in
	// the scene.
	Covers map[string]Point
	// Lens is what was learned of the camera's lens before, if anything.
	Lens Distortion
}

// Tracker turns the sightings of many frames into a steady scene. Its clock is
// the frames' time. It is for one goroutine at a time.
//
// A tag appears, or jumps to another place, when it has been read there three
// times over at least 0.2 s; a small move is followed when it was read twice. A
// tag that is no longer read stays where it was on its plate, and moves with
// the plate or the camera. It goes when it has been replaced (another tag has
// been read in its place for 0.5 s), or when its place has been quiet for 1.2 s
// and looks otherwise than with the tag. It stays longer, 6 s, under something
// that reaches in from the picture's edge, as a resting arm does. It stays for
// ever under a piece named in Covers, outside the picture, and while hardly any
// tag can be read, because then something is wrong with the camera or the light.
//
// It learns from the plates' tags how the lens bends the picture.
type Tracker struct {
	plates  []Plate
	options TrackerOptions
	plateOf map[string]int

	clock           float64 // seconds of frame time
	last            time.Time
	started         bool
	motion          motionDetector
	pyramid         pyramid
	tracks          map[string]*track
	ids             []string // of the tracks, sorted
	bundle          *planarBundle
	calibration     calibration
	duplicateFrames map[string]int // frames in a row in which a tag was read at two places
	scratch         trackerScratch
}

// trackerScratch is memory that a tracker uses again in each frame.
type trackerScratch struct {
	read                 map[string]Quad
	duplicates           map[string]bool
	before, after        []Quad
	observations, hidden []observation
	still, now           []observation
	seen, unmoved        []bool // by plate
	samples              patch
}

// NewTracker makes a tracker over plates, any of which may be in view or not.
func NewTracker(plates []Plate, options TrackerOptions) *Tracker {
	t := &Tracker{
		plates: plates, options: options,
		plateOf: map[string]int{}, tracks: map[string]*track{}, duplicateFrames: map[string]int{},
		bundle:  newPlanarBundle(len(plates)),
		scratch: trackerScratch{read: map[string]Quad{}, duplicates: map[string]bool{}, seen: make([]bool, len(plates)), unmoved: make([]bool, len(plates))},
	}
	for i, p := range plates {
		for id := range p.Tags {
			t.plateOf[id] = i
		}
	}
	return t
}

// Forget drops the tracks of tags. They appear again where they are next read.
func (t *Tracker) Forget(ids ...string) {
	for _, id := range ids {
		delete(t.tracks, id)
	}
	t.sortIDs()
}

// Update takes the next frame with the tags read in it and gives the scene.
func (t *Tracker) Update(f Frame, seen []Sighting) Scene {
	t.advanceClock(f.Time)
	full := grayImageOf(f.Gray)
	t.setSize(float64(full.w), float64(full.h))
	t.pyramid.at[0] = full
	t.motion.update(full, t.clock)
	read := t.associate(seen)
	t.compensateCameraMotion(read)
	for _, k := range t.tracks {
		k.seen = false
	}
	for id, q := range read {
		k := t.tracks[id]
		if k == nil {
			k = &track{plate: -1, replacedSince: math.Inf(1)}
			t.tracks[id] = k
		}
		k.update(q, t.clock, f.Time)
	}
	t.sortIDs()
	poses := t.register(read)
	t.holdUnseen(poses)
	t.deleteGone()
	return t.scene(f, poses)
}

// Calibration is what has been learned of the lens so far.
func (t *Tracker) Calibration() Calibration { return t.calibration.result }

// setSize takes the size of the pictures. Pictures of another size are those of
// another lens.
func (t *Tracker) setSize(w, h float64) {
	if d := t.bundle.lens; d.W == w && d.H == h {
		return
	}
	if d := t.calibration.result.Lens; d.K1 != 0 || d.K2 != 0 {
		t.options.Lens = d
	}
	t.calibration.start(w, h, t.options.Lens)
	t.bundle.lens = t.calibration.result.Lens
}

// calibrate learns about the lens while nothing moves.
func (t *Tracker) calibrate() {
	if t.busy() {
		return
	}
	still := t.scratch.still[:0]
	for _, id := range t.ids {
		i, ok := t.plateOf[id]
		if k := t.tracks[id]; ok && k.confirmed && k.seen && k.averaged >= averagedSightings && k.still(t.clock) {
			still = append(still, observation{i, t.plates[i].Tags[id], k.corners})
		}
	}
	t.scratch.still = still
	if !t.calibration.learn(t.bundle, still, t.plates, t.clock) {
		return
	}
	for _, k := range t.tracks { // with the new lens they lie elsewhere on their plates
		if h, ok := t.bundle.pose(max(k.plate, 0)); ok && k.plate >= 0 {
			k.onPlate = h.Inverse().Quad(t.bundle.lens.StraightQuad(k.corners))
		}
	}
}

// busy reports whether something large moves, or has just moved, over the table.
func (t *Tracker) busy() bool { return t.clock-t.motion.largeMotionAt < busyTime }

// advanceClock advances the clock to a frame's time. A long gap between frames
// counts as a short one, since nothing was observed in it. Time that runs
// backwards, as when a video starts again, does not count.
func (t *Tracker) advanceClock(now time.Time) {
	const gap = .3
	if t.started {
		t.clock += min(max(now.Sub(t.last).Seconds(), 0), gap)
	}
	t.last, t.started = now, true
}

// associate chooses one sighting of each tag: that nearest to its track
// (nearest-neighbour data association). It counts the frames in which a tag has
// several.
func (t *Tracker) associate(seen []Sighting) map[string]Quad {
	read, duplicates := t.scratch.read, t.scratch.duplicates
	clear(read)
	clear(duplicates)
	for _, s := range seen {
		old, ok := read[s.ID]
		if ok {
			duplicates[s.ID] = true
			k := t.tracks[s.ID]
			if k == nil {
				continue
			}
			at := k.corners
			if !k.confirmed {
				at = k.tentative.corners
			}
			if maxCornerDistance(at, s.Corners) >= maxCornerDistance(at, old) {
				continue
			}
		}
		read[s.ID] = s.Corners
	}
	for id := range t.duplicateFrames {
		if !duplicates[id] {
			delete(t.duplicateFrames, id)
		}
	}
	for id := range duplicates {
		t.duplicateFrames[id]++
	}
	return read
}

// sortIDs updates ids after tracks were added or deleted.
func (t *Tracker) sortIDs() {
	t.ids = t.ids[:0]
	for id := range t.tracks {
		t.ids = append(t.ids, id)
	}
	slices.Sort(t.ids)
}

// compensateCameraMotion moves all tracks with the picture when the camera has
// moved.
func (t *Tracker) compensateCameraMotion(read map[string]Quad) {
	before, after := t.scratch.before[:0], t.scratch.after[:0]
	lens := t.bundle.lens
	for _, id := range t.ids {
		k := t.tracks[id]
		q, ok := read[id]
		if !ok {
			continue
		}
		if at, ok := k.resting(t.clock); ok {
			before, after = append(before, lens.StraightQuad(at)), append(after, lens.StraightQuad(q))
		}
	}
	t.scratch.before, t.scratch.after = before, after
	g, ok := estimateCameraMotion(before, after)
	if !ok {
		return
	}
	for _, k := range t.tracks {
		for _, q := range [2]*Quad{&k.corners, &k.tentative.corners} {
			*q = lens.BentQuad(g.Quad(lens.StraightQuad(*q)))
		}
	}
	if t.bundle.known {
		t.bundle.camera = g.Times(t.bundle.camera)
	}
	t.motion.resetBackground()
}

// register fits the plates to their tags that are seen. While a plate has not
// moved its hidden tags count, too, as one tag alone says little about the far
// end of its plate. How well a plate's place is known is told by its tags as they were read
// now: where a tag lies by its track follows a little later when somebody moves the plate.
func (t *Tracker) register(read map[string]Quad) []PlatePose {
	obs, hidden := t.scratch.observations[:0], t.scratch.hidden[:0]
	for _, id := range t.ids {
		if i, ok := t.plateOf[id]; ok && t.tracks[id].confirmed {
			o := observation{i, t.plates[i].Tags[id], t.tracks[id].corners}
			if t.tracks[id].seen {
				obs = append(obs, o)
			} else if t.tracks[id].plate == i {
				hidden = append(hidden, o)
			}
		}
	}
	seen, unmoved := t.scratch.seen, t.scratch.unmoved
	clear(seen)
	clear(unmoved)
	for _, o := range obs {
		if !seen[o.plate] {
			seen[o.plate] = true
			unmoved[o.plate] = t.bundle.residual(o.plate, obs) < movedPx/2
		}
	}
	for _, o := range hidden {
		if unmoved[o.plate] {
			obs = append(obs, o)
		}
	}
	t.scratch.observations, t.scratch.hidden = obs, hidden
	t.bundle.update(obs)
	t.calibrate()
	now := t.scratch.now[:0]
	for _, id := range t.ids {
		if i, ok := t.plateOf[id]; ok {
			if q, ok := read[id]; ok {
				now = append(now, observation{i, t.plates[i].Tags[id], q})
			}
		}
	}
	t.scratch.now = now
	out := make([]PlatePose, 0, len(t.plates)) // not from scratch: the scene keeps it
	for i, p := range t.plates {
		if h, ok := t.bundle.pose(i); ok {
			out = append(out, PlatePose{ID: p.ID, ToPx: h, Lens: t.bundle.lens, Seen: seen[i], Error: t.bundle.residual(i, now)})
		}
	}
	return out
}

// holdUnseen notes the places on the plates and the appearance of the tags that
// are seen, and keeps the others at their places on the plates.
func (t *Tracker) holdUnseen(poses []PlatePose) {
	for _, id := range t.ids {
		k := t.tracks[id]
		switch {
		case !k.confirmed:
		case k.seen:
			k.plate = -1
			if s := Locate(k.corners, t.plates, poses); s.Plate != "" {
				for i, p := range t.plates {
					if p.ID == s.Plate {
						h, _ := t.bundle.pose(i)
						k.plate, k.onPlate = i, h.Inverse().Quad(t.bundle.lens.StraightQuad(k.corners))
					}
				}
			}
			if t.sampleAppearance(k) {
				k.appearance = t.scratch.samples
			}
		default:
			if k.plate >= 0 {
				if h, ok := t.bundle.pose(k.plate); ok {
					k.corners = t.bundle.lens.BentQuad(h.Quad(k.onPlate))
				}
			}
			// The reader may miss a tag whose place looks as it did.
			if t.sampleAppearance(k) && dot(t.scratch.samples[:], k.appearance[:]) > minAppearanceCorrelation && !t.replaced(k) {
				k.markSeen(t.clock)
			}
		}
	}
}

// sampleAppearance samples a tag's place in the picture into t.scratch.samples, detrended
// and of length one, so that the product of two is their normalised cross-correlation. It
// reports false when the place is not wholly in the picture.
func (t *Tracker) sampleAppearance(k *track) bool {
	h, ok := squareToQuad(k.corners)
	if !ok {
		return false
	}
	for _, c := range frameOutline(k.corners) {
		if c.X < 0 || c.Y < 0 || c.X > float64(t.pyramid.at[0].w) || c.Y > float64(t.pyramid.at[0].h) {
			return false
		}
	}
	t.pyramid.sample(h, 0, &t.scratch.samples)
	t.scratch.samples.detrend()
	t.scratch.samples.normalise()
	return true
}

// busyTime is for how many seconds a scene is busy after the last large motion.
const busyTime = .35

func (t *Tracker) scene(f Frame, poses []PlatePose) Scene {
	s := Scene{Time: f.Time, Seq: f.Seq, Plates: poses, Busy: t.busy()}
	if len(t.ids) > 0 {
		s.Tags = make([]Tracked, 0, len(t.ids))
	}
	n := 0
	for _, id := range t.ids {
		k := t.tracks[id]
		if !k.confirmed {
			continue
		}
		at := Locate(k.corners, t.plates, poses)
		s.Tags = append(s.Tags, Tracked{
			ID: id, Corners: k.corners, Plate: at.Plate, X: at.X, Y: at.Y, Angle: at.Angle,
			Seen: k.seen, Still: k.still(t.clock), Since: k.since,
		})
		if k.seen {
			s.PxPerModule += moduleSize(k.corners)
			n++
		}
	}
	if n > 0 {
		s.PxPerModule /= float64(n)
	}
	for id, frames := range t.duplicateFrames {
		if frames >= confirmSightings {
			s.Duplicates = append(s.Duplicates, id)
		}
	}
	slices.Sort(s.Duplicates)
	return s
}
