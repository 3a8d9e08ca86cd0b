package opencv

import (
	"testing"

	"gocv.io/x/gocv"
)

// BenchmarkFrame measures the way from OpenCV's decoded picture to a frame.
func BenchmarkFrame(b *testing.B) {
	for name, size := range map[string][2]int{"1280x720": {1280, 720}, "1920x1080": {1920, 1080}} {
		b.Run(name, func(b *testing.B) {
			m := gocv.NewMatWithSize(size[1], size[0], gocv.MatTypeCV8UC3)
			defer m.Close()
			for b.Loop() {
				if _, err := frameOf(m); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
