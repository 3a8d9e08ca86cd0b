package companion

import (
	"image"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
)

// Preview covers the secret mats in what a camera sees before a game is laid: what lies
// there may be left from a game that nobody has told the app of.
type Preview struct {
	reader  *vision.Reader
	tracker *vision.Tracker
	picture *pictures
	secret  []string
	first   time.Time // of the first frame
}

// settles is how long a mat may take to be known: before that nothing is shown.
const settles = time.Second

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
	return &Preview{reader: vision.NewReader(book), tracker: vision.NewTracker(plates, vision.TrackerOptions{}),
		picture: newPictures(all), secret: secretZones(all)}, nil
}

// Show gives what may be shown of a frame, which has to be the next one; nil for nothing
// yet.
func (p *Preview) Show(f vision.Frame) image.Image {
	scene := p.tracker.Update(f, p.reader.Read(f))
	p.picture.take(f, true)
	if p.first.IsZero() {
		p.first = f.Time
	}
	out := p.picture.show(scene.Plates, p.secret, false)
	if out == nil || f.Time.Sub(p.first) < settles {
		return nil
	}
	return out
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
