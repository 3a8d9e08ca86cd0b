package printables

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheCalibrationSheetShowsTheOffsetsItNames(t *testing.T) {
	needTools(t, "pdftoppm")
	for _, paper := range Papers() {
		out, err := PrintCalibration(t.Context(), Options{Paper: paper, Dir: t.TempDir()})
		if err != nil || len(out.Files) != 1 {
			t.Fatalf("%v, %v", out.Files, err)
		}
		front, back := sheetPicture(t, out, out.Files[0], 1), sheetPicture(t, out, out.Files[0], 2)
		f, _ := formatOf(Options{Paper: paper})
		w := f.w
		squares(f.whole().block, func(col, row int, x, y float64) {
			ring, ok := middleOf(front.GrayAt, x, y, 5.9)
			cross, ok2 := middleOf(back.GrayAt, w-x, y, 7)
			if !ok || !ok2 {
				t.Fatalf("%s: the square %s is empty", paper, squareName(col, row))
			}
			want, err := SquareOffset(strings.ToLower(squareName(col, row)))
			if err != nil {
				t.Fatal(err)
			}
			// Seen through the paper, the front's ring lies at w - x.
			if dx, dy := cross.x-(w-ring.x), cross.y-ring.y; math.Abs(dx-want.X) > 0.12 || math.Abs(dy-want.Y) > 0.12 {
				t.Errorf("%s: the cross of %s is moved by %.2f, %.2f mm, not %v", paper, squareName(col, row), dx, dy, want)
			}
		})
	}
}

// middleOf is the middle of the box around all dark within far mm of a place,
// names above and to the right of it left out.
func middleOf[C interface{ RGBA() (r, g, b, a uint32) }](at func(x, y int) C, x, y, far float64) (point, bool) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for dy := -far; dy <= far; dy += 1 / fine {
		for dx := -far; dx <= far; dx += 1 / fine {
			px, py := math.Floor((x+dx)*fine), math.Floor((y+dy)*fine)
			if r, _, _, _ := at(int(px), int(py)).RGBA(); r > 0x8000 || dx > 2.6 && dy < -2.6 {
				continue
			}
			x0, x1 = min(x0, px+0.5), max(x1, px+0.5)
			y0, y1 = min(y0, py+0.5), max(y1, py+0.5)
		}
	}
	return point{(x0 + x1) / 2 / fine, (y0 + y1) / 2 / fine}, x1 >= x0
}

func TestSquaresThatAreNotThereAreRefused(t *testing.T) {
	for _, s := range []string{"", "C", "4", "L1", "A0", "A12", "C4x", "C04", "44", "Ä1", "C-4", "C4 5"} {
		if o, err := SquareOffset(s); err == nil || !strings.Contains(err.Error(), "A1 to K11") {
			t.Errorf("%q is %v: %v", s, o, err)
		}
	}
	if o, err := SquareOffset(" f6 "); err != nil || o != (Offset{}) {
		t.Errorf("the square in the middle is %v: %v", o, err)
	}
}

func FuzzSquareOffset(f *testing.F) {
	for _, s := range []string{"C4", "k11", "A1", "", "Z99"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if o, err := SquareOffset(s); err == nil && o.check() != nil {
			t.Errorf("%q gives %v", s, o)
		}
	})
}

func TestAnOffsetThatIsTooLargeIsToldInEveryLanguage(t *testing.T) {
	told, ok := Offset{X: 99}.check().(interface{ Sentence() (string, []any) })
	if !ok {
		t.Fatal("its sentence is lost")
	}
	if format, _ := told.Sentence(); !strings.Contains(format, "backs cannot be moved") {
		t.Errorf("it says %q", format)
	}
}

func TestOffsetsAreKeptByPaper(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	if o, err := SavedOffset("a4"); err != nil || o != (Offset{}) {
		t.Fatalf("before any was saved there is %v: %v", o, err)
	}
	want := map[string]Offset{"a4": {-1.5, 0.5}, "letter": {0, 2}}
	for paper, o := range want {
		if err := SaveOffset(paper, o); err != nil {
			t.Fatal(err)
		}
	}
	for paper, o := range want {
		if got, err := SavedOffset(strings.ToUpper(paper)); err != nil || got != o {
			t.Errorf("%s: %v: %v", paper, got, err)
		}
	}
	if err := SaveOffset("a3", Offset{}); err == nil {
		t.Error("an offset was saved for a paper that there is not")
	}
	if err := SaveOffset("a4", Offset{X: math.NaN()}); err == nil {
		t.Error("an offset that is no number was saved")
	}
	path, err := offsetsFile()
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"a4 = 3", "[a4]\nx = 99.0\n", "[a4", "[a4]\nx = nan\n"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if o, err := SavedOffset("a4"); err == nil || !strings.Contains(err.Error(), path) || o != (Offset{}) {
			t.Errorf("%q gives %v: %v", text, o, err)
		}
	}
	if err := os.RemoveAll(filepath.Dir(path)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Dir(path), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := SaveOffset("a4", Offset{}); err == nil {
		t.Error("an offset was saved into a folder that is a file")
	}
}
