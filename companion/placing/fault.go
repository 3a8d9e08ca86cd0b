package placing

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// fault is something to change.
type fault struct {
	key     string // stays the same while its figures change
	text    game.Text
	hinders bool // play
}

// Limits of what is seen well.
const (
	smallPx   = .85  // px per module below which cards are small
	tinyPx    = .75  // and too small to play
	goodPx    = 1.3  // where they are read at once
	tiltLimit = 36.0 // degrees off straight down
	tiltMax   = 45.0
	cutMM     = 5.0 // of a mat out of the picture
)

// Flaw says what to do about a flaw of the whole picture; empty for none.
func Flaw(f vision.Flaw) game.Text {
	switch f {
	case vision.TooDark:
		return game.Say("The picture is very dark: turn on a light, and see that nothing covers the lens.")
	case vision.TooBright:
		return game.Say("The picture is too bright: turn the lamp away or down, or set the camera darker.")
	case vision.EvenTone:
		return game.Say("The picture has one even tone: see that the camera looks at the table.")
	case vision.Blurred:
		return game.Say("The picture is blurred: focus the camera, and let it stand still.")
	}
	return game.Text{}
}

// faults are those of a picture, the most urgent first.
func (v *view) faults() []fault {
	var out []fault
	add := func(key string, hinders bool, text game.Text) { out = append(out, fault{key, text, hinders}) }

	all := v.seen() == len(v.mats)
	if v.flaw != vision.Flawless {
		add(fmt.Sprint("flaw ", v.flaw), !all, Flaw(v.flaw))
	}
	switch {
	case v.closer.mirrored:
		add("mirrored", true, game.Say("The picture is mirrored, and no tag can be read so: switch Mirror on or off."))
		return out
	case v.closer.pxPerModule > 0 && v.flaw == vision.Flawless:
		out = append(out, v.tooSmallFault(v.closer.pxPerModule))
		return out
	case v.flaw != vision.Flawless && v.seen() == 0:
		return out // which says it all
	}
	if v.tilt > tiltLimit {
		add("aside", v.tilt > tiltMax, game.Say("The camera looks from too far aside: hang it more above the middle of the table."))
	}
	cuts := v.cutOffFaults()
	out = append(out, cuts...)
	if v.closer.foreign >= minTags {
		add("foreign", true, game.Say("There are cards or mats of another game or deck: this game needs its own."))
	}
	if v.moving && !all {
		add("moving", true, game.Say("Something keeps moving: take your hands away for a moment, and let the camera stand still."))
	}
	// Where the mats do not fit, the others lie outside.
	if f := v.missingFault(); f.key != "" && (len(cuts) == 0 || cuts[0].key != keyTooLow) {
		out = append(out, f)
	}
	for i, a := range v.mats {
		for _, b := range v.mats[i+1:] {
			if a.seen && b.seen && a.known && b.known && (coversZone(a, b) || coversZone(b, a)) {
				add("overlap "+a.ID+" "+b.ID, true, game.Say("The mats “%s” and “%s” overlap: lay them side by side.", name(a), name(b)))
			}
		}
	}
	for _, m := range v.mats {
		if m.glare {
			add("glare "+m.ID, !m.seen, v.lampText(m))
		}
	}
	if v.px > 0 && v.px < smallPx {
		out = append(out, v.tooSmallFault(v.px))
	}
	return out
}

// lampText says which lamp is reflected on a mat: that beyond the reflection, seen
// from below the camera.
func (v *view) lampText(m mat) game.Text {
	const near = .12 // of the picture's width, from its middle
	x, y := (m.lamp.X-v.w/2)/v.w, (m.lamp.Y-v.h/2)/v.w
	switch {
	case math.Hypot(x, y) < near:
		return game.Say("A lamp close to the camera is reflected on the mat “%s”: move the lamp, or lay the mat elsewhere.", name(m))
	case math.Abs(x) > math.Abs(y) && x < 0:
		return game.Say("A lamp at the left of the picture is reflected on the mat “%s”: move the lamp, or lay the mat elsewhere.", name(m))
	case math.Abs(x) > math.Abs(y):
		return game.Say("A lamp at the right of the picture is reflected on the mat “%s”: move the lamp, or lay the mat elsewhere.", name(m))
	case y < 0:
		return game.Say("A lamp at the top of the picture is reflected on the mat “%s”: move the lamp, or lay the mat elsewhere.", name(m))
	}
	return game.Say("A lamp at the bottom of the picture is reflected on the mat “%s”: move the lamp, or lay the mat elsewhere.", name(m))
}

