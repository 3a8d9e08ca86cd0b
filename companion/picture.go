package companion

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// pictureW is the width of the shared live picture in pixels; wider frames are
// reduced to it.
const pictureW = 960

// pictures makes the shared live picture from the frames. What must not be
// shown is covered before the picture leaves this type.
type pictures struct {
	box    *cards.Box
	frame  image.Image
	due    bool            // a new picture is to be made of the frame
	made   time.Time       // the frame of the last one
	seen   map[string]bool // mats that were in view at some time
	safe   *image.RGBA     // the last picture that was handed out
	secret []string        // the zones that had to be covered in it
}

// idle is the time from one picture to the next while nothing moves on the
// table. To draw one costs a window more than all that is done with a frame.
const idle = 100 * time.Millisecond

// livePicture is what people see of the camera's picture, and what decides whether they may.
type livePicture struct {
	picture  *pictures
	preview  *image.RGBA // what Config.Preview shows
	began    int         // so many moves had the match when the session began
	unopened bool        // something secret lies on the table
	fresh    bool        // it never was followed: nothing on it is secret
}

func newPictures(box *cards.Box) *pictures {
	return &pictures{box: box, seen: map[string]bool{}}
}

// take keeps the newest frame. moving says that something moves in it.
func (p *pictures) take(f vision.Frame, moving bool) {
	p.frame = f.Color
	if p.frame == nil {
		p.frame = f.Gray
	}
	if since := f.Time.Sub(p.made); moving || since < 0 || since >= idle-time.Millisecond {
		p.due, p.made = true, f.Time
	}
}

// night is the colour that covers what must not be seen.
var night = color.RGBA{0x0b, 0x1a, 0x17, 0xff}

// sure is how well a secret mat's place must fit its tags in this very frame,
// root mean square px, for the cover over it to be trusted.
const sure = 4.0

// show gives the picture with the mats of the secret zones covered. While such
// a mat's place is not certain in this very frame the last safe picture stays,
// or the night before there is one; only before the mat was ever seen is there
// nothing to hide. The last picture stays, too, until another is due, while no
// more and no less must be hidden than in it.
func (p *pictures) show(plates []vision.PlatePose, secret []string) *image.RGBA {
	if p.frame == nil {
		return nil
	}
	b := p.frame.Bounds()
	w := min(pictureW, b.Dx())
	if w == 0 || b.Dy() == 0 {
		return nil
	}
	poses := map[string]vision.PlatePose{}
	for _, pose := range plates {
		poses[pose.ID] = pose
		p.seen[pose.ID] = true
	}
	if !p.due && p.safe != nil && slices.Equal(secret, p.secret) {
		return p.safe
	}
	p.due, p.secret = false, slices.Clone(secret)
	scale := float64(w) / float64(b.Dx())
	out := image.NewRGBA(image.Rect(0, 0, w, max(1, int(math.Round(float64(b.Dy())*scale)))))
	mats := map[string]cards.Mat{}
	for _, z := range secret {
		if m, _, ok := p.box.Zone(z); ok {
			mats[m.ID] = m
		}
	}
	for id := range mats {
		pose, known := poses[id]
		if certain := known && pose.Seen && pose.Error <= sure; !certain && p.seen[id] {
			if p.safe == nil {
				fill(out, night)
				p.safe = out
			}
			return p.safe
		}
	}
	shrink(out, p.frame)
	for id, m := range mats {
		if pose, ok := poses[id]; ok {
			cover(out, pose, m.W, m.H, scale)
		}
	}
	p.safe = out
	return out
}

// pictured is the picture that goes with a view. On a table of people it stands still while
// something on it is secret, and shows no secret mat at any time, as tokens of a game that
// was left may lie there. Simulated people have no secrets before those who look on: there
// it stays a picture of the table, with what is secret covered.
func (s *Session) pictured(v game.View) *image.RGBA {
	switch {
	case s.staged() && s.untouched():
		return s.picture.show(s.scene.Plates, nil)
	case v.Blind:
		return s.picture.still()
	case s.cfg.Preview != nil && s.leftover():
		return s.preview
	case s.staged():
		return s.picture.show(s.scene.Plates, v.Secret)
	}
	own := secretZones(s.cfg.Match.Game.Box())
	if len(own) > 0 && !s.untouched() && !slices.ContainsFunc(s.scene.Plates, func(p vision.PlatePose) bool { return p.Seen }) {
		return s.picture.still() // nobody knows what is seen in it, as when it is mirrored
	}
	return s.picture.show(s.scene.Plates, own)
}

