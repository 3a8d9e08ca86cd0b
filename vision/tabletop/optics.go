package tabletop

import (
	"fmt"
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// check reports what makes a camera impossible.
func (c Camera) check() error {
	switch {
	case c.Width < 16 || c.Height < 16 || c.Width > 8192 || c.Height > 8192:
		return fmt.Errorf("a picture of %d × %d pixels cannot be taken; each side must have 16 to 8192", c.Width, c.Height)
	case math.Abs(c.Tilt) > 40 || math.Abs(c.Swing) > 40:
		return fmt.Errorf("a camera tilted by %g and swung by %g degrees does not see the table; neither may be more than 40", c.Tilt, c.Swing)
	case c.FOV != 0 && (c.FOV < 10 || c.FOV > 100):
		return fmt.Errorf("a field of view of %g degrees is not that of a webcam; it must be from 10 to 100", c.FOV)
	case c.Margin < 0 || c.Margin > 0.4:
		return fmt.Errorf("a margin of %g of the picture leaves no table; it must be from 0 to 0.4", c.Margin)
	case !(c.Blur >= 0 && c.Blur <= 20 && c.Noise >= 0 && c.Noise <= 60):
		return fmt.Errorf("a blur of %g px and noise of %g grey levels is no picture; they may be up to 20 and 60", c.Blur, c.Noise)
	case c.Quality < 0 || c.Quality > 100:
		return fmt.Errorf("JPEG quality %d is not from 0 to 100", c.Quality)
	case !(c.Barrel >= 0 && c.Barrel <= 0.3):
		return fmt.Errorf("a lens that bends by %g cannot be drawn; it must be from 0 to 0.3", c.Barrel)
	case c.Well != 0 && !(c.Well >= 10 && c.Well <= 1e6):
		return fmt.Errorf("a pixel that %g electrons fill takes no picture; it must be from 10 to 1000000", c.Well)
	case c.Chroma != "" && c.Chroma != Chroma422 && c.Chroma != Chroma420:
		return fmt.Errorf("colour is thinned out as %s or %s, not as %q", Chroma422, Chroma420, c.Chroma)
	case !(c.Sway >= 0 && c.Sway <= 20):
		return fmt.Errorf("a camera that swings by %g px takes no picture; it must be from 0 to 20", c.Sway)
	case !(c.Auto >= 0 && c.Readout >= 0 && c.Readout <= 1):
		return fmt.Errorf("a camera that waits %g s to set its exposure and takes %g s to read a picture is none; both must be 0 or more, the second up to 1", c.Auto, c.Readout)
	}
	return nil
}

// check reports what makes a room impossible.
func (r Room) check() error {
	if !(r.Flicker >= 0 && r.Flicker <= 1 && r.Mains >= 0 && r.Mains <= 1000) {
		return fmt.Errorf("light that flickers by %g at %g Hz mains cannot be; it must be from 0 to 1, and from 0 to 1000 Hz", r.Flicker, r.Mains)
	}
	return nil
}

// distorted is where a lens with barrel distortion shows a point that a lens
// without it shows at p. The corners stay and the middle is enlarged.
func (c Camera) distorted(p vision.Point) vision.Point {
	if c.Barrel == 0 {
		return p
	}
	cx, cy := float64(c.Width)/2, float64(c.Height)/2
	x, y := p.X-cx, p.Y-cy
	corner := cx*cx + cy*cy
	// The inverse of straight, found by going there step by step.
	k := 1.0
	for range 20 {
		k = 1 / (1 + c.Barrel*((x*x+y*y)*k*k/corner-1))
	}
	return vision.Point{X: cx + x*k, Y: cy + y*k}
}

// undistorted is the inverse of distorted.
func (c Camera) undistorted(p vision.Point) vision.Point {
	cx, cy := float64(c.Width)/2, float64(c.Height)/2
	x, y := p.X-cx, p.Y-cy
	k := 1 + c.Barrel*((x*x+y*y)/(cx*cx+cy*cy)-1)
	return vision.Point{X: cx + x*k, Y: cy + y*k}
}

// distortion is the lens distortion as a map: for each pixel the place in the
// undistorted picture, in sixteenths of a pixel (OpenCV's remap).
type distortion struct{ from []int32 } // x and y in turn

func newDistortion(c Camera) *distortion {
	if c.Barrel == 0 {
		return nil
	}
	b := &distortion{make([]int32, 2*c.Width*c.Height)}
	for y := range c.Height {
		for x := range c.Width {
			p := c.undistorted(vision.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5})
			i := 2 * (y*c.Width + x)
			b.from[i] = int32(math.Max(0, math.Min(float64(c.Width-1)*16-1, (p.X-0.5)*16)))
			b.from[i+1] = int32(math.Max(0, math.Min(float64(c.Height-1)*16-1, (p.Y-0.5)*16)))
		}
	}
	return b
}

// apply bends a picture with so many bytes a pixel.
func (b *distortion) apply(dst, src []uint8, width, bytes int) {
	for i := range len(dst) / bytes {
		x, y := int(b.from[2*i]), int(b.from[2*i+1])
		fx, fy := uint32(x&15), uint32(y&15)
		at := (y>>4*width + x>>4) * bytes
		for c := range bytes {
			p := src[at+c:]
			v := (uint32(p[0])*(16-fx)+uint32(p[bytes])*fx)*(16-fy) + (uint32(p[width*bytes])*(16-fx)+uint32(p[(width+1)*bytes])*fx)*fy
			dst[i*bytes+c] = uint8((v + 128) >> 8)
		}
	}
}

// sharpen sharpens as webcams do, by an unsharp mask: it adds to each pixel
// amount times its difference from its four neighbours.
func sharpen(pix []uint8, box image.Rectangle, bytes int, amount float64) {
	w, h := box.Dx()*bytes, box.Dy()
	k := int(amount * 64)
	before := append([]uint8(nil), pix...)
	for y := 1; y < h-1; y++ {
		for x := bytes; x < w-bytes; x++ {
			i := y*w + x
			around := int(before[i-bytes]) + int(before[i+bytes]) + int(before[i-w]) + int(before[i+w])
			pix[i] = clamp(int(before[i]) + (4*int(before[i])-around)*k/256)
		}
	}
}
