package tabletop

import (
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// light is how much of each colour a pixel gets, 256 for all of it.
type light struct {
	w    int
	gain []uint16 // RGB
	// glare is what a lamp's reflection adds to glossy things; nil without one.
	glare []uint8
}

// shine gives a sprite its light.
func (l *light) shine(s *sprite, glossy bool) {
	w := s.box.Dx()
	for y, sp := range s.span {
		Y := s.box.Min.Y + y
		for x := sp.x0; x < sp.x1; x++ {
			p := s.pix[4*(y*w+x-s.box.Min.X):]
			if p[3] == 0 || x < 0 || Y < 0 || x >= l.w || 3*(Y*l.w+x) >= len(l.gain) {
				continue
			}
			g := l.gain[3*(Y*l.w+x):]
			p[0] = uint8(min(uint32(p[0])*uint32(g[0])>>8, 255))
			p[1] = uint8(min(uint32(p[1])*uint32(g[1])>>8, 255))
			p[2] = uint8(min(uint32(p[2])*uint32(g[2])>>8, 255))
			if !glossy || l.glare == nil {
				continue
			}
			add := uint32(l.glare[Y*l.w+x]) * uint32(p[3]) / 255
			for c := range 3 {
				p[c] = uint8(min(uint32(p[c])+add, uint32(p[3])))
			}
		}
	}
}

// lamp is the room's light: a slope across the table, a warm lamp, and the
// lens's darker corners.
func (r *Renderer) lamp(w, h float64) light {
	rnd := chance(r.room.Seed, "lamp")
	k := r.room.Lamp
	angle := 2 * math.Pi * rnd.Float64()
	sx, sy := math.Cos(angle), math.Sin(angle)
	spot := vision.Point{X: w * (0.2 + 0.6*rnd.Float64()), Y: h * (0.1 + 0.5*rnd.Float64())}
	inv := r.lens.matrix(plane{vec{0, 0, 0}, vec{1, 0, 0}, vec{0, 1, 0}}, 1, 1).Inverse()
	cam := r.camera
	l := light{w: cam.Width, gain: make([]uint16, 3*cam.Width*cam.Height)}
	if r.room.Glare > 0 {
		l.glare = make([]uint8, cam.Width*cam.Height)
	}
	mirror := vision.Point{X: w * (0.2 + 0.6*rnd.Float64()), Y: h * (0.2 + 0.6*rnd.Float64())}
	half := math.Hypot(float64(cam.Width), float64(cam.Height)) / 2
	for y := range cam.Height {
		for x := range cam.Width {
			p := inv.Apply(vision.Point{X: float64(x), Y: float64(y)})
			slope := ((p.X-w/2)*sx + (p.Y-h/2)*sy) / w
			d2 := ((p.X-spot.X)*(p.X-spot.X) + (p.Y-spot.Y)*(p.Y-spot.Y)) / (0.09 * w * w)
			glow := 1 / (1 + d2)
			dx, dy := (float64(x)-float64(cam.Width)/2)/half, (float64(y)-float64(cam.Height)/2)/half
			corner := 1 - 0.16*k*(dx*dx+dy*dy)
			base := r.room.Bright * corner * (0.96 - 0.12*k + 0.26*k*slope)
			if l.glare != nil {
				// A lampshade's reflection, drawn out towards the camera.
				d := math.Hypot(p.X-mirror.X, (p.Y-mirror.Y)/1.5) / 55
				l.glare[y*cam.Width+x] = byteOf(255 * math.Min(1, r.room.Glare) / (1 + d*d*d*d))
			}
			g := l.gain[3*(y*cam.Width+x):]
			g[0] = uint16(math.Max(0, 256*(base*(1-0.02*k)+0.30*k*glow)))
			g[1] = uint16(math.Max(0, 256*(base+0.25*k*glow)))
			g[2] = uint16(math.Max(0, 256*(base*(1+0.03*k)+0.15*k*glow)))
		}
	}
	return l
}
