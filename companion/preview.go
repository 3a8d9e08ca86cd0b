package companion

import (
	"image"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
)

// Preview covers the secret mats in what a camera sees before a game has begun: what lies
// there may be left from another game. No tag is read in a mirrored picture; one that
// shows too few is mirrored, looked at, and mirrored back.
type Preview struct{ straight, mirrored *sight }

// fewTags are not enough to take a picture for one that is not mirrored.
const fewTags = 3

// sight covers the secret mats in pictures that are all mirrored, or all not.
type sight struct {
	reader  *vision.Reader
	tracker *vision.Tracker
	picture *pictures
	secret  []string
	first   time.Time            // of the first frame
	sighted map[string]time.Time // when a mat was seen last
}

// settles is how long a mat may take to be known: before that nothing is shown. Gone is how
// long one is not seen that is taken to lie there no more.
const (
	settles = time.Second
	gone    = 5 * time.Second
)

// NewPreview knows the secret mats of some boxes. The error says what is wrong with one.
func NewPreview(boxes []*cards.Box) (*Preview, error) {
	all := &cards.Box{}
	var plates []vision.Plate
	var codes []vision.Code
	for _, b := range boxes {
		secret := map[string]bool{}
		for _, m := range b.Mats {
			if m.Secret {
				all.Mats = append(all.Mats, m)
				secret[m.ID] = true
			}
		}
		if len(secret) == 0 {
			continue
		}
		surface := table.NewSurface(b)
		for _, p := range surface.Plates() {
			if secret[p.ID] {
				plates = append(plates, p)
			}
		}
		known, err := surface.Codes() // with those of the cards that lie beside
		if err != nil {
			return nil, err
		}
		codes = append(codes, known...)
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		return nil, err
	}
	see := func() *sight {
		return &sight{reader: vision.NewReader(book), tracker: vision.NewTracker(plates, vision.TrackerOptions{}),
			picture: newPictures(all), secret: secretZones(all), sighted: map[string]time.Time{}}
	}
	return &Preview{see(), see()}, nil
}

// Show gives what may be shown of a frame, which has to be the next one; nil for nothing
// yet.
func (p *Preview) Show(f vision.Frame) *image.RGBA {
	out, tags := p.straight.show(f)
	if tags >= fewTags || len(p.straight.picture.seen) > 0 {
		return out
	}
	back, _ := p.mirrored.show(f.Mirrored())
	switch {
	case len(p.mirrored.picture.seen) == 0:
		return out
	case back == nil:
		return nil
	}
	return vision.MirroredPicture(back)
}

// show covers the secret mats of a frame, and counts the tags that are read in it.
func (p *sight) show(f vision.Frame) (out *image.RGBA, tags int) {
	read := p.reader.Read(f)
	scene := p.tracker.Update(f, read)
	plates := slices.DeleteFunc(slices.Clone(scene.Plates), func(pose vision.PlatePose) bool {
		last, known := p.sighted[pose.ID]
		if !known || pose.Seen {
			p.sighted[pose.ID] = f.Time
			return false
		}
		return f.Time.Sub(last) > gone
	})
	for id := range p.picture.seen {
		if f.Time.Sub(p.sighted[id]) > gone {
			delete(p.picture.seen, id)
		}
	}
	p.picture.take(f, true)
	if p.first.IsZero() {
		p.first = f.Time
	}
	out = p.picture.show(plates, p.secret)
	if f.Time.Sub(p.first) < settles {
		return nil, len(read)
	}
	return out, len(read)
}

// leftover reports whether something secret of a game before may lie on the table: nobody
// has made a move yet, or a secret mat of another game is in view still.
func (s *Session) leftover() bool {
	box := s.cfg.Match.Game.Box()
	return !s.staged() && (s.cfg.Match.Len() == s.began || s.cfg.Preview != nil && s.cfg.Preview.foreign(box))
}

// foreign reports whether a secret mat is in view that is in no box of its own game's.
func (p *Preview) foreign(box *cards.Box) bool {
	for _, s := range []*sight{p.straight, p.mirrored} {
		for id := range s.picture.seen {
			if box.Mat(id) == nil {
				return true
			}
		}
	}
	return false
}

// secretZones are the zones of a box in which something secret may lie.
func secretZones(box *cards.Box) (out []string) {
	for _, m := range box.Mats {
		if !m.Secret {
			continue
		}
		for _, z := range m.Zones {
			out = append(out, z.ID)
		}
	}
	return out
}
