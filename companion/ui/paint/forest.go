package paint

import (
	"image"
	"math"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
)

// Backdrop draws the wood at night, or by day, behind everything.
func Backdrop(size fyne.Size) []fyne.CanvasObject {
	// Half the pixels are enough for something so soft.
	const coarse = 2
	img := Forest(int(size.Width/coarse), int(size.Height/coarse))
	if ByDay() {
		InDaylight(img)
	}
	return []fyne.CanvasObject{Picture(img, 0, 0, size.Width, size.Height)}
}

// Forest paints a night sky with two rows of firs along its foot.
func Forest(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	p := &Plot{image.NewRGBA(image.Rect(0, 0, w, h)), 1}
	rows := []struct {
		colour       look.Colour
		foot, height float64
		seed         uint32
	}{
		{look.Mix(look.Ink, look.Fern, 0.45), 0.86, 0.20, 7},
		{look.Mix(look.Ink, look.Pine, 0.75), 0.97, 0.24, 23},
	}
	// The light of a ship that has landed behind the trees.
	shipX, shipY, reach := float64(w)*0.55, float64(h)*0.80, float64(w)*0.19
	tops := make([][]float64, len(rows))
	for i, r := range rows {
		tops[i] = firs(w, float64(h)*r.foot, float64(h)*r.height, r.seed)
	}
	for y := range h {
		t := float64(y) / float64(h)
		sky := look.Mix(look.Ink, look.Mix(look.Night, look.Dusk, 0.25), t*t)
		for x := range w {
			p.over(x, y, sky, 1)
			if d := math.Hypot(float64(x)-shipX, (float64(y)-shipY)*1.25) / reach; d < 1 {
				p.over(x, y, look.Field, 0.5*(1-d)*(1-d))
			}
			for i, r := range rows {
				p.over(x, y, r.colour, float64(y)-tops[i][x])
			}
		}
	}
	return p.Image
}

// firs gives the skyline of a row of trees: for each column the y where it begins.
func firs(w int, foot, height float64, seed uint32) []float64 {
	out := make([]float64, w)
	for i := range out {
		out[i] = foot
	}
	for x := -height; x < float64(w)+height; {
		seed = seed*1664525 + 1013904223
		tall := height * (0.45 + 0.55*float64(seed>>16&255)/255)
		half := tall * 0.27
		for dx := -half; dx <= half; dx++ {
			col := int(x + dx)
			if col < 0 || col >= w {
				continue
			}
			// Branches: the outline steps out and in as it goes down.
			reach := math.Abs(dx) / half
			tier := math.Mod(reach*5, 1)
			out[col] = min(out[col], foot-tall*(1-reach)+tier*tall*0.07)
		}
		seed = seed*1664525 + 1013904223
		x += half * (0.7 + 0.9*float64(seed>>16&255)/255)
	}
	return out
}
