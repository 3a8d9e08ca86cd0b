package tabletop

import (
	"math"
	"math/rand/v2"
)

// newRand is a seeded generator of random numbers: one for each use, so that a
// change in one thing does not shift all others.
func newRand(seed uint64, use string) *rand.Rand {
	h := uint64(14695981039346656037)
	for _, c := range []byte(use) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return rand.New(rand.NewPCG(seed, h))
}

// valueNoise is value noise: random values from 0 to 1 on a grid with smooth
// interpolation between them. It repeats after its size.
type valueNoise struct {
	v [64 * 64]float32
}

func newValueNoise(r *rand.Rand) *valueNoise {
	l := &valueNoise{}
	for i := range l.v {
		l.v[i] = r.Float32()
	}
	return l
}

func (l *valueNoise) at(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := float32(x-fx), float32(y-fy)
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	x0, x1, y0, y1 := ix&63, (ix+1)&63, (iy&63)*64, ((iy+1)&63)*64
	a := l.v[y0+x0] + (l.v[y0+x1]-l.v[y0+x0])*u
	b := l.v[y1+x0] + (l.v[y1+x1]-l.v[y1+x0])*u
	return float64(a + (b-a)*v)
}

// octaves is fractal noise: the sum of several octaves, from 0 to 1.
func (l *valueNoise) octaves(x, y float64, octaves int) float64 {
	sum, size, all := 0.0, 1.0, 0.0
	for range octaves {
		sum += size * l.at(x, y)
		all += size
		size /= 2
		x, y = 2*x+17.3, 2*y+5.7
	}
	return sum / all
}

func mix(a, b, k float64) float64 { return a + (b-a)*k }

// smooth rises from 0 at a to 1 at b.
func smooth(a, b, x float64) float64 {
	k := math.Max(0, math.Min(1, (x-a)/(b-a)))
	return k * k * (3 - 2*k)
}

func byteOf(v float64) uint8 { return uint8(math.Max(0, math.Min(255, v+0.5))) }
