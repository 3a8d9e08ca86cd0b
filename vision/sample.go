package vision

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

// sample rectifies the code at a pose: one sample a module. Above the full
// picture's level a sample is the mean of four within the module
// (supersampling), as the centres of sharp modules alone would not tell where
// their edges are.
func (py *pyramid) sample(h pose, level int, out *patch) {
	p := py.at[level]
	if p.w < 2 || p.h < 2 {
		*out = patch{}
		return
	}
	if level == 0 {
		p.sample(h, 1, 0, 0, out)
		return
	}
	scale := 1 / float64(int(1)<<level)
	const off = .25
	var more patch
	p.sample(h, scale, -off, -off, out)
	for _, d := range [3][2]float64{{off, -off}, {-off, off}, {off, off}} {
		p.sample(h, scale, d[0], d[1], &more)
		for i, f := range more {
			out[i] += f
		}
	}
	for i := range out {
		out[i] /= 4
	}
}

// sample takes one sample a module by bilinear interpolation, du and dv modules
// off the module's centre. Beyond its edges the picture repeats its outermost
// pixels.
func (p grayImage) sample(h pose, scale, du, dv float64, out *patch) {
	const half = patchSide / 2
	maxX, maxY := float64(p.w)-1.001, float64(p.h)-1.001
	within := true
	for _, c := range [4]Point{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		u, v := c.X+du, c.Y+dv
		w := h[6]*u + h[7]*v + h[8]
		x, y := (h[0]*u+h[1]*v+h[2])*scale/w-.5, (h[3]*u+h[4]*v+h[5])*scale/w-.5
		within = within && w > 0 && x >= 0 && y >= 0 && x <= maxX && y <= maxY
	}
	flat := h[6] == 0 && h[7] == 0
	for y := range patchSide {
		v := float64(y-half) + dv
		x0, y0, w0 := h[1]*v+h[2], h[4]*v+h[5], h[7]*v+h[8]
		row := out[y*patchSide : (y+1)*patchSide]
		k := scale / w0
		for i := range row {
			u := float64(i-half) + du
			if !flat {
				k = scale / (h[6]*u + w0)
			}
			px, py := (h[0]*u+x0)*k-.5, (h[3]*u+y0)*k-.5
			if !within {
				px, py = clamped(px, maxX), clamped(py, maxY)
			}
			ix, iy := int(px), int(py)
			fx, fy := float32(px-float64(ix)), float32(py-float64(iy))
			o := iy*p.stride + ix
			a, b := p.pix[o:o+2:o+2], p.pix[o+p.stride:o+p.stride+2]
			top := float32(a[0]) + fx*(float32(a[1])-float32(a[0]))
			bot := float32(b[0]) + fx*(float32(b[1])-float32(b[0]))
			row[i] = top + fy*(bot-top)
		}
	}
}

// clamped is the nearest number from 0 to most; 0 for what is no number.
func clamped(x, most float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, most)
}
