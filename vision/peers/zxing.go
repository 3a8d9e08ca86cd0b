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
	"strings"
	"unsafe"
)

// zxing reads with zxing-cpp's own defaults, but QR codes only; downscaled, it
// looks at smaller copies of the picture, too, as it does when not told.
func zxing(downscaled bool) func(*image.Gray) []string {
	smaller := C.int(0)
	if downscaled {
		smaller = 1
	}
	return func(g *image.Gray) []string {
		var pin runtime.Pinner
		pin.Pin(&g.Pix[0])
		defer pin.Unpin()
		said := C.zxing_read((*C.uchar)(unsafe.Pointer(&g.Pix[0])), C.int(g.Rect.Dx()), C.int(g.Rect.Dy()), C.int(g.Stride), smaller)
		defer C.free(unsafe.Pointer(said))
		return strings.Fields(C.GoString(said))
	}
}

func zxingVersion() string { return C.GoString(C.zxing_version()) }
