package printables

import (
	"context"
	"image"
)

// inkPxPerMM is how finely pages are drawn to measure their ink.
const inkPxPerMM = 0.4

// Ink is how many pages the ink of all the plan's pages would cover, were it
// laid on as full black.
func (p *Plan) Ink(ctx context.Context) (float64, error) {
	sum := 0.0
	for n := range p.Pages {
		if ctx.Err() != nil {
			return 0, errCancelled
		}
		img, err := p.Picture(n, inkPxPerMM)
		if err != nil {
			return 0, err
		}
		sum += inked(img)
	}
	return sum, nil
}

// inked is the mean of a picture's pixels, from 0 for white to 1 for black.
func inked(img *image.RGBA) float64 {
	sum := 0
	for i := 0; i < len(img.Pix); i += 4 {
		sum += 3*255 - int(img.Pix[i]) - int(img.Pix[i+1]) - int(img.Pix[i+2])
	}
	return float64(sum) / (3 * 255) / float64(len(img.Pix)/4)
}
