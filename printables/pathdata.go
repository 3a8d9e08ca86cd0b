package printables

import (
	"fmt"
	"strconv"
	"sync"

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
var arity = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Z': 0}

// pathData reads an SVG path made of M L H V C S Z, absolute or relative.
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
		var v [6]float64
		for k := range n {
			x, took, err := number(d[i:])
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
		case 'Z':
			p.close()
			at = start
			cmd = 0
		}
		if upper != 'C' && upper != 'S' {
			ctrl = at
		}
	}
	return p, nil
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
func symbolPath(s look.Symbol) *path {
	if p, ok := symbolPaths.Load(s); ok {
		return p.(*path)
	}
	p, err := pathData(s.Outline())
	if err != nil {
		p = new(path) // the package's test reads every symbol
	}
	symbolPaths.Store(s, p)
	return p
}

var symbolPaths sync.Map
