package printables

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

func svgArt(body string) cards.Art {
	return cards.Art{Name: "x.svg", Format: "svg", Data: []byte(body)}
}

// pngArt is a picture of one colour, w × h pixels.
func pngArt(w, h int, c color.NRGBA) cards.Art {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(img.Pix); i += 4 {
		copy(img.Pix[i:], []byte{c.R, c.G, c.B, c.A})
	}
	var b bytes.Buffer
	_ = png.Encode(&b, img)
	return cards.Art{Name: "x.png", Format: "png", Data: b.Bytes()}
}

// shownAt is the colour of a picture of 64 × 64 at a place, on white.
func shownAt(t *testing.T, a cards.Art, x, y int) color.RGBA {
	t.Helper()
	pic, err := readArt(&a)
	if err != nil {
		t.Fatal(err)
	}
	r := newRaster(64, 64, 1)
	p := pen{on: r, at: identity}
	p.solid(rect(0, 0, 64, 64), white)
	p.picture(pic, 32, 32, 64)
	return r.img.RGBAAt(x, y)
}

func TestWhatDrawingProgramsWriteIsDrawn(t *testing.T) {
	red := color.RGBA{255, 0, 0, 255}
	for what, c := range map[string]struct {
		svg  string
		x, y int // where it is red
	}{
		"a style":             {`<svg viewBox="0 0 64 64"><rect width="64" height="64" style="fill:#ff0000;stroke:none"/></svg>`, 5, 5},
		"a named colour":      {`<svg viewBox="0 0 64 64"><rect width="64" height="64" fill="Red"/></svg>`, 5, 5},
		"rgb":                 {`<svg viewBox="0 0 64 64"><rect width="64" height="64" fill="rgb(100%, 0,0)"/></svg>`, 5, 5},
		"currentColor":        {`<svg viewBox="0 0 64 64" color="#f00"><rect width="64" height="64" fill="currentColor"/></svg>`, 5, 5},
		"another viewBox":     {`<svg viewBox="100 100 10 10"><rect x="105" y="105" width="5" height="5" fill="red"/></svg>`, 40, 40},
		"a wide viewBox":      {`<svg viewBox="0 0 200 100"><rect width="200" height="100" fill="red"/></svg>`, 2, 32},
		"width and height":    {`<svg width="32mm" height="32mm"><rect width="16" height="16" fill="red"/></svg>`, 30, 30},
		"a prefix":            {`<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><s:rect width="64" height="64" fill="red"/></s:svg>`, 5, 5},
		"translate, scale":    {`<svg viewBox="0 0 64 64"><g transform="translate(32,32) scale(2)"><rect width="10" height="10" fill="red"/></g></svg>`, 50, 50},
		"rotate about":        {`<svg viewBox="0 0 64 64"><rect x="40" y="4" width="20" height="20" fill="red" transform="rotate(180 32 32)"/></svg>`, 14, 50},
		"an arc":              {`<svg viewBox="0 0 64 64"><path d="M2 32a30 30 0 1160 0 30 30 0 11-60 0z" fill="red"/></svg>`, 32, 6},
		"a quadratic curve":   {`<svg viewBox="0 0 64 64"><path d="M0 64Q32-64 64 64z" fill="red"/></svg>`, 32, 10},
		"a smooth quadratic":  {`<svg viewBox="0 0 64 64"><path d="M0 32Q16 0 32 32T64 32V64H0z" fill="red"/></svg>`, 16, 20},
		"notes of a program":  {`<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://s" viewBox="0 0 64 64"><sodipodi:namedview><sodipodi:grid/></sodipodi:namedview><defs><linearGradient id="a"/></defs><metadata>x</metadata><rect width="64" height="64" fill="red"/></svg>`, 5, 5},
		"what is hidden":      {`<svg viewBox="0 0 64 64"><rect width="64" height="64" fill="red"/><rect width="64" height="64" display="none"/><g style="display: none"><text>x</text></g></svg>`, 5, 5},
		"nothing in a stroke": {`<svg viewBox="0 0 64 64"><rect width="64" height="64" fill="red" stroke="none"/></svg>`, 5, 5},
	} {
		if got := shownAt(t, svgArt(c.svg), c.x, c.y); got != red {
			t.Errorf("%s: %v at %d, %d", what, got, c.x, c.y)
		}
	}
	// What lies outside of its box is cut off, and what is transparent lets through.
	out := svgArt(`<svg viewBox="0 0 64 64"><rect x="-500" width="2000" height="64" fill="red"/></svg>`)
	pic, err := readArt(&out)
	if err != nil {
		t.Fatal(err)
	}
	r := newRaster(64, 64, 1)
	pen{on: r, at: identity}.picture(pic, 32, 32, 32)
	if r.img.RGBAAt(4, 32).A != 0 || r.img.RGBAAt(32, 32) != red {
		t.Error("a picture reaches beyond its box")
	}
	if got := shownAt(t, svgArt(`<svg viewBox="0 0 64 64"><g opacity=".5"><rect width="64" height="64" fill="#000" fill-opacity="50%"/></g></svg>`), 9, 9); got.R < 188 || got.R > 194 {
		t.Errorf("a quarter of black gives %v", got)
	}
}

