package printables

import (
	"bytes"
	"fmt"
	"image/png"
	"math"
	"regexp"
	"strconv"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"github.com/grovewatch/grovewatch/cards/look"
)

// document is a PDF; its current page is a canvas.
type document struct {
	f     *fpdf.Fpdf
	h     float64 // of the current page, mm
	in    region  // where painting is allowed; nothing else is written
	state inks
	line  []byte // a path being written

	stamps   map[string]fpdf.Template
	twoSided bool // pages are printed on both sides
	within   bool // this is a stamp, which knows no transparency
}

// inks are the settings in force on the page, kept so that only changes are
// written.
type inks struct {
	fill, line look.Colour
	alpha      uint8
	width      float64
	dashed     bool
}

// printed is the date in every file: the same box gives the same bytes.
var printed = time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC)

func newDocument(title, author string) *document {
	f := fpdf.New("P", "mm", "A4", "")
	f.SetMargins(0, 0, 0)
	f.SetAutoPageBreak(false, 0)
	f.SetCatalogSort(true)
	f.SetCreationDate(printed)
	f.SetModificationDate(printed)
	f.SetProducer("Grovewatch", true)
	f.SetCreator("Grovewatch", true)
	f.SetTitle(title, true)
	f.SetAuthor(author, true)
	f.SetDisplayMode("fullpage", "single")
	return &document{f: f, stamps: map[string]fpdf.Template{}}
}

// page begins a page of w × h mm; trim is what is cut out of it and bleed how
// far the picture goes on beyond.
func (d *document) page(w, h float64, trim region, bleed float64) {
	d.f.AddPageFormat("P", fpdf.SizeType{Wd: w, Ht: h})
	// Page boxes count from the bottom of the page.
	d.f.SetPageBox("trim", trim.x, h-trim.y-trim.h, trim.w, trim.h)
	b := trim.grown(bleed)
	d.f.SetPageBox("bleed", b.x, h-b.y-b.h, b.w, b.h)
	d.begin(w, h)
}

// begin sets what every page and stamp begins with.
func (d *document) begin(w, h float64) {
	d.f.SetLineCapStyle("round")
	d.f.SetLineJoinStyle("round")
	d.f.SetDashPattern(nil, 0) // else the last page's dashes go on
	d.h, d.in = h, region{w: w, h: h}
	d.state = inks{alpha: 255, width: -1}
}

// stamp keeps a drawing once in the file and shows it wherever it is used.
func (d *document) stamp(name string, at matrix, w, h float64, draw func(on canvas, at matrix)) {
	if x0, y0, x1, y1 := rect(0, 0, w, h).through(at).bounds(); !d.in.meets(x0, y0, x1, y1) {
		return
	}
	size := fpdf.SizeType{Wd: w, Ht: h}
	t, ok := d.stamps[name]
	if !ok {
		t = d.f.CreateTemplateCustom(fpdf.PointType{}, size, func(in *fpdf.Tpl) {
			s := &document{f: &in.Fpdf, within: true}
			s.begin(w, h)
			draw(s, identity)
		})
		d.stamps[name] = t
	}
	d.carried(at, func() { d.f.UseTemplateScaled(t, fpdf.PointType{}, size) })
}

// carried draws what the library puts at the top left of the page where a
// matrix carries it. The page counts upwards in points.
func (d *document) carried(at matrix, draw func()) {
	m := matrix{at.a, -at.b, -at.c, at.d, (at.c*d.h + at.e) * pointsPerMM, (d.h - at.d*d.h - at.f) * pointsPerMM}
	d.f.RawWriteStr(fmt.Sprintf("q %.6g %.6g %.6g %.6g %.4f %.4f cm", m.a+0, m.b+0, m.c+0, m.d+0, m.e+0, m.f+0))
	draw()
	d.f.RawWriteStr("Q")
}

