package tabletop

import (
	"image"
	"math"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Room is the room with the table: its surface and its light.
type Room struct {
	Surface Surface // Oak when empty
	Lamp    float64 // how uneven the light is: 0 even, 1 a living room, 2 difficult
	Bright  float64 // how bright the light is; 0 means a well-lit room, 1.12
	Glare   float64 // how white a lamp is mirrored in glossy prints, 0 to 1; see mirror
	// Flicker is how deeply the light pulses: 0 not, 0.1 as a filament, 0.3
	// as a tube with a choke, 1 as a poor LED; see exposure.
	Flicker float64
	Mains   float64 // Hz of the mains under flickering light; 0 means 50
	Seed    uint64  // of the wood, the light and the noise
}

// Renderer takes pictures of a world. It remembers what it drew, and draws
// only what has changed since.
type Renderer struct {
	camera     Camera
	room       Room
	lens       lens
	box        image.Rectangle
	textures   *textureCache
	kernel     []uint32
	light      light
	noise      *noiseTexture
	distortion *distortion
	sensor     *bayerSensor

	sway     *sway
	exposure *exposure
	taken    time.Time // the latest picture

	table    *sprite // the bare table
	drawn    []drawn
	canvas   []uint8 // RGB0, lit, without noise
	gray     []uint8
	owner    []uint16
	dirty    []span
	numbers  map[string]uint16 // of owners, from 1
	previous previousPlanes
	seq      int
}

// drawn is an item and how it looks.
type drawn struct {
	item
	sprite *sprite
	number uint16 // of the owner
}

// number is an owner's number in the map of pixels.
func (r *Renderer) number(owner string) uint16 {
	if owner == "" {
		return 0
	}
	n, ok := r.numbers[owner]
	if !ok {
		n = uint16(len(r.numbers) + 1)
		r.numbers[owner] = n
	}
	return n
}

// NewRenderer sets a camera up over a box's table with a footprint of w × h mm.
func NewRenderer(box *cards.Box, w, h float64, c Camera, room Room) (*Renderer, error) {
	return NewTextures(box).Renderer(w, h, c, room)
}

// Renderer sets a camera up over the table with a footprint of w × h mm.
func (t *Textures) Renderer(w, h float64, c Camera, room Room) (*Renderer, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	if err := room.check(); err != nil {
		return nil, err
	}
	if room.Surface == "" {
		room.Surface = Oak
	}
	if room.Bright == 0 {
		room.Bright = 1.12
	}
	r := &Renderer{camera: c, room: room, numbers: map[string]uint16{}, previous: previousPlanes{planes: map[string]plane{}}, box: image.Rect(0, 0, c.Width, c.Height)}
	r.lens = c.frame(w, h)
	px := r.PxPerMM(w/2, h/2)
	// A whole number of texels a module, at least two a pixel.
	perMM := math.Ceil(2*px*cards.ModuleMM) / cards.ModuleMM
	r.textures = &textureCache{Textures: t, perMM: perMM, surface: room.Surface, seed: room.Seed, ground: r.lens.ground(r.box, 60)}
	r.kernel = gaussianKernel(c.Blur)
	if r.sensor = newBayerSensor(c, room.Seed); r.sensor == nil {
		r.noise = newNoiseTexture(c.Noise, room.Seed)
	}
	n := c.Width * c.Height
	r.canvas, r.gray, r.owner = make([]uint8, 4*n), make([]uint8, n), make([]uint16, n)
	r.dirty = make([]span, c.Height)
	r.light = r.lamp(w, h)
	r.light.findReflection(r.lens, c.Height)
	r.distortion = newDistortion(c)
	r.sway = newSway(c, room.Seed)
	r.exposure = newExposure(c, room)
	return r, r.background()
}

// PxPerMM is the picture's scale at a point of the table.
func (r *Renderer) PxPerMM(x, y float64) float64 {
	a, b := r.lens.table(vision.Point{X: x - 5, Y: y}), r.lens.table(vision.Point{X: x + 5, Y: y})
	return math.Hypot(b.X-a.X, b.Y-a.Y) / 10
}

// MoveLamp moves the lamp that glossy prints mirror by dx, dy mm, for good.
func (r *Renderer) MoveLamp(dx, dy float64) error {
	r.light.specular.lamp = r.light.specular.lamp.add(vec{dx, dy, 0})
	return r.redraw()
}

// Bump moves the camera by dx, dy mm and turns it by degrees, for good.
func (r *Renderer) Bump(dx, dy, turn float64) error {
	r.lens = r.lens.nudged(dx, dy, turn)
	return r.redraw()
}

// redraw draws everything anew, after the camera or the lamp was moved.
func (r *Renderer) redraw() error {
	r.light.findReflection(r.lens, r.camera.Height)
	r.drawn = nil
	if s, seen := r.textures, r.lens.ground(r.box, 5); !seen.within(s.ground) {
		s.forget(textureKey{what: "table"})
		s.ground = r.lens.ground(r.box, 60)
	}
	return r.background()
}

// background draws the bare table.
func (r *Renderer) background() error {
	g := r.textures.ground
	w, h := g.x1-g.x0, g.y1-g.y0
	table, err := r.sprite(item{key: textureKey{what: "table"}, plane: plane{vec{g.x0, g.y0, 0}, vec{w, 0, 0}, vec{0, h, 0}}, w: w, h: h, opacity: 1}, time.Time{})
	if err != nil {
		return err
	}
	r.table = table
	for y := range r.dirty {
		r.dirty[y] = span{0, r.camera.Width}
	}
	return nil
}

// sprite draws an item as the camera sees it while the shutter is open.
func (r *Renderer) sprite(it item, now time.Time) (*sprite, error) {
	if it.key.what == "hull" {
		return r.drawHull(it), nil
	}
	t, err := r.textures.texture(it.key)
	if err != nil {
		return nil, err
	}
	if it.curl.Sag != 0 {
		s := t.drawOnCylinder(it, r.matrices(it, it.strips(), t), r.box, len(r.kernel)+1)
		s.finish()
		s.blur(r.kernel)
		s.finish()
		r.light.illuminate(s, it)
		return s, nil
	}
	soft := it.key.what == "shadow" || it.key.what == "arm shadow"
	way := r.motionPath(it, now)
	var rows func(y float64) []vision.Homography
	if way.readout > 0 {
		rows = func(y float64) []vision.Homography {
			return r.matrices(it, way.planes(way.readout*(1-y/float64(r.camera.Height))), t)
		}
	}
	var s *sprite
	if maps := r.matrices(it, way.planes(0), t); it.key.what == "arm shadow" {
		s = t.warpCoarse(maps, rows, r.box)
	} else {
		s = t.warp(maps, rows, r.box, len(r.kernel)+1, !soft)
	}
	if it.opacity < 1 {
		k := uint32(256 * it.opacity)
		for i := 3; i < len(s.pix); i += 4 {
			s.pix[i] = uint8(uint32(s.pix[i]) * k >> 8)
		}
	}
	s.finish()
	if !soft {
		s.blur(r.kernel)
		s.finish()
		r.light.illuminate(s, it)
	}
	return s, nil
}

// mark notes that a sprite's pixels must be drawn again.
func (r *Renderer) mark(s *sprite) {
	for i, sp := range s.span {
		if y := s.box.Min.Y + i; y >= 0 && y < len(r.dirty) {
			r.dirty[y].join(span{max(0, sp.x0), min(r.camera.Width, sp.x1)})
		}
	}
}

// Render takes a picture of the world at a moment.
func (r *Renderer) Render(w *World, at time.Time) (vision.Frame, error) {
	if err := r.update(w, at); err != nil {
		return vision.Frame{}, err
	}
	r.compose()
	f, err := r.capture(at)
	f.Time, f.Seq, r.taken = at, r.seq, at
	r.seq++
	return f, err
}

// update finds what has changed since the last picture and draws its sprites.
func (r *Renderer) update(w *World, now time.Time) error {
	items := w.items()
	known := make(map[item]*sprite, len(r.drawn))
	for _, d := range r.drawn {
		known[d.item] = d.sprite
	}
	next := make([]drawn, len(items))
	for i, it := range items {
		s := known[it]
		if s == nil || s.smeared {
			if s != nil {
				r.mark(s)
			}
			var err error
			if s, err = r.sprite(it, now); err != nil {
				return err
			}
			r.mark(s)
		}
		delete(known, it)
		next[i] = drawn{it, s, r.number(it.owner)}
	}
	for _, s := range known {
		r.mark(s)
	}
	r.drawn = next
	r.rememberPlanes(items, now)
	return nil
}

// compose draws the dirty parts of the canvas again.
func (r *Renderer) compose() {
	width := r.camera.Width
	for y, d := range r.dirty {
		if d.x0 >= d.x1 {
			continue
		}
		r.dirty[y] = span{}
		row := r.canvas[4*y*width : 4*(y+1)*width]
		owner := r.owner[y*width : (y+1)*width]
		t := r.table
		copy(row[4*d.x0:4*d.x1], t.pix[4*((y-t.box.Min.Y)*t.box.Dx()+d.x0-t.box.Min.X):])
		clear(owner[d.x0:d.x1])
		for i := range r.drawn {
			s := r.drawn[i].sprite
			if y < s.box.Min.Y || y >= s.box.Max.Y {
				continue
			}
			sp := s.span[y-s.box.Min.Y]
			x0, x1 := max(sp.x0, d.x0), min(sp.x1, d.x1)
			if x0 >= x1 {
				continue
			}
			from := 4 * ((y-s.box.Min.Y)*s.box.Dx() - s.box.Min.X)
			alphaOver(row[4*x0:4*x1], s.pix[from+4*x0:from+4*x1], owner[x0:x1], r.drawn[i].number)
		}
		gray := r.gray[y*width+d.x0 : y*width+d.x1]
		p := row[4*d.x0 : 4*d.x1]
		for i := range gray {
			gray[i] = grayLevel(p[4*i], p[4*i+1], p[4*i+2])
		}
	}
}

// alphaOver composites src over dst (Porter and Duff 1984), and writes the owner
// of pixels that src covers by more than half.
func alphaOver(dst, src []uint8, owner []uint16, who uint16) {
	for i := range owner {
		s := src[4*i : 4*i+4 : 4*i+4]
		a := uint32(s[3])
		if a == 0 {
			continue
		}
		d := dst[4*i : 4*i+4 : 4*i+4]
		if who != 0 && a > 127 {
			owner[i] = who
		}
		if a == 255 {
			d[0], d[1], d[2] = s[0], s[1], s[2]
			continue
		}
		k := 257 * (255 - a) // 255·255·257 is just below 2²⁴
		d[0] = uint8(min(255, uint32(s[0])+(uint32(d[0])*k+1<<15)>>16))
		d[1] = uint8(min(255, uint32(s[1])+(uint32(d[1])*k+1<<15)>>16))
		d[2] = uint8(min(255, uint32(s[2])+(uint32(d[2])*k+1<<15)>>16))
	}
}
