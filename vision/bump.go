package vision

import "math"

// shift is how the whole picture has moved: the map of where tags were to
// where they are that most of them agree on, when they have moved at all.
// A few tags that go another way were moved by hand. Two tags are needed: one
// alone may itself have been moved.
func shift(was, is []Quad) (Homography, bool) {
	n := len(was)
	if n < 2 {
		return Homography{}, false
	}
	const stays = .8 // px
	still := 0
	for i := range was {
		if distance(crossing(was[i]), crossing(is[i])) < stays {
			still++
		}
	}
	if still > n/2 || n == 2 && still > 0 {
		return Homography{}, false
	}
	from, to := make([]Point, n), make([]Point, n)
	for i := range was {
		from[i], to[i] = crossing(was[i]), crossing(is[i])
	}
	const loose, tight = 8, 3 // px
	best, most := Homography{}, 0
	for step := 1; step <= min(3, n-1); step++ {
		for i := range n {
			j := (i + step*(n/4+1)) % n
			if i == j {
				continue
			}
			if h, ok := similarity(from[i], from[j], to[i], to[j]); ok {
				if k := agree(h, from, to, loose); k > most {
					best, most = h, k
				}
			}
		}
	}
	enough := max(2, (3*n+4)/5)
	for range 3 {
		if most < enough {
			return Homography{}, false
		}
		var f, t []Point
		for i := range from {
			if distance(best.Apply(from[i]), to[i]) < loose {
				f, t = append(f, was[i][:]...), append(t, is[i][:]...)
			}
		}
		h, ok := fitHomography(f, t, nil)
		if !ok {
			break
		}
		if k := agree(h, from, to, loose); k >= most {
			best, most = h, k
		}
	}
	return best, agree(best, from, to, tight) >= enough
}

func agree(h Homography, from, to []Point, within float64) (n int) {
	for i := range from {
		if distance(h.Apply(from[i]), to[i]) < within {
			n++
		}
	}
	return n
}

// similarity maps a to c and b to d.
func similarity(a, b, c, d Point) (Homography, bool) {
	ux, uy, vx, vy := b.X-a.X, b.Y-a.Y, d.X-c.X, d.Y-c.Y
	n := ux*ux + uy*uy
	if n < 1 {
		return Homography{}, false
	}
	p, q := (ux*vx+uy*vy)/n, (ux*vy-uy*vx)/n
	if s := math.Hypot(p, q); s < .5 || s > 2 {
		return Homography{}, false
	}
	return Homography{p, -q, c.X - p*a.X + q*a.Y, q, p, c.Y - q*a.X - p*a.Y, 0, 0, 1}, true
}
