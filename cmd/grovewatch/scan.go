package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/printables"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type scanCmd struct {
	Sources    []string `arg:"" name:"image" help:"Pictures, folders of pictures or videos."`
	JSON       bool     `help:"Print one line of JSON a frame; the format is in the README."`
	Deck       string   `default:"grove" help:"Which game's tags to look for (${default})."`
	Components string   `type:"path" help:"Take the tags from a components.json instead."`
}

// scanned is one line of scan --json.
type scanned struct {
	Source      string       `json:"source"`
	Frame       int          `json:"frame"`
	Width       int          `json:"width"`
	Height      int          `json:"height"`
	PxPerModule float64      `json:"px_per_module"`
	MS          float64      `json:"ms"`
	Tags        []scannedTag `json:"tags"`
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

// Run scans every source, goes on after one that fails, and fails at the end.
func (c *scanCmd) Run() error {
	box, err := c.box()
	if err != nil {
		return err
	}
	surface := table.NewSurface(box)
	codes, err := surface.Codes()
	if err != nil {
		return err
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		return err
	}
	failed := false
	for _, name := range c.Sources {
		if err := c.scan(name, surface, vision.NewReader(book)); err != nil {
			failed = true
			fmt.Fprintf(os.Stderr, "grovewatch: %s: %v\n", name, err)
		}
	}
	if failed {
		return errTold
	}
	return nil
}

func (c *scanCmd) box() (*cards.Box, error) {
	if c.Components != "" {
		list, err := printables.ReadComponents(c.Components)
		if err != nil {
			return nil, err
		}
		return list.Box(), nil
	}
	g, err := games.Find(c.Deck)
	if err != nil {
		return nil, err
	}
	return g.Box(), nil
}

// scan reads one source to its end.
func (c *scanCmd) scan(name string, surface *table.Surface, reader *vision.Reader) (err error) {
	src, err := opencv.Open(name, opencv.Options{})
	if err != nil {
		return err
	}
	defer src.Close()
	out := json.NewEncoder(os.Stdout)
	plates := surface.Plates()
	for {
		f, err := src.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		start := time.Now()
		seen := reader.Read(f)
		line := report(surface, seen, vision.Register(plates, seen))
		line.MS = round(float64(time.Since(start).Microseconds())/1000, 2)
		line.Source, line.Frame = name, f.Seq
		line.Width, line.Height = f.Gray.Bounds().Dx(), f.Gray.Bounds().Dy()
		if c.JSON {
			err = out.Encode(line)
		} else {
			err = line.print(os.Stdout)
		}
		if err != nil {
			return err
		}
	}
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
		line.PxPerModule += side(s.Corners) / cards.Modules / float64(len(seen))
		line.Tags = append(line.Tags, t)
	}
	line.PxPerModule = round(line.PxPerModule, 3)
	return line
}

// print writes the line for people.
func (l scanned) print(w io.Writer) error {
	_, err := fmt.Fprintf(w, "%s, frame %d: %d tags, %.1f px per module\n", l.Source, l.Frame, len(l.Tags), l.PxPerModule)
	for _, t := range l.Tags {
		where := "on no mat"
		if t.Mat != nil {
			where = fmt.Sprintf("%s at %.0f, %.0f mm", *t.Mat, *t.X, *t.Y)
		}
		if t.Zone != nil {
			where = *t.Zone + " (" + where + ")"
		}
		if err == nil {
			_, err = fmt.Fprintf(w, "  %s %-24s %s\n", t.Payload, t.Piece, where)
		}
	}
	return err
}

// side is the mean side of a code, px.
func side(q vision.Quad) float64 {
	sum := 0.0
	for i, p := range q {
		n := q[(i+1)%4]
		sum += math.Hypot(n.X-p.X, n.Y-p.Y) / 4
	}
	return sum
}

func round(v float64, digits int) float64 {
	p := math.Pow(10, float64(digits))
	return math.Round(v*p) / p
}
