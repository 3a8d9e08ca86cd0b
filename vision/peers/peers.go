//go:build peers

package main

import "fmt"

// marker reads markers in the place of the tags, where its library is there; or nil.
var marker func() reader

// others are the general readers that the distribution offers as libraries.
func others(c conditions) []reader {
	out := []reader{
		{name: "zxing-cpp, single pass", newReader: payloadReader(zxing(false))},
		{name: "zxing-cpp, as it comes", newReader: payloadReader(zxing(true))},
		{name: "zxing-cpp, enlarged 3× and sharpened", prepare: enlarged, newReader: payloadReader(zxing(false))},
		{name: "zbar", newReader: payloadReader(zbar())},
	}
	// Markers can be painted into single pictures, not into a film.
	if marker != nil && c.codec.Name == "" {
		out = append(out, marker())
	}
	return out
}

// versions says which readers were linked.
func versions() string {
	return fmt.Sprintf("zxing-cpp %s, zbar %s", zxingVersion(), zbarVersion())
}
