package tabletop

import (
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// light is the light on each pixel, by colour; 256 leaves a colour as it is.
type light struct {
	w    int
	gain []uint16 // RGB
	// glare is what a lamp's reflection adds to flat glossy things; nil without one.
	glare    []uint8
	specular specular
	toTable  vision.Homography // px → mm
}

// specular is the specular reflection of a lamp in glossy prints.
type specular struct {
	lamp, camera vec     // mm
	strength     float64 // 0 to 1
}

// roughness is the roughness of a coated card, some 0.08, with the lamp's size: a
// shade of 100 mm radius 900 mm away spreads half vectors by another 0.055.
const roughness = 0.1

// glare is the share of white that a glossy thing shows at a point of the table,
// by the GGX distribution of microfacets (B. Walter and others, Microfacet
// models for refraction through rough surfaces, Eurographics Symposium on
// Rendering 2007): 1 where the half vector is the normal, whose length is 1. The
// spot depends on the places of lamp and camera, and on the curl of the card.
func (m specular) glare(p, normal vec) float64 {
	unit := func(v vec) vec { return v.times(1 / math.Sqrt(v.dot(v))) }
	half := unit(unit(m.lamp.sub(p)).add(unit(m.camera.sub(p))))
	c := half.dot(normal)
	if c <= 0 {
		return 0
	}
	tan2 := 1/(c*c) - 1
	d := 1 / (1 + tan2/(roughness*roughness))
	return m.strength * d * d
}

// illuminate applies the light to an item's sprite.
func (l *light) illuminate(s *sprite, it item) {
	glossy := l.glare != nil && (it.key.what == "face" || it.key.what == "back")
	var b cylinder
	if it.curl.Sag != 0 {
		b = it.curl.cylinder(it.w, it.h)
	}
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
			add := uint32(0)
			if glossy {
				add = uint32(l.glare[Y*l.w+x])
			}
			if b.radius != 0 {
				share, spot := l.onSlope(it, b, x, Y)
				for c := range 3 {
					p[c] = uint8(min(uint32(float64(p[c])*share+0.5), uint32(p[3])))
				}
				add = uint32(255 * spot)
			}
			if add == 0 {
				continue
			}
			add = add * uint32(p[3]) / 255
			for c := range 3 {
				p[c] = uint8(min(uint32(p[c])+add, uint32(p[3])))
			}
		}
	}
}

// onSlope is how much of the light a curled card gets at a pixel, against a
// flat one, and the lamp's glare. Half of a room's light comes from its
// windows and lamps, where the shadows tell, and half from everywhere.
func (l *light) onSlope(it item, b cylinder, x, y int) (share, spot float64) {
	q := l.toTable.Apply(vision.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5})
	p := vec{q.X, q.Y, 0}
	right, down := it.plane.u.times(1/it.w), it.plane.v.times(1/it.h)
	from := p.sub(it.plane.o)
	slope := b.slope(math.Max(-b.half, math.Min(b.half, b.fromAxis(from.dot(right)-it.w/2, from.dot(down)-it.h/2))))
	up := right.times(-slope * b.ex).add(down.times(-slope * b.ey)).add(vec{0, 0, 1})
	normal := up.times(1 / math.Sqrt(up.dot(up)))
	share = 0.5 + 0.5*math.Max(0, normal.dot(vec{-shadowX, -shadowY, 1}))
	if l.glare != nil {
		spot = math.Min(1, l.specular.glare(p, normal))
	}
	return share, spot
}

// lamp is the room's light: a slope across the table, a warm lamp, and the
// lens's darker corners.
func (r *Renderer) lamp(w, h float64) light {
	rnd := newRand(r.room.Seed, "lamp")
	k := r.room.Lamp
	angle := 2 * math.Pi * rnd.Float64()
	sx, sy := math.Cos(angle), math.Sin(angle)
	spot := vision.Point{X: w * (0.2 + 0.6*rnd.Float64()), Y: h * (0.1 + 0.5*rnd.Float64())}
	inv := r.lens.matrix(plane{vec{0, 0, 0}, vec{1, 0, 0}, vec{0, 1, 0}}, 1, 1).Inverse()
	cam := r.camera
	l := light{w: cam.Width, gain: make([]uint16, 3*cam.Width*cam.Height)}
	// Where a flat card would mirror the lamp, which hangs 900 mm above the table.
	seen := vec{w * (0.2 + 0.6*rnd.Float64()), h * (0.2 + 0.6*rnd.Float64()), 0}
	back := r.lens.at.sub(seen)
	l.specular = specular{lamp: seen.add(vec{-back.x, -back.y, back.z}.times(900 / back.z)), strength: r.room.Glare}
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
			g := l.gain[3*(y*cam.Width+x):]
			g[0] = uint16(math.Max(0, 256*(base*(1-0.02*k)+0.30*k*glow)))
			g[1] = uint16(math.Max(0, 256*(base+0.25*k*glow)))
			g[2] = uint16(math.Max(0, 256*(base*(1+0.03*k)+0.15*k*glow)))
		}
	}
	return l
}

// findReflection computes the lamp's reflection as seen from the camera's
// present place.
func (l *light) findReflection(lens lens, height int) {
	l.toTable = lens.matrix(plane{vec{0, 0, 0}, vec{1, 0, 0}, vec{0, 1, 0}}, 1, 1).Inverse()
	if l.specular.strength == 0 {
		return
	}
	l.specular.camera = lens.at
	l.glare = make([]uint8, l.w*height)
	for i := range l.glare {
		p := l.toTable.Apply(vision.Point{X: float64(i%l.w) + 0.5, Y: float64(i/l.w) + 0.5})
		l.glare[i] = byteOf(255 * l.specular.glare(vec{p.X, p.Y, 0}, vec{0, 0, 1}))
	}
}
