package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/vision"
)

// advice says in a few words what would let more tags of a picture be read, or
// nothing when it is good. px is the mean size of those that were read, px per
// module; 0 when there are none.
func advice(e vision.Exposure, px float64, found []finding) string {
	suspects := suspected(px, found)
	size := px
	if n := len(suspects); n > 0 {
		slices.Sort(suspects)
		size = suspects[n/2]
	}
	flaw := e.Flaw(max(size, px))
	switch {
	case flaw != vision.Flawless:
		return inline(placing.Flaw(flaw))
	case px > 0 && hint(px) != "":
		return hint(px)
	case px > 0 && size < fewest:
		return fmt.Sprintf("others have only %.1f px and could not be read: %s", size, hint(size))
	case px > 0:
		return ""
	case size > 0 && size < placing.Legible:
		return fmt.Sprintf("what may be tags has only %.1f px per module: %s", size, hint(size))
	case len(suspects) > 0:
		return fmt.Sprintf("%s of another game or deck: name yours with --deck or --components", counted(len(suspects), "code"))
	}
	return fmt.Sprintf("nothing looks like one: a tag needs %.0f px across, and its white square and dark frame in view", fewest*(vision.Modules+12))
}

// inline is a sentence that goes on after a colon.
func inline(t game.Text) string {
	s := strings.TrimSuffix(t.String(), ".")
	return strings.ToLower(s[:1]) + s[1:]
}

// suspected are the sizes, in px per module, of what looks like a tag but was
// not read; where tags were read, only of what is not too unlike in size.
func suspected(px float64, found []finding) (sizes []float64) {
	for _, f := range found {
		size := f.Corners.Side() / vision.Modules
		if rank(f.refused) == 0 || rank(f.refused) > rank(vision.NotOurs) || px > 0 && (size < px/3 || size > 2*px) {
			continue
		}
		sizes = append(sizes, size)
	}
	return sizes
}
