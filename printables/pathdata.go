package printables

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// numbers reads SVG's terse lists: "1.5-2 .5.5" is 1.5, -2, 0.5, 0.5.
func numbers(s string) ([]float64, error) {
	var out []float64
	for i := 0; i < len(s); {
		v, n, err := number(s[i:])
		if err != nil {
			return nil, err
		}
		if n == 0 {
			break
		}
		out, i = append(out, v), i+n
	}
	return out, nil
}

// number reads one number and says how many bytes it took with the separators
// before it; 0 at the end of the text or before a letter.
func number(s string) (v float64, n int, err error) {
	i := 0
	for i < len(s) && (s[i] <= ' ' || s[i] == ',') {
		i++
	}
	start, dot, exp := i, false, false
scan:
	for ; i < len(s); i++ {
		switch c := s[i]; {
		case c >= '0' && c <= '9':
		case c == '-' || c == '+':
			if i != start && s[i-1] != 'e' && s[i-1] != 'E' {
				break scan
			}
		case c == '.':
			if dot || exp {
				break scan
			}
			dot = true
		case (c == 'e' || c == 'E') && i > start:
			exp = true
		default:
			break scan
		}
	}
	if i == start {
		return 0, 0, nil
	}
	v, err = strconv.ParseFloat(s[start:i], 64)
	if err != nil {
		return 0, 0, fmt.Errorf("the picture has a number that is not one: %q", s[start:i])
	}
	return v, i, nil
}

// arity is how many numbers each command of SVG path data takes.
var arity = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

// pathData reads an SVG path, absolute or relative.
func pathData(d string) (*path, error) {
	p := new(path)
	var at, start, ctrl point
	var cmd byte
	for i := 0; i < len(d); {
		c := d[i]
		if c <= ' ' || c == ',' {
			i++
			continue
		}
		if c >= 'A' {
			cmd, i = c, i+1
		}
		upper := cmd &^ 0x20
		n, known := arity[upper]
		if !known {
			return nil, fmt.Errorf("the picture has a path command that is not understood: %q", string(cmd))
		}
		var v [7]float64
		for k := range n {
			x, took, err := number(d[i:])
			if upper == 'A' && (k == 3 || k == 4) { // flags need no separator
				x, took = flag(d[i:])
			}
			if err != nil {
				return nil, err
			}
			if took == 0 {
				return nil, fmt.Errorf("the picture has a path that breaks off after %q", d[:i])
			}
			v[k], i = x, i+took
		}
		var o point
		if cmd != upper {
			o = at
		}
		if upper != 'M' && len(p.ops) == 0 {
			return nil, fmt.Errorf("the picture has a path that does not begin with a move: %q", d)
		}
		last := ctrl
		switch upper {
		case 'M':
			at = point{o.x + v[0], o.y + v[1]}
			start = at
			p.move(at.x, at.y)
			cmd-- // further pairs are lines
		case 'L':
			at = point{o.x + v[0], o.y + v[1]}
			p.line(at.x, at.y)
		case 'H':
			at.x = o.x + v[0]
			p.line(at.x, at.y)
		case 'V':
			at.y = o.y + v[0]
			p.line(at.x, at.y)
		case 'C', 'S':
			a, b, e := point{o.x + v[0], o.y + v[1]}, point{o.x + v[2], o.y + v[3]}, point{o.x + v[4], o.y + v[5]}
			if upper == 'S' {
				a, b, e = point{2*at.x - last.x, 2*at.y - last.y}, a, b
			}
			p.curve(a.x, a.y, b.x, b.y, e.x, e.y)
			at, ctrl = e, b
		case 'Q', 'T': // raised to a cubic
			q, e := point{o.x + v[0], o.y + v[1]}, point{o.x + v[2], o.y + v[3]}
			if upper == 'T' {
				q, e = point{2*at.x - last.x, 2*at.y - last.y}, q
			}
			p.curve(at.x+(q.x-at.x)*2/3, at.y+(q.y-at.y)*2/3, e.x+(q.x-e.x)*2/3, e.y+(q.y-e.y)*2/3, e.x, e.y)
			at, ctrl = e, q
		case 'A':
			e := point{o.x + v[5], o.y + v[6]}
			p.sweep(at, e, math.Abs(v[0]), math.Abs(v[1]), v[2], v[3] != 0, v[4] != 0)
			at = e
		case 'Z':
			p.close()
			at = start
			cmd = 0
		}
		switch upper { // a smooth curve goes on from one of its own sort only
		case 'C', 'S', 'Q', 'T':
		default:
			ctrl = at
		}
		if quad := upper == 'Q' || upper == 'T'; i < len(d) && len(p.ops) > 0 {
			if next := strings.TrimLeft(d[i:], " ,\t\r\n"); next != "" {
				n := next[0] &^ 0x20
				if n == 'S' && quad || n == 'T' && !quad {
					ctrl = at
				}
			}
		}
	}
	return p, nil
}

