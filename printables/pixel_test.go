package printables

import (
	"image"
	"math"
	"path/filepath"
	"testing"
)

// fine is the resolution at which edges are looked at: 10 px a mm.
const fine = 10.0

// sheetPicture is a page of a sheet as poppler shows it, at 10 px a mm.
func sheetPicture(t *testing.T, out Printed, sheet string, page int) *image.Gray {
	t.Helper()
	return rasterised(t, filepath.Join(out.Dir, sheet), page, fine*25.4)
}

// depth is the mean of a region of a page, 0 for white to 255 for black.
func depth(img *image.Gray, r region) float64 {
	sum, n := 0.0, 0
	for y := int(math.Round(r.y * fine)); y < int(math.Round((r.y+r.h)*fine)); y++ {
		for x := int(math.Round(r.x * fine)); x < int(math.Round((r.x+r.w)*fine)); x++ {
			sum += float64(255 - img.GrayAt(x, y).Y)
			n++
		}
	}
	return sum / float64(max(n, 1))
}

func TestFilmTheOffsetMovesTheBacksAlone(t *testing.T) {
	needTools(t, "pdftoppm")
	plain, moved := printedBox(t, testBox(), Options{Only: []string{"cards"}}), printedBox(t, testBox(), Options{Only: []string{"cards"}, Offset: Offset{0.7, -1.2}})
	const sheet, dx, dy = "picnic-a4-cards.pdf", 7, -12
	for page, by := range map[int]image.Point{1: {}, 2: {X: dx, Y: dy}, 3: {}, 4: {X: dx, Y: dy}} {
		a, b := sheetPicture(t, plain, sheet, page), sheetPicture(t, moved, sheet, page)
		sum, n := 0.0, 0
		for y := 20; y < a.Rect.Max.Y-20; y++ {
			for x := 20; x < a.Rect.Max.X-20; x++ {
				sum += math.Abs(float64(a.GrayAt(x, y).Y) - float64(b.GrayAt(x+by.X, y+by.Y).Y))
				n++
			}
		}
		if off := sum / float64(n); off > 0.5 {
			t.Errorf("page %d is not moved by %v px: it differs by %.2f grey levels", page, by, off)
		}
	}
}

// TestFilmFoldingBringsTheBackBehindItsFront folds the paper in thought: what lies
// over the fold must be the back, seen from behind, to the pixel.
func TestFilmFoldingBringsTheBackBehindItsFront(t *testing.T) {
	needTools(t, "pdftoppm")
	for _, ink := range Inks() {
		o := Options{Layout: Fold, Ink: ink}
		b := testBox()
		p, err := NewPlan(b, o)
		if err != nil {
			t.Fatal(err)
		}
		out := printedBox(t, b, o)
		s := p.sheets[1]
		back := newRaster(63, 88, fine)
		cardBack(pen{back, identity, p.form.style}, 63, 88, 0, b.BackOf(""))
		seen := grey(back.img)
		for n, pg := range s.pages {
			img := sheetPicture(t, out, s.file, n+1)
			for i, f := range pg.fronts {
				line := pg.folds[0]
				for _, other := range pg.folds { // the fold that this card touches
					if d := math.Abs(other.x0 - (f.on.x + f.on.w)); line.x0 == line.x1 && d < math.Abs(line.x0-(f.on.x+f.on.w)) {
						line = other
					}
				}
				sum, count := 0.0, 0
				for v := 3.0; v < 85; v += 0.3 {
					for u := 3.0; u < 60; u += 0.3 {
						q := f.at.apply(point{u, v}) // on the front; folded, it lies on:
						if line.x0 == line.x1 {
							q.x = 2*line.x0 - q.x
						} else {
							q.y = 2*line.y0 - q.y
						}
						want := seen.GrayAt(int((63-u)*fine), int(v*fine)).Y
						sum += math.Abs(float64(want) - float64(img.GrayAt(int(q.x*fine), int(q.y*fine)).Y))
						count++
					}
				}
				if off := sum / float64(count); off > 8 {
					t.Errorf("%s, page %d, card %d: folded, the back differs by %.1f grey levels", ink, n+1, i, off)
				}
			}
		}
	}
}

