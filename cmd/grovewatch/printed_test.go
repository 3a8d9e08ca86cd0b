package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/printables"
)

// dpi is the resolution at which every printed tag must be read from its page.
const dpi = 150.0

// TestFilmEveryTagOfTheBoxIsReadFromItsPage prints the real games and photographs
// every page. zbar must read each tag in a picture of that tag alone, cut out
// where the components file says, and on whole pages nothing else; scan must
// read each tag at its place, and each once in the whole box.
func TestFilmEveryTagOfTheBoxIsReadFromItsPage(t *testing.T) {
	needTools(t, "pdftoppm", "zbarimg")
	for n, g := range games.List() {
		for i, f := range formats(n) {
			t.Run(g.Name()+"/"+strings.Join(f, "/"), func(t *testing.T) {
				t.Parallel() // they share the machine's cores
				box, pages := t.TempDir(), t.TempDir()
				grovewatch(t, "print", "--game", g.Name(), "--paper", f[0], "--layout", f[1], "--ink", f[2], "--out", box)
				list, err := printables.ReadComponents(filepath.Join(box, printables.ComponentsFile))
				if err != nil {
					t.Fatal(err)
				}
				shot := photograph(t, box, pages)
				want := map[string]place{} // by payload
				for _, c := range list.Pieces {
					want = located(t, want, c, shot)
				}
				for _, m := range list.Mats {
					want = located(t, want, m.Component, shot)
				}
				tags := 0
				for _, p := range g.Box().Pieces() {
					tags += len(p.Tags)
				}
				if len(want) != tags || tags < 30 {
					t.Fatalf("%d of the box's %d tags are printed", len(want), tags)
				}
				zbarReadsEach(t, want, shot)
				if i == 0 {
					zbarReadsNothingElse(t, want, pages)
				}
				scanReadsAll(t, want, pages, filepath.Join(box, printables.ComponentsFile))
			})
		}
	}
}

var everyFormat = flag.Bool("formats", false, "print every game in every format, not in one of its own")

// formats are the papers, layouts and inks that a game, the number-th of the list,
// is printed in. A small box is printed in every format by the tests of printables.
func formats(number int) (out [][]string) {
	for _, layout := range printables.Layouts() {
		for _, paper := range printables.Papers() {
			for _, ink := range printables.Inks() {
				out = append(out, []string{paper, layout, ink})
			}
		}
	}
	if *everyFormat {
		return out
	}
	const apart = 5 // from one game's format to the next: another layout, and another paper or ink
	at := apart * number % len(out)
	return out[at : at+1]
}

// Without the flag, no paper, layout or ink is left out.
func TestTheGamesTogetherArePrintedInEveryLayout(t *testing.T) {
	seen := map[string]bool{}
	for n := range games.List() {
		for _, word := range formats(n)[0] {
			seen[word] = true
		}
	}
	for _, word := range slices.Concat(printables.Papers(), printables.Layouts(), printables.Inks()) {
		if !seen[word] {
			t.Errorf("no game is printed with %s", word)
		}
	}
}

// place is where a tag was printed.
type place struct {
	tag   printables.ComponentTag
	piece string
	page  string // the name of the page's picture, without its ending
}

func located(t *testing.T, all map[string]place, c printables.Component, shot map[string]*image.Gray) map[string]place {
	t.Helper()
	page := fmt.Sprintf("%s-%02d", strings.TrimSuffix(c.Sheet, ".pdf"), c.Page)
	if shot[page] == nil {
		t.Fatalf("%s lies on page %d of %s, which is not there", c.ID, c.Page, c.Sheet)
	}
	for _, tag := range c.Tags {
		if other, twice := all[tag.Payload]; twice {
			t.Fatalf("%s and %s carry the same tag", other.piece, c.ID)
		}
		all[tag.Payload] = place{tag, c.ID, page}
	}
	return all
}

