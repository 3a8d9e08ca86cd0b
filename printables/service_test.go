package printables

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// orderBox is a box of three cards of a size.
func orderBox(w, h float64) *cards.Box {
	b := testBox()
	b.Deck = b.Deck[:3]
	for i := range b.Deck {
		b.Deck[i] = recut(b.Deck[i], w, h)
	}
	return b
}

func TestAServiceGetsCardsOfItsSizeToThePixel(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		px   image.Point
	}{{63, 88, image.Pt(825, 1125)}, {44, 64, image.Pt(600, 825)}, {44, 68, image.Pt(600, 825)}} {
		dir, box := t.TempDir(), orderBox(c.w, c.h)
		made, err := PrintFor(context.Background(), box, GameCrafter, Options{Dir: dir})
		if err != nil {
			t.Fatal(err)
		}
		if len(made.Files) != len(box.Deck)+2 { // the back and the list
			t.Errorf("%g × %g mm: the files are %q", c.w, c.h, made.Files)
		}
		for _, name := range made.Files {
			if !strings.HasSuffix(name, ".png") {
				continue
			}
			data, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			img, err := png.Decode(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if img.Bounds().Size() != c.px {
				t.Errorf("%s has %v px, want %v", name, img.Bounds().Size(), c.px)
			}
			if !bytes.Contains(data, []byte("pHYs\x00\x00\x2e\x23\x00\x00\x2e\x23\x01")) {
				t.Errorf("%s does not say that it has 300 dots an inch", name)
			}
			if x, y := pale(img); x >= 0 {
				t.Errorf("%s is white at its edge, at %d, %d", name, x, y)
			}
		}
	}
}

// pale finds a white pixel in the outermost eighth of an inch, or gives -1, -1.
func pale(img image.Image) (int, int) {
	b := img.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			if x >= 38 && y >= 38 && x < b.Dx()-38 && y < b.Dy()-38 {
				continue
			}
			if r, g, bl, _ := img.At(x, y).RGBA(); min(r, g, bl) > 0xf800 {
				return x, y
			}
		}
	}
	return -1, -1
}

func TestAServiceGetsADeckAsOnePDFWithBacksBeforeFronts(t *testing.T) {
	dir, box := t.TempDir(), orderBox(63, 88)
	made, err := PrintFor(context.Background(), box, DriveThru, Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if len(made.Files) != 2 {
		t.Fatalf("the files are %q", made.Files)
	}
	pdf, err := os.ReadFile(filepath.Join(dir, made.Files[0]))
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(pdf, []byte("/TrimBox [9.00 9.00 189.00 261.00]")); n != 2*len(box.Deck) {
		t.Errorf("%d pages are trimmed by an eighth of an inch, want %d", n, 2*len(box.Deck))
	}
	if n := bytes.Count(pdf, []byte("/MediaBox [0 0 198.00 270.00]")); n == 0 {
		t.Error("no page is 2.75 × 3.75 inches")
	}
	for i, c := range made.Components.Pieces {
		if c.Page != 2*i+2 {
			t.Errorf("%s is on page %d, want %d", c.ID, c.Page, 2*i+2)
		}
	}
}

// Every tag stays where the list has it and is read there by zbar.
func TestFilmTagsOfOrderedCardsAreReadBack(t *testing.T) {
	needTools(t, "pdftoppm", "zbarimg")
	for _, name := range Services() {
		dir, box := t.TempDir(), orderBox(63, 88)
		made, err := PrintFor(context.Background(), box, name, Options{Dir: dir})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range made.Components.Pieces {
			file := filepath.Join(dir, c.Sheet)
			if strings.HasSuffix(file, ".pdf") {
				out := filepath.Join(dir, c.ID)
				if msg, err := exec.Command("pdftoppm", "-r", "300", "-png", "-singlefile", "-f", fmt.Sprint(c.Page), "-l", fmt.Sprint(c.Page), file, out).CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, msg)
				}
				file = out + ".png"
			}
			read, err := exec.Command("zbarimg", "-q", "--raw", "--nodbus", file).Output()
			if err != nil || strings.TrimSpace(string(read)) != c.Tags[0].Payload {
				t.Errorf("%s: zbar reads %q on %s, want %s (%v)", name, read, c.Sheet, c.Tags[0].Payload, err)
			}
		}
	}
}

func TestAServiceRefusesWhatItCannotPrint(t *testing.T) {
	for name, box := range map[string]*cards.Box{
		"DriveThruCards cuts no cards of 44 × 64 mm": orderBox(44, 64),
		"has no cards that DriveThruCards could":     func() *cards.Box { b := testBox(); b.Deck = nil; return b }(),
	} {
		dir := t.TempDir()
		_, err := PrintFor(context.Background(), box, DriveThru, Options{Dir: dir})
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("got %v, want %q", err, name)
		}
		if left, _ := os.ReadDir(dir); len(left) > 0 {
			t.Errorf("%s: files were left: %v", name, left)
		}
	}
	if _, err := PrintFor(context.Background(), orderBox(63, 88), "lulu", Options{}); err == nil || !strings.Contains(err.Error(), "choose gamecrafter or drivethru") {
		t.Errorf("an unknown service gives %v", err)
	}
}
