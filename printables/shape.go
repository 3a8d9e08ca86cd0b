package printables

import "math"

// quarter is the control length of a cubic curve that draws a quarter circle.
const quarter = 0.5522847498

func rect(x, y, w, h float64) *path {
	return new(path).move(x, y).line(x+w, y).line(x+w, y+h).line(x, y+h).close()
}

// rounded is a rectangle with round corners.
func rounded(x, y, w, h, r float64) *path {
	r = min(r, w/2, h/2)
	k := r * (1 - quarter)
	return new(path).move(x+r, y).
		line(x+w-r, y).curve(x+w-k, y, x+w, y+k, x+w, y+r).
		line(x+w, y+h-r).curve(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h).
		line(x+r, y+h).curve(x+k, y+h, x, y+h-k, x, y+h-r).
		line(x, y+r).curve(x, y+k, x+k, y, x+r, y).close()
}

func ellipse(cx, cy, rx, ry float64) *path {
	kx, ky := rx*quarter, ry*quarter
	return new(path).move(cx, cy-ry).
		curve(cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy).
		curve(cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry).
		curve(cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy).
		curve(cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry).close()
}

func circle(cx, cy, r float64) *path { return ellipse(cx, cy, r, r) }

// segment is one straight line.
func segment(x0, y0, x1, y1 float64) *path { return new(path).move(x0, y0).line(x1, y1) }

// polygon is a closed outline through points given as x, y, x, y …
func polygon(xy ...float64) *path {
	p := new(path).move(xy[0], xy[1])
	for i := 2; i+1 < len(xy); i += 2 {
		p.line(xy[i], xy[i+1])
	}
	return p.close()
}

// arc is an open part of a circle, from one angle to another, in degrees
// clockwise from the right.
func arc(cx, cy, r, from, to float64) *path {
	n := int(math.Ceil(math.Abs(to-from) / 60))
	step := (to - from) / float64(n) * math.Pi / 180
	k := 4.0 / 3 * math.Tan(step/4) * r
	at := func(i int) (x, y, s, c float64) {
		s, c = math.Sincos(from*math.Pi/180 + float64(i)*step)
		return cx + r*c, cy + r*s, s, c
	}
	x, y, s, c := at(0)
	p := new(path).move(x, y)
	for i := 1; i <= n; i++ {
		x1, y1, s1, c1 := at(i)
		p.curve(x-k*s, y+k*c, x1+k*s1, y1-k*c1, x1, y1)
		x, y, s, c = x1, y1, s1, c1
	}
	return p
}
