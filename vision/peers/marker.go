//go:build peers && apriltag

package main

import (
	"bytes"
	"image"
	"image/draw"
	"image/jpeg"
	"math"
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// inner is the side of a marker's black square in its modules: it is as wide
// as the code that it takes the place of.
const inner = 8

// marked is a picture in which each tag that is in view has been painted over
// with a marker of the same width in the same light, through the camera's own
// blur, noise and JPEG.
func marked(g *image.Gray, truth tabletop.Truth, c tabletop.Camera, pattern func(n int) *image.Gray) *image.Gray {
	out := image.NewGray(g.Rect)
	copy(out.Pix, g.Pix)
	rng := rand.New(rand.NewPCG(uint64(len(truth.Tags)), 36))
	// Where a px looks: as wide as the px itself and the lens's blur.
	var spread [64]vision.Point
	for i := range spread {
		spread[i] = vision.Point{X: rng.Float64() - .5 + c.Blur*rng.NormFloat64(), Y: rng.Float64() - .5 + c.Blur*rng.NormFloat64()}
	}
	for n, tag := range truth.Tags {
		if tag.Covered > 0 {
			continue
		}
		paint(out, g, tag, pattern(n), spread[:], c.Noise, rng)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, out, &jpeg.Options{Quality: c.Quality}); err != nil {
		return out
	}
	if m, err := jpeg.Decode(&b); err == nil {
		draw.Draw(out, out.Rect, m, image.Point{}, draw.Src)
	}
	return out
}

// paint lays a marker on a tag's white square.
func paint(out, g *image.Gray, tag tabletop.TagTruth, marker *image.Gray, spread []vision.Point, noise float64, rng *rand.Rand) {
	const half, square = inner / 2., inner / 2. * (cards.Modules + 2*cards.QuietMods) / cards.Modules // in the marker's modules
	code := vision.Plate{ID: "marker", W: 1, H: 1, Tags: map[string]vision.Quad{tag.Payload: {{X: -half, Y: -half}, {X: half, Y: -half}, {X: half, Y: half}, {X: -half, Y: half}}}}
	poses := vision.Register([]vision.Plate{code}, []vision.Sighting{{ID: tag.Payload, Corners: tag.Corners, Score: 1}})
	if len(poses) == 0 {
		return
	}
	var box image.Rectangle // of the white square and what the blur makes of it
	for _, p := range poses[0].ToPx.Quad(vision.Quad{{X: -square, Y: -square}, {X: square, Y: -square}, {X: square, Y: square}, {X: -square, Y: square}}) {
		box = box.Union(image.Rect(int(p.X)-3, int(p.Y)-3, int(p.X)+4, int(p.Y)+4))
	}
	box = box.Intersect(g.Rect)
	white := brightest(g, box)
	black := .06 * white // as dark as printed black is beside white
	toModules := poses[0].ToPx.Inverse()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			sum, inside := 0., 0
			for _, d := range spread {
				p := toModules.Apply(vision.Point{X: float64(x) + .5 + d.X, Y: float64(y) + .5 + d.Y})
				if math.Abs(p.X) > square || math.Abs(p.Y) > square {
					continue
				}
				inside++
				i := image.Pt(int(math.Floor(p.X))+marker.Rect.Dx()/2, int(math.Floor(p.Y))+marker.Rect.Dy()/2)
				if i.In(marker.Rect) && marker.GrayAt(i.X, i.Y).Y < 128 {
					sum += black
				} else {
					sum += white
				}
			}
			share := float64(inside) / float64(len(spread))
			v := (sum + noise*rng.NormFloat64()*float64(inside)) / float64(len(spread))
			at := out.PixOffset(x, y)
			out.Pix[at] = uint8(min(max(v+(1-share)*float64(g.Pix[g.PixOffset(x, y)])+.5, 0), 255))
		}
	}
}

// brightest is the grey level above which a tenth of a part of a picture lies:
// the white of a tag.
func brightest(g *image.Gray, box image.Rectangle) float64 {
	var count [256]int
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			count[g.Pix[g.PixOffset(x, y)]]++
		}
	}
	left := box.Dx() * box.Dy() / 10
	for v := 255; v > 0; v-- {
		if left -= count[v]; left < 0 {
			return float64(v)
		}
	}
	return 0
}
