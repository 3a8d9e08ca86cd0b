//go:build peers

package main

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// times is how much a picture is enlarged.
const times = 3

// enlarged is a picture three times as wide and high, by cubic interpolation
// (Keys, 1981, a = −0.5), and sharpened by three times what a blur of three of
// its new px takes away: of what was tried, this helped zxing-cpp most.
func enlarged(g *image.Gray, _ tabletop.Truth, _ tabletop.Camera) *image.Gray {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	wide := make([]float32, times*w*h) // enlarged across
	line := make([]float32, w)
	for y := range h {
		for x := range w {
			line[x] = float32(g.Pix[y*g.Stride+x])
		}
		stretch(wide[y*times*w:(y+1)*times*w], line)
	}
	big := make([]float32, times*w*times*h)
	column, tall := make([]float32, h), make([]float32, times*h)
	for x := range times * w {
		for y := range h {
			column[y] = wide[y*times*w+x]
		}
		stretch(tall, column)
		for y, v := range tall {
			big[y*times*w+x] = v
		}
	}
	return sharpened(big, times*w, times*h)
}

// stretch enlarges a line of samples.
func stretch(dst, src []float32) {
	var taps [times][4]float32
	for k := range times {
		at := (float64(k)+.5)/times - .5 // of the new px from the old one's centre
		for i := range 4 {
			taps[k][i] = float32(keys(at - math.Floor(at) - float64(i-1)))
		}
	}
	n := len(src)
	for x := range src {
		for k := range times {
			first := x - 1
			if k < times/2 { // the new px's centre lies before the old one's
				first--
			}
			sum := float32(0)
			for i := range 4 {
				sum += taps[k][i] * src[min(max(first+i, 0), n-1)]
			}
			dst[times*x+k] = sum
		}
	}
}

// keys is the cubic kernel at a distance in px.
func keys(d float64) float64 {
	d = math.Abs(d)
	switch {
	case d < 1:
		return 1.5*d*d*d - 2.5*d*d + 1
	case d < 2:
		return -.5*d*d*d + 2.5*d*d - 4*d + 2
	}
	return 0
}

// sharpened adds what a blur takes away from a picture, and gives it in bytes.
func sharpened(p []float32, w, h int) *image.Gray {
	const sigma, amount, reach = 3, 3, 7
	var taps [2*reach + 1]float32
	sum := float32(0)
	for i := range taps {
		d := float64(i - reach)
		taps[i] = float32(math.Exp(-d * d / (2 * sigma * sigma)))
		sum += taps[i]
	}
	for i := range taps {
		taps[i] /= sum
	}
	across := make([]float32, len(p))
	for y := range h {
		row := p[y*w : (y+1)*w]
		for x := range w {
			v := float32(0)
			for i, t := range taps {
				v += t * row[min(max(x+i-reach, 0), w-1)]
			}
			across[y*w+x] = v
		}
	}
	out := image.NewGray(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := float32(0)
			for i, t := range taps {
				v += t * across[min(max(y+i-reach, 0), h-1)*w+x]
			}
			sharp := p[y*w+x] + amount*(p[y*w+x]-v)
			out.Pix[y*out.Stride+x] = uint8(min(max(sharp+.5, 0), 255))
		}
	}
	return out
}
