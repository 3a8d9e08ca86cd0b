package tabletop

import "math"

// bayerSensor is a sensor whose pixels count electrons behind a filter of one
// colour each, and the processing that makes a picture of the counts.
//
// The filters lie as Bayer put them (US patent 3,971,065): red and green in
// turn in one row, green and blue in the next. The two colours that a pixel
// lacks are the mean of its neighbours that have them, in linear light. That
// is bilinear demosaicing, the plainest there is and what the small
// processors in cheap webcams do: it softens edges and gives fine black and
// white detail coloured fringes.
//
// Noise is that of the EMVA standard 1288 (release 4.0, section 2): a constant
// part from reading the pixel, and a part with the variance of the number of
// electrons, which in linear light grows with the root of the light. A grey
// level v stands for the linear light given by sRGB's curve (IEC 61966-2-1).
// Without Bayer's filters a pixel sees all colours and its noise is grey.
type bayerSensor struct {
	w, h   int
	bayer  bool
	grain  *noiseTexture // of σ 16, or nil
	sigma  [256]int32
	linear [256]uint16     // grey level → light, 0 to full
	level  [full + 1]uint8 // and back
	pixels []uint16        // light behind each pixel's filter
}

// full is a sensor's brightest value, of twelve bits.
const full = 4095

func newBayerSensor(c Camera, seed uint64) *bayerSensor {
	if !c.Bayer && c.Well == 0 {
		return nil
	}
	s := &bayerSensor{w: c.Width, h: c.Height, bayer: c.Bayer}
	if c.Noise > 0 || c.Well > 0 {
		s.grain = newNoiseTexture(16, seed)
	}
	for v := range s.linear {
		light := linear(float64(v) / 255)
		s.linear[v] = uint16(math.Round(full * light))
		shot := 0.0
		if c.Well > 0 {
			// Grey levels for each part of the light, by the curve's slope.
			slope := 1 / math.Max(1e-6, linear(float64(v+1)/255)-linear(float64(v)/255))
			shot = slope * math.Sqrt(light/c.Well)
		}
		s.sigma[v] = int32(math.Round(16 * math.Hypot(c.Noise, shot)))
	}
	for i := range s.level {
		s.level[i] = byteOf(255 * encoded(float64(i)/full))
	}
	if c.Bayer {
		s.pixels = make([]uint16, c.Width*c.Height)
	}
	return s
}

// linear is the light of a grey level, both 0 to 1, by sRGB's curve.
func linear(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// encoded is the inverse of linear.
func encoded(light float64) float64 {
	if light <= 0.0031308 {
		return 12.92 * light
	}
	return 1.055*math.Pow(light, 1/2.4) - 0.055
}

// process turns the light on the sensor, RGBA, into the picture that the camera
// makes of it.
func (s *bayerSensor) process(pix []uint8) {
	for y := range s.h {
		row := pix[4*y*s.w : 4*(y+1)*s.w]
		var noise []uint8
		if s.grain != nil {
			noise = s.grain.line(s.w)
		}
		for x := range s.w {
			p := row[4*x : 4*x+4 : 4*x+4]
			var n int32
			if noise != nil {
				n = int32(noise[x]) - 128
			}
			if s.bayer {
				s.pixels[y*s.w+x] = s.linear[s.withNoise(p[filter(x, y)], n)]
				continue
			}
			p[0], p[1], p[2], p[3] = s.withNoise(p[0], n), s.withNoise(p[1], n), s.withNoise(p[2], n), 255
		}
	}
	if s.bayer {
		s.demosaic(pix)
	}
}

// filter is the colour of a pixel's filter: 0 red, 1 green, 2 blue.
func filter(x, y int) int { return x&1 + y&1 }

// withNoise is a grey level with its photon and read noise; n is noise of σ 16.
func (s *bayerSensor) withNoise(v uint8, noise int32) uint8 {
	return clamp(int(v) + int((noise*s.sigma[v]+128)>>8))
}

// demosaic makes colours of the pixels.
func (s *bayerSensor) demosaic(pix []uint8) {
	w, h := s.w, s.h
	for y := range h {
		// At the rim a neighbour is that of the other side: it has the same filter.
		up, here, down := s.line(mirrored(y-1, h)), s.line(y), s.line(mirrored(y+1, h))
		out := pix[4*y*w : 4*(y+1)*w]
		for x := range w {
			l, r := mirrored(x-1, w), mirrored(x+1, w)
			own := uint32(here[x])
			across, along := (uint32(here[l])+uint32(here[r])+1)/2, (uint32(up[x])+uint32(down[x])+1)/2
			var red, green, blue uint32
			switch {
			case x&1 != y&1: // green
				red, green, blue = across, own, along
				if y&1 == 1 {
					red, blue = along, across
				}
			default:
				diagonal := (uint32(up[l]) + uint32(up[r]) + uint32(down[l]) + uint32(down[r]) + 2) / 4
				red, green, blue = own, (across+along+1)/2, diagonal
				if y&1 == 1 {
					red, blue = diagonal, own
				}
			}
			p := out[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2], p[3] = s.level[red], s.level[green], s.level[blue], 255
		}
	}
}

func (s *bayerSensor) line(y int) []uint16 { return s.pixels[y*s.w : (y+1)*s.w] }

// mirrored is the index i, reflected at the ends of 0 to n-1 (OpenCV's
// BORDER_REFLECT_101).
func mirrored(i, n int) int {
	if i < 0 {
		return -i
	}
	if i >= n {
		return 2*n - 2 - i
	}
	return i
}