// flag reads one of an arc's two flags.
func flag(s string) (v float64, n int) {
	i := 0
	for i < len(s) && (s[i] <= ' ' || s[i] == ',') {
		i++
	}
	if i < len(s) && (s[i] == '0' || s[i] == '1') {
		return float64(s[i] - '0'), i + 1
	}
	return 0, 0
}

// sweep draws SVG's elliptical arc from a to b (SVG 1.1, appendix F.6).
func (p *path) sweep(a, b point, rx, ry, degrees float64, large, clockwise bool) {
	if a == b {
		return
	}
	if rx == 0 || ry == 0 {
		p.line(b.x, b.y)
		return
	}
	tilt := turn(degrees)
	back := turn(-degrees)
	h := back.apply(point{(a.x - b.x) / 2, (a.y - b.y) / 2})
	if over := h.x*h.x/(rx*rx) + h.y*h.y/(ry*ry); over > 1 {
		rx, ry = rx*math.Sqrt(over), ry*math.Sqrt(over)
	}
	k := math.Sqrt(max(0, rx*rx*ry*ry-rx*rx*h.y*h.y-ry*ry*h.x*h.x) / (rx*rx*h.y*h.y + ry*ry*h.x*h.x))
	if large == clockwise {
		k = -k
	}
	c := point{k * rx * h.y / ry, -k * ry * h.x / rx}
	from := math.Atan2((h.y-c.y)/ry, (h.x-c.x)/rx)
	by := math.Atan2((-h.y-c.y)/ry, (-h.x-c.x)/rx) - from
	if clockwise && by < 0 {
		by += 2 * math.Pi
	} else if !clockwise && by > 0 {
		by -= 2 * math.Pi
	}
	if !(math.Abs(by) > 1e-9) { // not a number, too
		p.line(b.x, b.y)
		return
	}
	mid := tilt.apply(c)
	place := shift(mid.x+(a.x+b.x)/2, mid.y+(a.y+b.y)/2).then(tilt).then(matrix{a: rx, d: ry})
	bow := arc(0, 0, 1, from*180/math.Pi, (from+by)*180/math.Pi).through(place)
	p.ops, p.pts = append(p.ops, bow.ops[1:]...), append(p.pts, bow.pts[1:]...)
	p.pts[len(p.pts)-1] = b // to the point where the next step begins
}

// split parts a path into its outlines.
func (p *path) split() []*path {
	var out []*path
	p.each(func(o op, q []point) {
		if o == moveTo {
			out = append(out, new(path))
		}
		if len(out) == 0 {
			return
		}
		last := out[len(out)-1]
		last.ops = append(last.ops, o)
		last.pts = append(last.pts, q...)
	})
	return out
}

// reversed is one outline drawn the other way round, closed.
func (p *path) reversed() *path {
	out := new(path)
	n := len(p.pts)
	out.move(p.pts[n-1].x, p.pts[n-1].y)
	i := n - 1
	for k := len(p.ops) - 1; k > 0; k-- {
		switch p.ops[k] {
		case lineTo:
			out.line(p.pts[i-1].x, p.pts[i-1].y)
			i--
		case curveTo:
			a, b, c := p.pts[i-1], p.pts[i-2], p.pts[i-3]
			out.curve(a.x, a.y, b.x, b.y, c.x, c.y)
			i -= 3
		}
	}
	return out.close()
}

// symbolPath is a symbol's outline, read once.
func symbolPath(s cards.Sign) *path {
	if p, ok := symbolPaths.Load(s); ok {
		return p.(*path)
	}
	p, err := pathData(look.Outline(s))
	if err != nil {
		p = new(path) // the package's test reads every symbol
	}
	symbolPaths.Store(s, p)
	return p
}

var symbolPaths sync.Map
