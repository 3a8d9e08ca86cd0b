package tabletop

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/vision"
)

// gaussianKernel is a Gaussian of σ px as integer weights that sum to 256; nil when
// there is nothing to blur. The weights are for offsets 0, 1, 2 …
func gaussianKernel(sigma float64) []uint32 {
	if sigma < 0.15 {
		return nil
	}
	n := int(math.Ceil(2.5*sigma)) + 1
	w := make([]float64, n)
	sum := 0.0
	for i := range w {
		w[i] = math.Exp(-float64(i*i) / (2 * sigma * sigma))
		if i > 0 {
			sum += w[i]
		}
		sum += w[i]
	}
	k := make([]uint32, n)
	side := uint32(0)
	for i := 1; i < n; i++ {
		k[i] = uint32(math.Round(256 * w[i] / sum))
		side += k[i]
	}
	k[0] = 256 - 2*side
	for len(k) > 1 && k[len(k)-1] == 0 {
		k = k[:len(k)-1]
	}
	if len(k) == 1 {
		return nil
	}
	return k
}

// blur softens a sprite, whose box must already have room for the kernel.
func (s *sprite) blur(k []uint32) {
	if len(k) == 0 || s.box.Empty() {
		return
	}
	const half = 128 * ones
	w, h, n := s.box.Dx(), s.box.Dy(), len(k)-1
	across := make([]uint32, w*h)
	touched := make([]span, h)
	line := make([]uint64, w+2*n) // a row of colours, spread, with n transparent ones at both ends
	for y := range h {
		sp := s.span[y]
		if sp.x0 >= sp.x1 {
			continue
		}
		x0, x1 := max(0, sp.x0-s.box.Min.X-n), min(w, sp.x1-s.box.Min.X+n)
		touched[y] = span{x0, x1}
		for x := max(0, x0-n); x < min(w, x1+n); x++ {
			line[n+x] = spread(binary.LittleEndian.Uint32(s.pix[4*(y*w+x):]))
		}
		out := across[y*w+x0 : y*w+x1]
		for i := range out {
			x := n + x0 + i
			sum := line[x] * uint64(k[0])
			for j := 1; j <= n; j++ {
				sum += (line[x-j] + line[x+j]) * uint64(k[j])
			}
			out[i] = packed((sum + half) >> 8 & colours)
		}
	}
	sums := make([]uint64, w)
	for y := range h {
		var all span
		for j := max(0, y-n); j <= min(h-1, y+n); j++ {
			all.join(touched[j])
		}
		if all.x0 >= all.x1 {
			continue
		}
		sum := sums[all.x0:all.x1]
		clear(sum)
		for j := max(0, y-n); j <= min(h-1, y+n); j++ {
			weight := uint64(k[max(j-y, y-j)])
			from := across[j*w+all.x0 : j*w+all.x1]
			from = from[:len(sum)]
			for i, c := range from {
				sum[i] += spread(c) * weight
			}
		}
		out := s.pix[4*(y*w+all.x0) : 4*(y*w+all.x1)]
		for i, c := range sum {
			binary.LittleEndian.PutUint32(out[4*i:], packed((c+half)>>8&colours))
		}
	}
}

// noiseTexture is sensor noise that is made once and added to each frame from
// another place on.
type noiseTexture struct {
	value []uint8 // 128 more than the noise
	rand  *rand.Rand
}

func newNoiseTexture(sigma float64, seed uint64) *noiseTexture {
	if sigma <= 0 {
		return nil
	}
	g := &noiseTexture{value: make([]uint8, 1<<18), rand: newRand(seed, "grain")}
	for i := range g.value {
		g.value[i] = uint8(128 + math.Max(-127, math.Min(127, math.Round(g.rand.NormFloat64()*sigma))))
	}
	return g
}

// line is a fresh row of noise, each value with 128 added.
func (g *noiseTexture) line(n int) []uint8 {
	at := g.rand.IntN(len(g.value) - n)
	return g.value[at : at+n]
}

// addGray adds noise to a row of grey pixels.
func addGray(pixels, noise []uint8) {
	for len(pixels) >= 8 && len(noise) >= 8 {
		p, n := binary.LittleEndian.Uint64(pixels), binary.LittleEndian.Uint64(noise)
		binary.LittleEndian.PutUint64(pixels, withNoise(p&colours, n&colours)|withNoise(p>>8&colours, n>>8&colours)<<8)
		pixels, noise = pixels[8:], noise[8:]
	}
	for x, v := range pixels {
		pixels[x] = clamp(int(v) + int(noise[x]) - 128)
	}
}

// addColour adds the same noise to the three colours of each RGBA pixel.
func addColour(pixels, noise []uint8) {
	for len(pixels) >= 4 && len(noise) > 0 {
		p := spread(binary.LittleEndian.Uint32(pixels))
		binary.LittleEndian.PutUint32(pixels, packed(withNoise(p, uint64(noise[0])*ones))|0xff000000)
		pixels, noise = pixels[4:], noise[1:]
	}
}

// ones is a one in each of the four numbers of 16 bits that a word holds.
const ones = 0x0001000100010001

// withNoise adds noise to four grey levels, each of 16 bits, and clamps them.
// With 256 added, a sum that has left the byte shows: it lacks the ninth bit,
// or has the tenth.
func withNoise(levels, noise uint64) uint64 {
	sum := levels + noise + 128*ones
	return sum&(sum>>8&ones*255) | sum>>9&ones*255
}

func clamp(v int) uint8 {
	if uint(v) > 255 {
		if v < 0 {
			return 0
		}
		return 255
	}
	return uint8(v)
}

// grayLevel is the luma of a colour (ITU-R BT.601), as JPEG and video use it.
func grayLevel(r, g, b uint8) uint8 {
	return uint8((19595*uint32(r) + 38470*uint32(g) + 7471*uint32(b) + 1<<15) >> 16)
}

// compressed is a frame after JPEG.
func compressed(f vision.Frame, quality int) (vision.Frame, error) {
	var m image.Image = f.Gray
	if f.Color != nil {
		m = f.Color
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		return f, fmt.Errorf("the simulated picture cannot be compressed: %w", err)
	}
	out, err := jpeg.Decode(&b)
	if err != nil {
		return f, fmt.Errorf("the simulated picture cannot be read back: %w", err)
	}
	switch out := out.(type) {
	case *image.Gray:
		f.Gray = out
	case *image.YCbCr:
		f.Color, f.Gray = out, &image.Gray{Pix: out.Y, Stride: out.YStride, Rect: out.Rect}
	}
	return f, nil
}