func TestWhatCannotBeDrawnIsNamedWithItsLine(t *testing.T) {
	wrap := func(s string) cards.Art {
		return svgArt("<svg viewBox=\"0 0 64 64\">\n<rect width='9' height='9'/>\n" + s + "\n</svg>")
	}
	for _, c := range []struct {
		a    cards.Art
		want string
	}{
		{wrap(`<text>Hello</text>`), "has a <text> in line 3, which cannot be drawn: turn the text into a path, or save the picture as PNG"},
		{wrap(`<image href="x.png"/>`), "has a <image> in line 3"},
		{wrap(`<use href="#a"/>`), "has a <use> in line 3"},
		{wrap(`<style>rect{fill:red}</style>`), "has a <style> in line 3, which cannot be drawn: give every shape its fill"},
		{wrap(`<rect width="5" height="5" fill="url(#glow)"/>`), "has the colour “url(#glow)” in line 3, which cannot be drawn: choose one plain colour"},
		{wrap(`<g mask="url(#m)"/>`), "has “mask” in line 3"},
		{wrap(`<path d="M0 0h9" stroke="red" stroke-dasharray="3 2"/>`), "has “stroke-dasharray” in line 3"},
		{wrap(`<rect width="50%" height="5"/>`), "width"},
		{wrap(`<circle r="1e99"/>`), "has r=“1e99” in line 3"},
		{wrap(`<rect width="90000" height="5"/>`), "has a shape far outside of the picture in line 3"},
		{wrap(`<path d="M0 0 X"/>`), "has a <path> that is not understood in line 3"},
		{wrap(`<g transform="spin(3)"/>`), "has transform=“spin(3)” in line 3"},
		{wrap(strings.Repeat(`<path d="M0 0h1"/>`, 5000)), "has more than 4000 shapes"},
		{wrap(strings.Repeat(`<g>`, 101) + `<path d="M0 0h9v9z"/>` + strings.Repeat(`</g>`, 101)), "has more than 100 groups within each other"},
		{wrap(`<path fill-rule="evenodd" d="` + strings.Repeat("M0 0h1v1z", 500) + `"/>`), "has a path of more than 400 outlines"},
		{svgArt(`<svg viewBox="0 0 64 64"></svg>`), "shows nothing"},
		{svgArt(`<svg viewBox="0 0 64"><rect/></svg>`), "has viewBox=“0 0 64” in line 1"},
		{svgArt(`<svg viewBox="0 0 0 0"><rect/></svg>`), "has no size"},
		{svgArt(`<svg><rect width="5" height="5"/></svg>`), "does not say how large it is"},
		{svgArt(`<html></html>`), "is no SVG: it begins with <html>"},
		{svgArt("Not a picture at all"), "is no SVG: there is nothing in it"},
		{svgArt("<svg viewBox='0 0 9 9'><g></svg>"), "is no SVG"},
		{svgArt(`<?xml version="1.0" encoding="latin9"?><svg/>`), "is no SVG that can be read (line 1)"},
		{pngArt(20, 12, color.NRGBA{9, 9, 9, 255}), "has only 20 × 12 pixels"},
		{pngArt(100, 100, color.NRGBA{}), "is transparent all over"},
		{cards.Art{Name: "x.png", Format: "png", Data: []byte("\x89PNG\r\n\x1a\nwhat")}, "is damaged, or no PNG"},
		{cards.Art{Name: "x.png", Format: "png", Data: pngArt(300, 300, color.NRGBA{1, 2, 3, 255}).Data[:400]}, "is damaged"},
		{hugePNG(), "has 100000 × 100000 pixels, at most 3000 a side are read"},
	} {
		_, err := KeepArt(c.a)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.90s: %v\nwant %s", c.a.Data, err, c.want)
		}
	}
}

