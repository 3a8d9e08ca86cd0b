package printables

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

func TestComponentsSurviveTheFile(t *testing.T) {
	dir := t.TempDir()
	out, err := Print(t.Context(), testBox(), Options{Paper: "A4", Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	back, err := ReadComponents(filepath.Join(dir, ComponentsFile))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(out.Components, back) {
		t.Error("the components read are not those written")
	}
	if len(back.Pieces) != 19 || len(back.Mats) != 8 {
		t.Errorf("%d pieces and %d mats", len(back.Pieces), len(back.Mats))
	}
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func sorted(s []string) []string {
	s = slices.Clone(s)
	slices.Sort(s)
	return s
}

func TestAFaceHasTheWordsThatItIsGiven(t *testing.T) {
	b := testBox()
	german := b.Deck[0]
	german.Name = "Uhr"
	want, err := Face(german, b, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Face(b.Deck[0], b, 4, func(english string) string {
		if english == b.Deck[0].Name {
			return german.Name
		}
		return english
	})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Pix, want.Pix) {
		t.Error("the card does not have the name that it was given")
	}
}

func TestCardWithoutPictureHasItsName(t *testing.T) {
	b := testBox()
	one, other := b.Deck[0], b.Deck[0]
	one.Picture, one.Name, other.Picture, other.Name = "", "7", "", "3"
	var seen []*image.RGBA
	for _, c := range []cards.Piece{one, other} {
		img, err := Face(c, b, 4, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen = append(seen, img)
	}
	differ := 0
	for i := range seen[0].Pix {
		if seen[0].Pix[i] != seen[1].Pix[i] {
			differ++
		}
	}
	if differ < 1000 {
		t.Errorf("the cards 7 and 3 differ in %d values only", differ)
	}
}

func TestUnknownPictureIsRefused(t *testing.T) {
	for _, picture := range []string{"x", "ab", "\U0001FAE0"} {
		b := testBox()
		b.Deck[0].Picture = picture
		dir := t.TempDir()
		_, err := Print(t.Context(), b, Options{Paper: "a4", Dir: dir})
		if err == nil || !strings.Contains(err.Error(), b.Deck[0].ID) {
			t.Errorf("picture %q: the refusal does not name the card: %v", picture, err)
		}
		if left := names(t, dir); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	}
}

func TestUnfitTagIsRefused(t *testing.T) {
	b := testBox()
	b.Mats[0].Tags[0].Payload = "lower case does not fit"
	if _, err := Print(t.Context(), b, Options{Paper: "a4", Dir: t.TempDir()}); err == nil || !strings.Contains(err.Error(), b.Mats[0].ID) {
		t.Errorf("the refusal does not name the mat: %v", err)
	}
}

// What the reader of components files would refuse is not printed.
func TestWhatCannotBeReadBackIsNotPrinted(t *testing.T) {
	for want, plant := range map[string]func(b *cards.Box){
		"this box cannot be printed: the piece “card-0” and the piece “card-1” have the same tag":              func(b *cards.Box) { b.Deck[1].Tags = b.Deck[0].Tags },
		"this box cannot be printed: the piece “card-0” has an id that something else has":                     func(b *cards.Box) { b.Deck[1].ID = b.Deck[0].ID },
		"this box cannot be printed: the zone “ON1” of the mat “mat-clearing” has an id that another zone has": func(b *cards.Box) { b.Mats[1].Zones[0].ID = b.Mats[0].Zones[0].ID },
		"this box cannot be printed: the piece “card-0” is of the kind “die”, which cannot be printed":         func(b *cards.Box) { b.Deck[0].Kind = "die" },
	} {
		b, dir := testBox(), t.TempDir()
		plant(b)
		if _, err := Print(t.Context(), b, Options{Dir: dir}); err == nil || err.Error() != want {
			t.Errorf("%v\nwant %s", err, want)
		}
		if left := names(t, dir); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	}
}

// What cannot be written is refused before a page is drawn, and leaves nothing
// behind.
func TestAFolderThatIsNoneIsRefusedBeforeAPageIsDrawn(t *testing.T) {
	home := t.TempDir()
	in, full := filepath.Join(home, "taken"), filepath.Join(home, "full")
	if err := os.WriteFile(in, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(full, ComponentsFile), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{in, filepath.Join(in, "below"), "/proc/self/none/below", full} {
		_, err := Print(t.Context(), testBox(), Options{Paper: "a4", Dir: dir, Progress: func(int, int) {
			t.Errorf("%s: a page is drawn", dir)
		}})
		if err == nil || !strings.Contains(err.Error(), "choose another") {
			t.Errorf("no advice: %v", err)
		}
	}
	if left, err := os.ReadDir(home); err != nil || len(left) != 2 {
		t.Errorf("left behind is %v, %v", left, err)
	}
}

func TestAFolderInTheWayOfASheetLeavesTheOldSheetsWhole(t *testing.T) {
	dir := t.TempDir()
	out, err := Print(t.Context(), testBox(), Options{Paper: "a4", Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	old, in := filepath.Join(dir, out.Files[0]), filepath.Join(dir, ComponentsFile)
	if err := errors.Join(os.WriteFile(old, []byte("old"), 0o600), os.Remove(in), os.Mkdir(in, 0o700)); err != nil {
		t.Fatal(err)
	}
	_, err = Print(t.Context(), testBox(), Options{Paper: "a4", Dir: dir})
	if err == nil || !strings.Contains(err.Error(), in+" is a folder") {
		t.Errorf("no word of the folder: %v", err)
	}
	if text, _ := os.ReadFile(old); string(text) != "old" {
		t.Error("a sheet was written all the same")
	}
	if left := names(t, dir); !slices.Equal(left, sorted(out.Files)) {
		t.Errorf("the folder holds %v", left)
	}
}

// fullDisk is a file that takes so many bytes and then no more.
type fullDisk struct {
	*os.File
	left *int
}

func (f fullDisk) Write(b []byte) (int, error) {
	if len(b) > *f.left {
		n, _ := f.File.Write(b[:*f.left])
		return n, fmt.Errorf("write: %w", syscall.ENOSPC)
	}
	*f.left -= len(b)
	return f.File.Write(b)
}

func TestAFullDiskLeavesTheOldSheetsWhole(t *testing.T) {
	dir := t.TempDir()
	before := "an older sheet"
	old := filepath.Join(dir, "picnic-a4-cards.pdf")
	if err := os.WriteFile(old, []byte(before), 0o600); err != nil {
		t.Fatal(err)
	}
	left := 200_000
	create = func(dir, pattern string) (store, error) {
		f, err := os.CreateTemp(dir, pattern)
		return fullDisk{f, &left}, err
	}
	t.Cleanup(func() {
		create = func(dir, pattern string) (store, error) { return os.CreateTemp(dir, pattern) }
	})
	_, err := Print(t.Context(), testBox(), Options{Paper: "a4", Dir: dir})
	if !errors.Is(err, syscall.ENOSPC) && (err == nil || !strings.Contains(err.Error(), "is full")) {
		t.Errorf("no word of the full disk: %v", err)
	}
	if got, _ := os.ReadFile(old); string(got) != before {
		t.Error("the older sheet was changed")
	}
	if left := names(t, dir); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}

func TestAnEmptyBoxPrintsItsFirstPage(t *testing.T) {
	out, err := Print(t.Context(), &cards.Box{Game: "none", Title: "None"}, Options{Paper: "letter", Dir: t.TempDir()})
	if err != nil || len(out.Files) != 2 {
		t.Errorf("%v, %v", out.Files, err)
	}
}
