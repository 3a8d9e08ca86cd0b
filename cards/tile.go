package cards

import "math"

// A tile is a mat that is laid edge to edge with others, anywhere around one
// that lies first and carries their berths as zones: a built map is then a
// layout like any other, each tile in a berth.

// Tiled reports whether tiles lie in the zone.
func (z Zone) Tiled() bool { return z.Style == Berth || z.Style == Yard }

// Holds reports whether a tile with its centre at x, y (mm, in the frame of the
// zone's mat), turned clockwise against that mat by degrees, lies in the zone:
// in a berth within an eighth of a turn of its own.
func (z Zone) Holds(x, y, turn float64) bool {
	if !z.Tiled() || !z.Contains(x, y) {
		return false
	}
	return z.Style == Yard || math.Abs(math.Remainder(turn-z.Turn, 360)) < 45
}

// Stand is where the centre of the n-th piece of w × h mm goes in a tray, from 0: in
// rows from the left, as many as fit, and anew when the tray is full.
func (z Zone) Stand(n int, w, h float64) (x, y float64) {
	cols, rows := max(1, int(z.W/w)), max(1, int(z.H/h))
	n %= cols * rows
	return z.X + z.W*(float64(n%cols)+0.5)/float64(cols), z.Y + z.H*(float64(n/cols)+0.5)/float64(rows)
}
