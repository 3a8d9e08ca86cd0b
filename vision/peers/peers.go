//go:build peers

package main

import "fmt"

// marker reads markers in the place of the tags, where its library is there; or nil.
var marker func() reader

// others are the general readers that the distribution offers as libraries.
func others() []reader {
	return []reader{
		{name: "zxing-cpp, single pass", newReader: general(zxing(false), 1)},
		{name: "zxing-cpp, as it comes", newReader: general(zxing(true), 1)},
		{name: "zxing-cpp, enlarged 3× and sharpened", prepare: enlarged, newReader: general(zxing(false), times)},
		{name: "zbar", newReader: general(zbar(), 1)},
	}
}

// markers are the readers of markers, which are painted in the place of the tags.
func markers(c conditions) []reader {
	// Markers can be painted into single pictures, not into a film.
	if marker != nil && c.codec.Name == "" {
		return []reader{marker()}
	}
	return nil
}

// versions says which readers were linked.
func versions() string {
	return fmt.Sprintf("zxing-cpp %s, zbar %s", zxingVersion(), zbarVersion())
}
