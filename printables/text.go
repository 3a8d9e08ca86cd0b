package printables

import (
	"bytes"
	"strings"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"github.com/grovewatch/grovewatch/cards/look"
)

// typeface draws text as outlines, so that a page and a picture are the same
// to the last curve and no reader's fonts matter.
type typeface struct {
	mu     sync.Mutex
	file   []byte
	face   *font.Face
	em     float64 // font units in an em
	shaper shaping.HarfbuzzShaper
	glyphs map[font.GID]*path // in ems, y down
	widths map[string]float64 // in ems
}

var (
	display = &typeface{file: look.Display}
	regular = &typeface{file: look.Text}
	bold    = &typeface{file: look.Bold}
)

// load reads the typeface when it is first used. The files are part of the
// program; a test reads each.
func (t *typeface) load() bool {
	if t.face != nil {
		return true
	}
	face, err := font.ParseTTF(bytes.NewReader(t.file))
	if err != nil {
		return false
	}
	t.face, t.em, t.glyphs = face, float64(face.Upem()), map[font.GID]*path{}
	return true
}

// set gives a line of text as one path, in ems from the start of its
// baseline, and its width.
func (t *typeface) set(s string) (*path, float64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.load() {
		return new(path), 0
	}
	runes := []rune(s)
	line := t.shaper.Shape(shaping.Input{
		Text: runes, RunEnd: len(runes), Direction: di.DirectionLTR,
		Face: t.face, Size: fixed.I(int(t.em)), Script: language.Latin, Language: "en",
	})
	out, x := new(path), 0.0
	units := func(v fixed.Int26_6) float64 { return float64(v) / 64 / t.em }
	for _, g := range line.Glyphs {
		out.add(t.glyph(g.GlyphID).through(shift(x+units(g.XOffset), -units(g.YOffset))))
		x += units(g.Advance)
	}
	return out, x
}

// width is how wide a word or a line is, in ems. Words come again and again,
// at every size that is tried, so their widths are kept.
func (t *typeface) width(s string) float64 {
	t.mu.Lock()
	w, ok := t.widths[s]
	t.mu.Unlock()
	if ok {
		return w
	}
	_, w = t.set(s)
	t.mu.Lock()
	defer t.mu.Unlock()
	const most = 20000
	if t.widths == nil || len(t.widths) >= most {
		t.widths = map[string]float64{}
	}
	t.widths[s] = w
	return w
}

// has reports whether the typeface has a letter.
func (t *typeface) has(r rune) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.load() {
		return false
	}
	_, ok := t.face.NominalGlyph(r)
	return ok
}

func (t *typeface) glyph(id font.GID) *path {
	if p, ok := t.glyphs[id]; ok {
		return p
	}
	p := new(path)
	if o, ok := t.face.GlyphData(id).(font.GlyphOutline); ok {
		p = outlinePath(o, t.em)
	}
	t.glyphs[id] = p
	return p
}

// outlinePath turns a glyph's outline into a path in ems, y down.
func outlinePath(o font.GlyphOutline, em float64) *path {
	p := new(path)
	at := func(q font.SegmentPoint) (x, y float64) { return float64(q.X) / em, -float64(q.Y) / em }
	var px, py float64
	for i, s := range o.Segments {
		x, y := at(s.Args[0])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			if i > 0 {
				p.close()
			}
			p.move(x, y)
		case opentype.SegmentOpLineTo:
			p.line(x, y)
		case opentype.SegmentOpQuadTo: // raised to a cubic
			ex, ey := at(s.Args[1])
			p.curve(px+(x-px)*2/3, py+(y-py)*2/3, ex+(x-ex)*2/3, ey+(y-ey)*2/3, ex, ey)
			x, y = ex, ey
		case opentype.SegmentOpCubeTo:
			bx, by := at(s.Args[1])
			ex, ey := at(s.Args[2])
			p.curve(x, y, bx, by, ex, ey)
			x, y = ex, ey
		}
		px, py = x, y
	}
	if len(p.ops) > 0 {
		p.close()
	}
	return p
}

// anchor says which part of a line lies at its place.
type anchor float64

const (
	left   anchor = 0
	middle anchor = 0.5
	right  anchor = 1
)

// text writes a line with its baseline at y; size is the em in mm.
func (p pen) text(t *typeface, s string, x, y, size float64, a anchor, c look.Colour) {
	if p.ground {
		return
	}
	line, w := t.set(s)
	if len(line.ops) == 0 {
		return
	}
	line = line.through(shift(x-float64(a)*w*size, y).then(zoom(size)))
	if p.outline && (t != regular || size >= 4) { // lines keep clear of what is read
		p.on.stroke(line.through(p.at), 1.2, look.Paper)
	}
	if p.outline && t == display && size*p.at.scale() > large && c.A > 30 {
		p.fill(line, solid(c))
		return
	}
	p.write(line, c)
}

// fitted is the largest size, at most size, at which a line is no wider than w.
func (t *typeface) fitted(s string, w, size float64) float64 {
	if ems := t.width(s); ems*size > w {
		return w / ems
	}
	return size
}

// wrap breaks a text into lines no wider than w at a size.
func (t *typeface) wrap(s string, w, size float64) []string {
	var out []string
	for _, para := range strings.Split(s, "\n") {
		line, ems := "", 0.0
		for _, word := range look.Unbroken(para) {
			long := t.width(word)
			if line != "" && (ems+t.width(" ")+long)*size > w {
				out, line, ems = append(out, line), word, long
				continue
			}
			if line != "" {
				line, ems = line+" ", ems+t.width(" ")
			}
			line, ems = line+word, ems+long
		}
		out = append(out, line)
	}
	return out
}

// leading is the distance of baselines, in ems.
const leading = 1.3

// lines writes a text broken into lines, the first baseline at y, and gives
// the baseline after the last.
func (p pen) lines(t *typeface, s string, x, y, w, size float64, a anchor, c look.Colour) float64 {
	for _, line := range t.wrap(s, w, size) {
		p.text(t, line, x, y, t.fitted(line, w, size), a, c)
		y += size * leading
	}
	return y
}
