package main

import (
	"fmt"
	"math"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
)

// scanned is one line of scan --json.
type scanned struct {
	Source      string       `json:"source"`
	Frame       int          `json:"frame"`
	Width       int          `json:"width"`
	Height      int          `json:"height"`
	PxPerModule float64      `json:"px_per_module"`
	MS          float64      `json:"ms"`
	Tags        []scannedTag `json:"tags"`
	Explained   string       `json:"explained,omitempty"` // the file that scan --explain wrote

	advice string // what would help, or empty
	missed int    // what looks like a tag but was not read
}

// scannedTag is one tag; mat, zone and mm are null when no mat is known.
type scannedTag struct {
	Payload string        `json:"payload"`
	Piece   string        `json:"piece"`
	Corners [4][2]float64 `json:"corners"`
	Score   float64       `json:"score"`
	Mat     *string       `json:"mat"`
	Zone    *string       `json:"zone"`
	X       *float64      `json:"x_mm"`
	Y       *float64      `json:"y_mm"`
	Angle   *float64      `json:"angle_deg"`
}

// report says where each tag lies.
func report(surface *table.Surface, seen []vision.Sighting, poses []vision.PlatePose) scanned {
	line := scanned{Tags: []scannedTag{}}
	for _, s := range seen {
		t := scannedTag{Payload: s.ID, Score: round(s.Score, 3)}
		for i, c := range s.Corners {
			t.Corners[i] = [2]float64{round(c.X, 2), round(c.Y, 2)}
		}
		spot, onMat := surface.Locate(s.ID, s.Corners, poses)
		t.Piece = spot.Piece
		if onMat {
			x, y, angle := round(spot.X, 2), round(spot.Y, 2), round(spot.Angle, 2)
			t.Mat, t.X, t.Y, t.Angle = &spot.Mat, &x, &y, &angle
			if spot.Zone != "" {
				t.Zone = &spot.Zone
			}
		}
		line.PxPerModule += s.Corners.Side() / cards.Modules / float64(len(seen))
		line.Tags = append(line.Tags, t)
	}
	line.PxPerModule = round(line.PxPerModule, 3)
	return line
}

// String is the line for people.
func (l scanned) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, frame %d: %s", l.Source, l.Frame, l.title())
	b.WriteByte('\n')
	for _, t := range l.Tags {
		where := "on no mat"
		if t.Mat != nil {
			where = fmt.Sprintf("%s at %.0f, %.0f mm", *t.Mat, *t.X, *t.Y)
		}
		if t.Zone != nil {
			where = *t.Zone + " (" + where + ")"
		}
		fmt.Fprintf(&b, "  %s %-24s %s\n", t.Payload, t.Piece, where)
	}
	switch {
	case l.Explained != "":
		fmt.Fprintf(&b, "  explained in %s\n", l.Explained)
	case l.missed > 0:
		more := ""
		if len(l.Tags) > 0 {
			more = " more"
		}
		fmt.Fprintf(&b, "  %d%s may be tags and could not be read: scan --explain shows why\n", l.missed, more)
	}
	return b.String()
}

// title says how many tags were read, how large they are, and what would help.
func (l scanned) title() string {
	s := "no tags"
	if n := len(l.Tags); n > 0 {
		s = fmt.Sprintf("%s, %.1f px per module", counted(n, "tag"), l.PxPerModule)
	}
	if l.advice != "" {
		s += ": " + l.advice
	}
	return s
}

// fewest is how many pixels a module should have for a tag to be read at once
// when it is tilted, soft or noisy, too.
const fewest = 1.2

// hint says what to do about a picture that is too coarse. Half the distance
// makes tags twice as large.
func hint(pxPerModule float64) string {
	nearer := 1 - pxPerModule/fewest
	if nearer <= 0 {
		return ""
	}
	for _, part := range []struct {
		upTo float64
		name string
	}{{0.1, "a tenth"}, {0.2, "a fifth"}, {0.26, "a quarter"}, {0.34, "a third"}} {
		if nearer <= part.upTo {
			return "move the camera closer by " + part.name
		}
	}
	return "move the camera closer by half"
}

func round(v float64, digits int) float64 {
	p := math.Pow(10, float64(digits))
	return math.Round(v*p) / p
}

// counted is a number of things: "1 tag", "2 tags".
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
