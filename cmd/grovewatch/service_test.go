package main

import (
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"

	"github.com/grovewatch/grovewatch/printables"
)

// TestFilmOrderedCardsAreScanned reads the cards of Pairs, as The Game Crafter
// takes them, and those of a deck of people's own, as DriveThruCards does.
func TestFilmOrderedCardsAreScanned(t *testing.T) {
	needTools(t, "pdftoppm")
	example, err := filepath.Abs("../../cards/deck/example")
	if err != nil {
		t.Fatal(err)
	}
	for _, order := range []struct {
		cards   []string
		service string
	}{{[]string{"--game", "pairs"}, printables.GameCrafter}, {[]string{"--deck", example}, printables.DriveThru}} {
		t.Run(order.service, func(t *testing.T) {
			dir, pages := t.TempDir(), t.TempDir()
			grovewatch(t, append([]string{"print", "--for", order.service, "--out", dir}, order.cards...)...)
			components := filepath.Join(dir, printables.ComponentsFile)
			list, err := printables.ReadComponents(components)
			if err != nil {
				t.Fatal(err)
			}
			if order.service == printables.DriveThru {
				if out, err := exec.Command("pdftoppm", "-r", fmt.Sprint(dpi), "-gray", "-png", filepath.Join(dir, "grove-drivethru.pdf"), filepath.Join(pages, "side")).CombinedOutput(); err != nil {
					t.Fatalf("pdftoppm: %v: %s", err, out)
				}
			} else {
				for _, c := range list.Pieces {
					halved(t, filepath.Join(dir, c.Sheet), filepath.Join(pages, c.Sheet))
				}
			}
			where := map[string]printables.ComponentTag{}
			for _, c := range list.Pieces {
				where[c.ID] = c.Tags[0]
			}
			read := map[string]int{}
			for _, line := range scan(t, "--components", components, pages) {
				for _, tag := range line.Tags {
					read[tag.Piece]++
					at := where[tag.Piece]
					x, y := at.X*dpi/25.4, at.Y*dpi/25.4
					if off := math.Hypot(tag.Corners[0][0]-x, tag.Corners[0][1]-y); off > 2 {
						t.Errorf("the tag of %s lies %.1f px from where it was printed", tag.Piece, off)
					}
				}
			}
			if len(read) != 24 {
				t.Errorf("%d of 24 cards are read", len(read))
			}
			for piece, n := range read {
				if n != 1 {
					t.Errorf("%s is read %d times", piece, n)
				}
			}
		})
	}
}

// halved makes a picture of 300 dots an inch one of 150.
func halved(t *testing.T, from, to string) {
	t.Helper()
	f, err := os.Open(from)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	b := img.Bounds()
	half := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	draw.ApproxBiLinear.Scale(half, half.Bounds(), img, b, draw.Src, nil)
	writePNG(t, to, half)
}
