package main

import (
	"image"
	"math"
	"slices"
)

// exposure is how a picture came out.
type exposure struct {
	dark, bright int     // grey levels of the darkest and the brightest hundredth
	white        float64 // share of the picture that is as bright as can be
	blur         float64 // σ of the edges in px, along the axis on which they are softer; 0 when there are none
}

func exposureOf(g *image.Gray) exposure {
	var e exposure
	b := g.Bounds()
	var count [256]int
	for y := range b.Dy() {
		for _, v := range g.Pix[y*g.Stride:][:b.Dx()] {
			count[v]++
		}
	}
	all := b.Dx() * b.Dy()
	level := func(share float64) int {
		left := int(share * float64(all))
		for v, n := range count {
			if left -= n; left < 0 {
				return v
			}
		}
		return 255
	}
	e.dark, e.bright = level(.01), level(.99)
	for _, n := range count[250:] {
		e.white += float64(n) / float64(all)
	}
	e.blur = max(softness(g, true), softness(g, false))
	return e
}

// softness is the σ of the edges along one axis, measured in a picture reduced
// so far that they are sharp in it: noise, too, is lost on the way.
func softness(g *image.Gray, across bool) float64 {
	sigma := 0.0
	for f := 1.0; f <= 8; f *= 2 {
		s := edges(g, across)
		if s == 0 {
			break
		}
		sigma = s * f
		if s < 1.3 {
			break
		}
		g = halved(g)
	}
	return sigma
}

// halved is a picture of half the size, each pixel the mean of four.
func halved(g *image.Gray) *image.Gray {
	w, h := g.Rect.Dx()/2, g.Rect.Dy()/2
	out := image.NewGray(image.Rect(0, 0, w, h))
	for y := range h {
		a, b := g.Pix[2*y*g.Stride:][:2*w], g.Pix[(2*y+1)*g.Stride:][:2*w]
		for x := range w {
			out.Pix[y*out.Stride+x] = uint8((int(a[2*x]) + int(a[2*x+1]) + int(b[2*x]) + int(b[2*x+1]) + 2) / 4)
		}
	}
	return out
}

// edges is the σ in px of the picture's clear edges along one axis, or 0 when
// there are too few. It compares how much the grey changes over two px in the
// middle of an edge with how much it does over sixteen.
func edges(g *image.Gray, across bool) float64 {
	const far, least = 8, 30 // px, grey levels
	b := g.Bounds()
	step, margin := 1, image.Pt(far, 0)
	if !across {
		step, margin = g.Stride, image.Pt(0, far)
	}
	var steep []float64
	for y := margin.Y; y < b.Dy()-margin.Y; y += 2 {
		for x := margin.X; x < b.Dx()-margin.X; x++ {
			at := y*g.Stride + x
			rise := int(g.Pix[at+far*step]) - int(g.Pix[at-far*step])
			if max(rise, -rise) < least {
				continue
			}
			// The steepest place near by is the middle of the edge.
			here := int(g.Pix[at+step]) - int(g.Pix[at-step])
			if rise < 0 {
				rise, here = -rise, -here
			}
			steepest := true
			for d := -far + 1; d < far && steepest; d++ {
				near := int(g.Pix[at+(d+1)*step]) - int(g.Pix[at+(d-1)*step])
				steepest = max(near, -near) <= max(here, 0)
			}
			if steepest && here > 0 {
				steep = append(steep, min(float64(here)/float64(rise), 1))
			}
		}
	}
	if len(steep) < 30 {
		return 0
	}
	slices.Sort(steep)
	// Of a Gaussian edge of σ the middle two px hold erf(1/σ√2).
	return 1 / (math.Sqrt2 * math.Erfinv(min(steep[len(steep)/2], .999)))
}
