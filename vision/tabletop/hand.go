package tabletop

import "math"

// The drawn arm, mm: its own frame has the fingertips' grip in the origin and
// the arm reaching away along y.
const (
	armHalf   = 68.0  // the picture reaches this far to each side
	armAhead  = 14.0  // beyond the grip
	armLength = 980.0 // from the grip to the shoulder
	armUp     = 26.0  // how far the hand is above the table
	cuff      = 178.0 // where the sleeve begins
)

// person is the appearance of somebody's arm.
type person struct {
	skin, sleeve [3]float64
	left         bool
}

var people = []person{
	{skin: [3]float64{226, 176, 146}, sleeve: [3]float64{58, 74, 104}},
	{skin: [3]float64{150, 102, 74}, sleeve: [3]float64{190, 178, 156}, left: true},
	{skin: [3]float64{238, 196, 170}, sleeve: [3]float64{122, 52, 56}},
	{skin: [3]float64{196, 144, 108}, sleeve: [3]float64{66, 92, 72}, left: true},
	{skin: [3]float64{112, 76, 58}, sleeve: [3]float64{84, 84, 90}},
}

// taperedRod is a part of a finger or of the hand: a rod from a to b, with its
// radii and heights at both ends.
type taperedRod struct{ ax, ay, bx, by, ra, rb, za, zb float64 }

// bones is a right hand that pinches something between thumb and fingers.
var bones = []taperedRod{
	// Palm and back of the hand.
	{2, 128, 4, 92, 33, 36, 16, 20},
	{-16, 118, -14, 86, 22, 19, 18, 24},
	{26, 122, 30, 92, 20, 18, 14, 20},
	// Index finger.
	{-20, 84, -17, 46, 10.2, 9.2, 30, 30},
	{-17, 46, -8, 12, 9.2, 7.4, 30, 12},
	// Middle finger.
	{1, 80, 5, 40, 10.4, 9.4, 33, 34},
	{5, 40, 6, 7, 9.4, 7.6, 34, 12},
	// Ring finger.
	{21, 84, 24, 48, 9.8, 8.8, 29, 30},
	{24, 48, 21, 19, 8.8, 7.3, 30, 12},
	// Little finger.
	{38, 94, 41, 64, 8.6, 7.6, 22, 24},
	{41, 64, 38, 40, 7.6, 6.4, 24, 10},
	// Thumb.
	{-26, 116, -45, 84, 16, 12.5, 16, 16},
	{-45, 84, -41, 52, 12, 10, 16, 14},
	{-41, 52, -27, 27, 10, 8, 14, 8},
	// Wrist and forearm.
	{2, 132, 2, 210, 29, 31, 12, 16},
}

// nails lie at the fingers' ends: centre, half width, half length, turn.
var nails = [][5]float64{
	{-9.5, 16, 5.2, 6.4, -0.26}, {6, 11.5, 5.3, 6.6, 0}, {21.4, 23, 5, 6.2, 0.1}, {38.3, 43.5, 4.3, 5.2, 0.12}, {-29.5, 31, 5.6, 6.8, -0.9},
}

// heightMap gives, at a point, the height of the hand's surface and the distance
// to its outline, negative inside.
func heightMap(x, y float64) (height, outside float64) {
	const soft = 1.3
	var sum, top float64
	top = math.Inf(-1)
	outside = math.Inf(1)
	var heights [24]float64
	n := 0
	for _, b := range bones {
		dx, dy := b.bx-b.ax, b.by-b.ay
		t := math.Max(0, math.Min(1, ((x-b.ax)*dx+(y-b.ay)*dy)/(dx*dx+dy*dy)))
		r := mix(b.ra, b.rb, t)
		d := math.Hypot(x-b.ax-t*dx, y-b.ay-t*dy)
		if d > r+40 {
			continue
		}
		// Smooth minimum of the distances: webs between the fingers.
		e := d - r
		if k := math.Max(0, 5-math.Abs(outside-e)); k > 0 && !math.IsInf(outside, 1) {
			outside = math.Min(outside, e) - k*k/20
		} else {
			outside = math.Min(outside, e)
		}
		z := mix(b.za, b.zb, t)
		if d < r {
			z += math.Sqrt(r*r - d*d)
		} else {
			z -= 3 * (d - r)
		}
		heights[n] = z
		n++
		top = math.Max(top, z)
	}
	if n == 0 {
		return 0, outside
	}
	for _, z := range heights[:n] {
		sum += math.Exp((z - top) / soft)
	}
	return top + soft*math.Log(sum), outside
}

