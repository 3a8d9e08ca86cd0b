package main

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/vision"
)

// legible is how many pixels a module has at least where some tags of the right
// game would have been read, px.
const legible = .8

// advice says in a few words what would let more tags of a picture be read, or
// nothing when it is good. px is the mean size of those that were read, px per
// module; 0 when there are none.
func advice(e exposure, px float64, found []finding) string {
	suspects := suspected(px, found)
	size := px
	if n := len(suspects); n > 0 {
		slices.Sort(suspects)
		size = suspects[n/2]
	}
	// What a blur leaves of a code depends on its size. Small codes want a
	// nearer camera rather than a sharper one.
	soft := 1.25 * max(size, px, fewest)
	switch {
	case e.bright < 60:
		return "the picture is very dark: turn on a light, and see that nothing covers the lens"
	case e.white > .05 && e.dark > 35:
		return "the picture is overexposed: turn the lamp away or down, or set the camera darker"
	case px == 0 && e.bright-e.dark < 25:
		return "the picture has one even tone: see that the camera looks at the table"
	case e.blur > soft:
		return "the picture is blurred: focus the camera, and let it stand still"
	case px > 0 && hint(px) != "":
		return hint(px)
	case px > 0 && size < fewest:
		return fmt.Sprintf("others have only %.1f px and could not be read: %s", size, hint(size))
	case px > 0:
		return ""
	case size > 0 && size < legible:
		return fmt.Sprintf("what may be tags has only %.1f px per module: %s", size, hint(size))
	case len(suspects) > 0:
		return fmt.Sprintf("%s of another game or deck: name yours with --deck or --components", counted(len(suspects), "code"))
	}
	return fmt.Sprintf("nothing looks like one: a tag needs %.0f px across, and its white square and dark frame in view", fewest*(vision.Modules+12))
}

// suspected are the sizes, in px per module, of what looks like a tag but was
// not read; where tags were read, only of what is not too unlike in size.
func suspected(px float64, found []finding) (sizes []float64) {
	for _, f := range found {
		size := side(f.Corners) / vision.Modules
		if rank(f.refused) == 0 || rank(f.refused) > rank(vision.NotOurs) || px > 0 && (size < px/3 || size > 2*px) {
			continue
		}
		sizes = append(sizes, size)
	}
	return sizes
}
