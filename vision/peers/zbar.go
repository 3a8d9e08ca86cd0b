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
)

// zbar reads QR codes only, as all here do.
func zbar() func(*image.Gray) []string {
	scanner := C.zbar_image_scanner_create()
	C.zbar_image_scanner_set_config(scanner, C.ZBAR_NONE, C.ZBAR_CFG_ENABLE, 0)
	C.zbar_image_scanner_set_config(scanner, C.ZBAR_QRCODE, C.ZBAR_CFG_ENABLE, 1)
	return func(g *image.Gray) []string {
		var pin runtime.Pinner
		pin.Pin(&g.Pix[0])
		defer pin.Unpin()
		img := C.zbar_image_create()
		defer C.zbar_image_destroy(img)
		C.zbar_image_set_format(img, C.fourcc())
		C.zbar_image_set_size(img, C.uint(g.Stride), C.uint(g.Rect.Dy()))
		C.set_pixels(img, unsafe.Pointer(&g.Pix[0]), C.ulong(len(g.Pix)))
		C.zbar_scan_image(scanner, img)
		var out []string
		for s := C.zbar_image_first_symbol(img); s != nil; s = C.zbar_symbol_next(s) {
			out = append(out, C.GoStringN(C.zbar_symbol_get_data(s), C.int(C.zbar_symbol_get_data_length(s))))
		}
		return out
	}
}

func zbarVersion() string {
	var major, minor, patch C.uint
	C.zbar_version(&major, &minor, &patch)
	return fmt.Sprintf("%d.%d.%d", major, minor, patch)
}
