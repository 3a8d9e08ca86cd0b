package vision_test

import (
	"fmt"
	"image"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// A reader knows the tags that can be in view and finds them in grey pictures.
func ExampleReader() {
	pattern, err := cards.Encode(cards.Payload("grove", "card-anchor"))
	if err != nil {
		fmt.Println(err)
		return
	}
	book, err := vision.NewCodebook([]vision.Code{{ID: "anchor", Modules: pattern[:]}})
	if err != nil {
		fmt.Println(err)
		return
	}

	// A dark picture with the code at (100, 80), three px a module, on a white
	// label that is four modules larger on each side.
	const px, left, top = 3, 100, 80
	picture := image.NewGray(image.Rect(0, 0, 320, 240))
	for y := range vision.Modules + 8 {
		for x := range vision.Modules + 8 {
			i, j := x-4, y-4
			code := i >= 0 && j >= 0 && i < vision.Modules && j < vision.Modules
			if code && pattern[j*vision.Modules+i] {
				continue
			}
			for k := range px * px {
				picture.Pix[picture.PixOffset(left+i*px+k%px, top+j*px+k/px)] = 230
			}
		}
	}

	for _, s := range vision.NewReader(book).Read(vision.Frame{Gray: picture}) {
		fmt.Printf("%s at (%.0f, %.0f)\n", s.ID, s.Corners[0].X, s.Corners[0].Y)
	}
	// Output: anchor at (100, 80)
}
