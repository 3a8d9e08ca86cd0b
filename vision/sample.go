package vision

import "math"

// maxSampledModulePx is the most px per module at which samples are taken.
// Larger codes are sampled from a coarser level, which also averages out noise.
const maxSampledModulePx = 2.3

// pyramidLevel is the level at which a code of so many px per module is sampled.
func pyramidLevel(px float64) int {
	l := 0
	for px > maxSampledModulePx && l < levels-1 {
		px /= 2
		l++
	}
	return l
}

// recheckLevel is the level at which a known tag is sampled. Where it lies is nearly known,
// so it can be aligned on a finer level than a candidate, and for most tags no copy of the
// picture has to be made.
func recheckLevel(px float64) int { return max(pyramidLevel(px)-1, 0) }

// sample rectifies the code at a pose: one sample a module, at its centre.
func (py *pyramid) sample(h pose, level int, out *patch) {
	p := py.at[level]
	if p.w < 2 || p.h < 2 {
		*out = patch{}
		return
	}
	p.sampleRows(h, 1/float64(int(1)<<level), 1, out[:])
}

// supersample does the same for the last alignment of a code. Where the code is so large that
// it is sampled two levels up or more, a sample is the mean of four within the module: the
// centres alone would place its corners some tenths of a pixel off.
func (py *pyramid) supersample(h pose, level int, out *patch) {
	if level < 2 {
		py.sample(h, level, out)
		return
	}
	const off = .25
	var sum, one patch
	for _, d := range [4][2]float64{{-off, -off}, {off, -off}, {-off, off}, {off, off}} {
		py.sample(h.Times(pose{1, 0, d[0], 0, 1, d[1], 0, 0, 1}), level, &one)
		for i, f := range one {
			sum[i] += f / 4
		}
	}
	*out = sum
}

// sampleRows takes samples a module apart by bilinear interpolation: as many rows as there
// is room for, an odd number of them around the middle of the code and so many modules
// apart. Beyond its edges the picture repeats its outermost pixels.
func (p grayImage) sampleRows(h pose, scale, apart float64, out []float32) {
	const half = patchSide / 2
	middle := len(out) / patchSide / 2
	maxX, maxY := float64(p.w)-1.001, float64(p.h)-1.001
	within := true
	for _, c := range [4]Point{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		w := h[6]*c.X + h[7]*c.Y + h[8]
		x, y := (h[0]*c.X+h[1]*c.Y+h[2])*scale/w-.5, (h[3]*c.X+h[4]*c.Y+h[5])*scale/w-.5
		within = within && w > 0 && x >= .001 && y >= .001 && x <= maxX && y <= maxY
	}
	if !within || math.Abs(h[6])+math.Abs(h[7]) > mostPerspective*math.Abs(h[8]) {
		p.sampleExactly(h, scale, apart, out)
		return
	}
	// With so little perspective a row of samples lies on a parabola, to a few
	// hundredths of a px. It is followed by differences, in px · 2⁻³².
	const one = 1 << 32
	pix, stride := p.pix, p.stride
	for y := range 2*middle + 1 {
		v := float64(y-middle) * apart
		var at [3]Point // the ends of the row and its middle
		for i := range at {
			u := float64((i - 1) * half)
			k := scale / (h[6]*u + h[7]*v + h[8])
			at[i] = Point{((h[0]*u+h[1]*v+h[2])*k - .5) * one, ((h[3]*u+h[4]*v+h[5])*k - .5) * one}
		}
		bend := Point{(at[2].X + at[0].X - 2*at[1].X) / (2 * half * half), (at[2].Y + at[0].Y - 2*at[1].Y) / (2 * half * half)}
		px, py := int64(at[0].X), int64(at[0].Y)
		dx, dy := int64((at[2].X-at[0].X)/(2*half)-(2*half-1)*bend.X), int64((at[2].Y-at[0].Y)/(2*half)-(2*half-1)*bend.Y)
		ddx, ddy := int64(2*bend.X), int64(2*bend.Y)
		row := out[y*patchSide : (y+1)*patchSide]
		for i := range row {
			o := int(py>>32)*stride + int(px>>32)
			fx, fy := px>>22&1023, py>>22&1023
			a, b, c, d := int64(pix[o]), int64(pix[o+1]), int64(pix[o+stride]), int64(pix[o+stride+1])
			top := a<<10 + fx*(b-a)
			bottom := c<<10 + fx*(d-c)
			row[i] = float32(top<<10+fy*(bottom-top)) * (1. / (1 << 20))
			px, py = px+dx, py+dy
			dx, dy = dx+ddx, dy+ddy
		}
	}
}

// mostPerspective is the most perspective, by module, at which rows of samples
// are followed by differences.
const mostPerspective = .004

// sampleExactly does the same for any perspective, and beyond the edges.
func (p grayImage) sampleExactly(h pose, scale, apart float64, out []float32) {
	const half = patchSide / 2
	maxX, maxY := float64(p.w)-1.001, float64(p.h)-1.001
	middle := len(out) / patchSide / 2
	for y := range 2*middle + 1 {
		v := float64(y-middle) * apart
		x0, y0, w0 := h[1]*v+h[2], h[4]*v+h[5], h[7]*v+h[8]
		row := out[y*patchSide : (y+1)*patchSide]
		for i := range row {
			u := float64(i - half)
			k := scale / (h[6]*u + w0)
			px, py := clamped((h[0]*u+x0)*k-.5, maxX), clamped((h[3]*u+y0)*k-.5, maxY)
			row[i] = p.at(px, py)
		}
	}
}

// at is the picture at a place between pixels, by bilinear interpolation.
func (p grayImage) at(x, y float64) float32 {
	ix, iy := int(x), int(y)
	fx, fy := float32(x-float64(ix)), float32(y-float64(iy))
	o := iy*p.stride + ix
	a, b := p.pix[o:o+2:o+2], p.pix[o+p.stride:o+p.stride+2]
	top := float32(a[0]) + fx*(float32(a[1])-float32(a[0]))
	bottom := float32(b[0]) + fx*(float32(b[1])-float32(b[0]))
	return top + fy*(bottom-top)
}

// clamped is the nearest number from 0 to most; 0 for what is no number.
func clamped(x, most float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, most)
}
