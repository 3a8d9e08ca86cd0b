//go:build peers

package main

/*
#cgo pkg-config: zbar
#include <stdlib.h>
#include <zbar.h>

// fourcc is how zbar names pictures of grey bytes: Y800.
static unsigned long fourcc(void) { return 0x30303859; }

// keep does nothing when zbar lets go of the pixels: they are not its own.
static void keep(zbar_image_t *image) {}

static void set_pixels(zbar_image_t *image, const void *data, unsigned long n) {
	zbar_image_set_data(image, data, n, keep);
}
*/
import "C"

import (
	"fmt"
	"image"
	"runtime"
	"unsafe"

	"github.com/grovewatch/grovewatch/vision"
)

// zbar reads QR codes only, as all here do.
func zbar() func(*image.Gray) []vision.Sighting {
	scanner := C.zbar_image_scanner_create()
	C.zbar_image_scanner_set_config(scanner, C.ZBAR_NONE, C.ZBAR_CFG_ENABLE, 0)
	C.zbar_image_scanner_set_config(scanner, C.ZBAR_QRCODE, C.ZBAR_CFG_ENABLE, 1)
	return func(g *image.Gray) []vision.Sighting {
		var pin runtime.Pinner
		pin.Pin(&g.Pix[0])
		defer pin.Unpin()
		img := C.zbar_image_create()
		defer C.zbar_image_destroy(img)
		C.zbar_image_set_format(img, C.fourcc())
		C.zbar_image_set_size(img, C.uint(g.Stride), C.uint(g.Rect.Dy()))
		C.set_pixels(img, unsafe.Pointer(&g.Pix[0]), C.ulong(len(g.Pix)))
		C.zbar_scan_image(scanner, img)
		var out []vision.Sighting
		for s := C.zbar_image_first_symbol(img); s != nil; s = C.zbar_symbol_next(s) {
			found := vision.Sighting{ID: C.GoStringN(C.zbar_symbol_get_data(s), C.int(C.zbar_symbol_get_data_length(s)))}
			for i := range min(len(found.Corners), int(C.zbar_symbol_get_loc_size(s))) {
				found.Corners[i] = vision.Point{X: float64(C.zbar_symbol_get_loc_x(s, C.uint(i))), Y: float64(C.zbar_symbol_get_loc_y(s, C.uint(i)))}
			}
			out = append(out, found)
		}
		return out
	}
}

func zbarVersion() string {
	var major, minor, patch C.uint
	C.zbar_version(&major, &minor, &patch)
	return fmt.Sprintf("%d.%d.%d", major, minor, patch)
}