func (d *document) pixels(b *bitmap, at matrix, w, h float64) {
	if x0, y0, x1, y1 := rect(0, 0, w, h).through(at).bounds(); !d.in.meets(x0, y0, x1, y1) {
		return
	}
	d.alpha(255)
	kind := fpdf.ImageOptions{ImageType: "PNG"}
	if d.f.GetImageInfo(b.name) == nil {
		var file bytes.Buffer
		if err := png.Encode(&file, b.img); err != nil {
			d.f.SetError(fmt.Errorf("a picture cannot be put into the PDF: %w", err))
			return
		}
		d.f.RegisterImageOptionsReader(b.name, kind, &file)
	}
	d.carried(at, func() { d.f.ImageOptions(b.name, 0, 0, w, h, false, kind, 0, "") })
}

// bytes closes the document.
func (d *document) bytes() ([]byte, error) {
	var b bytes.Buffer
	if err := d.f.Output(&b); err != nil {
		return nil, fmt.Errorf("the PDF could not be made: %w", err)
	}
	return withViewing(boxesOutOfOrder.ReplaceAll(b.Bytes(), []byte("$2$1$3")), viewing(d.twoSided))
}

// boxesOutOfOrder finds page boxes that the library wrote the other way round:
// it walks a map. Swapping two neighbours moves nothing else in the file.
var boxesOutOfOrder = regexp.MustCompile(`(/TrimBox \[[-0-9. ]*\]\n)(/BleedBox \[[-0-9. ]*\]\n)(/Resources 2 0 R\n)`)

func (d *document) clip(x, y, w, h float64, draw func()) {
	state, in := d.state, d.in
	d.in = in.meet(region{x, y, w, h})
	d.f.ClipRect(x, y, w, h, false)
	draw()
	d.f.ClipEnd()
	d.state, d.in = state, in
}

func (d *document) fill(p *path, c look.Colour) {
	if !d.in.meets(p.bounds()) {
		return
	}
	opaque := solid(c)
	if d.state.fill != opaque {
		d.f.SetFillColor(int(c.R), int(c.G), int(c.B))
		d.state.fill = opaque
	}
	d.alpha(c.A)
	d.trace(p)
	d.f.DrawPath("F")
}

func (d *document) stroke(p *path, width float64, c look.Colour, dash ...float64) {
	x0, y0, x1, y1 := p.bounds()
	if h := width / 2; !d.in.meets(x0-h, y0-h, x1+h, y1+h) {
		return
	}
	opaque := solid(c)
	if d.state.line != opaque {
		d.f.SetDrawColor(int(c.R), int(c.G), int(c.B))
		d.state.line = opaque
	}
	if d.state.width != width {
		d.f.SetLineWidth(width)
		d.state.width = width
	}
	if len(dash) > 0 || d.state.dashed {
		d.f.SetDashPattern(dash, 0)
		d.state.dashed = len(dash) > 0
	}
	d.alpha(c.A)
	d.trace(p)
	d.f.DrawPath("D")
}

func (d *document) alpha(a uint8) {
	if d.within && a != 255 {
		d.f.SetErrorf("a repeated drawing must be opaque") // the library keeps no transparency for it
		return
	}
	if d.state.alpha != a {
		d.f.SetAlpha(math.Round(float64(a)/2.55)/100, "Normal")
		d.state.alpha = a
	}
}

// trace writes a path in points to two places, 0.004 mm; the library's own
// calls write curves with five and double the file.
func (d *document) trace(p *path) {
	d.line = d.line[:0]
	number := func(v float64) {
		v = math.Round(v*100) / 100
		d.line = append(strconv.AppendFloat(d.line, v+0, 'f', -1, 64), ' ') // +0 turns -0 into 0
	}
	p.each(func(o op, q []point) {
		for _, at := range q {
			number(at.x * pointsPerMM)
			number((d.h - at.y) * pointsPerMM)
		}
		d.line = append(d.line, "mlch"[o], '\n')
	})
	d.f.RawWriteStr(string(d.line))
}

const pointsPerMM = 72 / 25.4

// solid is the colour without its transparency; never the zero colour, which
// stands for "not set yet".
func solid(c look.Colour) look.Colour {
	c.A = 255
	return c
}
