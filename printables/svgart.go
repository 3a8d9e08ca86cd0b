package printables

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"golang.org/x/image/colornames"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/look"
)

// Bounds of an SVG that people bring along.
const (
	mostShapes = 4000
	mostSteps  = 60000 // lines and curves of all shapes together
	mostHoles  = 400   // outlines of one path that is filled by even and odd
	mostWithin = 100   // groups within each other
)

// Elements that hold no drawing, or only what another element refers to, which
// is then refused where it does.
var undrawn = map[string]bool{
	"title": true, "desc": true, "metadata": true, "defs": true, "script": true,
	"linearGradient": true, "radialGradient": true, "clipPath": true, "mask": true, "pattern": true,
	"filter": true, "marker": true, "symbol": true,
}

// drawn are the elements that are understood.
var drawn = map[string]bool{
	"svg": true, "g": true, "a": true, "path": true, "rect": true, "circle": true, "ellipse": true,
	"line": true, "polygon": true, "polyline": true,
}

// instead says what to do about what cannot be drawn.
var instead = map[string]error{
	"text":  fault.Errorf("turn the text into a path"),
	"image": fault.Errorf("draw it as shapes"),
	"use":   fault.Errorf("draw the shape itself again"),
	"style": fault.Errorf("give every shape its fill and stroke itself"),
}

// errNo is what a part of an SVG gives that cannot be understood; whoever meets
// it says more.
var errNo = errors.New("not understood")

// artReader reads an SVG that people bring along, and refuses what it would
// draw wrongly.
type artReader struct {
	d     *xml.Decoder
	out   *picture
	steps int
}

// readArtSVG reads such an SVG into a box of size × size. The error goes on
// after the picture's name: "has a <text> in line 3, which …".
func readArtSVG(src []byte, size float64) (*picture, error) {
	r := &artReader{d: xml.NewDecoder(bytes.NewReader(src)), out: &picture{size: size, cut: true}}
	r.d.CharsetReader = func(charset string, in io.Reader) (io.Reader, error) {
		return nil, errNo
	}
	stack := []svgState{{m: identity, opacity: 1, fill: "#000000", stroke: "none", width: 1}}
	begun := false
	for {
		t, err := r.d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fault.Errorf("is no SVG that can be read (line %d): save it anew as plain SVG", r.line())
		}
		switch t := t.(type) {
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.StartElement:
			name := t.Name.Local
			if !begun && name != "svg" {
				return nil, fault.Errorf("is no SVG: it begins with <%s>", clipped(name))
			}
			if foreign(t.Name.Space) || undrawn[name] || hidden(t.Attr) {
				if err := r.d.Skip(); err != nil {
					return nil, fault.Errorf("is no SVG that can be read (line %d): save it anew as plain SVG", r.line())
				}
				continue
			}
			if len(stack) > mostWithin {
				return nil, fault.Errorf("has more than %d groups within each other: ungroup them, or save it as PNG", mostWithin)
			}
			s := stack[len(stack)-1]
			if err := r.element(name, t.Attr, &s, !begun); err != nil {
				return nil, err
			}
			begun = true
			stack = append(stack, s)
		}
	}
	if !begun {
		return nil, fault.Errorf("is no SVG: there is nothing in it")
	}
	if len(r.out.shapes) == 0 {
		return nil, fault.Errorf("shows nothing: draw something in it")
	}
	return r.out, nil
}

func (r *artReader) line() int {
	n, _ := r.d.InputPos()
	return n
}

// refuse names what cannot be drawn, where it stands, and what to do.
func (r *artReader) refuse(what, advice error) error {
	return fault.Errorf("has %v in line %d, which cannot be drawn: %v, or save the picture as PNG", what, r.line(), advice)
}

// element reads one element and draws it.
func (r *artReader) element(name string, attrs []xml.Attr, s *svgState, root bool) error {
	if !drawn[name] {
		advice := instead[name]
		if advice == nil {
			advice = fault.Errorf("leave it out")
		}
		return r.refuse(fault.Errorf("a <%s>", clipped(name)), advice)
	}
	e := element{}
	for _, a := range attrs {
		if !foreign(a.Name.Space) {
			e[a.Name.Local] = strings.TrimSpace(a.Value)
		}
	}
	for _, decl := range strings.Split(e["style"], ";") {
		if k, v, ok := strings.Cut(decl, ":"); ok {
			v, _, _ = strings.Cut(v, "!important")
			e[strings.TrimSpace(k)] = strings.TrimSpace(v)
		}
	}
	if err := r.inherit(e, s, root); err != nil {
		return err
	}
	if root {
		m, err := r.frame(e)
		if err != nil {
			return err
		}
		s.m = m
		return nil
	}
	p, err := e.outline(name)
	if err != nil {
		return r.refuse(fault.Errorf("a <%s> that is not understood", name), fault.Errorf("draw it anew"))
	}
	if p == nil || len(p.ops) == 0 {
		return nil
	}
	return r.draw(p.through(s.m), s)
}