// photograph makes a PNG of every page of every sheet, and gives them by name.
func photograph(t *testing.T, box, pages string) map[string]*image.Gray {
	t.Helper()
	sheets, err := filepath.Glob(filepath.Join(box, "*.pdf"))
	if err != nil || len(sheets) == 0 {
		t.Fatalf("the sheets are %q: %v", sheets, err)
	}
	shot := map[string]*image.Gray{}
	raw := t.TempDir()
	for _, sheet := range sheets {
		name := strings.TrimSuffix(filepath.Base(sheet), ".pdf")
		cmd := exec.Command("pdftoppm", "-r", fmt.Sprint(dpi), "-gray", sheet, filepath.Join(raw, name))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("pdftoppm: %v: %s", err, out)
		}
	}
	made, err := filepath.Glob(filepath.Join(raw, "*.pgm"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range made {
		img := readPGM(t, path)
		// Poppler gives as many digits as the sheet's last page has.
		name := strings.TrimSuffix(filepath.Base(path), ".pgm")
		i := strings.LastIndexByte(name, '-')
		name = fmt.Sprintf("%s-%02s", name[:i], name[i+1:])
		shot[name] = img
		writePNG(t, filepath.Join(pages, name+".png"), img)
	}
	return shot
}

func readPGM(t *testing.T, path string) *image.Gray {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var w, h, most int
	if _, err := fmt.Fscanf(bytes.NewReader(b), "P5\n%d %d\n%d\n", &w, &h, &most); err != nil || most != 255 || len(b) < w*h {
		t.Fatalf("%s is no grey picture of 8 bits: %v", path, err)
	}
	return &image.Gray{Pix: b[len(b)-w*h:], Stride: w, Rect: image.Rect(0, 0, w, h)}
}

func writePNG(t *testing.T, path string, img image.Image) {
	t.Helper()
	var b bytes.Buffer
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := errors.Join(fast.Encode(&b, img), os.WriteFile(path, b.Bytes(), 0o600)); err != nil {
		t.Fatal(err)
	}
}

// zbarReadsEach cuts every tag out of its page with its quiet zone.
func zbarReadsEach(t *testing.T, want map[string]place, shot map[string]*image.Gray) {
	t.Helper()
	px := func(mm float64) int { return int(math.Round(mm * dpi / 25.4)) }
	dir := t.TempDir()
	for payload, p := range want {
		quiet := cards.QuietMods * p.tag.Size / cards.Modules
		r := image.Rect(px(p.tag.X-quiet), px(p.tag.Y-quiet), px(p.tag.X+p.tag.Size+quiet), px(p.tag.Y+p.tag.Size+quiet))
		writePNG(t, filepath.Join(dir, payload+".png"), shot[p.page].SubImage(r))
	}
	read := zbar(t, dir)
	for payload, p := range want {
		if got := read[payload]; !slices.Equal(got, []string{payload}) {
			t.Errorf("where %s has the tag %s zbar reads %q", p.piece, payload, got)
		}
	}
}

// zbarReadsNothingElse looks at whole pages, on which zbar finds many tags.
func zbarReadsNothingElse(t *testing.T, want map[string]place, pages string) {
	t.Helper()
	times := map[string]int{}
	for page, payloads := range zbar(t, pages) {
		for _, payload := range payloads {
			times[payload]++
			if p, ok := want[payload]; !ok || p.page != page {
				t.Errorf("zbar reads %q on %s; the components file has it on %q", payload, page, p.page)
			}
		}
	}
	for payload, n := range times {
		if n > 1 {
			t.Errorf("zbar reads %s %d times", payload, n)
		}
	}
	if len(times) < len(want)/2 {
		t.Errorf("on whole pages zbar reads only %d of %d tags", len(times), len(want))
	}
}

// zbar reads all pictures of a folder, and gives what it reads by their names.
func zbar(t *testing.T, dir string) map[string][]string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil || len(all) == 0 {
		t.Fatalf("no pictures in %s: %v", dir, err)
	}
	type source struct {
		Href string   `xml:"href,attr"`
		Data []string `xml:"index>symbol>data"`
	}
	read := map[string][]string{}
	var mu sync.Mutex
	var work sync.WaitGroup
	for part := range slices.Chunk(all, (len(all)+1)/2) {
		work.Go(func() {
			args := append([]string{"-q", "--nodbus", "--xml", "-Sdisable", "-Sqrcode.enable"}, part...)
			out, _ := exec.Command("zbarimg", args...).Output() // it fails when any picture holds no code
			var said struct {
				Sources []source `xml:"source"`
			}
			err := xml.Unmarshal(out, &said)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				t.Errorf("zbarimg: %v: %s", err, out)
			}
			for _, s := range said.Sources {
				read[strings.TrimSuffix(filepath.Base(s.Href), ".png")] = s.Data
			}
		})
	}
	work.Wait()
	return read
}

// scanReadsAll scans the folder of pages, whose frames are the pages in the
// order of their names.
func scanReadsAll(t *testing.T, want map[string]place, pages, components string) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(pages, "*.png"))
	if err != nil {
		t.Fatal(err)
	}
	times := map[string]int{}
	for _, line := range scan(t, "--components", components, pages) {
		page := strings.TrimSuffix(filepath.Base(all[line.Frame]), ".png")
		for _, tag := range line.Tags {
			times[tag.Payload]++
			p := want[tag.Payload]
			if p.page != page || p.piece != tag.Piece {
				t.Errorf("on %s scan reads %s of %q; it belongs to %q on %q", page, tag.Payload, tag.Piece, p.piece, p.page)
				continue
			}
			for i, c := range corners(p.tag) {
				if off := math.Hypot(c[0]-tag.Corners[i][0], c[1]-tag.Corners[i][1]); off > 2 {
					t.Errorf("corner %d of %s lies %.1f px from where it was printed", i, p.piece, off)
				}
			}
		}
	}
	for _, payload := range slices.Sorted(maps.Keys(want)) {
		if times[payload] != 1 {
			t.Errorf("scan reads the tag of %s on %s %d times", want[payload].piece, want[payload].page, times[payload])
		}
	}
}

// corners of a printed code on its page, px, in the code's own order.
func corners(tag printables.ComponentTag) (out [4][2]float64) {
	s, c := math.Sincos(tag.Angle * math.Pi / 180)
	h := tag.Size / 2
	for i, p := range [4][2]float64{{-h, -h}, {h, -h}, {h, h}, {-h, h}} {
		out[i] = [2]float64{(tag.X + h + c*p[0] - s*p[1]) * dpi / 25.4, (tag.Y + h + s*p[0] + c*p[1]) * dpi / 25.4}
	}
	return out
}

// scan runs grovewatch scan --json and reads its lines, in which every field
// must be one that the format has, and of its type.
func scan(t *testing.T, args ...string) []scanned {
	t.Helper()
	var out []scanned
	for line := range bytes.Lines(grovewatch(t, append([]string{"scan", "--json"}, args...)...)) {
		var s scanned
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		if err := d.Decode(&s); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		out = append(out, s)
	}
	return out
}
