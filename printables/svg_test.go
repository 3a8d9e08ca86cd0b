package printables

import (
	"bytes"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

func TestNumbersAsTerseAsSVG(t *testing.T) {
	got, err := numbers(" 1.5-2,.5.5 1e-2\n-3 ")
	if want := []float64{1.5, -2, .5, .5, .01, -3}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if _, err := numbers("1 - 2"); err == nil {
		t.Error("a lone minus was taken for a number")
	}
}

func TestPathData(t *testing.T) {
	p, err := pathData("M1,2h3v4l-1-1zm10 10 1 1C0,0 1 1 2 2s1 1 2 2S9 9 8 8")
	if err != nil {
		t.Fatal(err)
	}
	want := []op{moveTo, lineTo, lineTo, lineTo, closing, moveTo, lineTo, curveTo, curveTo, curveTo}
	if !slices.Equal(p.ops, want) {
		t.Fatalf("steps %v, want %v", p.ops, want)
	}
	for i, q := range map[int]point{0: {1, 2}, 1: {4, 2}, 2: {4, 6}, 3: {3, 5}, 4: {11, 12}, 5: {12, 13}, 9: {3, 3}, 11: {4, 4}, 12: {5, 5}, 14: {8, 8}} {
		if p.pts[i] != q {
			t.Errorf("point %d is %v, want %v", i, p.pts[i], q)
		}
	}
	for _, bad := range []string{"1 2", "L1 2", "M1", "M1 2A3", "M1 2 C1 2 3", "M0 0z1 1"} {
		if _, err := pathData(bad); err == nil {
			t.Errorf("%q was taken for a path", bad)
		}
	}
}

// ink is the share of a 10 × 10 mm drawing that is dark.
func ink(t *testing.T, p *path) float64 {
	t.Helper()
	r := newRaster(10, 10, 10)
	r.fill(rect(0, 0, 10, 10), look.Paper)
	r.fill(p, black)
	return darkness(r.img)
}

func darkness(img *image.RGBA) float64 {
	sum := 0.0
	for i := 0; i < len(img.Pix); i += 4 {
		sum += 1 - float64(img.Pix[i])/255
	}
	return sum / float64(len(img.Pix)/4)
}

func TestEvenOddHolesStayOpen(t *testing.T) {
	ring := func() *path { return rect(0, 0, 10, 10).add(rect(2, 2, 6, 6)).add(rect(4, 4, 2, 2)) }
	if got := ink(t, ring()); math.Abs(got-1) > 0.01 {
		t.Errorf("by the non-zero rule %.2f is dark", got)
	}
	if got := ink(t, alternate(ring())); math.Abs(got-0.68) > 0.01 {
		t.Errorf("of a ring around a square %.2f is dark, want 0.68", got)
	}
}

func TestStrokeCoversItsLine(t *testing.T) {
	r := newRaster(10, 10, 20)
	r.fill(rect(0, 0, 10, 10), look.Paper)
	r.stroke(segment(1, 5, 9, 5), 1, black)
	if got, want := darkness(r.img), (8+math.Pi/4)/100; math.Abs(got-want) > 0.002 {
		t.Errorf("a line covers %.4f, want %.4f", got, want)
	}
	r = newRaster(10, 10, 20)
	r.fill(rect(0, 0, 10, 10), look.Paper)
	r.stroke(segment(0, 5, 10, 5), 0.1, black, 1, 1.5)
	if got, want := darkness(r.img), (4*0.1+4*0.1*0.1*math.Pi/4)/100; math.Abs(got-want) > 0.0006 {
		t.Errorf("dashes cover %.4f, want %.4f", got, want)
	}
}

// TestEveryPictureOfTheFontIsUnderstood reads all of the font's pictures: each
// must paint something, and only within its box.
func TestEveryPictureOfTheFontIsUnderstood(t *testing.T) {
	f, err := font.ParseTTF(bytes.NewReader(theme.DefaultEmojiFont().Content()))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for r := rune(0x80); r < 0x1FFFF; r++ {
		id, ok := f.NominalGlyph(r)
		if !ok {
			continue
		}
		if _, ok := f.GlyphData(id).(font.GlyphSVG); !ok {
			continue
		}
		pic, err := emoji(string(r))
		if err != nil {
			t.Errorf("U+%04X: %v", r, err)
			continue
		}
		n++
		if len(pic.shapes) == 0 {
			t.Errorf("U+%04X is empty", r)
		}
		for _, s := range pic.shapes {
			for _, run := range s.outline.polylines(1) {
				for _, q := range run {
					if q.x < -3 || q.y < -3 || q.x > 67 || q.y > 67 {
						t.Errorf("U+%04X reaches to %.0f, %.0f", r, q.x, q.y)
					}
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d pictures", n)
	}
}

func TestSymbolsAndTypefacesAreReadable(t *testing.T) {
	for _, s := range cards.Signs() {
		p, err := pathData(look.Outline(s))
		if err != nil {
			t.Errorf("%s: %v", s, err)
			continue
		}
		x0, y0, x1, y1 := p.bounds()
		if x0 < 0 || y0 < 0 || x1 > 24 || y1 > 24 || y1-y0 < 12 {
			t.Errorf("%s lies from %.1f, %.1f to %.1f, %.1f in its box of 24", s, x0, y0, x1, y1)
		}
	}
	for i, face := range []*typeface{display, regular, bold} {
		for _, r := range "AZaz09 ÄÖÜßéèçñ%·×–“”’:;,.?!" {
			face.load()
			if _, ok := face.face.NominalGlyph(r); !ok {
				t.Errorf("typeface %d has no %q", i, r)
			}
		}
		if _, w := face.set("Forest"); w < 2 || w > 5 {
			t.Errorf("typeface %d sets a word %.1f ems wide", i, w)
		}
	}
}

func TestTextWrapsWithinItsWidth(t *testing.T) {
	lines := regular.wrap("one two three four five\nsix", 12, 4)
	if len(lines) < 3 || lines[len(lines)-1] != "six" {
		t.Errorf("%q", lines)
	}
	for _, l := range lines {
		if _, ems := regular.set(l); ems*4 > 12 {
			t.Errorf("%q is too wide", l)
		}
	}
	for _, l := range regular.wrap("Deux pareilles forment une paire : un papier de 300 g", 12, 4) {
		if l == "g" || strings.HasPrefix(l, ":") {
			t.Errorf("a line begins with %q", l)
		}
	}
}

// FuzzSVG checks that no text breaks the reader, and that what it takes can be
// drawn.
func FuzzSVG(f *testing.F) {
	for _, s := range []string{
		`<svg><g opacity="0.5"><rect x="1" y="2" width="3" height="4" fill="#fff"/></g></svg>`,
		`<svg><path fill-rule="evenodd" d="M1,2h3v4l-1-1zM0 0C0,0 1 1 2 2s1 1 2 2"/></svg>`,
		`<svg><circle r="9" cx="5" cy="5" transform="matrix(1 0 0 1 2 3)" stroke="#123456" stroke-width="2"/></svg>`,
		`<svg><polygon points="0 0 5 5 0 5"/><line x1="1" y1="2"/><ellipse rx="3" ry="4"/></svg>`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		pic, err := readSVG(src, 64)
		if err != nil {
			return
		}
		r := newRaster(8, 8, 2)
		pen{on: r, at: identity}.picture(pic, 4, 4, 8)
	})
}
