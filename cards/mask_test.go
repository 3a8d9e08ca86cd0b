package cards

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	qrcode "github.com/skip2/go-qrcode"
)

// fromLibrary is a code with the mask that the library chose.
func fromLibrary(t *testing.T, payload string) Pattern {
	t.Helper()
	q, err := qrcode.NewWithForcedVersion(payload, 1, qrcode.Highest)
	if err != nil {
		t.Fatal(err)
	}
	q.DisableBorder = true
	var p Pattern
	for y, row := range q.Bitmap() {
		copy(p[y*Modules:], row)
	}
	return p
}

// With each mask that the library chooses, its code is compared with its own
// remasked to all others and back.
func TestAMaskIsTheStandards(t *testing.T) {
	met := map[int]bool{}
	for i := 0; len(met) < len(masks) && i < 1000; i++ {
		p := fromLibrary(t, Payload("mask", fmt.Sprint(i)))
		own := p.maskOf()
		met[own] = true
		for to := range masks {
			q := p
			q.remask(to)
			if q.maskOf() != to || (q == p) != (to == own) {
				t.Errorf("mask %d made %d gives %d", own, to, q.maskOf())
			}
			if q.remask(own); q != p {
				t.Fatalf("mask %d made %d and %d again is another code", own, to, own)
			}
		}
	}
	if len(met) < len(masks) {
		t.Errorf("the library chose only the masks %v", met)
	}
}

// A phone knows nothing of the one mask: it must read a code with any.
func TestZbarReadsACodeWithEachMask(t *testing.T) {
	if _, err := exec.LookPath("zbarimg"); err != nil {
		t.Skip("zbarimg is not installed")
	}
	dir := t.TempDir()
	args := []string{"-q", "--nodbus", "--raw", "-Sdisable", "-Sqrcode.enable"}
	var want []string
	for to := range masks {
		payload := Payload("zbar", fmt.Sprint(to))
		p := fromLibrary(t, payload)
		p.remask(to)
		path := filepath.Join(dir, fmt.Sprintf("%d.png", to))
		picture(t, path, p)
		args, want = append(args, path), append(want, payload)
	}
	out, err := exec.Command("zbarimg", args...).Output()
	if got := strings.Fields(string(out)); err != nil || strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("zbar reads %v instead of %v: %v", got, want, err)
	}
}

// picture writes a code with its quiet zone as a PNG, 6 px a module.
func picture(t *testing.T, path string, p Pattern) {
	t.Helper()
	const px = 6
	const side = (Modules + 2*QuietMods) * px
	m := image.NewGray(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			i, j := x/px-QuietMods, y/px-QuietMods
			dark := i >= 0 && j >= 0 && i < Modules && j < Modules && p[j*Modules+i]
			if !dark {
				m.SetGray(x, y, color.Gray{Y: 255})
			}
		}
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}
