//go:build peers

package main

/*
#cgo pkg-config: zxing
#cgo CXXFLAGS: -std=c++20
#include <stdlib.h>
#include "zxing.h"
*/
import "C"

import (
	"image"
	"runtime"
	"strconv"
	"strings"
	"unsafe"

	"github.com/grovewatch/grovewatch/vision"
)

// zxing reads with zxing-cpp's own defaults, but QR codes only; downscaled, it
// looks at smaller copies of the picture, too, as it does when not told.
func zxing(downscaled bool) func(*image.Gray) []vision.Sighting {
	smaller := C.int(0)
	if downscaled {
		smaller = 1
	}
	return func(g *image.Gray) (out []vision.Sighting) {
		var pin runtime.Pinner
		pin.Pin(&g.Pix[0])
		defer pin.Unpin()
		said := C.zxing_read((*C.uchar)(unsafe.Pointer(&g.Pix[0])), C.int(g.Rect.Dx()), C.int(g.Rect.Dy()), C.int(g.Stride), smaller)
		defer C.free(unsafe.Pointer(said))
		for _, line := range strings.Split(C.GoString(said), "\n") {
			words := strings.SplitN(line, " ", 9)
			if len(words) < 9 {
				continue
			}
			s := vision.Sighting{ID: words[8]}
			for i := range s.Corners {
				s.Corners[i].X, _ = strconv.ParseFloat(words[2*i], 64)
				s.Corners[i].Y, _ = strconv.ParseFloat(words[2*i+1], 64)
			}
			out = append(out, s)
		}
		return out
	}
}

func zxingVersion() string { return C.GoString(C.zxing_version()) }