// staged reports whether the table is a simulated one.
func (s *Session) staged() bool { return s.cfg.Simulated != nil || s.cfg.Staged }

// untouched reports whether the mats are laid for a game that nobody has begun.
func (s *Session) untouched() bool { return s.fresh && s.cfg.Match.Len() == 0 }

// secret reports whether something secret lies on a table of people: from when the game
// calls a place so until it is opened, or the game is over. When moves are taken back,
// what was laid there lies there still.
func (s *Session) secret(v game.View) bool {
	switch {
	case v.Unveil != nil || v.Result != nil:
		s.unopened = false
	case len(v.Secret) > 0:
		s.unopened = true
	}
	return s.unopened && !s.staged()
}

// still gives the last safe picture, or the night before there is one.
func (p *pictures) still() *image.RGBA {
	if p.safe == nil && p.frame != nil && !p.frame.Bounds().Empty() {
		b := p.frame.Bounds()
		w := min(pictureW, b.Dx())
		p.safe = image.NewRGBA(image.Rect(0, 0, w, max(1, w*b.Dy()/b.Dx())))
		fill(p.safe, night)
	}
	return p.safe
}

func fill(img *image.RGBA, c color.RGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = c.R, c.G, c.B, c.A
	}
}

// shrink copies src into dst, taking the nearest pixel.
func shrink(dst *image.RGBA, src image.Image) {
	b, d := src.Bounds(), dst.Bounds()
	columns := make([]int, d.Dx())
	for x := range columns {
		columns[x] = x * b.Dx() / d.Dx()
	}
	for y := range d.Dy() {
		sy := b.Min.Y + y*b.Dy()/d.Dy()
		row := dst.Pix[y*dst.Stride:][:4*len(columns)]
		switch src := src.(type) {
		case *image.RGBA:
			in := src.Pix[src.PixOffset(b.Min.X, sy):]
			for x, sx := range columns {
				p := binary.LittleEndian.Uint32(in[4*sx:])
				binary.LittleEndian.PutUint32(row[4*x:], p|0xff<<24)
			}
		case *image.Gray:
			in := src.Pix[src.PixOffset(b.Min.X, sy):]
			for x, sx := range columns {
				binary.LittleEndian.PutUint32(row[4*x:], uint32(in[sx])*0x010101|0xff<<24)
			}
		case *image.YCbCr:
			for x, sx := range columns {
				c := src.YCbCrAt(b.Min.X+sx, sy)
				row[4*x], row[4*x+1], row[4*x+2] = color.YCbCrToRGB(c.Y, c.Cb, c.Cr)
				row[4*x+3] = 0xff
			}
		default:
			for x, sx := range columns {
				c := color.RGBAModel.Convert(src.At(b.Min.X+sx, sy)).(color.RGBA)
				row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = c.R, c.G, c.B, 0xff
			}
		}
	}
}

// margin is how far around a mat its cover reaches, mm: a token that lies on it by its
// middle alone does not stick out further.
const margin = 26.0

// cover paints a mat and a margin around it.
func cover(img *image.RGBA, pose vision.PlatePose, w, h, scale float64) {
	toMM, ok := pose.FromPx()
	if !ok {
		fill(img, night)
		return
	}
	low, high := vision.Point{X: math.Inf(1), Y: math.Inf(1)}, vision.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	const parts = 16 // of each side, which a lens may bend
	for i := range parts + 1 {
		x, y := float64(i)/parts*(w+2*margin)-margin, float64(i)/parts*(h+2*margin)-margin
		for _, c := range [4]vision.Point{{X: x, Y: -margin}, {X: x, Y: h + margin}, {X: -margin, Y: y}, {X: w + margin, Y: y}} {
			p := pose.Px(c)
			low = vision.Point{X: min(low.X, p.X*scale), Y: min(low.Y, p.Y*scale)}
			high = vision.Point{X: max(high.X, p.X*scale), Y: max(high.Y, p.Y*scale)}
		}
	}
	b := image.Rect(int(low.X)-1, int(low.Y)-1, int(high.X)+2, int(high.Y)+2).Intersect(img.Bounds())
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			p := toMM(vision.Point{X: (float64(x) + 0.5) / scale, Y: (float64(y) + 0.5) / scale})
			if p.X >= -margin && p.Y >= -margin && p.X <= w+margin && p.Y <= h+margin {
				img.SetRGBA(x, y, night)
			}
		}
	}
}