// TestPicturesGoOnBeyondTheirEdges looks at the strips around each card that
// is printed with bleed: dark up to the bleed's end and white where no other
// card's begins.
func TestFilmPicturesGoOnBeyondTheirEdges(t *testing.T) {
	needTools(t, "pdftoppm")
	o := Options{Layout: Bleed}
	p, err := NewPlan(testBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	out := printedBox(t, testBox(), o)
	s := p.sheets[1]
	for n, pg := range s.pages {
		img := sheetPicture(t, out, s.file, n+1)
		for _, i := range append(pg.fronts, pg.backs...) {
			r, b := i.on, pg.bleed
			for side, strip := range map[string]region{
				"left": {r.x - b + 0.2, r.y, b - 0.3, r.h}, "right": {r.x + r.w + 0.1, r.y, b - 0.3, r.h},
				"top": {r.x, r.y - b + 0.2, r.w, b - 0.3}, "foot": {r.x, r.y + r.h + 0.1, r.w, b - 0.3},
				"corner": {r.x - b + 0.2, r.y - b + 0.2, b - 0.3, b - 0.3},
			} {
				if d := depth(img, strip); d < 150 {
					t.Errorf("page %d: beyond the %s of %s lies white (%.0f)", n+1, side, i.piece.ID, d)
				}
			}
		}
		all := pg.block.grown(pg.bleed)
		if d := depth(img, region{all.x, all.y - 0.35, all.w, 0.25}); d > 20 {
			t.Errorf("page %d: above its bleed the page is not white (%.0f)", n+1, d)
		}
	}
}

// TestFilmOutlinesNeedLittleInk compares what is dark on all pages in both inks.
// The tags are black in both.
func TestFilmOutlinesNeedLittleInk(t *testing.T) {
	ink := map[string]float64{}
	for _, name := range Inks() {
		p, err := NewPlan(testBox(), Options{Ink: name, Only: []string{"cards", "mats", "tokens"}})
		if err != nil {
			t.Fatal(err)
		}
		for n := range p.Pages {
			img, err := p.Picture(n, 3)
			if err != nil {
				t.Fatal(err)
			}
			for i := 0; i < len(img.Pix); i += 4 {
				r, g, b := img.Pix[i], img.Pix[i+1], img.Pix[i+2]
				if name == Outline && (r != g || g != b) {
					t.Fatalf("page %d in outline has the colour %d, %d, %d", n+1, r, g, b)
				}
				ink[name] += 1 - (float64(r)+float64(g)+float64(b))/3/255
			}
		}
	}
	share := ink[Outline] / ink[Colour]
	t.Logf("outlines need %.1f %% of the ink", 100*share)
	if share > 0.2 {
		t.Errorf("outlines need %.0f %% of the ink that colour needs", 100*share)
	}
}

// TestAPictureOfAPageIsAsItIsPrinted compares previews with poppler's pages.
func TestFilmAPictureOfAPageIsAsItIsPrinted(t *testing.T) {
	needTools(t, "pdftoppm")
	for _, o := range []Options{{Layout: Bleed}, {Layout: Fold, Ink: Outline}} {
		p, err := NewPlan(testBox(), o)
		if err != nil {
			t.Fatal(err)
		}
		out := printedBox(t, testBox(), o)
		for n, pg := range p.Pages {
			img, err := p.Picture(n, 4)
			if err != nil {
				t.Fatal(err)
			}
			shown, printed := grey(img), rasterised(t, filepath.Join(out.Dir, fileOf(p, pg.Sheet)), pg.Number, 4*25.4)
			sum := 0.0
			for i := range shown.Pix {
				if i < len(printed.Pix) {
					sum += math.Abs(float64(shown.Pix[i]) - float64(printed.GrayAt(i%shown.Stride, i/shown.Stride).Y))
				}
			}
			if off := sum / float64(len(shown.Pix)); off > 8 {
				t.Errorf("%s, %s: the picture differs from the page by %.1f grey levels", o.named(), pg.Title, off)
			}
		}
		if _, err := p.Picture(len(p.Pages), 4); err == nil {
			t.Error("a page that is not there has a picture")
		}
	}
}

func fileOf(p *Plan, sheet string) string {
	for _, s := range p.Sheets {
		if s.Name == sheet {
			return s.File
		}
	}
	return ""
}
