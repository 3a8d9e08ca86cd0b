package vision

import "math"

// estimateCameraMotion estimates the homography by which the whole picture has
// moved, from where tags were and where they are now. It tries similarities
// through pairs of tags and keeps that with the most inliers, as RANSAC does
// (Fischler and Bolles 1981; OpenCV's findHomography with RANSAC), then fits a
// homography to the inliers. It reports false when the tags stay, and when too
// few of them agree: those were moved by hand. One tag alone may itself have
// been moved, so at least two are needed.
func estimateCameraMotion(before, after []Quad) (Homography, bool) {
	n := len(before)
	if n < 2 {
		return Homography{}, false
	}
	const stays = .5 // px
	still := 0
	for i := range before {
		if distance(diagonalIntersection(before[i]), diagonalIntersection(after[i])) < stays {
			still++
		}
	}
	if still > n/2 || n == 2 && still > 0 {
		return Homography{}, false
	}
	from, to := make([]Point, n), make([]Point, n)
	for i := range before {
		from[i], to[i] = diagonalIntersection(before[i]), diagonalIntersection(after[i])
	}
	const loose, tight = 8, 3 // px an inlier may be off, while fitting and in the end
	best, most := Homography{}, 0
	for step := 1; step <= min(3, n-1); step++ {
		for i := range n {
			j := (i + step*(n/4+1)) % n
			if i == j {
				continue
			}
			if h, ok := similarity(from[i], from[j], to[i], to[j]); ok {
				if k := countInliers(h, from, to, loose); k > most {
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
				f, t = append(f, before[i][:]...), append(t, after[i][:]...)
			}
		}
		h, ok := fitHomography(f, t, nil)
		if !ok {
			break
		}
		if k := countInliers(h, from, to, loose); k >= most {
			best, most = h, k
		}
	}
	return best, countInliers(best, from, to, tight) >= enough
}

// countInliers counts the points that a homography maps to within so many px of
// their counterparts.
func countInliers(h Homography, from, to []Point, within float64) (n int) {
	for i := range from {
		if distance(h.Apply(from[i]), to[i]) < within {
			n++
		}
	}
	return n
}

// similarity is the similarity transform that maps a to c and b to d. It
// reports false when its scale is less than a half or more than two.
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
