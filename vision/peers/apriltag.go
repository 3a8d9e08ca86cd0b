//go:build peers && apriltag

package main

/*
#cgo pkg-config: apriltag
#include <stdlib.h>
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

static int count(zarray_t *found) { return zarray_size(found); }

static int id(zarray_t *found, int i) {
	apriltag_detection_t *d;
	zarray_get(found, i, &d);
	return d->id;
}

static zarray_t *detect(apriltag_detector_t *d, unsigned char *pixels, int width, int height, int stride) {
	image_u8_t picture = {.width = width, .height = height, .stride = stride, .buf = pixels};
	return apriltag_detector_detect(d, &picture);
}
*/
import "C"

import (
	"image"
	"runtime"
	"strconv"
	"unsafe"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

func init() {
	marker = func() reader {
		family := C.tag36h11_create()
		detector := C.apriltag_detector_create()
		detector.quad_decimate = 1 // full size: it reaches further so
		C.apriltag_detector_add_family_bits(detector, family, 2)
		read := func(g *image.Gray, truth tabletop.Truth) []vision.Sighting {
			var pin runtime.Pinner
			pin.Pin(&g.Pix[0])
			defer pin.Unpin()
			found := C.detect(detector, (*C.uchar)(unsafe.Pointer(&g.Pix[0])), C.int(g.Rect.Dx()), C.int(g.Rect.Dy()), C.int(g.Stride))
			defer C.apriltag_detections_destroy(found)
			var out []vision.Sighting
			for i := range int(C.count(found)) {
				// The nth tag on the table has the nth marker.
				s := vision.Sighting{ID: "marker " + strconv.Itoa(int(C.id(found, C.int(i))))}
				if n := int(C.id(found, C.int(i))); n < len(truth.Tags) {
					s.ID, s.Corners = truth.Tags[n].Payload, truth.Tags[n].Corners
				}
				out = append(out, s)
			}
			return out
		}
		return reader{
			name:      "AprilTag 36h11 of the same width, a marker",
			newReader: func() func(*image.Gray, tabletop.Truth) []vision.Sighting { return read },
			prepare: func(g *image.Gray, truth tabletop.Truth, c tabletop.Camera) *image.Gray {
				return marked(g, truth, c, func(n int) *image.Gray { return pattern(family, n) })
			},
		}
	}
}

// pattern is a marker of ten modules a side, its white rim included, a px each.
func pattern(family *C.apriltag_family_t, n int) *image.Gray {
	m := C.apriltag_to_image(family, C.int(n))
	defer C.free(unsafe.Pointer(m))
	defer C.free(unsafe.Pointer(m.buf))
	out := image.NewGray(image.Rect(0, 0, int(m.width), int(m.height)))
	pix := unsafe.Slice((*uint8)(unsafe.Pointer(m.buf)), int(m.stride)*int(m.height))
	for y := range int(m.height) {
		copy(out.Pix[y*out.Stride:], pix[y*int(m.stride):][:m.width])
	}
	return out
}