func name(m mat) game.Piece { return game.Piece{ID: m.ID, Name: m.Name} }

// missingFault says which mats are not seen. Mats with glare have a fault of
// their own.
func (v *view) missingFault() fault {
	var gone []mat
	for _, m := range v.mats {
		if !m.seen && !m.glare {
			gone = append(gone, m)
		}
	}
	f := fault{key: "missing", hinders: true}
	seen, all := v.seen(), len(v.mats)
	switch n := len(gone); {
	case n == 0:
		return fault{}
	case n == all && all > 1:
		f.text = game.Say("None of the %d mats is seen: lay them under the camera, at most about %d cm below it, or %d cm if they are printed small.", all, roundedCM(v.height(smallPx)), roundedCM(v.height(smallPx)*miniScale))
	case n == all:
		f.text = game.Say("The mat “%s” is not seen: lay it under the camera, at most about %d cm below it, or %d cm if it is printed small.", name(gone[0]), roundedCM(v.height(smallPx)), roundedCM(v.height(smallPx)*miniScale))
	case n == 1:
		f.text = game.Say("%d of %d mats seen: “%s” is missing.", seen, all, name(gone[0]))
	case n == 2:
		f.text = game.Say("%d of %d mats seen: “%s” and “%s” are missing.", seen, all, name(gone[0]), name(gone[1]))
	default:
		f.text = game.Say("%d of %d mats seen: “%s”, “%s” and others are missing.", seen, all, name(gone[0]), name(gone[1]))
	}
	return f
}

const keyTooLow = "too low"

// cutOffFaults are those of mats that extend beyond the picture.
func (v *view) cutOffFaults() []fault {
	var cut []mat
	var sides [4]bool
	for _, m := range v.mats {
		over := false
		for side, mm := range m.cutOff {
			if m.seen && m.known && mm > cutMM {
				sides[side], over = true, true
			}
		}
		if over {
			cut = append(cut, m)
		}
	}
	if len(cut) == 0 {
		return nil
	}
	count := 0
	for _, over := range sides {
		if over {
			count++
		}
	}
	switch {
	case !(sides[left] && sides[right] || sides[top] && sides[bottom] || count > 1 && len(cut) > 2):
	case v.seen() == len(v.mats):
		return []fault{{keyTooLow, game.Say("The mats do not fit into the picture: raise the camera by about %d %% of its height above the table.", roundedPercent(v.extent()/.94-1)), true}}
	default:
		return []fault{{keyTooLow, game.Say("The mats do not fit into the picture: raise the camera."), true}}
	}
	var out []fault
	for _, m := range cut {
		worst := left
		for side, mm := range m.cutOff {
			if mm > m.cutOff[worst] {
				worst = side
			}
		}
		text := [...]game.Text{
			left:   game.Say("The mat “%s” is cut off at the left: move it, or the camera.", name(m)),
			right:  game.Say("The mat “%s” is cut off at the right: move it, or the camera.", name(m)),
			top:    game.Say("The mat “%s” is cut off at the top: move it, or the camera.", name(m)),
			bottom: game.Say("The mat “%s” is cut off at the bottom: move it, or the camera.", name(m)),
		}[worst]
		out = append(out, fault{"cut " + m.ID, text, true})
	}
	return out
}

// tooSmallFault says what to do about a picture with so few px per module.
func (v *view) tooSmallFault(px float64) fault {
	f := fault{key: "small", hinders: px < tinyPx}
	grow := goodPx / px
	if v.seen() == len(v.mats) {
		grow = min(grow, .96/v.extent()) // what fits into the picture
	}
	if px*grow > smallPx {
		f.text = game.Say("Cards are too small in the picture: lower the camera by about %d %% of its height above the table.", roundedPercent(1-1/grow))
		return f
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		if px*grow*float64(size[0])/max(v.w, v.h) > smallPx {
			f.text = game.Say("Cards are too small in the picture: choose a larger one, such as %d × %d, if the camera has it.", size[0], size[1])
			return f
		}
	}
	f.text = game.Say("Cards are too small in the picture: lay the mats closer together, and lower the camera.")
	return f
}

// miniScale is the scale of a box that is printed small. Nobody says whether
// this one is, so figures are given for both.
const miniScale = 44.0 / 63

// roundedPercent is a share in %, in steps that a person can judge by eye.
func roundedPercent(part float64) int { return max(5, 5*int(math.Round(part*20))) }

// roundedCM is a length of so many mm in cm, in steps that a person can judge by
// eye.
func roundedCM(mm float64) int { return max(5, 5*int(math.Round(mm/50))) }