// draw adds a path to the picture.
func (r *artReader) draw(p *path, s *svgState) error {
	if x0, y0, x1, y1 := p.bounds(); !(x0 > -farOff && y0 > -farOff && x1 < farOff && y1 < farOff && s.width*s.m.scale() < farOff) {
		return r.refuse(fault.Errorf("a shape far outside of the picture"), fault.Errorf("leave it out"))
	}
	if r.steps += len(p.ops); r.steps > mostSteps || len(r.out.shapes) > mostShapes {
		return fault.Errorf("has more than %d shapes or %d lines and curves: make it simpler, or save it as PNG", mostShapes, mostSteps)
	}
	if s.evenOdd {
		if len(p.split()) > mostHoles {
			return r.refuse(fault.Errorf("a path of more than %d outlines", mostHoles), fault.Errorf("make it simpler"))
		}
		p = alternate(p)
	}
	for _, ink := range []struct {
		colour  string
		opacity float64
		width   float64
	}{{s.fill, s.fillOpacity(), 0}, {s.stroke, s.strokeOpacity(), s.width * s.m.scale()}} {
		c, ok, err := artColour(ink.colour)
		switch {
		case err != nil:
			return r.refuse(fault.Errorf("the colour “%s”", clipped(ink.colour)), fault.Errorf("choose one plain colour, such as #aa3300"))
		case ok && (ink.width > 0 || ink.colour == s.fill):
			if c = look.Alpha(c, clamp(s.opacity*ink.opacity*float64(c.A)/255)); c.A > 0 {
				r.out.shapes = append(r.out.shapes, shape{p, c, ink.width})
			}
		}
	}
	return nil
}

// inherit changes the state by the element's own attributes.
func (r *artReader) inherit(e element, s *svgState, root bool) error {
	for _, name := range []string{"mask", "clip-path", "filter", "stroke-dasharray"} {
		if v := e[name]; v != "" && v != "none" && v != "0" {
			return r.refuse(fault.Errorf("“%s”", name), fault.Errorf("draw it without"))
		}
	}
	for _, name := range []string{"opacity", "fill-opacity", "stroke-opacity", "stroke-width", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2"} {
		v, given := e[name]
		if !given || v == "inherit" || v == "auto" {
			delete(e, name)
			continue
		}
		if body, ok := strings.CutSuffix(v, "%"); ok && strings.HasSuffix(name, "opacity") {
			n, err := numbers(body)
			if err == nil && len(n) == 1 {
				e[name] = fmt.Sprint(n[0] / 100)
			}
		}
		if n, err := numbers(strings.TrimSuffix(e[name], "px")); !(root && (name == "width" || name == "height")) && (err != nil || len(n) != 1 || math.IsNaN(n[0]) || math.Abs(n[0]) > 1e7 || strings.HasSuffix(e[name], "%")) {
			return r.refuse(fault.Errorf("%s=“%s”", name, clipped(v)), fault.Errorf("write a plain number"))
		}
	}
	for name, into := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "color": &s.current} {
		if v := e[name]; v != "" && v != "inherit" {
			*into = v
		}
	}
	for _, ink := range []*string{&s.fill, &s.stroke} {
		if strings.EqualFold(*ink, "currentColor") {
			if *ink = s.current; s.current == "" {
				*ink = "black"
			}
		}
	}
	if _, ok := e["stroke-width"]; ok {
		s.width = max(0, e.number("stroke-width"))
	}
	if v := e["fill-rule"]; v != "" && v != "inherit" {
		s.evenOdd = v == "evenodd"
	}
	for name, into := range map[string]*float64{"fill-opacity": &s.fillGone, "stroke-opacity": &s.strokeGone} {
		if _, ok := e[name]; ok {
			*into = 1 - clamp(e.number(name))
		}
	}
	if _, ok := e["opacity"]; ok {
		s.opacity *= clamp(e.number("opacity"))
	}
	if v := e["transform"]; v != "" && v != "none" {
		m, err := transforms(v)
		if err != nil {
			return r.refuse(fault.Errorf("%s=“%s”", "transform", clipped(v)), fault.Errorf("draw the shape in its place"))
		}
		s.m = s.m.then(m)
	}
	return nil
}

