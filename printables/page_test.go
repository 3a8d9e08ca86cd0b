package printables

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// dpi is the resolution at which every tag must be read from its page.
const dpi = 150.0

const pxPerMM = dpi / 25.4

// needTools skips when a program that the Makefile installs is missing.
func needTools(t *testing.T, names ...string) {
	t.Helper()
	for _, n := range names {
		if _, err := exec.LookPath(n); err != nil {
			t.Skipf("%s is not installed; make test installs it", n)
		}
	}
}

// photograph is a page of a PDF as poppler shows it.
func photograph(t *testing.T, pdf string, page int) *image.Gray {
	t.Helper()
	return rasterised(t, pdf, page, dpi)
}

// rasterised is a page at dots per inch.
func rasterised(t *testing.T, pdf string, page int, dpi float64) *image.Gray {
	t.Helper()
	out, err := exec.Command("pdftoppm", "-r", fmt.Sprint(dpi), "-gray", "-f", fmt.Sprint(page), "-l", fmt.Sprint(page), pdf).Output()
	if err != nil {
		t.Fatalf("pdftoppm: %v", err)
	}
	var w, h, most int
	if _, err := fmt.Fscanf(bytes.NewReader(out), "P5\n%d %d\n%d\n", &w, &h, &most); err != nil || most != 255 || len(out) < w*h {
		t.Fatalf("page %d of %s is no grey picture of 8 bits: %v", page, pdf, err)
	}
	return &image.Gray{Pix: out[len(out)-w*h:], Stride: w, Rect: image.Rect(0, 0, w, h)}
}

func grey(img image.Image) *image.Gray {
	g := image.NewGray(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(g, g.Rect, img, img.Bounds().Min, draw.Src)
	return g
}

func TestEveryPrintedTagIsReadFromItsPage(t *testing.T) {
	tagsAreReadFromTheirPages(t, Options{Paper: "a4"})
}

// Each paper, layout and ink; every game is printed in its own test.
func TestFilmEveryPrintedTagIsReadFromItsPage(t *testing.T) {
	tagsAreReadFromTheirPages(t, allFormats()...)
}

// tagsAreReadFromTheirPages prints a box, photographs each page and reads each
// tag where the components file says it is: with zbar, in a picture that holds
// only the code and its quiet zone, and module by module.
func tagsAreReadFromTheirPages(t *testing.T, formats ...Options) {
	t.Helper()
	needTools(t, "pdftoppm", "zbarimg")
	for _, o := range formats {
		t.Run(o.named(), func(t *testing.T) {
			dir := t.TempDir()
			o.Dir = dir
			out, err := Print(t.Context(), testBox(), o)
			if err != nil {
				t.Fatal(err)
			}
			list, err := ReadComponents(filepath.Join(dir, ComponentsFile))
			if err != nil {
				t.Fatal(err)
			}
			pieces := list.Pieces
			for _, m := range list.Mats {
				pieces = append(pieces, m.Component)
			}
			type where struct {
				sheet string
				page  int
			}
			pages := map[where]*image.Gray{}
			var crops []crop
			for _, p := range pieces {
				at := where{p.Sheet, p.Page}
				if pages[at] == nil {
					pages[at] = photograph(t, filepath.Join(dir, p.Sheet), p.Page)
					marginsAreWhite(t, fmt.Sprintf("%s page %d", p.Sheet, p.Page), pages[at])
				}
				if o.Ink != Outline {
					agrees(t, p, pages[at])
				}
				for _, tag := range p.Tags {
					if wrong := wrongModules(t, pages[at], tag); wrong > 0 {
						t.Errorf("%s: %d modules of its tag are not where the components file says", p.ID, wrong)
					}
					crops = append(crops, cropTag(pages[at], tag))
				}
			}
			if want := 11 + 8 + 8*2; len(crops) != want {
				t.Errorf("%d tags on %d sheets, want %d", len(crops), len(out.Files)-1, want)
			}
			zbarReads(t, crops)
		})
	}
}

// crop is the picture of one tag and what it must say.
type crop struct {
	payload string
	img     image.Image
}

func cropTag(page *image.Gray, tag ComponentTag) crop {
	quiet := cards.QuietMods * tag.Size / cards.Modules
	px := func(mm float64) int { return int(math.Round(mm * pxPerMM)) }
	return crop{tag.Payload, page.SubImage(image.Rect(px(tag.X-quiet), px(tag.Y-quiet), px(tag.X+tag.Size+quiet), px(tag.Y+tag.Size+quiet)))}
}

// zbarReads has zbar read every crop.
func zbarReads(t *testing.T, crops []crop) {
	t.Helper()
	dir := t.TempDir()
	args := []string{"-q", "--nodbus", "--xml", "-Sdisable", "-Sqrcode.enable"}
	for i, c := range crops {
		name := filepath.Join(dir, fmt.Sprintf("%03d.png", i))
		var b bytes.Buffer
		if err := png.Encode(&b, c.img); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, name)
	}
	out, _ := exec.Command("zbarimg", args...).Output() // it fails when any picture holds no code
	said := strings.Split(string(out), "<source ")[1:]
	read := map[string]string{}
	for _, s := range said {
		for i := range crops {
			if strings.Contains(s, fmt.Sprintf("%03d.png", i)) {
				read[crops[i].payload] = s
			}
		}
	}
	for _, c := range crops {
		if !strings.Contains(read[c.payload], "<![CDATA["+c.payload+"]]>") {
			t.Errorf("zbar does not read %s from its page", c.payload)
		}
	}
}

