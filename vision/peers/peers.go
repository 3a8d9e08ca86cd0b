//go:build peers

package main

import (
	"fmt"
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// marker reads markers in the place of the tags, where its library is there; or nil.
var marker func() reader

// others are the general readers that the distribution offers as libraries.
func others() []reader {
	return []reader{
		{name: "zxing-cpp, single pass", newReader: general(zxing(false), 1)},
		{name: "zxing-cpp, as it comes", newReader: general(zxing(true), 1)},
		{name: "zxing-cpp, enlarged 3× and sharpened", prepare: enlarged, newReader: general(zxing(false), times)},
		{name: "zbar", newReader: general(zbar(), 1)},
	}
}

// markers are the readers of markers, which are painted in the place of the tags.
func markers(c conditions) []reader {
	// Markers can be painted into single pictures, not into a film.
	if marker != nil && c.codec.Name == "" {
		return []reader{marker()}
	}
	return nil
}

// versions says which readers were linked.
func versions() string {
	return fmt.Sprintf("zxing-cpp %s, zbar %s", zxingVersion(), zbarVersion())
}

// general wraps a general reader, which gets the picture so many times enlarged.
// Its corners are less exact and in an order of their own: what it reads on a
// tag of that payload counts as read there.
func general(read func(*image.Gray) []vision.Sighting, times float64) func() func(*image.Gray, tabletop.Truth) []vision.Sighting {
	return func() func(*image.Gray, tabletop.Truth) []vision.Sighting {
		return func(g *image.Gray, truth tabletop.Truth) []vision.Sighting {
			out := read(g)
			for i, s := range out {
				at, nearest := s.Corners.Centroid(), math.Inf(1)
				for _, t := range truth.Tags {
					c := t.Corners.Centroid()
					d := math.Hypot(c.X-at.X/times, c.Y-at.Y/times)
					if t.Payload == s.ID && d < min(nearest, t.Corners.Side()) {
						out[i].Corners, nearest = t.Corners, d
					}
				}
			}
			return out
		}
	}
}