// frame carries the root's viewBox into the picture's box, as large as it fits.
func (r *artReader) frame(e element) (matrix, error) {
	var box []float64
	if v := e["viewBox"]; v != "" {
		n, err := numbers(v)
		if err != nil || len(n) != 4 {
			return identity, r.refuse(fault.Errorf("%s=“%s”", "viewBox", clipped(v)), fault.Errorf("write four numbers"))
		}
		box = n
	} else {
		w, errW := length(e["width"])
		h, errH := length(e["height"])
		if errW != nil || errH != nil {
			return identity, fault.Errorf(`does not say how large it is: write viewBox="0 0 64 64", or a width and height, into its <svg>`)
		}
		box = []float64{0, 0, w, h}
	}
	if !(box[2] > 0 && box[3] > 0 && box[2] < 1e6 && box[3] < 1e6 && math.Abs(box[0]) < 1e6 && math.Abs(box[1]) < 1e6) {
		return identity, fault.Errorf("has no size, or one beyond all measure: write viewBox=\"0 0 64 64\" into its <svg>")
	}
	size := r.out.size
	k := size / max(box[2], box[3])
	return shift((size-k*box[2])/2, (size-k*box[3])/2).then(zoom(k)).then(shift(-box[0], -box[1])), nil
}

// length is a length without its unit, whatever that is.
func length(s string) (float64, error) {
	v, n, err := number(s)
	if err == nil && (n == 0 || strings.HasSuffix(s, "%")) {
		err = errNo
	}
	return v, err
}

// transforms reads a list of SVG's transforms.
func transforms(s string) (matrix, error) {
	m := identity
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimLeft(s, " ,\t\r\n") {
		name, rest, ok := strings.Cut(s, "(")
		body, after, ok2 := strings.Cut(rest, ")")
		n, err := numbers(body)
		if !ok || !ok2 || err != nil {
			return m, errNo
		}
		one, err := transform(strings.TrimSpace(name), n)
		if err != nil {
			return m, err
		}
		m, s = m.then(one), after
	}
	return m, nil
}

func transform(name string, n []float64) (matrix, error) {
	for _, v := range n {
		if math.IsNaN(v) || math.Abs(v) > 1e7 {
			return identity, errNo
		}
	}
	tan := func(deg float64) float64 { return math.Tan(deg * math.Pi / 180) }
	switch fmt.Sprint(name, len(n)) {
	case "matrix6":
		return matrix{n[0], n[1], n[2], n[3], n[4], n[5]}, nil
	case "translate1":
		return shift(n[0], 0), nil
	case "translate2":
		return shift(n[0], n[1]), nil
	case "scale1":
		return zoom(n[0]), nil
	case "scale2":
		return matrix{a: n[0], d: n[1]}, nil
	case "rotate1":
		return turn(n[0]), nil
	case "rotate3":
		return shift(n[1], n[2]).then(turn(n[0])).then(shift(-n[1], -n[2])), nil
	case "skewX1":
		return matrix{a: 1, c: tan(n[0]), d: 1}, nil
	case "skewY1":
		return matrix{a: 1, b: tan(n[0]), d: 1}, nil
	}
	return identity, errNo
}

// artColour reads a colour; false when nothing is painted.
func artColour(s string) (look.Colour, bool, error) {
	s = strings.ToLower(strings.TrimSpace(s))
	if s == "none" || s == "transparent" {
		return look.Colour{}, false, nil
	}
	if c, ok := hexColour(s); ok {
		return c, true, nil
	}
	if c, ok := colornames.Map[s]; ok {
		return look.Colour{R: c.R, G: c.G, B: c.B, A: 255}, true, nil
	}
	body, ok := strings.CutPrefix(s, "rgb(")
	parts := strings.FieldsFunc(strings.TrimSuffix(body, ")"), func(r rune) bool { return r == ',' || r == ' ' })
	if !ok || len(parts) != 3 {
		return look.Colour{}, false, errNo
	}
	var v [3]float64
	for i, p := range parts {
		n, err := numbers(strings.TrimSuffix(p, "%"))
		if err != nil || len(n) != 1 {
			return look.Colour{}, false, errNo
		}
		if v[i] = n[0]; strings.HasSuffix(p, "%") {
			v[i] *= 2.55
		}
		v[i] = min(max(v[i], 0), 255)
	}
	return look.Colour{R: uint8(v[0] + 0.5), G: uint8(v[1] + 0.5), B: uint8(v[2] + 0.5), A: 255}, true, nil
}

// foreign reports whether a name belongs to another language than SVG, such as
// a drawing program's own notes.
func foreign(space string) bool { return space != "" && space != "http://www.w3.org/2000/svg" }

// hidden reports whether an element is not to be seen.
func hidden(attrs []xml.Attr) bool {
	for _, a := range attrs {
		v := strings.ReplaceAll(a.Value, " ", "")
		switch a.Name.Local {
		case "display":
			if v == "none" {
				return true
			}
		case "style":
			if strings.Contains(v, "display:none") {
				return true
			}
		}
	}
	return false
}

func clamp(v float64) float64 { return min(max(v, 0), 1) }

// clipped is the beginning of a text that is told in a sentence.
func clipped(s string) string {
	if r := []rune(s); len(r) > 30 {
		return string(r[:30]) + "…"
	}
	return s
}
