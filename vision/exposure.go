package vision

import (
	"image"
	"math"
	"slices"
)

// Exposure is how a picture came out.
type Exposure struct {
	Dark, Bright int     // grey levels of the darkest and the brightest hundredth
	White        float64 // share of the picture that is as bright as can be
	Blur         float64 // σ of the edges in px, along the axis on which they are softer; 0 when there are none
}

// Flaw is what is wrong with the whole of a picture.
type Flaw int

// The flaws, the gravest first.
const (
	Flawless Flaw = iota
	TooDark
	TooBright
	EvenTone // nothing can be told apart
	Blurred
)

// Flaw judges a picture in which tags were read that have so many pixels a
// module; 0 when there were none. What a blur leaves of a code depends on its
// size: small codes want a nearer camera rather than a sharper one.
func (e Exposure) Flaw(pxPerModule float64) Flaw {
	const usual = 1.2 // px per module
	switch {
	case e.Bright < 60:
		return TooDark
	case e.White > .05 && e.Dark > 35:
		return TooBright
	case pxPerModule == 0 && e.Bright-e.Dark < 25:
		return EvenTone
	case e.Blur > 1.25*max(pxPerModule, usual):
		return Blurred
	}
	return Flawless
}

// ExposureOf measures a picture, in about a hundred of its rows. Nil is black.
func ExposureOf(g *image.Gray) Exposure {
	var e Exposure
	p := grayImageOf(g)
	if p.w == 0 || p.h == 0 {
		return e
	}
	var count [256]int
	all, step := 0, rowStep(p)
	for y := 0; y < p.h; y += step {
		for _, v := range p.pix[y*p.stride:][:p.w] {
			count[v]++
		}
		all += p.w
	}
	level := func(share float64) int {
		left := int(share * float64(all))
		for v, n := range count {
			if left -= n; left < 0 {
				return v
			}
		}
		return 255
	}
	e.Dark, e.Bright = level(.01), level(.99)
	for _, n := range count[250:] {
		e.White += float64(n) / float64(all)
	}
	e.Blur = edgeBlur(p)
	return e
}

// rowStep is the distance between the rows of a picture that are measured.
func rowStep(p grayImage) int { return max(1, p.h/100) }

// edgeBlur is the σ of a picture's edges along the axis on which they are
// softer, px. The picture is halved until its edges are sharp, which also
// averages out noise.
func edgeBlur(p grayImage) float64 {
	var sigma [2]float64
	done := [2]bool{}
	for f := 1.0; f <= 8 && (!done[0] || !done[1]); f *= 2 {
		for axis, step := range [2]int{1, p.stride} {
			if done[axis] {
				continue
			}
			s := edgeSigma(p, step)
			if s > 0 {
				sigma[axis] = s * f
			}
			done[axis] = s < 1.3
		}
		w, h := p.w/2, p.h/2
		half := grayImage{make([]uint8, w*h), w, w, h}
		p.downsample(half, 0, h)
		p = half
	}
	return max(sigma[0], sigma[1])
}

// edgeSigma is the median σ, in px, of the picture's strong edges along one
// axis, whose pixels are step apart in memory, or 0 when there are too few. It
// takes an edge for a Gaussian one (erf) and compares the change of grey over
// the two px in its middle with that over sixteen.
func edgeSigma(p grayImage, step int) float64 {
	const far, least = 8, 30 // px, grey levels
	left, top := far, 0
	if step != 1 {
		left, top = 0, far
	}
	var steep []float64
	for y := top; y < p.h-top; y += rowStep(p) {
		for x := left; x < p.w-left; x++ {
			at := y*p.stride + x
			rise := int(p.pix[at+far*step]) - int(p.pix[at-far*step])
			if max(rise, -rise) < least {
				continue
			}
			// The middle of an edge is its steepest place.
			here := int(p.pix[at+step]) - int(p.pix[at-step])
			if rise < 0 {
				rise, here = -rise, -here
			}
			steepest := here > 0
			for d := -far + 1; d < far && steepest; d++ {
				near := int(p.pix[at+(d+1)*step]) - int(p.pix[at+(d-1)*step])
				steepest = max(near, -near) <= here
			}
			if steepest {
				steep = append(steep, min(float64(here)/float64(rise), 1))
			}
		}
	}
	if len(steep) < 30 {
		return 0
	}
	slices.Sort(steep)
	// The middle two px of a Gaussian edge hold erf(1/(σ√2)) of its rise.
	return 1 / (math.Sqrt2 * math.Erfinv(min(steep[len(steep)/2], .999)))
}