// wrongModules counts modules whose middle on the page has not the colour that
// the code has there.
func wrongModules(t *testing.T, page *image.Gray, tag ComponentTag) int {
	t.Helper()
	code, err := cards.Encode(tag.Payload)
	if err != nil {
		t.Fatal(err)
	}
	m := shift(tag.X+tag.Size/2, tag.Y+tag.Size/2).then(turn(tag.Angle)).then(shift(-tag.Size/2, -tag.Size/2)).then(zoom(tag.Size / cards.Modules))
	wrong := 0
	for y := range cards.Modules {
		for x := range cards.Modules {
			q := m.apply(point{float64(x) + 0.5, float64(y) + 0.5})
			dark := page.GrayAt(int(q.x*pxPerMM), int(q.y*pxPerMM)).Y < 128
			if dark != code[y*cards.Modules+x] {
				wrong++
			}
		}
	}
	return wrong
}

// marginsAreWhite checks that nothing is printed where printers cannot.
func marginsAreWhite(t *testing.T, what string, page *image.Gray) {
	t.Helper()
	edge := int(math.Floor(margin*pxPerMM)) - 1
	b := page.Rect
	for y := range b.Max.Y {
		for x := range b.Max.X {
			if x >= edge && x < b.Max.X-edge && y >= edge && y < b.Max.Y-edge {
				continue
			}
			if page.GrayAt(x, y).Y < 250 {
				t.Errorf("%s: ink at %.1f, %.1f mm, within the margin", what, float64(x)/pxPerMM, float64(y)/pxPerMM)
				return
			}
		}
	}
}

// agrees checks that a piece on its page looks as Face draws it.
func agrees(t *testing.T, c Component, page *image.Gray) {
	t.Helper()
	b := testBox()
	p, ok := b.Piece(c.ID)
	if !ok {
		t.Fatalf("the components list %q, which is not in the box", c.ID)
	}
	scale := c.W / p.W
	img, err := Face(p, b, pxPerMM*scale, nil)
	if err != nil {
		t.Fatal(err)
	}
	drawn, own := grey(img), c.frame(1)
	x0, y0, x1, y1 := rect(c.X, c.Y, c.W, c.H).through(turnAbout(c.X+c.W/2, c.Y+c.H/2, c.Angle)).bounds()
	sum, n := 0.0, 0
	for y := int(math.Ceil(y0 * pxPerMM)); y < int(y1*pxPerMM); y++ {
		for x := int(math.Ceil(x0 * pxPerMM)); x < int(x1*pxPerMM); x++ {
			q := own.apply(point{(float64(x) + 0.5) / pxPerMM, (float64(y) + 0.5) / pxPerMM})
			sum += math.Abs(float64(drawn.GrayAt(int(q.x*pxPerMM), int(q.y*pxPerMM)).Y) - float64(page.GrayAt(x, y).Y))
			n++
		}
	}
	// Half a pixel of shift costs a tag's edges up to 10 grey levels on average.
	if mean := sum / float64(n); mean > 11 {
		t.Errorf("%s on its page differs from its picture by %.1f grey levels on average", c.ID, mean)
	}
}

// turnAbout turns about a point, clockwise.
func turnAbout(x, y, deg float64) matrix {
	return shift(x, y).then(turn(deg)).then(shift(-x, -y))
}

func TestFaceRefusesImpossibleSizes(t *testing.T) {
	b := testBox()
	for _, k := range []float64{0, -1, math.NaN(), math.Inf(1), 1e6} {
		if _, err := Face(b.Deck[0], b, k, nil); err == nil {
			t.Errorf("%g pixels a mm were drawn", k)
		}
		if _, err := Back(b, "", k); err == nil {
			t.Errorf("a back of %g pixels a mm was drawn", k)
		}
	}
	stranger := cards.Piece{ID: "mat-stranger", Kind: cards.Plate, W: 10, H: 10}
	if _, err := Face(stranger, b, 4, nil); err == nil {
		t.Error("a mat that is not in the box was drawn")
	}
}