// drawArm makes the texture of somebody's arm.
func drawArm(p person, perMM float64) *texture {
	t := newTexture(int(2*armHalf*perMM), int((armLength+armAhead)*perMM))
	l := newValueNoise(newRand(7, "arm"))
	const skinTo = cuff + 18
	rows := min(t.h, int((skinTo+armAhead)*perMM))
	z := make([]float64, (rows+1)*(t.w+1))
	far := make([]float64, len(z))
	for y := range rows + 1 {
		for x := range t.w + 1 {
			i := y*(t.w+1) + x
			z[i], far[i] = heightMap(float64(x)/perMM-armHalf, float64(y)/perMM-armAhead)
		}
	}
	for range 3 {
		smoothHeights(z, t.w+1)
	}
	for y := range t.h {
		for x := range t.w {
			px, py := (float64(x)+0.5)/perMM-armHalf, (float64(y)+0.5)/perMM-armAhead
			var c [3]float64
			alpha := 0.0
			if y < rows {
				i := y*(t.w+1) + x
				alpha = smooth(0.35/perMM+0.2, -0.35/perMM-0.2, far[i])
				if alpha > 0 {
					c = skin(p, l, px, py, (z[i+1]-z[i])*perMM, (z[i+t.w+1]-z[i])*perMM)
				}
			}
			if s, a := sleeve(p, l, px, py); a > 0 {
				for k := range 3 {
					c[k] = mix(c[k], s[k], a)
				}
				alpha = math.Max(alpha, a)
			}
			ox := x
			if p.left {
				ox = t.w - 1 - x
			}
			o := t.pix[4*(y*t.w+ox):]
			for k := range 3 {
				o[k] = byteOf(c[k] * alpha)
			}
			o[3] = byteOf(255 * alpha)
		}
	}
	return t
}

// smoothHeights smooths a height map of rows of w values: skin has no creases as
// sharp as those between rods.
func smoothHeights(z []float64, w int) {
	before := append([]float64(nil), z...)
	for i := w + 1; i < len(z)-w-1; i++ {
		z[i] = (2*before[i] + before[i-1] + before[i+1] + before[i-w] + before[i+w]) / 6
	}
}

// skin is the colour of skin whose surface rises by gx, gy a mm.
func skin(p person, l *valueNoise, x, y, gx, gy float64) [3]float64 {
	n := 1 / math.Sqrt(1+gx*gx+gy*gy)
	lit := math.Max(0, (0.38*gx+0.46*gy+0.80)*n)
	if p.left {
		lit = math.Max(0, (-0.38*gx+0.46*gy+0.80)*n)
	}
	shade := 0.42 + 0.66*lit
	mottle := 1 + 0.07*(l.octaves(x/9+40, y/9+40, 3)-0.5)
	// Folds over the knuckles.
	fold := 0.0
	for _, k := range [][2]float64{{-17, 46}, {5, 40}, {24, 48}, {41, 64}, {-41, 52}} {
		d := math.Hypot(x-k[0], (y-k[1])*1.2)
		fold += smooth(8, 1, d) * (0.5 + 0.5*math.Sin(y*2.6))
	}
	warm := smooth(40, 0, y) * 0.06
	c := [3]float64{p.skin[0] * (1 + warm*0.3), p.skin[1] * (1 - warm), p.skin[2] * (1 - warm)}
	for k := range c {
		// Light that went under the skin keeps its shadows red.
		c[k] *= mottle * (1 - 0.07*fold) * math.Pow(shade, []float64{0.82, 1.0, 1.08}[k])
	}
	for _, f := range nails {
		s, co := math.Sincos(f[4])
		u, v := (co*(x-f[0])+s*(y-f[1]))/f[2], (-s*(x-f[0])+co*(y-f[1]))/f[3]
		if a := smooth(1.08, 0.9, math.Hypot(u, v)); a > 0 {
			shine := 0.16 * smooth(0.7, 0.1, math.Hypot(u+0.25, v-0.1))
			for k, pink := range [3]float64{1.04, 0.99, 0.99} {
				c[k] = mix(c[k], c[k]*pink+255*shine+6, 0.8*a)
			}
		}
	}
	return c
}

// sleeve is the colour of the sleeve at a point, and how much of it is there.
func sleeve(p person, l *valueNoise, x, y float64) (c [3]float64, alpha float64) {
	edge := cuff + 0.0016*x*x - 4
	if y < edge-1 {
		return c, 0
	}
	r := 41 + 0.024*(y-cuff) + 2.2*(l.at(y/31, 2.5)-0.5)
	r = math.Min(r, armHalf-2)
	if y < edge+14 {
		r += 1.4
	}
	u := (x - 2) / r
	alpha = smooth(1+0.6/r, 1-0.6/r, math.Abs(u)) * smooth(edge-0.5, edge+0.5, y)
	if alpha == 0 {
		return c, 0
	}
	folds := l.octaves(x/26+y/90, y/34+x/60, 3) - 0.5
	nx := math.Max(-1, math.Min(1, u)) + 0.9*folds
	lit := 0.80*math.Sqrt(math.Max(0.05, 1-math.Min(1, nx*nx))) - 0.34*nx
	shade := 0.50 + 0.62*math.Max(0, lit) + 0.10*folds
	knit := 1 + 0.05*math.Sin(x*2.8)*math.Sin(y*1.4) + 0.05*(l.at(x*2, y*2)-0.5)
	if y < edge+14 {
		knit *= 0.90 + 0.07*math.Sin(x*2.2)
		shade *= 0.9 + 0.1*smooth(edge+14, edge+10, y)
	}
	for k := range c {
		c[k] = p.sleeve[k] * shade * knit
	}
	return c, alpha
}
