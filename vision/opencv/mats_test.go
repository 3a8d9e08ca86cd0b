//go:build matprofile

package opencv

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"gocv.io/x/gocv"
)

// TestMain counts OpenCV's pictures when the build tag matprofile is given: none
// is left after all tests of this package.
func TestMain(m *testing.M) {
	code := m.Run()
	if left := gocv.MatProfile.Count(); left > 0 {
		var b bytes.Buffer
		_ = gocv.MatProfile.WriteTo(&b, 1)
		fmt.Printf("%d of OpenCV's pictures are left:\n%s", left, b.String())
		code = 1
	}
	os.Exit(code)
}
