package printables

import "fmt"

// The smallest letters, em in mm: any that are printed, and those that are read
// at the table.
const (
	legible  = 2.2
	figure   = 2.5 // codes and numbers, by which a piece is called or counted
	readable = 3.0
)

// within breaks a text into at most most lines no wider than w, in the largest
// size from size down to least; ok is false when even the least is too large.
func (t *typeface) within(s string, w, size, least float64, most int) (lines []string, at float64, ok bool) {
	for at = size; at >= least-1e-9; at -= 0.1 {
		if lines = t.wrap(s, w, at); len(lines) <= most && t.widest(lines)*at <= w+1e-9 {
			return lines, at, true
		}
	}
	return t.wrap(s, w, least), least, false
}

// widest is the width of the longest line, in ems.
func (t *typeface) widest(lines []string) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, t.width(l))
	}
	return w
}

// tooLong is what a name is refused with that does not fit in legible letters.
func tooLong(what, name string) error {
	return fmt.Errorf("%s %q has no room for its name in letters of %g mm; give it a shorter name", what, name, legible)
}
