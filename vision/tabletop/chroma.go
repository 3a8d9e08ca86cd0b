package tabletop

import (
	"image"
	"image/color"
)

// Chroma says how a camera thins out the colour of what it sends. The eye
// does not mind; a tag loses something only where colour and brightness mix.
type Chroma string

// What webcams do (USB Device Class Definition for Video Devices, Payload
// Uncompressed and Payload MJPEG): YUY2, and most of those that send MJPG,
// keep every other pixel's colour along a row; NV12, H.264 and the other MJPG
// keep it in every other row only.
const (
	Chroma422 Chroma = "4:2:2"
	Chroma420 Chroma = "4:2:0"
)

// subsample is chroma subsampling: neighbouring pixels get the mean of their
// chroma and keep their luma (ITU-R BT.601, full range, as in JFIF). Colours out
// of range are clipped, which changes their luma.
func (c Chroma) subsample(m *image.RGBA) {
	if c == "" {
		return
	}
	w, h, tall := m.Rect.Dx(), m.Rect.Dy(), 1
	if c == Chroma420 {
		tall = 2
	}
	for y0 := 0; y0 < h; y0 += tall {
		for x0 := 0; x0 < w; x0 += 2 {
			var sum [2]int
			var bright [4]uint8
			n := 0
			for y := y0; y < min(h, y0+tall); y++ {
				for x := x0; x < min(w, x0+2); x++ {
					p := m.Pix[y*m.Stride+4*x:]
					Y, cb, cr := color.RGBToYCbCr(p[0], p[1], p[2])
					bright[n] = Y
					sum[0], sum[1], n = sum[0]+int(cb), sum[1]+int(cr), n+1
				}
			}
			cb, cr := uint8((sum[0]+n/2)/n), uint8((sum[1]+n/2)/n)
			n = 0
			for y := y0; y < min(h, y0+tall); y++ {
				for x := x0; x < min(w, x0+2); x++ {
					p := m.Pix[y*m.Stride+4*x:]
					p[0], p[1], p[2] = color.YCbCrToRGB(bright[n], cb, cr)
					p[3] = 255
					n++
				}
			}
		}
	}
}
