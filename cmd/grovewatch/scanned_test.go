package main

import (
	"strings"
	"testing"
)

func TestCoarsePicturesAskForANearerCamera(t *testing.T) {
	for px, want := range map[float64]string{
		2: "", 1.2: "", 1.15: "a tenth", 1: "a fifth", 0.9: "a quarter", 0.8: "a third", 0.5: "half",
	} {
		got := hint(px)
		if (got == "") != (want == "") || !strings.HasSuffix(got, want) {
			t.Errorf("%.2f px per module: %q, want %q", px, got, want)
		}
	}
}
