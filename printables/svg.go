package printables

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/look"
)

// picture is a flat coloured drawing: shapes painted in order, in a box of
// size × size.
type picture struct {
	size   float64
	shapes []shape
	cut    bool    // what reaches beyond the box is not shown
	bits   *bitmap // pixels instead of shapes, or nil
}

type shape struct {
	outline *path
	colour  look.Colour
	width   float64 // of the line when only the outline is drawn, else 0
}

// farOff is further than any part of a picture lies from its corner.
const farOff = 10000

// svgState is what an element hands down to its children.
type svgState struct {
	m       matrix
	opacity float64
	fill    string
	stroke  string
	width   float64
	evenOdd bool

	// What only pictures that people bring along have.
	current              string  // the colour that currentColor stands for
	fillGone, strokeGone float64 // shares that are transparent
}

func (s *svgState) fillOpacity() float64   { return 1 - s.fillGone }
func (s *svgState) strokeOpacity() float64 { return 1 - s.strokeGone }

// readSVG reads the simple SVG of the picture font: paths, polygons, circles
// and the like in flat colours, no gradients. Opacity of a group is handed to
// its members.
func readSVG(src []byte, size float64) (*picture, error) {
	out := &picture{size: size}
	stack := []svgState{{m: identity, opacity: 1, fill: "#000000", stroke: "none", width: 1}}
	d := xml.NewDecoder(bytes.NewReader(src))
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return out, nil
		}
		if err != nil {
			return nil, fmt.Errorf("the picture is not readable SVG: %w", err)
		}
		switch t := t.(type) {
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.StartElement:
			e := element{}
			for _, a := range t.Attr {
				e[a.Name.Local] = a.Value
			}
			s := stack[len(stack)-1]
			if err := e.inherit(&s); err != nil {
				return nil, err
			}
			stack = append(stack, s)
			p, err := e.outline(t.Name.Local)
			if err != nil {
				return nil, err
			}
			if p == nil {
				continue
			}
			if p = p.through(s.m); len(p.ops) == 0 {
				continue
			}
			// Not "beyond": a place that is not a number must fail too.
			if x0, y0, x1, y1 := p.bounds(); !(x0 > -farOff && y0 > -farOff && x1 < farOff && y1 < farOff && s.width*s.m.scale() < farOff) {
				return nil, errors.New("the picture reaches far beyond its box")
			}
			if s.evenOdd {
				p = alternate(p)
			}
			if c, ok := hexColour(s.fill); ok {
				out.shapes = append(out.shapes, shape{p, look.Alpha(c, s.opacity), 0})
			}
			if c, ok := hexColour(s.stroke); ok {
				out.shapes = append(out.shapes, shape{p, look.Alpha(c, s.opacity), s.width * s.m.scale()})
			}
		}
	}
}

// element is an SVG element's attributes.
type element map[string]string

func (e element) number(name string) float64 {
	v, _ := strconv.ParseFloat(strings.TrimSuffix(e[name], "px"), 64)
	return v
}

// inherit changes the state by the element's own attributes.
func (e element) inherit(s *svgState) error {
	if v, ok := e["fill"]; ok {
		s.fill = v
	}
	if v, ok := e["stroke"]; ok {
		s.stroke = v
	}
	if _, ok := e["stroke-width"]; ok {
		s.width = e.number("stroke-width")
	}
	if v, ok := e["fill-rule"]; ok {
		s.evenOdd = v == "evenodd"
	}
	if _, ok := e["opacity"]; ok {
		s.opacity *= e.number("opacity")
	}
	if v, ok := e["transform"]; ok {
		body, found := strings.CutPrefix(strings.TrimSpace(v), "matrix(")
		n, err := numbers(strings.TrimSuffix(body, ")"))
		if !found || err != nil || len(n) != 6 {
			return fmt.Errorf("the picture has a transform that is not understood: %q", v)
		}
		s.m = s.m.then(matrix{n[0], n[1], n[2], n[3], n[4], n[5]})
	}
	return nil
}

// outline is the element's path, or nil when it draws nothing itself.
func (e element) outline(name string) (*path, error) {
	switch name {
	case "path":
		return pathData(e["d"])
	case "rect":
		x, y, w, h := e.number("x"), e.number("y"), e.number("width"), e.number("height")
		if r := max(e.number("rx"), e.number("ry")); r > 0 {
			return rounded(x, y, w, h, r), nil
		}
		return rect(x, y, w, h), nil
	case "circle":
		return circle(e.number("cx"), e.number("cy"), e.number("r")), nil
	case "ellipse":
		return ellipse(e.number("cx"), e.number("cy"), e.number("rx"), e.number("ry")), nil
	case "line":
		return segment(e.number("x1"), e.number("y1"), e.number("x2"), e.number("y2")), nil
	case "polygon", "polyline":
		n, err := numbers(e["points"])
		if err != nil || len(n) < 4 {
			return nil, fmt.Errorf("the picture has a polygon without points: %q", e["points"])
		}
		return polygon(n...), nil
	}
	return nil, nil
}

// hexColour reads #rrggbb or #rgb; anything else paints nothing.
func hexColour(s string) (look.Colour, bool) {
	s, ok := strings.CutPrefix(s, "#")
	if !ok {
		return look.Colour{}, false
	}
	if len(s) == 3 {
		s = string([]byte{s[0], s[0], s[1], s[1], s[2], s[2]})
	}
	v, err := strconv.ParseUint(s, 16, 32)
	if err != nil || len(s) != 6 {
		return look.Colour{}, false
	}
	return look.Colour{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}, true
}

// alternate turns every outline that lies within an odd number of others
// against them, so that the non-zero rule fills what even-odd would.
func alternate(p *path) *path {
	parts := p.split()
	flat := make([][]point, len(parts))
	for i, q := range parts {
		for _, run := range q.polylines(0.5) {
			flat[i] = append(flat[i], run...)
		}
	}
	out := new(path)
	for i, q := range parts {
		if len(flat[i]) == 0 {
			continue
		}
		depth := 0
		for j := range flat {
			if i != j && inside(flat[j], flat[i][0]) {
				depth++
			}
		}
		if (area(flat[i]) > 0) != (depth%2 == 0) {
			q = q.reversed()
		}
		out.add(q)
	}
	return out
}

func area(run []point) float64 {
	sum := 0.0
	for i, a := range run {
		b := run[(i+1)%len(run)]
		sum += a.x*b.y - b.x*a.y
	}
	return sum / 2
}

func inside(run []point, q point) bool {
	in := false
	for i, a := range run {
		b := run[(i+1)%len(run)]
		if (a.y > q.y) != (b.y > q.y) && q.x < a.x+(b.x-a.x)*(q.y-a.y)/(b.y-a.y) {
			in = !in
		}
	}
	return in
}