// hugePNG says of itself that it has ten thousand million pixels.
func hugePNG() cards.Art {
	return cards.Art{Name: "x.png", Format: "png", Data: []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x01\x86\xa0\x00\x01\x86\xa0\x08\x00\x00\x00\x00\x8d\x39\x54\x14")}
}

func TestPixelsKeepTheirShapeAndPlace(t *testing.T) {
	a := pngArt(200, 100, color.NRGBA{0, 0, 255, 255})
	blue := color.RGBA{0, 0, 255, 255}
	for y, want := range map[int]color.RGBA{32: blue, 20: blue, 44: blue, 10: {255, 255, 255, 255}, 54: {255, 255, 255, 255}} {
		if got := shownAt(t, a, 3, y); got != want {
			t.Errorf("a wide picture is %v in row %d", got, y)
		}
	}
	pic, err := readArt(&a)
	if err != nil {
		t.Fatal(err)
	}
	r := newRaster(64, 64, 1)
	p := pen{on: r, at: identity, style: style{outline: true}}
	p.picture(pic, 32, 32, 64)
	if got := r.img.RGBAAt(32, 32); got.R != got.B || got.R < 130 {
		t.Errorf("with little ink blue is %v", got)
	}
}

func TestArtIsTheSameOnPhones(t *testing.T) {
	own := svgArt(`<svg viewBox="0 0 10 10"><script>alert(1)</script><rect width="10" height="10" fill="red" stroke="blue" stroke-width="2" onclick="alert(2)"/></svg>`)
	out, err := PictureSVG(cards.Piece{Name: "X", Art: &own})
	if err != nil || strings.Contains(string(out), "alert") {
		t.Fatalf("%s, %v", out, err)
	}
	if got := shownAt(t, svgArt(string(out)), 32, 32); got != (color.RGBA{255, 0, 0, 255}) {
		t.Errorf("its middle is %v", got)
	}
	bits := pngArt(100, 100, color.NRGBA{1, 2, 3, 255})
	if out, err = PictureSVG(cards.Piece{Name: "X", Art: &bits}); err != nil || !strings.Contains(string(out), "data:image/png;base64,") {
		t.Errorf("%.80s, %v", out, err)
	}
	if out, err = PictureSVG(cards.Piece{Name: "X"}); out != nil || err != nil {
		t.Error("a piece without a picture has one")
	}
}

func TestNamesThatCannotBePrinted(t *testing.T) {
	for _, ok := range []string{"Grandfather's hat", "Ölkännchen – groß", "Crème brûlée", "Żółw", "Rubik’s cube 3×3", "A coat that is long enough"} {
		if err := CheckLetters(ok); err != nil {
			t.Error(err)
		}
		if err := CheckName(ok, 63); err != nil {
			t.Error(err)
		}
	}
	for name, want := range map[string]string{
		"כובע": "“כובע” has letters that the cards' typeface lacks (כ ו ב ע): write it in Latin letters",
		"帽子":   "lacks (帽 子)", "قبعة": "has letters", "Hat 🎩": "lacks (🎩)", "Шляпа": "has letters",
	} {
		if err := CheckLetters(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, long := range []string{strings.Repeat("Donaudampfschifffahrt", 3), strings.Repeat("very long ", 12)} {
		if err := CheckName(long, 63); err == nil || !strings.Contains(err.Error(), "is too long for its card, even in two lines: shorten it") {
			t.Errorf("%q: %v", long, err)
		}
	}
}

// FuzzArt checks that no picture breaks the readers, and that what they take
// can be drawn, and drawn again from what phones get.
func FuzzArt(f *testing.F) {
	f.Add("svg", []byte(`<svg viewBox="0 0 64 64"><g transform="rotate(3 4 5)skewX(7)" style="fill:red"><path d="M1 2a3 4 5 0110 9q1 2 3 4t5 6zM9 9A1 1 0 1 0 2 2"/></g></svg>`))
	f.Add("svg", []byte(`<svg width="9" height="8"><rect rx="3" width="5" height="5" stroke="rgb(1,2,3)"/><ellipse rx="3" ry="4" opacity=".3"/></svg>`))
	f.Add("png", pngArt(70, 3, color.NRGBA{1, 2, 3, 200}).Data)
	f.Add("png", hugePNG().Data)
	f.Fuzz(func(t *testing.T, format string, data []byte) {
		a := cards.Art{Name: "x", Format: format, Data: data}
		pic, err := readArt(&a)
		if err != nil {
			if err.Error() == "" {
				t.Error("no sentence")
			}
			return
		}
		r := newRaster(8, 8, 2)
		pen{on: r, at: identity}.picture(pic, 4, 4, 8)
		for _, s := range pic.shapes {
			if math.IsNaN(s.width) {
				t.Error("a line has no width")
			}
		}
		if _, err := pic.svg(); err != nil {
			t.Error(err)
		}
	})
}

// A large picture is read once: what is kept of it is what is printed.
func TestALargePictureIsKeptAsSmallAsItIsPrinted(t *testing.T) {
	img := image.NewNRGBA64(image.Rect(0, 0, 2400, 1300))
	for y := range 1300 {
		for x := range 2400 {
			img.SetNRGBA64(x, y, color.NRGBA64{R: uint16(x * 27), G: uint16(y * 50), B: 0x80ff, A: 0xffff})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	kept, err := KeepArt(cards.Art{Name: "x.png", Format: "png", Data: b.Bytes()})
	if err != nil {
		t.Fatal(err)
	}
	pic, err := readArt(&kept)
	if err != nil {
		t.Fatal(err)
	}
	if got := pic.bits.img.Rect.Size(); got != image.Pt(keptSide, 390) || pic.bits.shrunk {
		t.Errorf("%v is kept", got)
	}
	for _, p := range []image.Point{{100, 100}, {360, 195}, {700, 30}} {
		was := color.NRGBAModel.Convert(img.At(p.X*10/3, p.Y*10/3)).(color.NRGBA)
		is := pic.bits.img.NRGBAAt(p.X, p.Y)
		for i, d := range []int{int(was.R) - int(is.R), int(was.G) - int(is.G), int(was.B) - int(is.B), int(was.A) - int(is.A)} {
			if d < -2 || d > 2 {
				t.Errorf("at %v it is %v, not %v (%d)", p, is, was, i)
			}
		}
	}
	small := pngArt(300, 200, color.NRGBA{1, 2, 3, 255})
	if kept, err := KeepArt(small); err != nil || !bytes.Equal(kept.Data, small.Data) {
		t.Error("a small picture is changed")
	}
}
