package companion

import (
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

// BenchmarkPicture measures what the shared live picture costs a frame.
func BenchmarkPicture(b *testing.B) {
	for name, size := range map[string]image.Point{"720p": {X: 1280, Y: 720}, "1080p": {X: 1920, Y: 1080}} {
		b.Run(name, func(b *testing.B) {
			p := newPictures(nil)
			p.take(vision.Frame{Color: image.NewRGBA(image.Rectangle{Max: size})})
			b.ReportAllocs()
			for b.Loop() {
				p.show(nil, nil, true)
			}
		})
	}
}
