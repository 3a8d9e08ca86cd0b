package benchmark

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"
)

// motionBlurred is a picture blurred evenly over so many px along a direction,
// radians.
func motionBlurred(g *image.Gray, px, angle float64) *image.Gray {
	out := image.NewGray(g.Rect)
	w, h := g.Rect.Dx(), g.Rect.Dy()
	sin, cos := math.Sincos(angle)
	n := 4*int(math.Ceil(px)) + 1
	at := func(x, y int) float64 { return float64(g.Pix[min(max(y, 0), h-1)*g.Stride+min(max(x, 0), w-1)]) }
	for y := range h {
		for x := range w {
			sum := 0.
			for k := range n {
				d := px * ((float64(k)+.5)/float64(n) - .5)
				u, v := float64(x)+d*cos, float64(y)+d*sin
				fx, fy := math.Floor(u), math.Floor(v)
				i, j := int(fx), int(fy)
				u, v = u-fx, v-fy
				sum += (at(i, j)*(1-u)+at(i+1, j)*u)*(1-v) + (at(i, j+1)*(1-u)+at(i+1, j+1)*u)*v
			}
			out.Pix[y*out.Stride+x] = uint8(sum/float64(n) + .5)
		}
	}
	return out
}

// addNoise adds Gaussian noise of σ grey levels.
func addNoise(g *image.Gray, sigma float64, rng *rand.Rand) {
	for i, v := range g.Pix {
		g.Pix[i] = uint8(min(max(float64(v)+sigma*rng.NormFloat64()+.5, 0), 255))
	}
}

// compressed is a picture after JPEG at a quality; 0 leaves it as it is.
func compressed(g *image.Gray, quality int) (*image.Gray, error) {
	if quality == 0 {
		return g, nil
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, g, &jpeg.Options{Quality: quality}); err != nil {
		return nil, fmt.Errorf("the picture cannot be compressed: %w", err)
	}
	m, err := jpeg.Decode(&b)
	if err != nil {
		return nil, fmt.Errorf("the picture cannot be read back: %w", err)
	}
	return m.(*image.Gray), nil
}
