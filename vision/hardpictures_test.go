package vision

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
)

// hardPictures are pictures that ask much of a reader: noise, blocks of noise, and
// white squares and codes without end.
func hardPictures(w, h int) map[string]*image.Gray {
	rng := rand.New(rand.NewPCG(1, 1))
	out := map[string]*image.Gray{}
	paint := func(name string, shade func(x, y int) uint8) {
		g := image.NewGray(image.Rect(0, 0, w, h))
		for i := range g.Pix {
			g.Pix[i] = shade(i%w, i/w)
		}
		out[name] = g
	}
	paint("black", func(x, y int) uint8 { return 0 })
	paint("white", func(x, y int) uint8 { return 255 })
	paint("noise", func(x, y int) uint8 { return uint8(rng.IntN(256)) })
	for _, size := range []int{2, 8} {
		span := w/size + 1
		shades := make([]uint8, span*(h/size+1))
		for i := range shades {
			shades[i] = uint8(rng.IntN(256))
		}
		paint(fmt.Sprintf("blocks of %d", size), func(x, y int) uint8 { return shades[y/size*span+x/size] })
	}
	for _, pitch := range []int{22, 44} {
		const dark, light = 30, 220
		inset := func(x, y int) (float64, float64) {
			return float64(x%pitch) - float64(pitch)/2, float64(y%pitch) - float64(pitch)/2
		}
		paint(fmt.Sprintf("squares of %d", pitch), func(x, y int) uint8 {
			if u, v := inset(x, y); max(u*u, v*v) > .14*float64(pitch*pitch) {
				return dark
			}
			return light
		})
		module := .9 * float64(pitch) / squareModules
		paint(fmt.Sprintf("codes of %d", pitch), func(x, y int) uint8 {
			u, v := inset(x, y)
			i, j := int(u/module+Modules/2.), int(v/module+Modules/2.)
			switch {
			case max(u*u, v*v) > .2*float64(pitch*pitch):
				return dark
			case i < 0 || j < 0 || i >= Modules || j >= Modules || u/module < -Modules/2. || v/module < -Modules/2.:
				return light
			case deck().foreign[(x/pitch*7+y/pitch*31)%100].Modules[j*Modules+i]:
				return dark
			}
			return light
		})
	}
	return out
}

// TestWorkIsBounded counts what is read of pictures that ask for too much.
func TestWorkIsBounded(t *testing.T) {
	most := 0
	for name, g := range hardPictures(1920, 1080) {
		r := NewReader(deck().book)
		read := 0
		r.onCandidate = func(s candidate) {
			if s.refused != NoCode {
				read++
			}
		}
		for i := range 2 {
			read = 0
			seen := r.Read(Frame{Gray: g, Seq: i})
			if read > maxReads || len(seen) > 0 {
				t.Errorf("%s: %d squares are read, and %d as tags", name, read, len(seen))
			}
			most = max(most, read)
		}
	}
	if most < maxReads*3/4 {
		t.Errorf("at most %d squares are read: none of the pictures asks for too much", most)
	}
}

// BenchmarkReadHardPictures reads them cold.
func BenchmarkReadHardPictures(b *testing.B) {
	for name, g := range hardPictures(1920, 1080) {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				NewReader(deck().book).Read(Frame{Gray: g})
			}
		})
	}
}
