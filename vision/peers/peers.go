//go:build peers

package main

import "fmt"

// others are the general readers that the distribution offers as libraries.
func others() []reader {
	return []reader{
		{name: "zxing-cpp, single pass", fresh: text(zxing(false))},
		{name: "zxing-cpp, as it comes", fresh: text(zxing(true))},
		{name: "zxing-cpp, enlarged 3× and sharpened", prepare: enlarged, fresh: text(zxing(false))},
		{name: "zbar", fresh: text(zbar())},
	}
}

// versions says which readers were linked.
func versions() string {
	return fmt.Sprintf("zxing-cpp %s, zbar %s", zxingVersion(), zbarVersion())
}
